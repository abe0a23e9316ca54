/**
 * Picks single icons out of the open set and writes them as modules, one export per icon, so that each chunk carries
 * only what it draws. Lists: `icons/<name>.json`. Run after editing a list: `node scripts/build-icons.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const set = require('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>;
};
const here = new URL('..', import.meta.url);
const TARGETS: Record<string, string> = {
  shell: 'src/ui/icons.generated.ts',
  table: 'src/table/icons.generated.ts',
  'royaumes-sauvages': 'src/games/royaumes-sauvages/icons.generated.ts',
};

const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

for (const file of readdirSync(new URL('icons/', here))) {
  const list = JSON.parse(readFileSync(new URL(`icons/${file}`, here), 'utf8')) as string[];
  const lines = ["import type { IconShape } from '@/ui/icon.tsx';", ''];
  for (const name of [...list].sort()) {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`icons/${file}: no icon named ${name}`);
    lines.push(`export const ${camel(name)}: IconShape = { body: ${JSON.stringify(icon.body)} };`);
  }
  const target = TARGETS[file.replace('.json', '')];
  if (target === undefined) throw new Error(`icons/${file}: no target`);
  writeFileSync(new URL(target, here), `${lines.join('\n')}\n`);
}
