/**
 * Keeps finished matches of a game as golden journals. A change of the rules that moves one is made with the new
 * journals in the same commit: node tools/golden.ts
 */

import { writeFileSync } from 'node:fs';
import type { Options } from '@tablee/engine';
import { keepGolden } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/registry.ts';
import { loadGame } from '@tablee/rules/registry.ts';

const TABLES: Record<GameId, readonly (readonly [seats: number, options: Options])[]> = {
  'royaumes-sauvages': [
    [2, {}],
    [3, {}],
    [4, {}],
    [5, {}],
    [4, { tieRule: 'treaty' }],
    [1, { soloLevel: 'easy' }],
    [1, { soloLevel: 'normal' }],
    [1, { soloLevel: 'expert' }],
    [3, { houses: 'chosen', opener: 2 }],
  ],
  untamed: [
    [2, { mode: 'duel' }],
    [3, { mode: 'hunter' }],
    [3, { mode: 'survival', draft: 'random' }],
    [4, { mode: 'alpha', alphaChoice: 'volunteer' }],
    [4, { mode: 'hydra' }],
    [4, { mode: 'manticore' }],
  ],
  unmatched: [
    [2, {}],
    [2, { board: 'sarpedon', heroSelection: 'random', heroDefeat: 'endOfAction' }],
    [3, { mode: 'team' }],
    [3, { mode: 'freeForAll' }],
    [4, { mode: 'team', teamHands: 'shared' }],
    [4, { mode: 'freeForAll', board: 'sarpedon' }],
  ],
  'sang-rancune': [
    [3, { heroChoice: 'draft' }],
    [4, { setupsPersist: 'off', campItemLimit: 'one' }],
    [6, {}],
  ],
  'cannibal-world': [
    [2, {}],
    [2, { decks: 'custom', collection: 'box' }],
    [2, { decks: 'custom', match: 'tournament' }],
    [4, { mode: '2v2' }],
    [4, { mode: '2v2', decks: 'custom', askAlways: 'on' }],
  ],
};

for (const [id, tables] of Object.entries(TABLES)) {
  const game = await loadGame(id as GameId);
  const matches = tables.map(([seats, options], i) => keepGolden(game, seats, options, 100 + i));
  const lines = matches.map((match) => JSON.stringify(match));
  const target = new URL(`../packages/rules/src/games/${id}/golden.json`, import.meta.url);
  writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`);
}
