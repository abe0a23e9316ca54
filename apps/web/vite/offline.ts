import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';

/** Screens that need no server, and their files: they open without one. */
const OFFLINE =
  /^(index\.html|src\/screens\/(rules\/(rules\.tsx|search\.ts)|decks\/decks\.tsx)|src\/games\/[^/]+\/decks\/page\.tsx)$|\/(rulebook\/index|lessons\/glossary)\.ts$|\/socket\.io-client\//;

/** Files that the page requests by a fixed name. */
const UNHASHED = ['index.html', 'layers.css', 'favicon.svg'];

/** Files of a build that a page needs to open without a server. */
export function filesOffline(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (id: string): void => {
    const chunk = manifest[id];
    if (chunk === undefined || seen.has(id)) return;
    seen.add(id);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  for (const id of Object.keys(manifest)) if (OFFLINE.test(id)) take(id);
  return [...files].filter((file) => !file.endsWith('.html'));
}

/** Builds the service worker beside the page, with the list of files it keeps. */
export function offline(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const manifest = JSON.parse(
        readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const revised = (file: string) => {
        const hash = createHash('sha256').update(readFileSync(join(outDir, file)));
        return { url: `/${file}`, revision: hash.digest('hex').slice(0, 16) };
      };
      const kept = [
        ...UNHASHED.map(revised),
        // Their names change with what is in them.
        ...filesOffline(manifest).map((file) => ({ url: `/${file}`, revision: null })),
      ];
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __OFFLINE__: JSON.stringify(kept),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir,
          emptyOutDir: false,
          lib: {
            entry: join(root, 'src/service-worker.ts'),
            formats: ['iife'],
            name: 'tablee',
            fileName: () => 'sw.js',
          },
        },
      });
    },
  };
}
