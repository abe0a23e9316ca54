import {
  CHECKPOINT_EVERY,
  nearest,
  newPosition,
  randomPicks,
  Session,
  seeded,
  seededDice,
  tableSizes,
} from '@tablee/engine';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { imaginedFor } from './imagined-for.ts';

const ANSWERS = 240;
/** Of so many questions one is looked at. */
const EVERY = 4;

const noDice = (): never => {
  throw new Error('what has happened draws nothing');
};

test.each(GAME_IDS)(
  '%s: at a live table, whose checkpoint lies far back, a bot that thinks ahead nearly always has something to think about',
  async (id) => {
    const game = await loadGame(id);
    const [seats = 2] = tableSizes(game).filter((size) => size > 1);
    const random = seeded(9);
    const live = new Session(game, newPosition(game, seats, {}), {
      dice: seededDice(seeded(4)),
      checkpointEvery: CHECKPOINT_EVERY,
    });
    let asked = 0;
    let imagined = 0;
    let nearer = 0;
    for (let i = 0; i < ANSWERS && !live.isOver; i += 1) {
      const seat = live.awaited()?.seats.find((each) => live.questionOf(each) !== null);
      if (seat === undefined) break;
      if (i % EVERY === 0) {
        const position = live.position();
        const near = nearest(game, position);
        const there = new Session(game, near, { dice: noDice });
        expect(there.digest).toBe(live.digest);
        expect(there.questionOf(seat)).toEqual(live.questionOf(seat));
        for (let each = 0; each < seats; each += 1) expect(there.canUndo(each)).toBe(false);
        if (near.answers.length < position.answers.length) nearer += 1;
        asked += 1;
        if (imaginedFor(game, position, seat, seeded(i)) !== null) imagined += 1;
      }
      const question = live.questionOf(seat);
      if (question !== null) live.answer(seat, randomPicks(question, random));
    }
    expect(asked).toBeGreaterThan(8);
    expect(nearer).toBeGreaterThan(asked / 3);
    expect(imagined / asked).toBeGreaterThan(0.8);
  },
);
