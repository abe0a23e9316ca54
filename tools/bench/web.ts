import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Record<string, ManifestEntry>;

const BUILDS = new URL('../../apps/web/dist/', import.meta.url);

interface WebFigures {
  home: { js: number; css: number; fonts: number };
  table: { js: number };
  games: Record<string, { js: number }>;
}

/** Compressed bytes (brotli) a browser loads for home, for room and table beside home, and for each game beside both. */
export async function run(): Promise<WebFigures> {
  const path = new URL('.vite/manifest.json', currentBuild());
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('no entry in the manifest');
  const home = closure(manifest, [entry, chunk(manifest, 'src/screens/home')]);
  const table = closure(
    manifest,
    ['src/screens/room/room.tsx', 'src/screens/table/table.tsx'],
    home,
  );
  const games: Record<string, { js: number }> = {};
  for (const id of GAME_IDS) {
    const own = closure(manifest, [chunk(manifest, `src/games/${id}/index`)], union(home, table));
    games[id] = { js: bytes(own, '.js') };
  }
  return {
    home: { js: bytes(home, '.js'), css: bytes(home, '.css'), fonts: fontBytes() },
    table: { js: bytes(home, '.js') + bytes(table, '.js') },
    games,
  };
}

function currentBuild(): URL {
  const current = new URL('current', BUILDS);
  if (!existsSync(current)) throw new Error('build the client first: npm run build');
  return new URL(`${readFileSync(current, 'utf8')}/`, BUILDS);
}

/** Manifest key of the chunk whose source begins so; empty when it is part of its importer. */
const chunk = (manifest: Manifest, start: string): string =>
  Object.keys(manifest).find((key) => key.startsWith(start)) ?? '';

/** Files that a set of chunks loads, beside those already there. */
function closure(
  manifest: Manifest,
  keys: readonly string[],
  loaded = new Set<string>(),
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const item = manifest[key];
    if (item === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [item.file, ...(item.css ?? [])]) if (!loaded.has(file)) files.add(file);
    for (const next of item.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

const union = (a: Set<string>, b: Set<string>): Set<string> => new Set([...a, ...b]);

const compressed = (file: string): number =>
  brotliCompressSync(readFileSync(new URL(file, currentBuild()))).length;

function bytes(files: Iterable<string>, ending: string): number {
  let sum = 0;
  for (const file of files) if (file.endsWith(ending)) sum += compressed(file);
  return sum;
}

/** Fonts are compressed already. */
function fontBytes(): number {
  const assets = new URL('assets/', currentBuild());
  return readdirSync(assets)
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + readFileSync(new URL(file, assets)).length, 0);
}
