import { loadBot } from '@tablee/bots/bot.ts';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { LocalMatch, playUp } from './local-match.ts';
import { SCENES } from './scenes.ts';

test.each(GAME_IDS)(
  'every scene of the gallery comes about: %s',
  async (id) => {
    const [game, bot] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
    const missed: string[] = SCENES[id] === undefined ? ['all'] : [];
    for (const [name, scene] of Object.entries(SCENES[id] ?? {})) {
      if (!playUp(new LocalMatch(game, bot, scene), scene)) missed.push(name);
    }
    expect(missed).toEqual([]);
  },
  60_000,
);
