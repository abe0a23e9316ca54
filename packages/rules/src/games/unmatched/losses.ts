import type { Script } from '../../kernel/script.ts';
import { armyAt, fighterOf, heroFighter, onBoard, sides } from './armies.ts';
import type { ArmyIndex, EndReason, FighterId, Table } from './state.ts';

/** Thrown when one side is left: the rest of the action does not happen (UNM-10.15). */
export class MatchDecided extends Error {
  readonly reason: EndReason;
  constructor(reason: EndReason) {
    super('the match is decided');
    this.reason = reason;
  }
}

/**
 * Takes fighters without health off the board, then looks who has lost, unless the table checks at the ends of actions
 * only (UNM-13.1, 13.7 to 13.9).
 */
export function* removeDefeated(table: Table, reason: EndReason): Script {
  for (const fighter of onBoard(table.open)) {
    if (fighter.health === 0) leaveBoard(table, fighter.id);
  }
  if (table.open.options.heroDefeat === 'immediate') checkLosses(table, reason);
}

export function leaveBoard(table: Table, id: FighterId): void {
  const fighter = fighterOf(table.open, id);
  fighter.space = null;
  fighter.health = 0;
  table.emit({ type: 'fighterDefeated', clause: 'UNM-13.1', fighter: id });
}

/** Sides whose heroes are all defeated lose (UNM-13.2, 19.10, 21.3). Throws `MatchDecided` when one side is left. */
export function checkLosses(table: Table, reason: EndReason): void {
  const { open } = table;
  const standing = sidesInPlay(table);
  const fallen = standing.filter((side) => !hasHero(table, side));
  if (fallen.length === 0) return;
  const activeSide = armyAt(open, open.active).side;
  // Everybody falls at once: the side of the active army wins (UNM-13.9).
  const losers =
    fallen.length === standing.length ? fallen.filter((side) => side !== activeSide) : fallen;
  lose(table, losers, reason);
}

/** Sides out of the game from now on, by the same event. */
export function lose(table: Table, losers: readonly number[], reason: EndReason): void {
  const { open } = table;
  if (losers.length === 0) return;
  open.lost.push([...losers]);
  for (const side of losers) {
    table.emit({ type: 'sideLost', clause: 'UNM-13.2', side });
    open.armies.forEach((army, index) => {
      if (army.side === side) eliminate(table, index, reason);
    });
  }
  if (sidesInPlay(table).length < 2) throw new MatchDecided(reason);
}

/** An army takes no further part: its fighters leave the board (UNM-21.3). */
export function eliminate(table: Table, index: ArmyIndex, reason: EndReason): void {
  const army = armyAt(table.open, index);
  for (const { id } of onBoard(table.open, index)) leaveBoard(table, id);
  if (army.out) return;
  army.out = true;
  const why = reason === 'surrender' ? 'surrender' : 'heroDefeated';
  table.emit({ type: 'armyOut', clause: 'UNM-21.3', army: index, reason: why });
}

/** Armies without fighters take no more turns; what they had stays where it is (UNM-19.11). */
export function retireEmptyArmies(table: Table): void {
  table.open.armies.forEach((army, index) => {
    if (army.out || onBoard(table.open, index).length > 0) return;
    army.out = true;
    table.emit({ type: 'armyOut', clause: 'UNM-19.11', army: index, reason: 'noFighters' });
  });
}

export const sidesInPlay = ({ open }: Pick<Table, 'open'>): number[] => {
  const gone = new Set(open.lost.flat());
  return sides(open).filter((side) => !gone.has(side));
};

const hasHero = ({ open }: Table, side: number): boolean =>
  open.armies.some((army, index) => army.side === side && heroFighter(open, index).health > 0);
