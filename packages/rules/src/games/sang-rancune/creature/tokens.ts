import type { Seat } from '@tablee/engine';
import { gainPrestige } from '../heroes/life.ts';
import { encounterOf } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { encounterFace } from '../state/sight.ts';
import type { Table, Token } from '../state/state.ts';

export const WOLF_LIFE = 30;
export const GOBLIN_LIFE = 10;
const SUPPLY = { wolf: 9, goblin: 18 } as const;

/** Lays tokens, while the supply lasts: those on the table and those taken are not in it (SAN-R.45). */
export function layTokens(
  table: Table,
  kind: Token['kind'],
  count: number,
  life: number,
  before: Seat | null,
  clause: string,
): void {
  const { open } = table;
  const { tokens, taken } = encounterOf(open);
  const used = tokens.length + taken.reduce((sum, each) => sum + each, 0);
  const laid = Math.min(count, SUPPLY[kind] - used);
  if (laid <= 0) return;
  for (let i = 0; i < laid; i += 1) {
    open.nextCard += 1;
    tokens.push({ id: `t${open.nextCard}`, kind, life, before });
  }
  table.emit({ type: 'tokensPlaced', clause, kind, count: laid, before });
}

/** The targets in reach of a player's blows: tokens, and the creature itself (SAN-14.2, SAN-26.12). */
export function reachOf(sight: Sight, seat: Seat): { tokens: Token[]; creature: boolean } {
  const encounter = encounterOf(sight.open);
  const own = encounter.tokens.filter(({ before }) => before === seat);
  const common = encounter.tokens.filter(({ before }) => before === null);
  const isShielded = encounterFace(sight).guarded === true && own.length > 0;
  return { tokens: [...own, ...common], creature: encounter.marker !== null && !isShielded };
}

/** Hurts a token; a dead one is taken by its killer. Returns the damage that counts (SAN-14.5, 24.7). */
export function hurtToken(table: Table, token: Token, seat: Seat, amount: number): number {
  const damage = Math.min(amount, token.life);
  token.life -= damage;
  const { id, kind, life: left } = token;
  table.emit({ type: 'tokenHurt', clause: 'SAN-14.2', token: id, kind, seat, damage, left });
  if (left === 0) takeToken(table, token, seat);
  return damage;
}

function takeToken(table: Table, token: Token, seat: Seat): void {
  const encounter = encounterOf(table.open);
  encounter.tokens = encounter.tokens.filter((each) => each !== token);
  encounter.taken[seat] = (encounter.taken[seat] ?? 0) + 1;
  // The last token of a pack is the killing blow, paid when the encounter ends (SAN-14.3).
  if (isBeaten(table)) return;
  const { tokenPrestige = 0 } = encounterFace(table);
  gainPrestige(table, seat, tokenPrestige, 'token', 'SAN-13.7');
}

/** An encounter of tokens only ends with its last token (SAN-14.9). */
export function isBeaten(sight: Sight): boolean {
  const { marker, tokens } = encounterOf(sight.open);
  return marker === null && tokens.length === 0 && encounterFace(sight).tokenPrestige !== undefined;
}
