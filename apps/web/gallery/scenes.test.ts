import { loadBot } from '@tablee/bots/bot.ts';
import { loadGame } from '@tablee/rules/registry.ts';
import { expect, test } from 'vitest';
import { LocalMatch, playUp, type Scene } from './local-match.ts';
import { SCENES } from './scenes.ts';

test.each(Object.keys(SCENES) as (keyof typeof SCENES)[])(
  'every scene of the gallery comes about: %s',
  async (id) => {
    const [game, bot] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
    const missed: string[] = [];
    for (const [name, scene] of Object.entries(SCENES[id]) as [string, Scene][]) {
      if (!playUp(new LocalMatch(game, bot, scene), scene)) missed.push(name);
    }
    expect(missed).toEqual([]);
  },
  60_000,
);
