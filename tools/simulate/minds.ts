import type { Level, Opponent } from '@tablee/bots/levels.ts';
import { imagines, LEVELS, loadOpponent } from '@tablee/bots/levels.ts';
import type { Manner } from '@tablee/bots/manner.ts';
import { MANNERS } from '@tablee/bots/manner.ts';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadFirst } from './first.ts';

/** The frozen first version of the search. */
const FIRST = 'first';

/** Who plays: a level, a level in a manner (`strong:bold`), or `first`. */
export type MindName = string;

export interface Mind {
  readonly mind: Opponent;
  /** Whether it needs to imagine the match. */
  readonly imagines: boolean;
}

export const MIND_WORDS = `${LEVELS.join(', ')}, each also as level:${MANNERS.join('|')}, and ${FIRST}`;

function parsed(name: MindName): { level: Level; manner: Manner } | null {
  const [level = '', manner = 'steady', more] = name.split(':');
  const isKnown =
    LEVELS.includes(level as Level) && MANNERS.includes(manner as Manner) && more === undefined;
  return isKnown ? { level: level as Level, manner: manner as Manner } : null;
}

export const isMind = (name: string): boolean => name === FIRST || parsed(name) !== null;

export async function loadMind(name: MindName, game: GameId): Promise<Mind> {
  if (name === FIRST) return { mind: await loadFirst(game), imagines: true };
  const found = parsed(name);
  if (found === null) throw new Error(`nobody plays as ${name}; there are ${MIND_WORDS}`);
  const { level, manner } = found;
  return { mind: await loadOpponent(level, game, manner), imagines: imagines(level) };
}
