import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  table: 'src/kit/icons.generated.ts',
};

interface Picked {
  readonly name: string;
  readonly body: string;
}

/** Once each, in the order of their names. */
const picked = (names: readonly string[], wantedBy: string): readonly Picked[] =>
  [...new Set(names)].sort().map((name) => {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`${wantedBy}: no icon named ${name}`);
    return { name, body: icon.body };
  });

const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const moduleWith = (...lines: readonly string[]): string =>
  ["import type { IconShape } from '@/ui/icon.tsx';", '', ...lines, ''].join('\n');

const moduleOf = (icons: readonly Picked[]): string =>
  moduleWith(
    ...icons.map(
      ({ name, body }) =>
        `export const ${camel(name)}: IconShape = { body: ${JSON.stringify(body)} };`,
    ),
  );

/** A module of pictures that are looked up by name. */
const recordOf = (icons: readonly Picked[]): string =>
  moduleWith(
    'export const PICTURES: Readonly<Record<string, IconShape>> = {',
    ...icons.map(({ name, body }) => `  '${name}': { body: ${JSON.stringify(body)} },`),
    '};',
  );

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

/**
 * Every generated file of icons, by its path within the app: single icons that are listed in `icons/`, as modules, one export per icon,
 * so that each chunk carries only what it draws; and the pictures of a game, as its catalogue names them (`art/pictures.ts`), as one
 * sheet of symbols that is no script at all, or as a module where the game has no sheet. Throws for a name that the open set has not.
 */
export async function iconFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const file of readdirSync(new URL('icons/', here))) {
    const names = JSON.parse(readFileSync(new URL(`icons/${file}`, here), 'utf8')) as string[];
    const list = file.replace('.json', '');
    const target = HOUSE[list] ?? `src/games/${list}/icons.generated.ts`;
    files.set(target, moduleOf(picked(names, `icons/${file}`)));
  }
  for (const game of readdirSync(new URL('src/games/', here))) {
    const art = `src/games/${game}/art`;
    if (!existsSync(new URL(`${art}/pictures.ts`, here))) continue;
    const { PICTURES } = (await import(new URL(`${art}/pictures.ts`, here).href)) as {
      PICTURES: readonly string[];
    };
    const icons = picked(PICTURES, `${art}/pictures.ts`);
    const sheet = `${art}/pictures.svg`;
    if (existsSync(new URL(sheet, here))) files.set(sheet, sheetOf(icons));
    else files.set(`${art}/pictures.generated.ts`, recordOf(icons));
  }
  return files;
}
