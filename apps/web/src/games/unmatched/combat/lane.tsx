import { capital } from '@tablee/engine';
import type { SpaceId } from '@tablee/rules/games/unmatched/index.ts';
import {
  BOARDS,
  figureKind,
  movementOf,
  occupant,
  sightOf,
  spaceOf,
} from '@tablee/rules/games/unmatched/index.ts';
import type { ReactNode } from 'react';
import { useTableActions } from '@/stores/table.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { useNames, useTableau } from '../context.tsx';
import { useAim } from '../questions/aim.ts';
import { Clash } from './clash.tsx';
import './lane.css';
import { printed } from '../art/printed.ts';
import { signed, sourceName } from '../cards/values.ts';
import { reachShown } from '../map/reach.ts';

/** Beside the map: the combat, the scheme, the maneuver, or what the space looked at is. */
export function Lane() {
  const { open } = useTableau().view;
  return (
    <div className="um-lane">
      {open.combat !== null ? (
        <Clash combat={open.combat} />
      ) : (
        <div className="um-told">
          {open.scheme !== null && <Scheme />}
          {open.maneuver !== null && <ManeuverLine />}
          <SpaceLine />
        </div>
      )}
    </div>
  );
}

function Told({ icon, children }: { readonly icon: IconShape; readonly children: ReactNode }) {
  return (
    <p className="um-told-line">
      <Icon of={icon} /> <span>{children}</span>
    </p>
  );
}

function Scheme() {
  const table = useTableActions();
  const { view } = useTableau();
  const { say, card, who, isYou } = useNames();
  const { scheme, armies } = view.open;
  if (scheme === null) return null;
  const { face } = scheme.card;
  const seat = armies[scheme.army]?.seat ?? 0;
  return (
    <Told icon={printed(face).picture}>
      {capital(say('playsScheme', { who: who(seat) }, isYou(seat)))}{' '}
      <button type="button" onClick={() => table.openZoom(face)}>
        {card(face)}
      </button>
    </Told>
  );
}

/** How far a fighter goes in this maneuver, and why. */
function ManeuverLine() {
  const { view, words } = useTableau();
  const { say } = words;
  const { open } = view;
  const { maneuver, active } = open;
  if (maneuver === null) return null;
  const { value, parts } = movementOf(sightOf(open), active);
  const sources = [
    ...parts.slice(1).map(({ source, n }) => `${signed(n)} ${sourceName(source, words)}`),
    ...(maneuver.boost === null
      ? []
      : [`${signed(printed(maneuver.boost.face).card.boost)} ${say('boost')}`]),
  ];
  const total = maneuver.movement ?? value;
  return (
    <Told icon={ICONS.move}>
      <b>{say('movementIs', { n: total })}</b>
      {sources.length > 0 && (
        <span className="um-told-why">{` (${parts[0]?.n} ${sources.join(' ')})`}</span>
      )}
    </Told>
  );
}

/** The space under the pointer or the focus, else the fighter whose reach is shown. */
function SpaceLine() {
  const { view, answering } = useTableau();
  const { say, fighter } = useNames();
  const aim = useAim();
  const { fighter: shown, movement, boosted } = reachShown(view, answering, aim);
  if (aim.space !== null && BOARDS[view.open.board].spaces.some(({ id }) => id === aim.space)) {
    return <SpaceFacts id={aim.space} />;
  }
  if (shown === null || movement === null) return <ZoneKey />;
  return (
    <Told icon={ICONS.steps}>
      {boosted !== null && boosted > movement
        ? say('reachBoost', { fighter: fighter(shown), n: movement, boosted })
        : say('reachOf', { fighter: fighter(shown), n: movement })}
    </Told>
  );
}

function SpaceFacts({ id }: { readonly id: SpaceId }) {
  const { open } = useTableau().view;
  const { say, zones, fighter } = useNames();
  const { start } = spaceOf(open.board, id);
  const held = occupant(open, id);
  return (
    <Told icon={ICONS.place}>
      <b>{capital(zones(id))}</b>
      {start !== undefined && ` · ${say('spokenStart', { n: start })}`}
      {held !== undefined &&
        ` · ${fighter(held.id)} ${held.health}/${figureKind(held.id).kind.health}`}
    </Told>
  );
}

/** Nothing is inspected: the key to the marks of the map. */
function ZoneKey() {
  const { say } = useNames();
  return <Told icon={ICONS.compass}>{say('mapHint')}</Told>;
}
