import type { AnyGame, Position, Seat } from '@tablee/engine';
import {
  CHECKPOINT_EVERY,
  imaginings,
  nearest,
  newPosition,
  randomPicks,
  Session,
  seeded,
  seededDice,
  tableSizes,
} from '@tablee/engine';
import { isChange, isFull, playRandomly } from '@tablee/engine/testing';
import { GAME_IDS, isDraft, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { imaginedFor } from './imagined-for.ts';

const ANSWERS = 240;
/** One question of this many is looked at. */
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
    expect(imagined / asked).toBeGreaterThan(0.98);
  },
);

/** Questions looked at, and worlds imagined at each. */
const QUESTIONS = isFull ? 240 : isChange ? 30 : 60;
const WORLDS = 8;
const MATCHES = isFull ? 320 : 60;
/** Standard errors by which a share may differ: one test of fifteen thousand would by luck. */
const LUCK = 4;

test.each(GAME_IDS)(
  '%s: after the answers of others a hidden card is imagined with its true face as often as at random, no more',
  async (id) => {
    const game = await loadGame(id);
    const sizes = tableSizes(game).filter((size) => size > 1);
    const excesses: number[] = [];
    let unimagined = 0;
    let met = 0;
    for (let seed = 1; excesses.length < QUESTIONS && seed <= MATCHES; seed += 1) {
      playRandomly({
        ...{ game, seats: sizes[seed % sizes.length] as number, seed, atMost: 200 },
        onQuestion(live, seat) {
          if (excesses.length >= QUESTIONS) return;
          const near = nearest(game, live.position());
          if (!near.answers.some((answer) => isOfOthers(answer, seat))) return;
          met += 1;
          const excess = excessOf(game, live, seat, imaginings(game, near, seat));
          if (excess === null) unimagined += 1;
          else if (!Number.isNaN(excess)) excesses.push(excess);
        },
      });
    }
    // In a small game every answer ends its script: nothing that is imagined has to agree with the answers of others.
    if (met === 0 && isDraft(id)) return;
    const n = excesses.length;
    expect(n).toBeGreaterThan(QUESTIONS / 2);
    expect(unimagined / n).toBeLessThan(0.02);
    const mean = excesses.reduce((sum, each) => sum + each, 0) / n;
    const variance = excesses.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
    expect(Math.abs(mean) / Math.sqrt(variance / n)).toBeLessThan(LUCK);
  },
);

const isOfOthers = (answer: Position['answers'][number], seat: Seat): boolean =>
  answer.by === 'all' || (answer.by === 'seat' && answer.seat !== seat);

/** By how much more of the hidden cards are imagined with their true faces than if they were dealt; `null`: nothing is imagined. */
function excessOf(
  game: AnyGame,
  live: Session,
  seat: Seat,
  imagine: ReturnType<typeof imaginings>,
): number | null {
  const truth = new Map<string, { face: unknown; share: number }>();
  for (const group of game.secrets(live.state, seat)) {
    for (const { id, face } of group) {
      const share = group.filter((each) => each.face === face).length / group.length;
      if (id !== undefined && !truth.has(id)) truth.set(id, { face, share });
    }
  }
  const random = seeded(truth.size);
  let excess = 0;
  let cards = 0;
  for (let tries = 0; tries < WORLDS; tries += 1) {
    const position = imagine(random);
    if (position === null) continue;
    const { state } = new Session(game, position, { dice: noDice });
    const imagined = new Map(
      game.secrets(state, seat).flatMap((group) => group.map(({ id, face }) => [id, face])),
    );
    for (const [cardId, { face, share }] of truth) {
      cards += 1;
      excess += (imagined.get(cardId) === face ? 1 : 0) - share;
    }
  }
  return cards === 0 && truth.size > 0 ? null : excess / cards;
}
