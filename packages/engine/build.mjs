/** Writes `dist`: JavaScript, types and a package.json of its own, for `npm pack`. The house itself runs the sources. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TSC = here('../../node_modules/typescript/bin/tsc');

rmSync(here('dist'), { recursive: true, force: true });
execFileSync(process.execPath, [TSC, '-p', here('tsconfig.build.json')], { stdio: 'inherit' });

const { name, version, description, type, sideEffects } = JSON.parse(
  readFileSync(here('package.json'), 'utf8'),
);
const door = (path) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
const manifest = {
  ...{ name, version, description, type, sideEffects },
  exports: { '.': door('index'), './testing': door('testing/index') },
};
writeFileSync(here('dist/package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(here('README.md'), here('dist/README.md'));
