/** Lists the clauses of each game's rulebook that no test names: pnpm clauses [--json] */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadRulebook } from '@tablee/rules/catalogue.ts';
import { flags, print } from './arguments.ts';

const given = flags(process.argv.slice(2), { json: undefined });

/** Clauses named in the titles of tests below `folder`. */
function clausesTested(folder: string): Set<string> {
  const named = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    const titles = source.matchAll(/\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(['"`])([\s\S]*?)\1/g);
    for (const [, , title = ''] of titles) {
      for (const [clause] of title.matchAll(/[A-Z]{3}-(?:R\.)?\d+(?:\.\d+)?/g)) named.add(clause);
    }
  }
  return named;
}

const games: Record<string, { clauses: number; tested: number; untested: string[] }> = {};
for (const id of GAME_IDS) {
  const clauses = (await loadRulebook(id)).flatMap((chapter) =>
    chapter.clauses.map((clause) => clause.id),
  );
  const folder = fileURLToPath(new URL(`../packages/rules/src/games/${id}`, import.meta.url));
  const named = clausesTested(folder);
  const untested = clauses.filter((clause) => !named.has(clause));
  games[id] = { clauses: clauses.length, tested: clauses.length - untested.length, untested };
}
print(games, given.json !== undefined);
if (Object.values(games).some(({ untested }) => untested.length > 0)) process.exitCode = 1;
