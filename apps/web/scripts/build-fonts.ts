/**
 * Cuts the house's two typefaces down to what French and English need and writes them as woff2 into `src/fonts`, and beside the
 * server's pictures.
 * Run after a change of weights or characters; the results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const french = 'àâäæçéèêëîïôöœùûüÿñÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸÑ';
const signs = '«»‹›“”‘’„…–—·•×÷±≤≥−°²³½€©®→←↑↓✓\u00a0\u202f\u2011';
const characters = ascii + french + signs;

const FACES = [
  ['@fontsource/alegreya/files/alegreya-latin-800-normal.woff2', 'alegreya-800.woff2'],
  [
    '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
    'alegreya-sans-400.woff2',
  ],
  [
    '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
    'alegreya-sans-700.woff2',
  ],
] as const;

const targets = ['../src/fonts/', '../../server/src/pictures/fonts/'].map((path) => {
  const target = new URL(path, import.meta.url);
  mkdirSync(target, { recursive: true });
  return target;
});
let total = 0;
for (const [source, name] of FACES) {
  const font = await subsetFont(readFileSync(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'lnum', 'tnum', 'liga', 'ccmp', 'mark'],
    noHinting: true,
  });
  total += font.length;
  for (const target of targets) writeFileSync(new URL(name, target), font);
  process.stdout.write(`${name} ${font.length} bytes\n`);
}
process.stdout.write(`total ${total} bytes\n`);
