import type { Card } from '@tablee/engine';
import type {
  ArmyIndex,
  BoardId,
  Fighter,
  FighterId,
  Open,
  Placed,
  Sight,
  SpaceId,
} from '@tablee/rules/games/unmatched/index.ts';
import {
  areFriendly,
  BOARDS,
  catalogue,
  fighterOf,
  isOnBoard,
  kindOf,
  reachRefusal,
  shareZone,
  walks,
  worthOf,
} from '@tablee/rules/games/unmatched/index.ts';
import { extraOf } from './hints.ts';

/** A defender's usual play: the chance of each defense value, while there are cards in the hand. */
const DEFENSES = [
  { value: 0, chance: 0.35 },
  { value: 1, chance: 0.1 },
  { value: 2, chance: 0.2 },
  { value: 3, chance: 0.25 },
  { value: 4, chance: 0.1 },
] as const;

/** The usual worth of an attack: feared before its card is known. */
export const USUAL_ATTACK = 3.3;

/** Points of a fighter's health: a hero's decide the match. */
export function healthWorth(fighter: Fighter): number {
  if (fighter.kind === 'hero') return fighter.health <= 5 ? 1.6 : 1;
  return fighter.id.startsWith('harpy') ? 1.4 : 0.55;
}

/** Worth of taking `amount` health from a fighter. */
export function damageWorth(fighter: Fighter, amount: number): number {
  const lost = Math.min(amount, fighter.health);
  const kill = lost === fighter.health ? (fighter.kind === 'hero' ? 40 : 1.2) : 0;
  return lost * healthWorth(fighter) + kill;
}

/** Expected worth of an attack with this card, `more` added to its value. */
export function attackWorth(
  sight: Sight,
  face: string,
  attacker: FighterId,
  target: Fighter,
  defenderHand: number,
  more = 0,
): number {
  const value =
    worthOf(sight, face, { fighter: attacker, opponent: target.id, role: 'attack' }).value + more;
  const { won = 0, always = 0 } = extraOf(face);
  const defenses = defenderHand === 0 ? [{ value: 0, chance: 1 }] : DEFENSES;
  return defenses.reduce((sum, { value: defense, chance }) => {
    const hit = Math.max(0, value - defense);
    return sum + chance * (damageWorth(target, hit) + (hit > 0 ? won : 0));
  }, always);
}

/** The health that a defense with this card saves, against an attack of this value. */
export function defenseWorth(
  sight: Sight,
  face: string,
  attacker: FighterId,
  target: Fighter,
  attack: number,
): number {
  const { value } = worthOf(sight, face, {
    fighter: target.id,
    opponent: attacker,
    role: 'defense',
  });
  const { won = 0, always = 0 } = extraOf(face);
  const undefended = damageWorth(target, attack);
  const hit = Math.max(0, attack - value);
  return undefended - damageWorth(target, hit) + always + (hit === 0 ? won : 0);
}

/** The worth of a card in a hand of this size: the last ones are precious, those beyond the limit nearly worthless. */
export function scarcity(hand: number): number {
  if (hand <= 2) return 1.3;
  return [1, 1, 0.75, 0.55][Math.max(0, hand - 3)] ?? 0.35;
}

/** Worth of keeping a card in the hand. */
export function keepWorth(face: string, deadWeight: readonly string[]): number {
  const card = catalogue.cards.of(face);
  if (deadWeight.includes(face)) return 0.2 + card.boost * 0.05;
  const extra = extraOf(face);
  return 0.6 + (card.value ?? 2) * 0.25 + ((extra.won ?? 0) + (extra.always ?? 0)) * 0.15;
}

/** The card least worth keeping first. */
export const byKeepWorth =
  (deadWeight: readonly string[]) =>
  (a: Card, b: Card): number =>
    keepWorth(a.face, deadWeight) - keepWorth(b.face, deadWeight);

const DISTANCES = new Map<string, ReadonlyMap<SpaceId, number>>();

/** Steps from a space to every other one on an empty board. */
function distancesFrom(board: BoardId, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const known = DISTANCES.get(from);
  if (known !== undefined) return known;
  const ways = walks(board, from, BOARDS[board].spaces.length, () => true);
  const distances = new Map([...ways].map(([space, way]) => [space, way.length - 1]));
  DISTANCES.set(from, distances);
  return distances;
}

/** Actions of a turn. */
const ACTIONS = 2;
/** How many times as much as before an action more a fighter shuns blows where others act next. */
const EXPOSED = 3;

/** How good it is for a fighter to stand on a space: near its prey, out of reach of those that hurt it. */
export function standWorth(sight: Sight, fighter: Placed, space: SpaceId): number {
  const { open } = sight;
  const moved = { ...fighter, space };
  const actsAgain = open.active === fighter.army && open.action < ACTIONS;
  const fear = dread(fighter) * (actsAgain ? 1 : EXPOSED);
  const { style } = kindOf(sight, fighter);
  let worth = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of open.fighters) {
    if (!isOnBoard(other) || areFriendly(open, other.army, fighter.army)) continue;
    const steps = distancesFrom(open.board, space).get(other.space) ?? 20;
    const pull = other.kind === 'hero' ? steps : steps + 1.5;
    if (pull < nearest) nearest = pull;
    if (reachRefusal(sight, moved, other) === null) worth += other.kind === 'hero' ? 2.2 : 1.1;
    if (isThreat(sight, other, moved)) worth -= fear;
  }
  const hunger = style === 'ranged' ? 0.12 : 0.45;
  return worth - hunger * nearest;
}

/** Steps after which an enemy that fights hand to hand strikes at once. */
const STRIDE = 2;

/** Whether an enemy could strike there at once: from where it stands, or after a few steps if it fights hand to hand. */
function isThreat(sight: Sight, enemy: Placed, prey: Placed): boolean {
  const { board } = sight.open;
  if (kindOf(sight, enemy).style === 'ranged') return shareZone(board, enemy.space, prey.space);
  return (distancesFrom(board, prey.space).get(enemy.space) ?? 20) <= STRIDE + 1;
}

/** How much a fighter shuns blows. */
function dread(fighter: Fighter): number {
  if (fighter.kind === 'hero') return fighter.health <= 8 ? 1.5 : 0.9;
  return fighter.id.startsWith('harpy') ? 0.5 : 0.25;
}

/** Enemies of an army on the board. */
export const enemiesOf = (open: Open, army: ArmyIndex): Placed[] =>
  open.fighters.filter(isOnBoard).filter((fighter) => !areFriendly(open, fighter.army, army));

export const fighterAt = (open: Open, id: string | undefined): Placed | undefined => {
  const fighter = id === undefined ? undefined : fighterOf(open, id);
  return fighter !== undefined && isOnBoard(fighter) ? fighter : undefined;
};
