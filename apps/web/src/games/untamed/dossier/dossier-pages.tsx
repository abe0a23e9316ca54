import type { Side, Uses } from '@tablee/rules/games/untamed/index.ts';
import {
  catalogue,
  holdingOf,
  KEYWORDS,
  maintenanceOf,
  playerAt,
  powerOf,
  roundUses,
  sightOf,
} from '@tablee/rules/games/untamed/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { cardLabel, UntamedCard } from '../cards/card.tsx';
import { sharesHolding } from '../cards/reading.ts';
import { useNames, useTableau } from '../context.tsx';
import type { Key } from '../words.ts';

interface CardsProps {
  readonly cards: readonly { readonly id: string; readonly face: string }[];
  /** Said where there is none. */
  readonly none?: string;
}

/** Cards to look at, not to choose. */
function Cards({ cards, none }: CardsProps) {
  const { words } = useTableau();
  if (cards.length === 0) return none === undefined ? null : <p className="un-page-none">{none}</p>;
  return (
    <ul className="dossier-cards">
      {cards.map(({ id, face }) => (
        <li key={id}>
          <CardTouch id={`page-${id}`} face={face} label={cardLabel(face, words)}>
            <UntamedCard face={face} />
          </CardTouch>
        </li>
      ))}
    </ul>
  );
}

