import type { Text } from '@tablee/engine';
import type { GameId } from '../catalogue.ts';

/** How many matches were played, and how many of them won: a shared victory counts as its part. */
export type Tally = readonly [played: number, won: number];

/** A hero, deck or faction, and what bots won with it. */
export interface Chosen {
  readonly name: Text;
  readonly all: Tally;
  /** In duels of one against one: against each of the others, by the English name. */
  readonly against: { readonly [foe: string]: Tally };
}

/** What bots win with, as `pnpm simulate --odds` has measured it. */
export interface Odds {
  /** Whether those bots think ahead, or answer at first sight. */
  readonly thinkAhead: boolean;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Decided matches. */
  readonly matches: number;
  readonly seats: number;
  /** In the order of their English names. */
  readonly chosen: readonly Chosen[];
}

/** Games whose heroes, decks or factions have been measured. */
export const MEASURED: readonly GameId[] = ['untamed', 'unmatched', 'cannibal-world'];

/** Loads what was measured of a game; `null`: nothing was. */
export async function loadOdds(id: string): Promise<Odds | null> {
  if (!MEASURED.some((measured) => measured === id)) return null;
  const { odds } = (await import(`./${id}.generated.ts`)) as { readonly odds: Odds };
  return odds;
}
