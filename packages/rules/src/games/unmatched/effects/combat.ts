import type { Script } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { fighterOf, isOnBoard, type Placed } from '../armies/armies.ts';
import { discard } from '../armies/piles.ts';
import type { Play } from '../cards/card.ts';
import { isBlank } from '../cards/card.ts';
import { discardForBoost } from '../combat/boost.ts';
import type { Combat, CombatCard, Fighter } from '../table/state.ts';

function combatOf(play: Play): Combat {
  const { combat } = play.table.open;
  if (combat === null) throw new Error(`${play.face} is played outside a combat`);
  return combat;
}

const other = (play: Play): 'attack' | 'defense' => (play.role === 'attack' ? 'defense' : 'attack');

/** The played card, as the combat counts it. */
function played(play: Play): CombatCard {
  const card = play.role === 'scheme' ? null : combatOf(play)[play.role];
  if (card === null) throw new Error(`${play.face} is not in this combat`);
  return card;
}

/** Whether the card's owner won the combat (UNM-10.9). */
export const won = (play: Play): boolean =>
  combatOf(play).result?.winner === (play.role === 'attack' ? 'attacker' : 'defender');

/** The combatant of the other side, while on the board. */
export function opposing(play: Play): Placed | null {
  const combat = combatOf(play);
  const { open } = play.table;
  const fighter = fighterOf(open, play.role === 'attack' ? combat.target : combat.attacker);
  return isOnBoard(fighter) ? fighter : null;
}

/** Whether a fighter stands elsewhere than when the turn began (UNM-R.40). */
export const leftTurnStart = ({ space, turnStart }: Fighter): boolean => space !== turnStart;

/**
 * Every effect of the opposing card that has not resolved yet is cancelled (UNM-11.5), and with them the boost that
 * King Arthur committed beside it (UNM-14.8).
 */
export function* cancelEffects(play: Play): Script {
  const combat = combatOf(play);
  const { table } = play;
  const card = combat[other(play)];
  if (card === null || card.cancelled) return;
  card.cancelled = true;
  const { army } = fighterOf(
    table.open,
    other(play) === 'attack' ? combat.attacker : combat.target,
  );
  table.emit({ type: 'effectsCancelled', clause: 'UNM-11.5', army, card: shown(card.card) });
  const { boost } = combat;
  if (other(play) !== 'attack' || boost === null) return;
  const printed = table.catalogue.cards.of(card.card.face);
  if (isBlank(printed) && table.open.options.blankCardBoost === 'kept') return;
  combat.boost = null;
  card.additions = card.additions.filter(({ source }) => source !== boost.face);
  discard(table, army, [boost], 'combat', 'UNM-14.8');
}

/** The change of its value that public facts decide (UNM-10.11): what `worthOf` promised. */
export function changeValue(play: Play): void {
  const { table, face, role } = play;
  if (role === 'scheme') return;
  const { open, catalogue } = table;
  const fighter = fighterOf(open, play.fighter);
  const matchup = { open, catalogue, fighter, opponent: opposing(play) };
  const change = catalogue.cards.of(face).changes?.(matchup);
  if (!change) return;
  if ('add' in change) {
    addValue(play, change.add);
  } else {
    played(play).base = change.set;
    table.emit({ type: 'valueChanged', clause: 'UNM-10.11', role, source: face, set: change.set });
  }
}

/** Adds to the value of this card (UNM-10.11). */
export function addValue(play: Play, n: number): void {
  if (n === 0 || play.role === 'scheme') return;
  played(play).additions.push({ source: play.face, n });
  const { role, face: source } = play;
  play.table.emit({ type: 'valueChanged', clause: 'UNM-10.11', role, source, added: n });
}

/** The owner may discard a card of the hand now and add its boost to this attack (UNM-11.4). */
export function* boostAttack(play: Play): Script {
  const { table, army, face } = play;
  const about = { kind: 'boostAttack', clause: 'UNM-11.4', facts: { face } };
  yield* discardForBoost(table, army, about, (card, boost) => {
    played(play).additions.push({ source: card.face, n: boost });
    table.emit({ type: 'attackBoosted', clause: 'UNM-11.2', army, card: shown(card), boost });
  });
}

/** The own combatant takes no damage until this combat ends (UNM-R.24). */
export function* protect(play: Play): Script {
  combatOf(play).protectedFighters.push(play.fighter);
}
