import type { Card } from '@tablee/engine';
import { armyAt, fighterOf, heroOfArmy, isOnBoard, type Placed } from '../armies/armies.ts';
import type { Play } from '../state/card.ts';
import type { Combat, CombatCard, Sight, Table } from '../state/state.ts';

type Role = 'attack' | 'defense';

/** Attack or defense value: base and additions, at least 0 (UNM-10.11). */
export const combatValue = (card: CombatCard | null): number =>
  card === null
    ? 0
    : Math.max(
        0,
        card.additions.reduce((sum, { n }) => sum + n, card.base),
      );

/** A card just turned up. */
export const turnedUp = ({ catalogue }: Sight, card: Card): CombatCard => ({
  card,
  base: catalogue.cards.of(card.face).value ?? 0,
  additions: [],
  cancelled: false,
});

/** Adds to the value of a card that is turned up, and tells why. */
export function addTo(
  table: Table,
  role: Role,
  card: CombatCard,
  addition: CombatCard['additions'][number],
  clause: string,
): void {
  card.additions.push(addition);
  const { source, n } = addition;
  table.emit({ type: 'valueChanged', clause, role, source, added: n });
}

/** Adds the abilities of fighting heroes to their cards (UNM-14.3, 14.4). */
export function addAbilities(table: Table, { attacker, target, attack, defense }: Combat): void {
  const { open } = table;
  const fighting = [
    ['attack', attacker, attack],
    ['defense', target, defense],
  ] as const;
  for (const [role, id, card] of fighting) {
    const { army } = fighterOf(open, id);
    const hero = heroOfArmy(table, army);
    const added = hero.id === id ? hero.ability.value?.(armyAt(open, army), role) : null;
    if (!added || card === null) continue;
    addTo(table, role, card, { source: `ability:${id}`, n: added.n }, added.clause);
  }
}

/** The combat that a card is played in. */
export function combatOf(play: Play): Combat {
  const { combat } = play.table.open;
  if (combat === null) throw new Error(`${play.face} is played outside a combat`);
  return combat;
}

/** The played card, as the combat counts it. */
export function countedCard(play: Play): CombatCard {
  const card = play.role === 'scheme' ? null : combatOf(play)[play.role];
  if (card === null) throw new Error(`${play.face} is not in this combat`);
  return card;
}

/** The combatant of the other side, while on the board. */
export function opposing(play: Play): Placed | null {
  const combat = combatOf(play);
  const { open } = play.table;
  const fighter = fighterOf(open, play.role === 'attack' ? combat.target : combat.attacker);
  return isOnBoard(fighter) ? fighter : null;
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
    countedCard(play).base = change.set;
    table.emit({ type: 'valueChanged', clause: 'UNM-10.11', role, source: face, set: change.set });
  }
}

/** Adds to the value of this card (UNM-10.11). */
export function addValue(play: Play, n: number): void {
  if (n === 0 || play.role === 'scheme') return;
  addTo(play.table, play.role, countedCard(play), { source: play.face, n }, 'UNM-10.11');
}
