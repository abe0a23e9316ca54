import type { BotKind } from '@tablee/protocol/common.ts';
import { distinctNickname } from './nicknames.ts';

/**
 * Who plays so well: a name for each seat of the largest table, and one more if a member goes by the same. One at random is only
 * in tests, and has no name of its own.
 */
const NAMES: Readonly<Record<BotKind, readonly [string, ...string[]]>> = {
  random: ['Bot'],
  gentle: ['Mimosa', 'Biscotte', 'Papillon', 'Noisette', 'Pompon', 'Framboise', 'Grelot'],
  sensible: ['Anselme', 'Bertille', 'Clotaire', 'Delphine', 'Ernestine', 'Firmin', 'Gaspard'],
  strong: ['Hermine', 'Octave', 'Isaure', 'Théobald', 'Ombeline', 'Ulysse', 'Philomène'],
  master: ['Mélusine', 'Balthazar', 'Salomé', 'Zéphyrin', 'Morgane', 'Nostradamus', 'Viviane'],
};

/** The name a bot goes by in a match: one of its level that nobody in the room has, else a numbered one. */
export function botName(kind: BotKind, taken: readonly string[]): string {
  const used = new Set(taken.map((nickname) => nickname.toLowerCase()));
  const free = NAMES[kind].find((name) => !used.has(name.toLowerCase()));
  return free ?? distinctNickname(NAMES[kind][0], taken);
}
