import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The request cannot be fulfilled: nothing has changed. */
export class Refused extends Error {}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `sang-rancune` as `sangRancune`. */
export const camel = (id: string): string =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `sang-rancune` as `SangRancune`. */
const pascal = (id: string): string => camel(id).replace(/^\w/, (first) => first.toUpperCase());
/** `sang-rancune` as `Sang Rancune`. */
export const titled = (id: string): string => id.split('-').map(pascal).join(' ');

function expectId(id: string): void {
  if (!ID.test(id)) {
    throw new Refused(`"${id}" is no id: lower-case words joined by hyphens, like sang-rancune`);
  }
  try {
    new Function(`'use strict'; const ${camel(id)} = 0;`);
  } catch {
    throw new Refused(`"${id}" is a word of the language`);
  }
}

/** Files to be written, by their paths from the root; those that exist are changed. */
export type Files = ReadonlyMap<string, string>;

/** Writes files; returns a function that takes them back. */
export function write(root: string, files: Files): () => void {
  const before = new Map<string, string | null>();
  const takeBack = (): void => {
    for (const [file, text] of before) {
      if (text !== null) writeFileSync(file, text);
      else rmSync(file, { force: true });
    }
    for (const file of before.keys()) removeIfEmpty(root, dirname(file));
  };
  try {
    for (const [path, text] of files) {
      const file = join(root, path);
      before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : null);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } catch (error) {
    takeBack();
    throw error;
  }
  return takeBack;
}

function removeIfEmpty(root: string, folder: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeIfEmpty(root, dirname(folder));
}

/** Runs a script of the project at `root` with its own Node; throws with its output if it fails. */
export function runs(root: string, script: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Brings files into the form that the checks want. */
export const format = (root: string, paths: readonly string[]): void =>
  runs(root, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths);

const TEMPLATES = join(import.meta.dirname, 'game');
const FOLDERS: Readonly<Record<string, (id: string) => string>> = {
  rules: (id) => `packages/rules/src/games/${id}`,
  bots: (id) => `packages/bots/src/${id}`,
  web: (id) => `apps/web/src/games/${id}`,
};
const CATALOGUE = 'packages/rules/src/catalogue.ts';

export interface NewGame {
  readonly id: string;
  /** Default: the id with capitals. */
  readonly name?: string | undefined;
  /** Three capitals that begin the names of its clauses. Default: made of the id. */
  readonly code?: string | undefined;
}

/** All files of a new game, and the catalogue with it. Throws `Refused`; writes nothing. */
export function gameFiles(root: string, { id, name = titled(id), code }: NewGame): Files {
  expectId(id);
  for (const folder of Object.values(FOLDERS)) {
    if (existsSync(join(root, folder(id)))) throw new Refused(`${folder(id)} is there already`);
  }
  if (!/^\p{L}[\p{L}\p{N} ’-]*$/u.test(name)) {
    throw new Refused(`"${name}" is no name: letters, numbers, spaces and hyphens`);
  }
  const values: Readonly<Record<string, string>> = {
    id,
    camel: camel(id),
    Name: pascal(id),
    Title: name,
    CODE: codeOf(root, id, code),
    hue: String(hueOf(root)),
  };
  const fill = (text: string): string =>
    text.replaceAll(/__(\w+?)__/g, (whole, key: string) => values[key] ?? whole);
  const files = new Map<string, string>();
  for (const path of readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tmpl')) continue;
    const [folder = '', ...rest] = path.slice(0, -'.tmpl'.length).split(sep);
    const target = `${FOLDERS[folder]?.(id)}/${rest.join('/')}`;
    files.set(target, fill(readFileSync(join(TEMPLATES, path), 'utf8')));
  }
  files.set(CATALOGUE, catalogueWith(readFileSync(join(root, CATALOGUE), 'utf8'), id));
  return files;
}

/** Makes a new game that runs, with its golden journals. Throws `Refused`; whatever fails is taken back. */
export function newGame(root: string, game: NewGame): readonly string[] {
  const files = gameFiles(root, game);
  const takeBack = write(root, files);
  const written = [...files.keys()];
  const kept = [`testing/golden.json`, `testing/shape.json`].map(
    (file) => `${FOLDERS.rules?.(game.id)}/${file}`,
  );
  try {
    format(root, written);
    runs(root, 'tools/golden.ts', '--game', game.id);
  } catch (error) {
    for (const path of kept) rmSync(join(root, path), { force: true });
    takeBack();
    throw error;
  }
  return [...written, ...kept];
}

/** Its import and its place, both last of their kind. */
function catalogueWith(text: string, id: string): string {
  const line = `import { manifest as ${camel(id)} } from './games/${id}/manifest.ts';`;
  const imports = text.match(/^import \{ manifest as .*$/gm) ?? [];
  const after = imports.findLast((each) => each.split(' from ')[1] ?? '' < line) ?? imports.at(-1);
  const [list] = /MANIFESTS = \[[^\]]*/.exec(text) ?? [];
  if (after === undefined || list === undefined) throw new Error('the catalogue has another form');
  return text
    .replace(after, `${after}\n${line}`)
    .replace(list, `${list.trimEnd().replace(/,?$/, ',')} ${camel(id)}`);
}

function codeOf(root: string, id: string, wanted: string | undefined): string {
  const taken = takenCodes(root);
  if (wanted !== undefined) {
    if (!/^[A-Z]{3}$/.test(wanted)) throw new Refused(`"${wanted}" is no code: three capitals`);
    if (taken.has(wanted)) throw new Refused(`clauses of another game begin with ${wanted}`);
    return wanted;
  }
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase();
  for (let second = 1; second < letters.length; second += 1) {
    for (let third = second + 1; third < letters.length; third += 1) {
      const code = `${letters[0]}${letters[second]}${letters[third]}`;
      if (!taken.has(code)) return code;
    }
  }
  throw new Refused(`name the three capitals that its clauses begin with: --code ABC`);
}

/** The prefixes of the games' clauses. */
function takenCodes(root: string): ReadonlySet<string> {
  const games = join(root, 'packages/rules/src/games');
  const codes = new Set<string>();
  for (const game of readdirSync(games)) {
    const folder = join(games, game, 'rulebook');
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, code = ''] of text.matchAll(/'([A-Z]{3})-/g)) codes.add(code);
    }
  }
  return codes;
}

/** The hue that is farthest from those of the other posters. */
function hueOf(root: string): number {
  const games = join(root, 'apps/web/src/games');
  const used = readdirSync(games).flatMap((game) => {
    const poster = join(games, game, 'poster.ts');
    if (!existsSync(poster)) return [];
    return Number(/hue: (\d+)/.exec(readFileSync(poster, 'utf8'))?.[1] ?? 0);
  });
  const distance = (hue: number): number =>
    Math.min(
      ...used.map((other) => Math.min((hue - other + 360) % 360, (other - hue + 360) % 360)),
    );
  const hues = Array.from({ length: 360 }, (_, hue) => hue);
  return hues.reduce((best, hue) => (distance(hue) > distance(best) ? hue : best), 0);
}
