import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, GameEvent, Table } from '../game/game.ts';
import { clone } from '../game/json.ts';
import type { Layers } from '../game/layers.ts';
import { layersOf } from '../game/layers.ts';
import { catalogueOf } from '../mechanics/catalogue.ts';
import { seeded, seededDice } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import { randomPicks } from '../script/random-answer.ts';
import type { Script } from '../script/script.ts';
import { ask, chance, SeatLeft } from '../script/script.ts';
import { chosenSeed } from '../testing/effort.ts';
import { nextAsked, playRandomly } from '../testing/play.ts';
import { scrambled, seenBy } from '../testing/scramble.ts';
import type { ToyState } from '../testing/toy/game.ts';
import { toy } from '../testing/toy/game.ts';
import { digestOf } from './digest.ts';
import type { Position } from './position.ts';
import { ForeignPosition, newPosition } from './position.ts';
import { Session } from './session.ts';
import { ReplayDiverged } from './tape.ts';

fc.configureGlobal({ seed: chosenSeed });

const noDice = () => {
  throw new Error('a replay never draws again');
};

const everything = (session: Session): string => {
  const seats = session.state.own.map((_, seat) => seat);
  const { open, own, deep } = session.state;
  return JSON.stringify([
    { open, own, deep },
    session.awaited(),
    seats.map((seat) => session.questionOf(seat)),
    session.canUndo(0),
  ]);
};

const throughJson = (session: Session): Session =>
  new Session(session.game, JSON.parse(JSON.stringify(session.position())) as Position, {
    dice: noDice,
  });

const open = (seed: number, seats = 3): Session =>
  new Session(toy, newPosition(toy, seats, {}), { dice: seededDice(seeded(seed)) });

/** Random matches of the toy game, stopped somewhere. */
const stopped = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  seats: fc.integer({ min: 2, max: 4 }),
  atMost: fc.integer({ min: 0, max: 80 }),
});
const play = (match: { seed: number; seats: number; atMost: number }): Session =>
  playRandomly({ game: toy, ...match });

