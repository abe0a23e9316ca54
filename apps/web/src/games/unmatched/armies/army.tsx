import type { ArmyIndex, Fighter, Open } from '@tablee/rules/games/unmatched/index.ts';
import {
  figureKind,
  heroFighter,
  movementOf,
  sightOf,
  voyagesIn,
} from '@tablee/rules/games/unmatched/index.ts';
import { useCardZoom } from '@/kit/card-touch.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { useTableActions } from '@/stores/table.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import './army.css';
import './army-small.css';
import { ICONS } from '../art/icons.ts';
import { printed } from '../art/printed.ts';
import { useNames, useTableau } from '../context.tsx';
import { armyStyle, Token } from './figure.tsx';
import { teamLetter } from './sides.ts';
import { useToldFighters } from './told-fighters.ts';

/** All armies in turn order: whose turn it is, and all that is public about each. */
export function Armies() {
  const { view } = useTableau();
  const { say } = useNames();
  const fighters = useToldFighters(view.open.fighters);
  return (
    <ol className="um-armies" data-count={view.open.armies.length} aria-label={say('turnOrder')}>
      {view.open.armies.map((army, index) =>
        army.hero === null ? null : (
          <li key={army.hero}>
            <ArmyPanel index={index} fighters={fighters.filter((each) => each.army === index)} />
          </li>
        ),
      )}
    </ol>
  );
}

interface ArmyPanelProps {
  readonly index: ArmyIndex;
  readonly fighters: readonly Fighter[];
}

function ArmyPanel({ index, fighters }: ArmyPanelProps) {
  const table = useTableActions();
  const { view, onDossier } = useTableau();
  const { say, fighter: nameOf, label, isYou } = useNames();
  const { open } = view;
  const army = open.armies[index];
  const { handlers } = useCardZoom(army?.hero ? `hero:${army.hero}` : null);
  if (army === undefined || army.hero === null) return null;
  const active = open.phase === 'turns' && open.active === index;
  const letter = teamLetter(open, index);
  const who = label(army.seat);
  return (
    <article
      className="um-army"
      data-active={active || undefined}
      data-out={army.out || undefined}
      data-you={isYou(army.seat) || undefined}
      style={armyStyle(army.hero)}
    >
      <button
        type="button"
        className="um-army-head"
        {...handlers}
        onClick={() => {
          handlers.onClick();
          table.openZoom(`hero:${army.hero}`);
        }}
      >
        <span className="um-army-token">
          <Token
            id={army.hero}
            life={lifeOf(heroFighter({ ...open, fighters: [...fighters] }, index))}
          />
        </span>
        <span className="um-army-names">
          <b>{nameOf(army.hero)}</b>
          <span>
            {letter !== null && (
              <span className="um-army-side" title={say('team', { letter })}>
                <Glyph of={letter} />
                <span className="visually-hidden">{say('team', { letter })} </span>
              </span>
            )}
            <span className="um-army-who">{who}</span>
          </span>
        </span>
      </button>
      <ul className="um-army-fighters">
        {fighters.map((fighter) => (
          <FighterLine key={fighter.id} fighter={fighter} />
        ))}
      </ul>
      <Counts index={index} onOpen={() => onDossier(`army:${index}`)} />
      {army.out ? (
        <p className="um-army-mark" data-out>
          <Icon of={ICONS.defeated} /> {say('isOut')}
        </p>
      ) : (
        active &&
        open.action > 0 && (
          <p className="um-army-mark">
            <span className="um-army-word">{say('action')}</span> {open.action}/2
          </p>
        )
      )}
    </article>
  );
}

const lifeOf = ({ id, health }: Fighter): number => health / figureKind(id).kind.health;

function FighterLine({ fighter }: { readonly fighter: Fighter }) {
  const { view } = useTableau();
  const { say, fighter: nameOf } = useNames();
  const { id, health } = fighter;
  const { kind, isHero, number } = figureKind(id);
  const size = isHero ? view.open.armies[fighter.army]?.size : null;
  const gone = fighter.space === null && view.open.phase !== 'placement';
  return (
    <li
      className="um-fighter"
      data-gone={gone || undefined}
      data-hero={isHero || undefined}
      data-sized={size ? true : undefined}
    >
      <Icon of={kind.style === 'ranged' ? ICONS.ranged : ICONS.melee} label={say(kind.style)} />
      <span className="um-fighter-name">
        {number === null ? nameOf(id) : <Harpy name={nameOf(id)} number={number} />}
      </span>
      {size && <span className="um-fighter-size">{say(size)}</span>}
      <span className="um-fighter-health">
        {gone ? (
          <Icon of={ICONS.defeated} label={say('defeated')} />
        ) : (
          <>
            <span className="visually-hidden">
              {say('spokenHealth', { left: health, of: kind.health })}
            </span>
            <Glyph of={health} />
            <Glyph of={`/${kind.health}`} className="um-fighter-of" />
          </>
        )}
      </span>
      {kind.health > 1 && (
        <span className="um-fighter-bar gauge" aria-hidden="true">
          <i style={{ width: `${(health / kind.health) * 100}%` }} />
        </span>
      )}
    </li>
  );
}

const Harpy = ({ name, number }: { readonly name: string; readonly number: number }) => (
  <>
    <span className="visually-hidden">{name}</span>
    <Glyph of={number} />
  </>
);

interface CountsProps {
  readonly index: ArmyIndex;
  readonly onOpen: () => void;
}

/** Hand, deck, discard and movement; the button opens the piles. */
function Counts({ index, onOpen }: CountsProps) {
  const { view } = useTableau();
  const { say, card, fighter } = useNames();
  const { open, tally } = view;
  const army = open.armies[index];
  if (army === undefined || army.hero === null) return null;
  const deck = tally[`deck${index}`] ?? 0;
  const top = army.discard.at(-1);
  const voyages = voyagesIn(sightOf(open), index);
  const movement = movementNow(open, index);
  const facts: readonly (readonly [icon: IconShape, n: number, name: string, alarm?: boolean])[] = [
    [ICONS.hand, tally[`hand${index}`] ?? 0, say('inHand')],
    [ICONS.deck, deck, say('inDeck'), open.phase === 'turns' && deck === 0],
    [ICONS.discard, army.discard.length, say('inDiscard')],
    [ICONS.move, movement, say('movement')],
    ...(voyages > 0 ? ([[ICONS.voyage, voyages, say('voyages')]] as const) : []),
  ];
  return (
    <button type="button" className="um-counts" onClick={onOpen}>
      <span className="visually-hidden">
        {say('pilesOf', { hero: fighter(army.hero) })}
        {facts.map(([, n, name]) => ` ${n} ${name}.`)}
        {deck === 0 && ` ${say('exhaustedWarning')}`}
      </span>
      {facts.map(([icon, n, name, alarm]) => (
        <span
          key={name}
          className="um-count"
          title={name}
          data-alarm={alarm || undefined}
          data-usual={icon === ICONS.move || undefined}
          data-plated={icon === ICONS.hand || icon === ICONS.deck || undefined}
        >
          <Icon of={icon} />
          <Glyph of={n} />
        </span>
      ))}
      {top !== undefined && (
        <span className="um-count-top" aria-hidden="true">
          <Icon of={printed(top.face).picture} /> {card(top.face)}
        </span>
      )}
    </button>
  );
}

/** Spaces of a maneuver now: of the one under way, or of the next. */
function movementNow(open: Open, army: ArmyIndex): number {
  const running = open.active === army ? open.maneuver?.movement : null;
  return running ?? movementOf(sightOf(open), army).value;
}
