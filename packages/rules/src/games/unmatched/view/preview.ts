import {
  armyAt,
  canAnyUse,
  fighterOf,
  heroOfArmy,
  mayUse,
  onBoard,
  voyageCards,
} from '../armies/armies.ts';
import { destinations } from '../armies/movement.ts';
import { targetsOf } from '../combat/attack.ts';
import { abilityMovement, maneuverMovement } from '../flow/maneuver.ts';
import type { ArmyIndex, FighterId, Open, Sight, SpaceId } from '../state/state.ts';

/** A card's worth in a combat, as far as it is known beforehand. */
export interface Worth {
  readonly value: number;
  /** Printed value, or its replacement, first; then the additions: face of a card, `ability:<hero>` or `voyages`. */
  readonly parts: readonly { readonly source: string; readonly n: number }[];
}

/** Value of a card for a fighter against another one, unless an effect of a still hidden card changes it. */
export function worthOf(sight: Sight, face: string, { fighter, opponent, role }: Combatant): Worth {
  const { open, catalogue } = sight;
  const standing = fighterOf(open, fighter);
  const { army } = standing;
  const card = catalogue.cards.of(face);
  const faced = opponent === null ? null : fighterOf(open, opponent);
  const change = card.changes?.({ open, catalogue, fighter: standing, opponent: faced }) ?? null;
  const base = change !== null && 'set' in change ? change.set : (card.value ?? 0);
  const parts = [{ source: face, n: base }];
  const hero = heroOfArmy(sight, army);
  const added = hero.id === fighter ? hero.ability.value?.(armyAt(open, army), role) : null;
  if (added) parts.push({ source: `ability:${hero.id}`, n: added.n });
  if (change !== null && 'add' in change) parts.push({ source: 'voyages', n: change.add });
  return { value: parts.reduce((sum, { n }) => sum + n, 0), parts };
}

/** A fighter, its role, and its opponent if known. */
export interface Combatant {
  readonly fighter: FighterId;
  readonly opponent: FighterId | null;
  readonly role: 'attack' | 'defense';
}

/** Whether a fighter may play this card in their role: by its type, and by its banner (UNM-9.3). */
export function fitsIn({ open, catalogue }: Sight, face: string, by: Combatant): boolean {
  const card = catalogue.cards.of(face);
  const isOfRole = card.type === by.role || card.type === 'versatile';
  return isOfRole && mayUse(card, fighterOf(open, by.fighter));
}

/** How many Voyage cards lie in an army's discard. */
export const voyagesIn = (sight: Sight, army: ArmyIndex): number => voyageCards(sight, army).length;

/** Movement of a maneuver before its boost, and what makes it up. */
export function movementOf(sight: Sight, army: ArmyIndex): Worth {
  const { id, movement: printed } = heroOfArmy(sight, army);
  const bonus = abilityMovement(sight, army);
  const parts = [{ source: 'movement', n: printed }];
  if (bonus > 0) parts.push({ source: `ability:${id}`, n: bonus });
  return { value: maneuverMovement(sight, army), parts };
}

/** The spaces where a fighter could stop in a maneuver with this movement, and in how many steps. */
export function reachOf(open: Open, fighter: FighterId, movement: number): Map<SpaceId, number> {
  const ends = destinations(open, fighterOf(open, fighter), movement);
  return new Map([...ends].map(([space, way]) => [space, way.length - 1]));
}

/** Every fighter on the board with those it could attack from where it stands. */
export const threats = (sight: Sight): Map<FighterId, FighterId[]> =>
  new Map(
    onBoard(sight.open).map((fighter) => [
      fighter.id,
      targetsOf(sight, fighter).map(({ id }) => id),
    ]),
  );

/** Fighters that stand elsewhere than when the turn began: where their ghosts are. */
export const ghosts = (open: Pick<Open, 'fighters'>): { id: FighterId; space: SpaceId }[] =>
  open.fighters.flatMap(({ id, space, turnStart }) =>
    turnStart !== null && turnStart !== space ? [{ id, space: turnStart }] : [],
  );

/** Cards of a hand whose fighter is defeated: good for boosts only (UNM-13.5). */
export const deadWeight = (sight: Sight, army: ArmyIndex, faces: readonly string[]): string[] =>
  faces.filter((face) => !canAnyUse(sight, army, face));
