import { loadBot } from '@tablee/bots/bot.ts';
import { loadGame } from '@tablee/rules/registry.ts';
import { expect, test } from 'vitest';
import { CANNIBAL_SCENES } from './cannibal-world-scenes.ts';
import { LocalMatch, playUp, type Scene } from './local-match.ts';
import { ROYAUMES_SCENES } from './royaumes-scenes.ts';
import { SANG_RANCUNE_SCENES } from './sang-rancune-scenes.ts';
import { UNMATCHED_SCENES } from './unmatched-scenes.ts';
import { UNTAMED_SCENES } from './untamed-scenes.ts';

const SCENES = {
  'cannibal-world': CANNIBAL_SCENES,
  'royaumes-sauvages': ROYAUMES_SCENES,
  'sang-rancune': SANG_RANCUNE_SCENES,
  unmatched: UNMATCHED_SCENES,
  untamed: UNTAMED_SCENES,
} as const;

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