/** Seats in turn order, the one at the bottom first. */
function useSeats(): readonly number[] {
  const { view, side } = useTableau();
  const { order } = view.open;
  const at = order.indexOf(side);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Support and removed cards, player by player. */
export function SupportPage({ first }: { readonly first: number | null }) {
  const { say, list, label } = useNames();
  const { open } = useTableau().view;
  const seats = useSeats();
  const shared = sharesHolding(open);
  const holders = shared
    ? open.sides.map((side) => side.seats)
    : [...seats].sort((a, b) => Number(b === first) - Number(a === first)).map((seat) => [seat]);
  return holders.map((group) => {
    const { support, removed } = holdingOf(open, group[0] ?? 0);
    return (
      <section key={group.join()} className="dossier-part">
        <h3>
          <Icon of={ICONS.support} />{' '}
          {say('supportOf', { who: list(group.map(label)), count: support.length })}
        </h3>
        <Cards cards={support.toReversed()} none={say('supportEmpty')} />
        {removed.length > 0 && (
          <>
            <h4>
              <Icon of={ICONS.removed} /> {say('removedCount', { count: removed.length })}
            </h4>
            <Cards cards={removed} />
          </>
        )}
      </section>
    );
  });
}

/** Strongholds side by side: the current one, those below, those fallen. */
export function StrongholdsPage() {
  const { say, list, label } = useNames();
  const { view } = useTableau();
  const { open, own } = view;
  const below = (side: Side, index: number): readonly string[] => {
    const mine = view.seat !== null && playerAt(open, view.seat).side === index;
    return side.openOrder ?? (mine && own !== null ? own.pile : side.reserve);
  };
  return open.sides.map((side, index) => (
    <section key={side.seats.join()} className="dossier-part">
      <h3>
        <Icon of={ICONS.stronghold} /> {list(side.seats.map(label))}
      </h3>
      {side.stronghold !== null && (
        <>
          <h4>{say('currentStronghold')}</h4>
          <Cards cards={[{ id: `now${index}`, face: `${side.stronghold}` }]} />
        </>
      )}
      {side.reserve.length > 0 && (
        <>
          <h4>{say(below(side, index) === side.reserve ? 'belowUnordered' : 'belowOrdered')}</h4>
          <Cards cards={below(side, index).map((face) => ({ id: `${index}${face}`, face }))} />
        </>
      )}
      {side.fallen.length > 0 && (
        <>
          <h4>
            <Icon of={ICONS.fallen} /> {say('fallenOnes', { count: side.fallen.length })}
          </h4>
          <Cards cards={side.fallen.map((face) => ({ id: `f${index}${face}`, face }))} />
        </>
      )}
    </section>
  ));
}

/** Every player's factions with all their cards: three copies of each are in the deck. */
export function CardsPage() {
  const { say, label, text } = useNames();
  const { open } = useTableau().view;
  const seats = useSeats();
  return (
    <>
      <p>{say('threeCopies')}</p>
      {seats.map((seat) => (
        <section key={seat} className="dossier-part">
          <h3>{label(seat)}</h3>
          {playerAt(open, seat).factions.map((id) => {
            const { name, identity, cards, stronghold } = catalogue.faction(id);
            return (
              <details key={id}>
                <summary>
                  <FactionCrest faction={id} />
                  <span>
                    <b>{text(name)}</b> {text(identity)}
                  </span>
                </summary>
                <Cards
                  cards={[stronghold, ...cards].map((card) => ({ id: card.id, face: card.id }))}
                />
              </details>
            );
          })}
        </section>
      ))}
    </>
  );
}

/** The reader's own Power and Bonus Power, as far as their faces are known. */
export function PowerPage() {
  const { say } = useNames();
  const { view } = useTableau();
  const { open, own, seat } = view;
  if (seat === null || own === null) return <p className="un-page-none">{say('powerHidden')}</p>;
  const { power, bonusPower } = holdingOf(open, seat);
  const known = new Map(own.faceDown.map(({ id, face }) => [id, face]));
  const lying = (cards: readonly { readonly id: string }[]) =>
    cards.flatMap(({ id }) => {
      const face = known.get(id);
      return face === undefined ? [] : [{ id, face }];
    });
  const unknown = power.length + bonusPower.length - lying(power).length - lying(bonusPower).length;
  return (
    <section className="dossier-part">
      <h3>
        <Icon of={ICONS.power} /> {say('power')}
      </h3>
      <Cards cards={lying(power)} none={say('powerEmpty')} />
      <h3>
        <Icon of={ICONS.bonusPower} /> {say('bonusPower')}
      </h3>
      <Cards cards={lying(bonusPower)} />
      {unknown > 0 && <p>{say('unknownFaces', { count: unknown })}</p>}
    </section>
  );
}

/** Hands and Power of team-mates who share what they know. */
export function MatesPage() {
  const { say, label } = useNames();
  const { view } = useTableau();
  return Object.entries(view.mates ?? {}).map(([seat, { hand, faceDown }]) => (
    <section key={seat} className="dossier-part">
      <h3>{label(Number(seat))}</h3>
      <h4>
        <Icon of={ICONS.hand} /> {say('mateHand', { count: hand.length })}
      </h4>
      <Cards cards={hand} none={say('handEmpty')} />
      <h4>
        <Icon of={ICONS.power} /> {say('power')}
      </h4>
      <Cards cards={faceDown} none={say('powerEmpty')} />
    </section>
  ));
}

function Why({ clause }: { readonly clause: string }) {
  const table = useTableActions();
  const { say } = useNames();
  return (
    <button type="button" onClick={() => table.why(clause)}>
      {say('why')} {clause}
    </button>
  );
}

interface Step {
  readonly words: string;
  /** Times it may be done this turn; `undefined`: without limit. */
  readonly uses?: Uses;
}

/** The parts of a turn, for a player who wonders what else there is to do; the ones done this turn are ticked. */
export function TurnPage() {
  const { say } = useNames();
  const { view, side } = useTableau();
  const { open } = view;
  const seat = view.seat ?? side;
  const { power, ability, draw } = roundUses(sightOf(open), seat);
  const { least, draws, supports } = maintenanceOf(open, seat);
  const active = open.active.includes(seat);
  const parts: readonly (readonly [title: Key, clause: string, steps: readonly Step[]])[] = [
    [
      'turnFree',
      'UNT-4.2',
      [{ words: say('turnPlay') }, { words: say('turnAttack') }, { words: say('turnBonus') }],
    ],
    [
      'turnOnce',
      'UNT-4.3',
      [
        { words: say('turnPower', { n: powerOf(open, seat).most }), uses: power },
        { words: say('turnAbility'), uses: ability },
        { words: say('turnDraw'), uses: draw },
      ],
    ],
    [
      'turnMaintenance',
      'UNT-4.5',
      [
        { words: say('turnReady') },
        {
          words:
            least === draws
              ? say('turnDraws', { count: draws })
              : say('turnDrawsChoice', { least, draws }),
        },
        { words: say('turnSupport', { count: supports }) },
      ],
    ],
  ];
  return (
    <>
      {parts.map(([title, clause, steps]) => (
        <section key={title} className="dossier-part un-help">
          <h3>
            {say(title)} <Why clause={clause} />
          </h3>
          <ol className="un-turn" data-ordered={title === 'turnMaintenance' || undefined}>
            {steps.map(({ words, uses }) => (
              <li key={words}>
                {words}
                {uses !== undefined && uses.most > 1 && ` (${say('turnTimes', { n: uses.most })})`}
                {active && uses !== undefined && uses.used >= uses.most && (
                  <Icon of={ICONS.done} label={say('turnDone')} />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p>{say('turnToSupport')}</p>
    </>
  );
}

/** The words the cards use, each with the rule it comes from. */
export function HelpPage() {
  const { text } = useNames();
  return (
    <dl className="un-help">
      {Object.values(KEYWORDS).map(({ name, help, clause }) => (
        <div key={clause + name.en}>
          <dt>{text(name)}</dt>
          <dd>
            {text(help)} <Why clause={clause} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
