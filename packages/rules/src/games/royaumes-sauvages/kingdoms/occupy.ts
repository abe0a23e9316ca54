import { BOARD } from '../state/board.ts';
import { sideOf } from '../state/players.ts';
import type { Creature, KingdomId, Open, Owner } from '../state/state.ts';

/** Puts the card on the column and a cube of its player on the next territory, the capital last (ROY-4.8). */
export function occupy(
  open: Open,
  owner: Owner,
  kingdomId: KingdomId,
  card: Creature,
): 'normal' | 'capital' {
  const kingdom = open.kingdoms[kingdomId];
  kingdom.column.push(card);
  sideOf(open, owner).cubes -= 1;
  if (kingdom.normals.length < BOARD[kingdomId].size - 1) {
    kingdom.normals.push(owner);
    return 'normal';
  }
  kingdom.capital = owner;
  open.capitalClaims.push({ owner, kingdom: kingdomId });
  return 'capital';
}
