import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bot } from '@tablee/bots/bot.ts';
import { loadBot } from '@tablee/bots/bot.ts';
import type { AnyGame } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(here, 'bundled-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Bundled {
  readonly bot: Bot;
  readonly game: AnyGame;
}

async function bundled(id: string): Promise<Bundled> {
  const entry = join(folder, `${id}.entry.ts`);
  writeFileSync(
    entry,
    `export { game } from '@tablee/rules/games/${id}/index.ts';
     export { bot } from '@tablee/bots/${id}/bot.ts';`,
  );
  await build({
    configFile: false,
    root: here,
    logLevel: 'silent',
    build: {
      lib: { entry, formats: ['es'], fileName: id },
      outDir: folder,
      emptyOutDir: false,
      minify: false,
    },
  });
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, `${id}.js`)).href)) as Bundled;
}

test.each(GAME_IDS)(
  '%s: a bundle drops nothing that rules and bot fill on their way',
  async (id) => {
    const [{ bot, game }, source, ofSource] = await Promise.all([
      bundled(id),
      loadGame(id),
      loadBot('sensible', id),
    ]);
    const play = (rules: AnyGame, mind: Bot) => {
      const random = seeded(2);
      const answers: (readonly string[])[] = [];
      const session = playRandomly({
        game: rules,
        seats: Math.max(2, rules.seats[0]),
        seed: 3,
        atMost: 120,
        choose: (each, seat, question) => {
          const picks = mind(each.view(seat), question, random);
          answers.push(picks);
          return picks;
        },
      });
      return { answers, digest: session.digest };
    };
    expect(play(game, bot)).toEqual(play(source, ofSource));
  },
);