describe('laws of a session, on random matches', () => {
  test('a position resumed from JSON equals the live match, at every step', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      playRandomly({
        game: toy,
        seats: 2 + (seed % 3),
        seed,
        onQuestion(session) {
          toy.assert(session.state as ToyState);
          expect(everything(throughJson(session))).toBe(everything(session));
        },
      });
    }
  });

  test('a checkpoint that moves less often changes nothing but what a resume replays', () => {
    let deepest = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = seeded(seed);
      const settings = { dice: seededDice(seeded(seed)), checkpointEvery: 15 };
      const lazy = new Session(toy, newPosition(toy, 3, {}), settings);
      const eager = open(seed);
      for (let i = 0; i < 200; i += 1) {
        const seat = nextAsked(eager);
        if (seat === null) break;
        const question = eager.questionOf(seat) as Question;
        expect(lazy.fingerprintOf(lazy.questionOf(seat) as Question)).toBe(
          eager.fingerprintOf(question),
        );
        const leaver = i === 20 + seed ? seat : null;
        const picks = randomPicks(question, random);
        for (const session of [lazy, eager]) {
          if (leaver === null) session.answer(seat, picks);
          else session.leave(leaver);
        }
        expect(everything(lazy)).toBe(everything(eager));
        expect(everything(throughJson(lazy))).toBe(everything(eager));
        deepest = Math.max(deepest, lazy.answersSinceCheckpoint);
      }
    }
    expect(deepest).toBeGreaterThan(12);
  });

  test('the checkpoint moves with the first root script after that many answers, each of several given at once counted', () => {
    const every = 6;
    let moved = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = seeded(seed);
      const settings = { dice: seededDice(seeded(seed)), checkpointEvery: every };
      const session = new Session(toy, newPosition(toy, 4, {}), settings);
      let given = 0;
      while (!session.isOver) {
        const seat = nextAsked(session) as number;
        const { turns } = (session.state as ToyState).open;
        const { stepsBeforeCheckpoint } = session;
        session.answer(seat, randomPicks(session.questionOf(seat) as Question, random));
        given += 1;
        if (session.isOver || (session.state as ToyState).open.turns === turns) continue;
        const hasMoved = session.stepsBeforeCheckpoint !== stepsBeforeCheckpoint;
        expect(hasMoved, `${given} answers`).toBe(given >= every);
        if (!hasMoved) continue;
        given = 0;
        moved += 1;
      }
    }
    expect(moved).toBeGreaterThan(60);
  });

  test('an illegal answer changes nothing', () => {
    fc.assert(
      fc.property(stopped, fc.array(fc.string(), { maxLength: 3 }), (match, picks) => {
        const session = play(match);
        const seat = nextAsked(session);
        if (seat === null) return;
        const before = everything(session);
        const junk = picks.map((pick) => `no such ${pick}`);
        expect(session.answer(seat, junk).ok).toBe(false);
        for (let other = 0; other < match.seats; other += 1) {
          if (session.questionOf(other) !== null) continue;
          expect(session.answer(other, ['rest'])).toMatchObject({ ok: false });
        }
        expect(everything(session)).toBe(before);
      }),
    );
  });

  test('undo after an answer is the position before it', () => {
    let undone = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed);
      const session = open(seed);
      for (let i = 0; i < 60; i += 1) {
        const seat = nextAsked(session);
        if (seat === null) break;
        const before = everything(session);
        session.answer(seat, randomPicks(session.questionOf(seat) as Question, random));
        if (session.canUndo(seat)) {
          undone += 1;
          const picks = session.position().answers.at(-1);
          expect(session.undo(seat)).toEqual({ ok: true });
          expect(everything(session)).toBe(before);
          if (picks?.by === 'seat') session.answer(seat, picks.picks);
        } else {
          expect(session.undo(seat)).toEqual({ ok: false, code: 'nothingToUndo' });
        }
      }
    }
    expect(undone).toBeGreaterThan(20);
  });

  test('nobody else can take an answer back, and nobody past chance or a reveal', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      playRandomly({
        game: toy,
        seats: 3,
        seed,
        onQuestion(session) {
          const { answers } = session.position();
          const last = answers.at(-1);
          for (const seat of [0, 1, 2]) {
            if (session.canUndo(seat)) expect(last).toMatchObject({ by: 'seat', seat });
          }
        },
      });
    }
  });

  test('the order of sealed answers is irrelevant', () => {
    let simultaneous = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      playRandomly({
        game: toy,
        seats: 4,
        seed,
        onQuestion(session) {
          const awaited = session.awaited();
          if (awaited === null || awaited.seats.length < 2 || awaited.ready.length > 0) return;
          simultaneous += 1;
          const picks = awaited.seats.map((seat) =>
            randomPicks(session.questionOf(seat) as Question, seeded(seed)),
          );
          const sealing = (order: readonly number[]): string => {
            const copy = throughJson(session);
            for (const i of order) copy.answer(awaited.seats[i] as number, picks[i] as string[]);
            return everything(copy);
          };
          const forward = awaited.seats.map((_, i) => i);
          expect(sealing([...forward].reverse())).toBe(sealing(forward));
        },
      });
    }
    expect(simultaneous).toBeGreaterThan(10);
  });

  test('a half-sealed question survives JSON and shows others only who is ready', () => {
    let seen = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      playRandomly({
        game: toy,
        seats: 4,
        seed,
        onQuestion(session) {
          const awaited = session.awaited();
          if (awaited === null || awaited.ready.length === 0) return;
          seen += 1;
          const [sealer] = awaited.ready as [number];
          const sealedPick = session.position().sealed[sealer]?.[0] as string;
          expect(throughJson(session).awaited()).toEqual(awaited);
          expect(session.answer(sealer, [sealedPick])).toEqual({
            ok: false,
            code: 'alreadyAnswered',
          });
          for (const viewer of [0, 1, 2, 3, null]) {
            if (viewer === sealer) continue;
            expect(seenBy(session, viewer)).not.toContain(`"${sealedPick}"`);
          }
        },
      });
    }
    expect(seen).toBeGreaterThan(10);
  });

  test('an old position stays as it was while the match goes on', () => {
    fc.assert(
      fc.property(stopped, (match) => {
        const session = play({ ...match, atMost: Math.min(match.atMost, 30) });
        const kept = session.position();
        const copy = clone(kept);
        const random = seeded(match.seed);
        for (let i = 0; i < 20; i += 1) {
          const seat = nextAsked(session);
          if (seat === null) break;
          session.answer(seat, randomPicks(session.questionOf(seat) as Question, random));
        }
        expect(kept).toEqual(copy);
      }),
    );
  });

  test('an answer to an earlier question is stale, even if it would fit the new one', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const session = open(seed, 2);
      const first = session.questionOf(0) as Question;
      const name = session.fingerprintOf(first);
      session.answer(0, ['rest'], name);
      expect(session.answer(0, ['rest'], name).ok).toBe(false);
      session.answer(1, ['rest']);
      expect(session.answer(0, ['rest'], name)).toEqual({ ok: false, code: 'stale' });
    }
  });

  test('a viewer learns nothing from faces that are hidden from it (non-interference)', () => {
    let compared = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed);
      playRandomly({
        game: toy,
        seats: 3,
        seed,
        onQuestion(session) {
          for (const viewer of [0, 1, 2, null]) {
            const other = scrambled(session, viewer, random);
            if (other === null) continue;
            compared += 1;
            expect(seenBy(other, viewer)).toBe(seenBy(session, viewer));
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

describe('departures', () => {
  test('a seat may leave at any moment, and the match goes on or ends', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const random = seeded(seed);
      const session = open(seed, 3);
      const moment = Math.floor(random() * 25);
      for (let i = 0; i < 400; i += 1) {
        const seat = nextAsked(session);
        if (seat === null) break;
        if (i === moment || i === moment + 6) {
          const leaver = Math.floor(random() * 3);
          const left = session.leave(leaver);
          if (left.ok) {
            expect(session.questionOf(leaver)).toBeNull();
            expect(session.leave(leaver).ok).toBe(false);
          }
          if (session.isOver) break;
          expect(everything(throughJson(session))).toBe(everything(session));
          continue;
        }
        session.answer(seat, randomPicks(session.questionOf(seat) as Question, random));
        toy.assert(session.state as ToyState);
      }
      expect(session.isOver).toBe(true);
    }
  });
});

/** The smallest game around one script. */
function single(script: (t: Layers) => Script<null>): Game {
  return {
    ...toy,
    id: 'single',
    setup: () => ({
      state: { open: { n: 0 }, own: [{}, {}], deep: {} },
      first: { script: 'only', args: [] },
    }),
    scripts: { only: script },
    tally: () => ({}),
    afterLeave: () => null,
    leave: () => 'goOn',
  } as unknown as Game;
}
const start = (game: Game): Session =>
  new Session(game, newPosition(game, 2, {}), { dice: seededDice(seeded(1)) });
const yesNo: Question = { shape: 'confirm', kind: 'sure', clause: 'TOY-0', fallback: ['no'] };

describe('accidents', () => {
  test('a script that throws leaves the match as it was, and it can be played on', () => {
    const session = start(
      single(function* (t) {
        (t.open as { n: number }).n += 1;
        const [pick] = yield* ask(0, yesNo);
        (t.open as { n: number }).n += 1;
        if (pick === 'no') throw new Error('a bug in a card');
        return null;
      }),
    );
    const before = everything(session);
    expect(() => session.answer(0, ['no'])).toThrow('a bug in a card');
    expect(everything(session)).toBe(before);
    expect(session.answer(0, ['yes'])).toEqual({ ok: true });
    expect(session.isOver).toBe(true);
  });

  test('an endless script is stopped', () => {
    const endless = single(function* () {
      for (;;) yield* chance([2]);
    });
    expect(() => start(endless)).toThrow('endless');
  });

  test('a position of changed rules is refused, never replayed wrongly', () => {
    const game = (question: Question) =>
      single(function* () {
        yield* ask(0, yesNo);
        yield* ask(1, question);
        yield* ask(0, yesNo);
        return null;
      });
    const session = start(game(yesNo));
    session.answer(0, ['yes']);
    session.answer(1, ['yes']);
    const position = session.position();
    const changed = game({ ...yesNo, kind: 'reallySure' });
    expect(() => new Session(changed, position, { dice: noDice })).toThrow(ReplayDiverged);
  });

  test('a seat that leaves at its question throws SeatLeft into the script', () => {
    const session = start(
      single(function* (t) {
        try {
          yield* ask(0, yesNo);
        } catch (error) {
          if (!(error instanceof SeatLeft)) throw error;
          (t.open as { n: number }).n = 7;
        }
        yield* ask(1, yesNo);
        return null;
      }),
    );
    expect(session.leave(0)).toEqual({ ok: true });
    expect(session.state.open).toEqual({ n: 7 });
    expect(session.awaited()?.seats).toEqual([1]);
  });

  test('scripts find the catalogue of the game on the table, also after a resume; it is no part of the state', () => {
    const catalogue = catalogueOf([{ id: 'fox', cost: 2 }]);
    const game = {
      ...single(function* (t) {
        yield* ask(0, yesNo);
        const { catalogue: printed } = t as Table<Layers, GameEvent, typeof catalogue>;
        (t.open as { n: number }).n = printed.of('fox').cost;
        yield* ask(0, yesNo);
        return null;
      }),
      catalogue,
    };
    const resumed = throughJson(start(game));
    resumed.answer(0, ['yes']);
    expect(resumed.state.open).toEqual({ n: 2 });
    expect(resumed.digest).toBe(digestOf(layersOf(resumed.state)));
    expect(JSON.stringify([resumed.position(), resumed.view(0)])).not.toContain('fox');
  });

  test.each([false, true])(
    'without recording the same match is played, and there is no position (given away: %s)',
    (takesOver) => {
      const random = seeded(5);
      const dice = seededDice(seeded(9));
      const given = newPosition(toy, 2, {});
      const live = new Session(toy, given, {
        dice,
        recording: false,
        ...(takesOver && { takesOver }),
      });
      expect(live.state.open === given.checkpoint.open).toBe(takesOver);
      const logged = new Session(toy, newPosition(toy, 2, {}), { dice: seededDice(seeded(9)) });
      for (;;) {
        const seat = nextAsked(live);
        if (seat === null) break;
        const picks = randomPicks(live.questionOf(seat) as Question, random);
        live.answer(seat, picks);
        logged.answer(seat, picks);
      }
      expect(live.state.open).toEqual(logged.state.open);
      expect(() => live.position()).toThrow();
    },
  );

  test.each([true, false])(
    'halves of an event given as functions are made if they are kept (recording: %s)',
    (recording) => {
      let made = 0;
      const game = single(function* (t) {
        (t as Table).emit(
          () => {
            made += 1;
            return { type: 'told', clause: 'X-1' };
          },
          () => {
            made += 1;
            return { 0: { type: 'told' } };
          },
        );
        yield* ask(0, yesNo);
        return null;
      });
      const session = new Session(game, newPosition(game, 2, {}), { dice: noDice, recording });
      const told = { open: { type: 'told', clause: 'X-1' }, own: { 0: { type: 'told' } } };
      expect(session.takeEvents()).toEqual(recording ? [told] : []);
      expect(made).toBe(recording ? 2 : 0);
    },
  );
});

describe('the position a session is handed', () => {
  const resumed = (rules: string, game = toy): Session =>
    new Session(
      game,
      { ...play({ seed: 2, seats: 3, atMost: 9 }).position(), rules },
      { dice: noDice },
    );

  test('is refused when other rules wrote it, or versions that cannot be resumed', () => {
    const third = { ...toy, version: 3, resumesFrom: 2 };
    expect(resumed('toy@2', third as typeof toy).isOver).toBe(false);
    expect(resumed('toy@3', third as typeof toy).isOver).toBe(false);
    for (const rules of ['chess@99', 'chess@3', 'toy@1', 'toy@4', 'toy@2.5', 'toy@', 'toy', '']) {
      expect(() => resumed(rules, third as typeof toy), rules).toThrow(ForeignPosition);
    }
  });

  test.each([
    { recording: true },
    { recording: false },
    { recording: true, takesOver: true as const },
  ])('stays as it was while it is played on (%o)', (settings) => {
    const kept = play({ seed: 4, seats: 3, atMost: 12 }).position();
    const before = JSON.stringify(kept);
    const random = seeded(1);
    const session = new Session(toy, kept, { dice: seededDice(random), ...settings });
    for (let answers = 0; answers < 30; answers += 1) {
      const seat = nextAsked(session, answers);
      if (seat === null) break;
      session.answer(seat, randomPicks(session.questionOf(seat) as Question, random));
    }
    expect(everything(session)).not.toBe(everything(new Session(toy, kept, { dice: noDice })));
    expect(JSON.stringify(kept)).toBe(before);
  });
});

test('the digest is that of the state at every step: answers, undos, departures', () => {
  let kept = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seeded(seed);
    let before = '';
    playRandomly({
      game: toy,
      seats: 3,
      seed,
      onQuestion(session, seat) {
        expect(session.digest).toBe(digestOf(session.state));
        if (random() < 0.02) session.leave((seat + 1) % 3);
        if (random() < 0.2) session.undo(seat);
        if (session.isOver) return;
        expect(session.digest).toBe(digestOf(session.state));
        if (session.digest === before) kept += 1;
        before = session.digest;
      },
      atMost: 60,
      choose: (session, asked, question) =>
        randomPicks(session.questionOf(asked) ?? question, random),
    });
  }
  expect(kept).toBeGreaterThan(0);
});

test.each([true, false])('a fork goes its own way (recording: %s)', (recording) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const session = play({ seed, seats: 3, atMost: 5 + seed });
    const before = everything(session);
    const random = seeded(seed);
    const fork = session.fork({ dice: seededDice(random), recording });
    expect(fork.digest).toBe(session.digest);
    expect(fork.takeEvents()).toEqual([]);
    expect(fork.awaited()).toEqual(session.awaited());
    for (let answers = 0; answers < 10; answers += 1) {
      const seat = nextAsked(fork, answers);
      if (seat === null) break;
      fork.answer(seat, randomPicks(fork.questionOf(seat) as Question, random));
    }
    expect(everything(session)).toBe(before);
  }
});
