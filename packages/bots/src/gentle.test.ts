import { seeded, tableSizes } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { loadOpponent } from './levels.ts';

test.each(GAME_IDS)('%s: whatever gentle bots overlook, they answer every question', async (id) => {
  const game = await loadGame(id);
  const mind = await loadOpponent('gentle', id);
  const sizes = tableSizes(game).filter((size) => size > 1);
  const players = sizes[Math.min(1, sizes.length - 1)] ?? 2;
  for (let seed = 1; seed <= 5; seed += 1) {
    const random = seeded(seed);
    const session = playRandomly({
      ...{ game, seats: players, seed },
      choose: (live, seat, question) =>
        mind({ seat, view: live.view(seat), question, position: null }, random),
    });
    expect(session.isOver).toBe(true);
  }
});
