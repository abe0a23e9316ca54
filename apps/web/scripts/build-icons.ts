/**
 * Picks single icons out of the open set and writes them as modules, one export per icon, so that each chunk carries
 * only what it draws; or, where a game has a picture for every card, as one sheet of symbols that is no script at all.
 * Lists: `icons/<name>.json`. Run after editing a list: `node scripts/build-icons.ts`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { wholePath } from './whole-path.ts';

const require = createRequire(import.meta.url);
const set = require('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>;
};
const here = new URL('..', import.meta.url);
const HOUSE: Readonly<Record<string, string>> = {
  faces: 'src/faces/icons.generated.ts',
  shell: 'src/ui/icons.generated.ts',
  table: 'src/table/icons.generated.ts',
};

/** The sheet of a game that has one, else its module. */
function targetOf(list: string): string {
  const sheet = `src/games/${list}/art/pictures.svg`;
  return (
    HOUSE[list] ??
    (existsSync(new URL(sheet, here)) ? sheet : `src/games/${list}/icons.generated.ts`)
  );
}

interface Picked {
  readonly name: string;
  readonly body: string;
}

const moduleOf = (icons: readonly Picked[]): string =>
  [
    "import type { IconShape } from '@/ui/icon.tsx';",
    '',
    ...icons.map(
      ({ name, body }) =>
        `export const ${camel(name)}: IconShape = { body: ${JSON.stringify(body)} };`,
    ),
    '',
  ].join('\n');

const shortened = (body: string): string =>
  body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${wholePath(path)}"`);

const sheetOf = (icons: readonly Picked[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<title>Pictures</title>',
    ...icons.map(
      ({ name, body }) => `<symbol id="${name}" viewBox="0 0 512 512">${shortened(body)}</symbol>`,
    ),
    '</svg>',
    '',
  ].join('\n');

const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

for (const file of readdirSync(new URL('icons/', here))) {
  const list = JSON.parse(readFileSync(new URL(`icons/${file}`, here), 'utf8')) as string[];
  const icons = [...list].sort().map((name) => {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`icons/${file}: no icon named ${name}`);
    return { name, body: icon.body };
  });
  const target = targetOf(file.replace('.json', ''));
  const content = target.endsWith('.svg') ? sheetOf(icons) : moduleOf(icons);
  writeFileSync(new URL(target, here), content);
}
