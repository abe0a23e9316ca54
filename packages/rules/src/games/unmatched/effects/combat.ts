import type { Script } from '@tablee/engine';
import { ask, pickOne, shown, take } from '@tablee/engine';
import { armyAt, fighterOf, handOf } from '../armies/armies.ts';
import { discard } from '../armies/piles.ts';
import { tellOf } from '../armies/told.ts';
import { combatOf, countedCard } from '../combat/values.ts';
import type { Play } from '../state/card.ts';
import { isBlank } from '../state/card.ts';
import type { Fighter } from '../state/state.ts';

const other = (play: Play): 'attack' | 'defense' => (play.role === 'attack' ? 'defense' : 'attack');

/** Whether the card's owner won the combat (UNM-10.9). */
export const won = (play: Play): boolean =>
  combatOf(play).result?.winner === (play.role === 'attack' ? 'attacker' : 'defender');

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
  tellOf(table, army, { type: 'effectsCancelled', clause: 'UNM-11.5', card: shown(card.card) });
  const { boost } = combat;
  if (other(play) !== 'attack' || boost === null) return;
  const printed = table.catalogue.cards.of(card.card.face);
  if (isBlank(printed) && table.open.options.blankCardBoost === 'kept') return;
  combat.boost = null;
  card.additions = card.additions.filter(({ source }) => source !== boost.face);
  discard(table, army, [boost], 'combat', 'UNM-14.8');
}

/** The owner may discard a card of the hand now and add its boost to this attack (UNM-11.4). */
export function* boostAttack(play: Play): Script {
  const { table, army, face } = play;
  const hand = handOf(table, army);
  if (hand.length === 0) return;
  const [pick] = yield* ask(
    armyAt(table.open, army).seat,
    pickOne({
      kind: 'boostAttack',
      clause: 'UNM-11.4',
      options: [
        ...hand.map(({ id }) => ({ id, verb: 'boost', card: id })),
        { id: 'none', verb: 'decline' },
      ],
      fallback: ['none'],
      facts: { face },
    }),
  );
  if (pick === undefined || pick === 'none') return;
  const card = take(hand, pick);
  const { boost } = table.catalogue.cards.of(card.face);
  countedCard(play).additions.push({ source: card.face, n: boost });
  tellOf(table, army, { type: 'attackBoosted', clause: 'UNM-11.2', card: shown(card), boost });
  discard(table, army, [card], 'boost', 'UNM-11.4');
}

/** The own combatant takes no damage until this combat ends (UNM-R.24). */
export function* protect(play: Play): Script {
  combatOf(play).protectedFighters.push(play.fighter);
}
