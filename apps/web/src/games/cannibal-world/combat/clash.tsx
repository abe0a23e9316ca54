import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { Combat, Creature, RowId } from '@tablee/rules/games/cannibal-world/index.ts';
import { findCreature, rowOf, rowText } from '@tablee/rules/games/cannibal-world/index.ts';
import { Glyph } from '@/kit/glyph.tsx';
import { useMatch } from '@/stores/match.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import './clash.css';
import {
  blowOn,
  type Forecast,
  forecastOf,
  ruinAfter,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { printed } from '../art/printed.ts';
import { marksOf } from '../cards/reading.ts';
import { useNames, useTableau } from '../context.tsx';
import { nameOnTile } from '../creatures/tile-name.ts';
import { Ladder } from './ladder.tsx';

const STEPS = { defence: 'stepDefence', tactical: 'stepTactical', damage: 'stepDamage' } as const;

// One and the same, so that nothing renders again for it.
const NONE: readonly LogEvent[] = [];

/** The combat under way: both fighters, its changes, its outcome now, and the answers so far. */
export function Clash({ combat }: { readonly combat: Combat }) {
  const { view, asked } = useTableau();
  const { say, card } = useNames();
  const { open } = view;
  const attacker = findCreature(open, combat.attacker);
  const defender = findCreature(open, combat.defender);
  const events = useMatch((match) => match.snapshot?.events ?? NONE);
  if (attacker === undefined || defender === undefined) return null;
  const { blows, excess } = forecastOf(open, combat);
  const bystanders = blows.filter(
    ({ creature }) => creature !== attacker.id && creature !== defender.id,
  );
  const ruin = ruinAfter(view, blows, attacker.camp) ?? ruinAfter(view, blows, defender.camp);
  return (
    <section
      className="cw-clash"
      data-aims={asked === 'chooseTarget' || undefined}
      aria-label={say('combatOf', { attacker: card(attacker.face), target: card(defender.face) })}
    >
      <div className="cw-clash-fight">
        <Fighter
          creature={attacker}
          combat={combat}
          blow={blowOn(blows, attacker.id)}
          part="attacker"
        />
        <p className="cw-clash-step">
          <Icon of={ICONS.attack} />
          <span>{say(STEPS[combat.step])}</span>
          {combat.undodgeable && <small>{say('undodgeable')}</small>}
        </p>
        <Fighter
          creature={defender}
          combat={combat}
          blow={blowOn(blows, defender.id)}
          part="defender"
        />
      </div>
      {(bystanders.length > 0 || excess > 0) && (
        <ul className="cw-clash-others">
          {bystanders.map((blow) => (
            <li key={blow.creature}>
              <Bystander blow={blow} />
            </li>
          ))}
          {excess > 0 && <li>{say('excessToShare', { n: excess })}</li>}
        </ul>
      )}
      {ruin !== null && (
        <p className="cw-ruin">
          <Icon of={ICONS.pyrrhic} />{' '}
          {say('ruinCombat', { strength: ruin.strength, tokens: ruin.tokens })}
        </p>
      )}
      <Ladder combat={combat} events={events} />
    </section>
  );
}

interface FighterProps {
  readonly creature: Creature;
  readonly combat: Combat;
  readonly blow: Forecast | undefined;
  readonly part: 'attacker' | 'defender';
}

/** A fighter with its running modifiers and its damage if the combat ended now. */
function Fighter({ creature, combat, blow, part }: FighterProps) {
  const table = useTableActions();
  const { words } = useTableau();
  const { say, card } = useNames();
  const { face, id, stunned } = creature;
  const total = (blow?.combat ?? 0) + (blow?.direct ?? 0);
  const marks = marksOf(combat, id, words);
  return (
    <div className="cw-fighter" data-part={part}>
      <button
        type="button"
        className="cw-fighter-card"
        onClick={() => table.openZoom(`${face}#${id}`)}
      >
        <Picture face={face} className="cw-fighter-art" />
        <b aria-hidden="true">{printed(face).card.strength}</b>
        <span className="cw-fighter-name">
          <span className="visually-hidden">{card(face)}</span>
          <Glyph of={nameOnTile(card(face))} />
        </span>
      </button>
      <p className="cw-fighter-blow" data-dies={blow?.dies || undefined}>
        {blow?.dies ? <Icon of={ICONS.dead} label={say('dies')} /> : <Icon of={ICONS.life} />}
        <span>
          {total === 0 ? total : `−${total}`}
          {blow !== undefined && !blow.dies && <small> → {blow.left}</small>}
        </span>
      </p>
      {(marks.length > 0 || stunned) && (
        <ul className="cw-fighter-marks">
          {stunned && <li>{say('stunned')}</li>}
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Another creature that will be hit when the combat ends. */
function Bystander({ blow }: { readonly blow: Forecast }) {
  const { view } = useTableau();
  const { card, say } = useNames();
  const creature = findCreature(view.open, blow.creature);
  if (creature === undefined) return null;
  return (
    <>
      {blow.dies && <Icon of={ICONS.dead} label={say('dies')} />} {card(creature.face)} −
      {blow.combat + blow.direct}
    </>
  );
}

/** An assault on its way: who, with what, at whom. */
export function AssaultNote() {
  const { view } = useTableau();
  const { say, card, text } = useNames();
  const { assault, creatures } = view.open;
  if (assault === null) return null;
  const target = findCreature({ creatures }, assault.target);
  const attacker =
    assault.attacker === null ? undefined : findCreature({ creatures }, assault.attacker);
  if (target === undefined) return null;
  const row = rowOf(assault.row as RowId);
  const name = text(row.name(assault.x));
  return (
    <p className="cw-assault">
      <Icon of={ICONS.attack} />{' '}
      {attacker === undefined
        ? say('assaultByAction', { name, target: card(target.face) })
        : say('assaultBy', { name, attacker: card(attacker.face), target: card(target.face) })}
      {' · '}
      <small>
        {text(rowText(row, assault.x, assault.attacker === null ? 'action' : 'creature'))}
      </small>
    </p>
  );
}
