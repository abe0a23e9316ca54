import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Compressed siblings that the build writes, the smallest first. */
const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;
/** Folder of files whose names change with what is in them. */
const ASSETS = 'assets';

/** One file of the web client, in every coding there is of it. */
export interface WebFile {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly coded: readonly { readonly coding: string; readonly body: Buffer }[];
}

/**
 * The web client as it was built last when the server started, read once: a build beside a running server, a folder that
 * goes away or a want of descriptors changes nothing. It stays the client that speaks this server's protocol. Scripts of
 * builds before it, which pages opened then still ask for, lie where they were.
 */
export interface WebFiles {
  /** By their address, `/index.html` among them; empty if nothing has been built. */
  readonly current: ReadonlyMap<string, WebFile>;
  /** The paths of assets of former builds, by their address. */
  readonly former: ReadonlyMap<string, string>;
}

/** Reads what lies in `dist`: the build that `current` names, or the folder itself if it is one. */
export function readWebFiles(dist: string): WebFiles {
  const pointer = join(dist, 'current');
  const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  const current = new Map<string, WebFile>();
  const former = new Map<string, string>();
  const folder = join(dist, name);
  if (!existsSync(join(folder, 'index.html'))) return { current, former };
  for (const path of filesOf(folder)) current.set(`/${path}`, readWebFile(join(folder, path)));
  for (const [address, place] of formerAssets(dist, name)) {
    if (!current.has(address)) former.set(address, place);
  }
  return { current, former };
}

export function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('.') && !path.includes('/.'))
    .filter((path) => CODINGS.every(({ ending }) => !path.endsWith(ending)));
}

/** Addresses and places of the assets of builds that are not the current one; once they lay in `dist` itself. */
function formerAssets(dist: string, current: string): [string, string][] {
  if (current === '') return [];
  return readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => (name === ASSETS ? join(dist, name) : join(dist, name, ASSETS)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      filesOf(folder).map((path): [string, string] => [`/${ASSETS}/${path}`, join(folder, path)]),
    );
}

function readWebFile(path: string): WebFile {
  const plain = readFileSync(path);
  const coded = CODINGS.filter(({ ending }) => existsSync(path + ending)).map(
    ({ coding, ending }) => ({ coding, body: readFileSync(path + ending) }),
  );
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  return { type: typeOf(path), tag: `W/"${tag}"`, plain, coded };
}
