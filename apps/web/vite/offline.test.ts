import { expect, test } from 'vitest';
import { filesOffline } from './offline.ts';

test('pages that open without a server are kept with all their imports, and nothing else', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      css: ['assets/index.css'],
      imports: ['_shared.js'],
      dynamicImports: ['src/screens/table/table.tsx'],
    },
    '_shared.js': { file: 'assets/shared.js', assets: ['assets/font.woff2'] },
    'src/screens/rules/rules.tsx': {
      file: 'assets/rules.js',
      imports: ['_shared.js', '_words.js'],
    },
    '_words.js': { file: 'assets/words.js' },
    '../../packages/rules/src/games/untamed/rulebook/index.ts': { file: 'assets/rulebook.js' },
    'src/screens/decks/decks.tsx': {
      file: 'assets/decks.js',
      imports: ['_words.js'],
      dynamicImports: ['src/games/cannibal-world/decks/page.tsx'],
    },
    'src/games/cannibal-world/decks/page.tsx': {
      file: 'assets/builder.js',
      css: ['assets/builder.css'],
    },
    'src/games/cannibal-world/decks/at-table.tsx': { file: 'assets/at-table.js' },
    'src/screens/table/table.tsx': { file: 'assets/table.js', imports: ['_shared.js'] },
  };
  expect(filesOffline(manifest).sort()).toEqual([
    'assets/builder.css',
    'assets/builder.js',
    'assets/decks.js',
    'assets/font.woff2',
    'assets/index.css',
    'assets/index.js',
    'assets/rulebook.js',
    'assets/rules.js',
    'assets/shared.js',
    'assets/words.js',
  ]);
});
