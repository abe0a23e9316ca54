/** Writes the icons and pictures that the page draws. Run after a card has another picture, or a table another sign: `node scripts/build-icons.ts`. */
import { writeFileSync } from 'node:fs';
import { iconFiles } from './icons.ts';

for (const [file, content] of await iconFiles()) {
  writeFileSync(new URL(`../${file}`, import.meta.url), content);
}
