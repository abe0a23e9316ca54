import { optionsOf } from '@tablee/engine';
import { faceInSight, isUnguarded } from '@tablee/rules/games/cannibal-world/index.ts';
import { touchProps } from '@/kit/touch-props.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { type Tableau, useNames, useTableau } from '../context.tsx';
import { CreatureTile } from '../creatures/creature.tsx';
import './line.css';
import {
  distanceOf,
  lineOf,
  originOfAction,
  originOfCreature,
  type Place,
  reachOf,
} from './range.ts';

/** The place that the held thing acts from: an own creature, or an Action of the hand. */
function originOf({ view, held, camp, answering }: Tableau): Place | null {
  const { question, focus } = answering;
  if (held !== null) return originOfCreature(view.open, held);
  const face = faceInSight(view, focus.card);
  if (face !== null) return originOfAction(face, camp);
  const { facts } = question ?? {};
  if (question === null || (question.kind !== 'chooseTarget' && question.kind !== 'scatter'))
    return null;
  if (typeof facts?.source === 'string') return originOfCreature(view.open, facts.source);
  return typeof facts?.face === 'string' ? originOfAction(facts.face, camp) : null;
}

/** The line of range: far Covert, far Hunt, own Hunt, own Covert, from top to bottom. */
export function Line() {
  const tableau = useTableau();
  const { words, camp } = tableau;
  const origin = originOf(tableau);
  return (
    <section className="cw-line" aria-label={words.say('lineLabel')}>
      {lineOf(camp).map((place) => (
        <ZoneRow key={`${place.camp}${place.zone}`} place={place} origin={origin} />
      ))}
    </section>
  );
}

interface ZoneProps {
  readonly place: Place;
  readonly origin: Place | null;
}

function ZoneRow({ place, origin }: ZoneProps) {
  const { view, camp } = useTableau();
  const { say, list, who, isYou } = useNames();
  const { creatures, camps } = view.open;
  const { zone } = place;
  const mine = place.camp === camp;
  const here = creatures.filter((each) => each.camp === place.camp && each.zone === zone);
  const seats = camps[place.camp]?.seats ?? [];
  const name = say(zone === 'covert' ? 'covert' : 'hunt');
  const label = say('zoneOf', { zone: name, who: list(seats.map(who)) }, seats.every(isYou));
  return (
    <section
      className="cw-zone"
      data-zone={zone}
      data-mine={mine || undefined}
      data-reach={reachOf(origin, place)}
      data-empty={here.length === 0 || undefined}
      aria-label={label}
    >
      <ZoneTab place={place} origin={origin} name={name} />
      <div className="cw-zone-field">
        <div className="cw-zone-room">
          {mine && <Ground zone={zone} empty={here.length === 0} />}
          <ul className="cw-creatures" style={{ '--count': here.length } as never}>
            {here.map((creature) => (
              <CreatureTile key={creature.id} creature={creature} />
            ))}
          </ul>
          {here.length === 0 && !mine && <Nobody zone={zone} />}
        </div>
      </div>
      {zone === 'hunt' && <Guard place={place} />}
    </section>
  );
}

/** The zone's sign; with something held, how far it is and whether range 2 reaches it, and by a touch how range is counted. */
function ZoneTab({ place, origin, name }: ZoneProps & { readonly name: string }) {
  const table = useTableActions();
  const { words } = useTableau();
  const { zone } = place;
  const steps = origin === null ? null : distanceOf(origin, place);
  const reach = reachOf(origin, place);
  const isSign = reach === 'in' || reach === 'out';
  const Tab = isSign ? 'button' : 'p';
  return (
    <Tab
      className="cw-tab"
      data-counts={(steps !== null && isSign) || undefined}
      {...(isSign && { type: 'button', onClick: () => table.why('CAN-12.11') })}
    >
      <Icon of={zone === 'covert' ? ICONS.covert : ICONS.hunt} />
      <b>{name}</b>
      {reach === 'from' && <span className="cw-tab-here">{words.say('rangeFrom')}</span>}
      {steps !== null && isSign && (
        <span className="cw-tab-range">
          <span className="visually-hidden">
            {words.say(reach === 'in' ? 'rangeIn' : 'rangeOut', { n: steps })}
          </span>
          <span aria-hidden="true">
            <Icon of={reach === 'in' ? ICONS.range : ICONS.struck} /> {steps}
          </span>
        </span>
      )}
    </Tab>
  );
}

/** Whether anybody guards the camp: without a guard its Habitat can be pillaged. */
function Guard({ place }: { readonly place: Place }) {
  const { view, words } = useTableau();
  const { open } = view;
  if (open.phase !== 'turns' || !isUnguarded(open, place.camp)) return null;
  return (
    <p className="cw-unguarded">
      <Icon of={ICONS.alert} /> {words.say('unguarded')}
    </p>
  );
}

function Nobody({ zone }: { readonly zone: 'covert' | 'hunt' }) {
  const { words } = useTableau();
  return (
    <p className="cw-zone-none">
      <span>
        <Icon of={zone === 'covert' ? ICONS.covert : ICONS.hunt} />
        {words.say(zone === 'covert' ? 'nobodyCovert' : 'nobodyHunt')}
      </span>
    </p>
  );
}

/** The ground of an own zone: where a creature of the hand is put. */
function Ground({ zone, empty }: { readonly zone: 'covert' | 'hunt'; readonly empty: boolean }) {
  const { answering, words, view } = useTableau();
  const touch = { space: zone };
  const offered = optionsOf(answering.question).some(({ space }) => space === zone);
  const held = faceInSight(view, answering.focus.card);
  const lit = offered && answering.isLit(touch) && answering.focus.card !== undefined;
  const spoken = words.say(zone === 'covert' ? 'playCovert' : 'playHunt');
  if (!lit) return empty ? <Nobody zone={zone} /> : null;
  return (
    <button type="button" className="cw-ground" {...touchProps(answering, touch)}>
      <span className={empty || held !== null ? 'cw-ground-words' : 'visually-hidden'}>
        {spoken}
      </span>
    </button>
  );
}
