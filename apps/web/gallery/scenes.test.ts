import { loadBot } from '@tablee/bots/bot.ts';
import { someOf } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { LocalMatch, playUp } from './local-match.ts';
import { scenesOf } from './scenes.ts';

test.each(someOf(GAME_IDS, 2, 1))(
  'every scene of the gallery comes about: %s',
  async (id) => {
    const [game, bot, scenes] = await Promise.all([
      loadGame(id),
      loadBot('sensible', id),
      scenesOf(id),
    ]);
    const missed = Object.entries(scenes).flatMap(([name, scene]) =>
      playUp(new LocalMatch(game, bot, scene), scene) ? [] : [name],
    );
    expect(missed).toEqual([]);
  },
  60_000,
);
