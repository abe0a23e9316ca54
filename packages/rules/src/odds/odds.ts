import type { GameId } from '../catalogue.ts';

/** How many matches a hero, deck or faction was played in, and how many it won: a shared victory counts as its part. */
export type Record = readonly [played: number, won: number];

/** What strong bots win with, as `pnpm simulate --odds` has measured it. */
export interface Odds {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Decided matches. */
  readonly matches: number;
  /** The share, 0 to 1, that each would win if all were alike. */
  readonly even: number;
  /** By id of the hero, deck or faction. */
  readonly each: { readonly [id: string]: Record };
  /** Of duels with one choice a seat: against each of the others. */
  readonly against: { readonly [id: string]: { readonly [foe: string]: Record } };
}

/** Games whose heroes, decks or factions have been measured. */
const MEASURED: readonly GameId[] = ['untamed', 'unmatched', 'cannibal-world', 'sang-rancune'];

/** Loads what was measured of a game; `null`: nothing there is to choose. */
export async function loadOdds(id: GameId): Promise<Odds | null> {
  if (!MEASURED.includes(id)) return null;
  const { odds } = (await import(`./${id}.generated.ts`)) as { readonly odds: Odds };
  return odds;
}
