import type { AnyGame } from '@tablee/engine';
import { isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import type { GameUi } from '../kit/contract.ts';
import { withHouseEvents } from '../kit/house-events.tsx';
import { loadedOnce } from '../ui/loaded-once.ts';

/** A game as this client holds it: its rules (for options and explanations) and its table. */
export interface GameOfTheHouse {
  readonly rules: AnyGame;
  readonly ui: GameUi;
}

// Each folder beside this file is a game: one lazy chunk, exporting `ui`.
const FOLDERS = import.meta.glob<{ readonly ui: GameUi }>('./*/index.{ts,tsx}');

/** Loads a game once. */
export const gameOfTheHouse = loadedOnce(load);

async function load(id: string): Promise<GameOfTheHouse> {
  const folder = FOLDERS[`./${id}/index.ts`] ?? FOLDERS[`./${id}/index.tsx`];
  if (folder === undefined || !isGameId(id)) throw new Error(`no table for ${id}`);
  const [rules, { ui }] = await Promise.all([loadGame(id), folder()]);
  return { rules, ui: withHouseEvents(ui) };
}
