import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = new URL('../packages/engine/src/', import.meta.url);

/** Every name that a door gives, with the text of the file it comes from. */
function namesOf(door: string): { name: string; source: string }[] {
  const at = new URL(door, SRC);
  return [...readFileSync(at, 'utf8').matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)]
    .map(([, names = '', file = '']) => ({
      names,
      source: readFileSync(new URL(file, at), 'utf8'),
    }))
    .flatMap(({ names, source }) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter((name) => name !== '')
        .map((name) => ({ name, source })),
    );
}

/** Whether the declaration of a name has a docstring above it. */
const isDescribed = ({ name, source }: { name: string; source: string }): boolean =>
  new RegExp(
    `\\*/\\n(?://.*\\n)?export (?:abstract )?(?:async )?(?:function\\*?|const|class|interface|type) ${name}\\b`,
  ).test(source);

test.each(['index.ts', 'testing/index.ts'])('every name of %s says what it is', (door) => {
  const names = namesOf(door);
  expect(names.length, fileURLToPath(new URL(door, SRC))).toBeGreaterThan(20);
  expect(names.filter((one) => !isDescribed(one)).map(({ name }) => name)).toEqual([]);
});
