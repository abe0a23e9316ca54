import type { BotKind } from './common.ts';

/** How an opponent weighs what may come: `bold` ones hope for much, `careful` ones rather keep what they have. */
export type Manner = 'steady' | 'bold' | 'careful';

export interface Opponent {
  readonly name: string;
  readonly manner: Manner;
}

const [steady, bold, careful] = (['steady', 'bold', 'careful'] as const).map(
  (manner) => (name: string) => ({ name, manner }),
) as [(name: string) => Opponent, (name: string) => Opponent, (name: string) => Opponent];

/**
 * The opponents of each level: one for each seat of the largest table, and one more if a member goes by the same name. One at random
 * is only in tests, and has no name of its own. Their faces are drawn by the page, by name.
 */
export const OPPONENTS: Readonly<Record<BotKind, readonly [Opponent, ...Opponent[]]>> = {
  random: [steady('Bot')],
  gentle: [
    ...([careful('Mimosa'), bold('Biscotte'), steady('Papillon'), careful('Noisette')] as const),
    ...([bold('Pompon'), steady('Framboise'), bold('Grelot')] as const),
  ],
  sensible: [
    ...([careful('Anselme'), steady('Bertille'), bold('Clotaire'), steady('Delphine')] as const),
    ...([careful('Ernestine'), bold('Firmin'), steady('Gaspard')] as const),
  ],
  strong: [
    ...([bold('Hermine'), steady('Octave'), careful('Isaure'), bold('Théobald')] as const),
    ...([careful('Ombeline'), bold('Ulysse'), steady('Philomène')] as const),
  ],
  master: [
    ...([bold('Mélusine'), careful('Balthazar'), bold('Salomé'), steady('Zéphyrin')] as const),
    ...([careful('Morgane'), steady('Nostradamus'), careful('Viviane')] as const),
  ],
};

/** The opponent for a bot's seat: the first of its level whose name nobody in the room has; `null`: all names are taken. */
export function opponentFor(kind: BotKind, taken: readonly string[]): Opponent | null {
  const used = new Set(taken.map((nickname) => nickname.toLowerCase()));
  return OPPONENTS[kind].find(({ name }) => !used.has(name.toLowerCase())) ?? null;
}

/** Who would take the seats of bots if a match began now, by seat; `null`: nobody of the house. `taken`: names of the members. */
export function opponentsAt(
  seats: readonly ({ readonly bot: BotKind } | object | null)[],
  taken: readonly string[],
): readonly (Opponent | null)[] {
  const used = [...taken];
  return seats.map((seating) => {
    if (seating === null || !('bot' in seating)) return null;
    const opponent = opponentFor(seating.bot, used);
    if (opponent !== null) used.push(opponent.name);
    return opponent;
  });
}

/** The manner of the opponent that goes by a name. */
export const mannerOf = (kind: BotKind, nickname: string): Manner =>
  OPPONENTS[kind].find(({ name }) => name === nickname)?.manner ?? 'steady';
