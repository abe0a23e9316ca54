import { catalogue, playerAt, sideAt } from '@tablee/rules/games/untamed/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { preySides, readingOf, sharesHolding } from '../cards/reading.ts';
import { useNames, useTableau } from '../context.tsx';
import { Animals } from './row.tsx';
import './side.css';
import './side-wide.css';
import './side-teams.css';
import { useNeeded } from '../questions/needed.ts';
import { StrongholdPanel } from './stronghold.tsx';
import { BonusZone, Counts, DeckZone, PowerZone, SupportZone } from './zones.tsx';

/** Whose zones: the reader's own are touched, another's are read. */
function Zones({ seat, own }: { readonly seat: number; readonly own: boolean }) {
  return (
    <div className="un-zones" data-own={own || undefined}>
      <PowerZone seat={seat} />
      <SupportZone seat={seat} />
      {own && <DeckZone seat={seat} />}
      {own && <BonusZone seat={seat} />}
      {!own && <Counts seat={seat} />}
    </div>
  );
}

/** A player's name, factions and standing in a line. */
function Who({ seat }: { readonly seat: number }) {
  const { say, label, text } = useNames();
  const { view, side: bottom } = useTableau();
  const { open } = view;
  const { side, factions, done, out, cardsPlayed } = playerAt(open, seat);
  const isPrey = open.mode === 'hunter' && preySides(open, view.seat ?? bottom).includes(side);
  const active = open.active.includes(seat);
  const hasDone = done && open.active.length > 1;
  return (
    <p className="un-who" data-active={active || undefined}>
      {open.alpha === seat && <Icon of={ICONS.alpha} label={say('alpha')} />}
      <b>{label(seat)}</b>
      <span className="un-who-crests">
        {factions.map((id) => (
          <FactionCrest key={id} faction={id} label={text(catalogue.faction(id).name)} />
        ))}
      </span>
      {active && hasDone && (
        <span className="un-who-mark">
          <Icon of={ICONS.done} /> {say('isDone')}
        </span>
      )}
      {active && cardsPlayed > 0 && (
        <span className="un-who-mark">{say('playedCount', { count: cardsPlayed })}</span>
      )}
      {isPrey && (
        <span className="un-who-mark">
          <Icon of={ICONS.hunter} /> {say('yourPrey')}
        </span>
      )}
      {out !== null && <span className="un-who-mark">{say('isOut')}</span>}
    </p>
  );
}

interface SideProps {
  readonly index: number;
  /** The side at the bottom of the table. */
  readonly home?: boolean;
  /** Folds away where there is no room: opens on touch, and by itself when something in it is asked for. */
  readonly folds?: boolean;
}

/** One side of the table: its Stronghold, and each of its players with Animals and zones. */
export function SidePanel({ index, home = false, folds = false }: SideProps) {
  const { view, side: bottom } = useTableau();
  const { open } = view;
  const { seats } = sideAt(open, index);
  const order = home ? [bottom, ...seats.filter((seat) => seat !== bottom)] : seats;
  const shared = sharesHolding(open) && seats.length > 1;
  const [first = 0] = order;
  const { needed, opened } = useNeeded(first);
  return (
    <div
      className="un-side"
      data-side={index}
      data-home={home || undefined}
      data-seats={seats.length}
      data-shared={shared || undefined}
      data-folded={(seats.length === 1 && folds && !needed && !opened) || undefined}
      data-active={seats.some((seat) => open.active.includes(seat)) || undefined}
    >
      <StrongholdPanel index={index} />
      {shared && <Zones seat={first} own={view.seat !== null && seats.includes(view.seat)} />}
      {order.map((seat) => (
        <Row key={seat} seat={seat} zones={!shared} folds={folds || (home && seat !== bottom)} />
      ))}
    </div>
  );
}

interface RowProps {
  readonly seat: number;
  readonly zones: boolean;
  readonly folds: boolean;
}

function Row({ seat, zones, folds }: RowProps) {
  const { say, who, isYou } = useNames();
  const { view } = useTableau();
  const { needed, opened, toggle } = useNeeded(seat);
  const unfolded = !folds || needed || opened;
  return (
    <section
      className="un-row"
      data-seat={seat}
      data-own={seat === view.seat || undefined}
      data-folds={folds || undefined}
      data-unfolded={unfolded || undefined}
      data-out={playerAt(view.open, seat).out ?? undefined}
      aria-label={say('placeOf', { who: who(seat) }, isYou(seat))}
    >
      <Who seat={seat} />
      {folds && <Strip seat={seat} unfolded={unfolded} onToggle={toggle} />}
      <div className="un-row-inside">
        {zones && <Zones seat={seat} own={seat === view.seat} />}
        <Animals seat={seat} />
      </div>
    </section>
  );
}

interface StripProps {
  readonly seat: number;
  readonly unfolded: boolean;
  readonly onToggle: () => void;
}

/** A player in one line, for small screens: the facts to know before looking closer. */
function Strip({ seat, unfolded, onToggle }: StripProps) {
  const { say, label } = useNames();
  const { view, side: bottom } = useTableau();
  const { open, tally } = view;
  const player = playerAt(open, seat);
  const side = sideAt(open, player.side);
  const prey = preySides(open, view.seat ?? bottom).includes(player.side);
  const left = side.seats.length > 1 ? null : side.health - side.damage;
  return (
    <button type="button" className="un-strip" aria-expanded={unfolded} onClick={onToggle}>
      <b className="un-strip-name">
        {open.alpha === seat && <Icon of={ICONS.alpha} label={say('alpha')} />}
        {open.mode === 'hunter' && prey && <Icon of={ICONS.hunter} label={say('yourPrey')} />}
        {label(seat)}
      </b>
      {left !== null && side.stronghold !== null && (
        <span className="un-strip-life">
          <Icon of={ICONS.health} label={say('strongholdLeft')} /> {left}
          <small>/{side.health}</small>
        </span>
      )}
      <span className="un-strip-animals">
        {player.animals.length === 0
          ? '–'
          : player.animals.map((animal) => {
              const { attack, health, keywords } = readingOf(open, animal);
              return (
                <span
                  key={animal.id}
                  data-guard={keywords.includes('guard') || undefined}
                  data-exhausted={!animal.ready || undefined}
                >
                  {attack}/{health - animal.damage}
                </span>
              );
            })}
      </span>
      <span className="un-strip-hand">
        <Icon of={ICONS.hand} label={say('inHand')} /> {tally[`hand${seat}`] ?? 0}
      </span>
      <Icon of={ICONS.up} className="icon un-strip-fold" />
    </button>
  );
}
