import type { Timing } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  catalogue,
  factionOf,
  playerAt,
  pointsOf,
  preconOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { symbolOf } from '../art/row-looks.ts';
import { Cards, DeckCards } from '../cards/cards-list.tsx';
import { TimingSign } from '../cards/chip.tsx';
import { useNames, useTableau } from '../context.tsx';

/** Seats, the one asked for first, then the reader's camp. */
function useSeats(first: number | null): readonly number[] {
  const { view, camp } = useTableau();
  const seats = view.open.players.map((_, seat) => seat);
  const rank = (seat: number) =>
    seat === first ? 0 : playerAt(view.open, seat).camp === camp ? 1 : 2;
  return seats.sort((a, b) => rank(a) - rank(b));
}

/** Discard piles, newest first. */
export function DiscardPage({ first }: { readonly first: number | null }) {
  const { say, label } = useNames();
  const { open } = useTableau().view;
  return useSeats(first).map((seat) => {
    const { discard } = playerAt(open, seat);
    return (
      <section key={seat} className="dossier-part">
        <h3>
          <Icon of={ICONS.discard} />{' '}
          {say('discardOf', { who: label(seat), count: discard.length })}
        </h3>
        <Cards cards={discard.toReversed()} none={say('discardEmpty')} />
      </section>
    );
  });
}

/** The reader's own Reinforcements; of the others', the cards shown on their way there. */
export function ReinforcementPage({ first }: { readonly first: number | null }) {
  const { say, label } = useNames();
  const { view } = useTableau();
  return useSeats(first).map((seat) => {
    const { shown } = playerAt(view.open, seat);
    const mine = seat === view.seat && view.own !== null;
    const known = shown.map((face, i) => ({ id: `${seat}-${i}`, face }));
    return (
      <section key={seat} className="dossier-part">
        <h3>
          <Icon of={ICONS.reinforcement} />{' '}
          {say('reinforcementOf', {
            who: label(seat),
            count: view.tally[`reinforcement${seat}`] ?? 0,
          })}
        </h3>
        {mine && <Cards cards={view.own?.reinforcement ?? []} none={say('reinforcementEmpty')} />}
        {(!mine || known.length > 0) && (
          <>
            <h4>{say('shownCards')}</h4>
            <Cards cards={known} none={say('shownNone')} size="s" />
          </>
        )}
      </section>
    );
  });
}

/** The state of the match: turn order, what the turn has used, special rules of this table. */
export function StatePage() {
  const { say, label, who, list } = useNames();
  const { open, tally } = useTableau().view;
  const facts = [
    ...open.players.map(({ meat }, seat) =>
      say('countsOf', {
        who: label(seat),
        meat,
        hand: tally[`hand${seat}`] ?? 0,
        main: tally[`main${seat}`] ?? 0,
        backup: tally[`reinforcement${seat}`] ?? 0,
      }),
    ),
    say('orderOf', { who: list(open.order.map(who)) }),
    say(open.pillaged ? 'pillageUsed' : 'pillageFree'),
    ...(open.turn === 1 ? [say('firstTurnNote')] : []),
    ...(open.mode === '2v2' ? [say(open.gave ? 'giftUsed' : 'giftFree'), say('matesNote')] : []),
    ...open.players.flatMap((player, seat) =>
      player.exhausted ? [say('exhaustedFact', { who: label(seat) })] : [],
    ),
    say(open.options.pyrrhic === 'on' && open.tournament === null ? 'pyrrhicOn' : 'pyrrhicOff'),
  ];
  return (
    <ul className="cw-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** One's own deck, and the preconstructed ones, which everybody knows. */
export function DecksPage() {
  const { say, label, text } = useNames();
  const { view } = useTableau();
  const { open, own } = view;
  return (
    <>
      {own?.deck != null && (
        <section className="dossier-part">
          <h3>
            <FactionCrest faction={own.deck.faction} />{' '}
            {say('deckYours', { count: own.deck.main.length, points: pointsOf(own.deck.main) })}
          </h3>
          <DeckCards faces={own.deck.main} />
          {own.deck.sideboard.length > 0 && (
            <>
              <h4>{say('sideboardOf', { points: pointsOf(own.deck.sideboard) })}</h4>
              <DeckCards faces={own.deck.sideboard} />
            </>
          )}
        </section>
      )}
      {open.players.map((player, seat) => {
        if (seat === view.seat || player.faction === null) return null;
        const { faction, isPrecon, sideboard } = player;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move
          <section key={seat} className="dossier-part">
            <h3>
              <FactionCrest faction={faction} /> {label(seat)} · {text(factionOf(faction).name)}
            </h3>
            {isPrecon ? <DeckCards faces={preconOf(faction)} /> : <p>{say('deckHidden')}</p>}
            {sideboard !== null && (
              <p>{say('sideboardCount', { count: sideboard.cards, points: sideboard.points })}</p>
            )}
          </section>
        );
      })}
    </>
  );
}

const TIMINGS: readonly Timing[] = ['covert', 'assault', 'tactical', 'innate', 'triggered'];

/** The guide: all abilities by type, and the sentences a newcomer needs. */
export function HelpPage() {
  const table = useTableActions();
  const { say, text } = useNames();
  return (
    <>
      <ul className="cw-facts">
        {(
          [
            'helpGoal',
            'helpMeat',
            'helpRange',
            'helpPillage',
            'helpStun',
            'helpExhausted',
            'helpPyrrhic',
          ] as const
        ).map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      {TIMINGS.map((timing) => (
        <section key={timing} className="dossier-part">
          <h3>
            <TimingSign timing={timing} /> {say(`timing_${timing}`)}
          </h3>
          <p>
            {say(`help_${timing}`)}{' '}
            {timing !== 'innate' && say('guideAction', { what: say(`played_${timing}`) })}{' '}
            {timing === 'covert' && say('noDodge')}
          </p>
          <dl className="cw-guide">
            {catalogue.all
              .filter((row) => row.timing === timing)
              .map((row) => (
                <div key={row.id}>
                  <dt>
                    <Icon of={symbolOf(row.id)} /> {text(row.name(letterOf(row.id)))}
                  </dt>
                  <dd>
                    {text(row.text(letterOf(row.id)))}
                    {row.actionText !== undefined && (
                      <> {say('guideAction', { what: text(row.actionText(letterOf(row.id))) })}</>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <p>
        <button type="button" className="btn" onClick={() => table.why('CAN-12.1')}>
          {say('toRules')}
        </button>
      </p>
    </>
  );
}

/** The letter itself where a card prints its number; Single Shot 1 is a row of its own. */
const letterOf = (row: string): number => (row.endsWith('1') ? 1 : ('X' as unknown as number));
