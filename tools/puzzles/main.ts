/**
 * Positions of each game whose right answers are proved, or judged by very many matches, and whether a strong bot finds them at
 * its fixed playouts: pnpm puzzles [--game untamed] [--json] With --find the proved ones are looked for again (after a change of
 * the rules that was meant), for this many minutes a game, and the judged ones go: pnpm puzzles --game untamed --find --minutes 5
 * With --more all stay, and judged ones are added, until there are --most: pnpm puzzles --game untamed --more --minutes 20
 */
import type { Options } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { GAME_IDS, MANIFESTS } from '@tablee/rules/catalogue.ts';
import { flags, print, wholeNumber } from '../arguments.ts';
import { find, findJudged } from './find.ts';
import { isSolved, keep, puzzlesOf } from './puzzle.ts';

const given = flags(
  process.argv.slice(2),
  {
    game: undefined,
    find: undefined,
    minutes: '5',
    seed: '1',
    most: '10',
    more: undefined,
    json: undefined,
  },
  ['find', 'more'],
);
const games = GAME_IDS.filter((id) => given.game === undefined || id === given.game);
const most = wholeNumber('most', given.most, 1);
const seed = wholeNumber('seed', given.seed);
const span = 60_000 * wholeNumber('minutes', given.minutes, 1);

/** Not the smallest table and its usual options. Without battles the end of Les Royaumes Sauvages leaves nothing to chance. */
const TABLES: Partial<Record<GameId, { readonly seats?: number; readonly options?: Options }>> = {
  'royaumes-sauvages': { seats: 2, options: { tieRule: 'treaty' } },
  untamed: { options: { draft: 'random' } },
  unmatched: { options: { heroSelection: 'random' } },
};

const tableOf = (id: GameId): { readonly seats: number; readonly options: Options } => {
  const smallest = MANIFESTS.find((manifest) => manifest.id === id)?.seats[0] ?? 2;
  return { seats: smallest, options: {}, ...TABLES[id] };
};

for (const id of games) {
  if (given.find !== undefined) {
    const until = Date.now() + span;
    keep(id, await find(id, { ...tableOf(id), most, seed, until }));
  }
  if (given.more !== undefined) {
    const here = puzzlesOf(id);
    if (here.length >= most) {
      console.error(
        `${id} has ${here.length} already: --most ${here.length + 1} looks for another`,
      );
      process.exit(2);
    }
    const until = Date.now() + span;
    const more = { ...tableOf(id), most: most - here.length, seed, until };
    const names = new Set(here.map(({ name }) => name));
    keep(id, [...here, ...(await findJudged(id, more, names))]);
  }
  const puzzles = puzzlesOf(id);
  const failed: string[] = [];
  for (const puzzle of puzzles) {
    const solved = await isSolved(id, puzzle);
    if (!solved) failed.push(puzzle.name);
    if (given.json === undefined) {
      const { name, kind, says, clause } = puzzle;
      console.log(`${solved ? 'ok    ' : 'FAILED'} ${id} ${name} (${kind}, ${clause}): ${says}`);
    }
  }
  print(
    { game: id, puzzles: puzzles.length, solved: puzzles.length - failed.length, failed },
    given.json !== undefined,
  );
}
