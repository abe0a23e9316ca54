import { newPosition, randomPicks, Session, seeded, seededDice } from '@tablee/engine';
import { nextAsked } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './catalogue.ts';

test.each(GAME_IDS)('%s plays the same match whether its events are kept or not', async (id) => {
  const game = await loadGame(id);
  const [fewest] = game.seats;
  const open = (recording: boolean): Session =>
    new Session(game, newPosition(game, fewest, {}), {
      dice: seededDice(seeded(3)),
      recording,
      checkpointEvery: Number.POSITIVE_INFINITY,
    });
  const kept = open(true);
  const imagined = open(false);
  const random = seeded(4);
  for (let answers = 0; ; answers += 1) {
    expect(imagined.digest).toBe(kept.digest);
    const seat = nextAsked(kept, answers);
    if (seat === null) break;
    const question = kept.questionOf(seat);
    expect(JSON.stringify(imagined.questionOf(seat))).toBe(JSON.stringify(question));
    if (question === null) throw new Error('nothing is asked');
    const picks = randomPicks(question, random);
    expect(kept.answer(seat, picks).ok && imagined.answer(seat, picks).ok).toBe(true);
  }
  expect(imagined.isOver).toBe(true);
});
