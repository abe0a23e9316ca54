import { describe, expect, test } from 'vitest';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import type { ToyState } from '../testing/toy/game.ts';
import { toy } from '../testing/toy/game.ts';
import { text } from '../words/rulebook.ts';
import type { Lesson } from './lesson.ts';
import { LessonBroken, LessonRun } from './run.ts';

const say = (words: string) => text(words, words);

/** A strike against a player who may shield themselves. */
const strike: Lesson = {
  id: 'strike',
  title: say('Strike'),
  about: say('One can strike.'),
  clauses: ['TOY-5'],
  start() {
    const position = newPosition(toy, 2, {}) as Position<ToyState>;
    const hands = [['charm', 'strike'], ['shield']];
    position.checkpoint.own = hands.map((hand, seat) => ({
      hand: hand.map((face, i) => ({ id: `${face}${seat}${i}`, face })),
    }));
    return { ...position, running: { script: 'takeTurn', args: [0] } };
  },
  steps: [
    { say: say('This is your hand.'), look: 'hand' },
    {
      say: say('Play your strike.'),
      ask: 'takeTurn',
      right: ({ card }) => card === 'strike01',
      replies: [{ to: ({ card }) => card === 'charm00', say: say('A charm hurts nobody.') }],
      otherwise: say('Not now.'),
    },
    {
      say: say('Strike them.'),
      ask: 'chooseTarget',
      right: ({ seat }) => seat === 1,
      otherwise: say('Not yourself.'),
    },
    {
      say: say('They shielded themselves.'),
      first: [{ ask: 'react', pick: ({ card }) => card?.startsWith('shield') === true }],
    },
  ],
  ending: say('You know how to strike.'),
};

const run = (lesson: Lesson = strike) => new LessonRun(toy, lesson, (_, { fallback }) => fallback);

const hp = (lesson: LessonRun): number[] =>
  (lesson.frame.view.open as ToyState['open']).fighters.map((fighter) => fighter.hp);

describe('a lesson', () => {
  test('that is played freely says what the step says, then what fits the moment, then what fits the kind', () => {
    const freely: Lesson = {
      ...strike,
      steps: [
        {
          say: say('Play.'),
          play: 'freely',
          tips: [{ when: ({ question }) => question.kind === 'chooseTarget', say: say('Them.') }],
          byKind: { chooseTarget: say('Whom?'), takeTurn: say('Your turn.') },
        },
      ],
    };
    const lesson = run(freely);
    expect(lesson.says.en).toBe('Play.');
    lesson.answer(['strike01']);
    expect(lesson.frame.question?.kind).toBe('chooseTarget');
    expect(lesson.says.en).toBe('Them.');
    while (lesson.frame.question !== null && lesson.frame.question.kind !== 'takeTurn') {
      lesson.answer(lesson.frame.question.fallback);
    }
    expect(lesson.frame.question?.kind).toBe('takeTurn');
    expect(lesson.says.en).toBe('Your turn.');
    lesson.restart();
    expect(lesson.says.en).toBe('Play.');
  });

  test('is read, asked and done', () => {
    const lesson = run();
    expect(lesson.says.en).toBe('This is your hand.');
    expect(lesson.frame.question).toBeNull();
    lesson.goOn();
    expect(lesson.frame.question?.kind).toBe('takeTurn');
    expect(lesson.pointed.map(({ id }) => id)).toEqual(['strike01']);
    expect(lesson.answer(['strike01'])).toEqual({ is: 'right' });
    expect(lesson.answer(['seat1'])).toEqual({ is: 'right' });
    expect(lesson.isDone).toBe(false);
    lesson.goOn();
    expect([lesson.isDone, lesson.says.en]).toEqual([true, 'You know how to strike.']);
  });

  test('the same answers give the same table to a spectator', () => {
    const freely: Lesson = { ...strike, steps: [{ say: say('Play.'), play: 'freely' }] };
    const told = run(freely);
    for (let i = 0; i < 6 && told.frame.question !== null; i += 1) {
      told.answer(told.frame.question.fallback);
    }
    expect(told.answers.length).toBeGreaterThan(2);
    const seen = run(freely);
    for (const picks of told.answers) seen.answer(picks);
    expect(seen.frame).toEqual(told.frame);
    told.back();
    expect(told.answers).toEqual(seen.answers.slice(0, -1));
  });

  test('a wrong answer gets its reply, and nothing happens', () => {
    const lesson = run();
    lesson.goOn();
    const before = JSON.stringify(lesson.frame);
    expect(lesson.answer(['charm00'])).toEqual({
      is: 'wrong',
      reply: say('A charm hurts nobody.'),
    });
    expect(lesson.answer(['endTurn'])).toMatchObject({
      is: expect.stringMatching(/wrong|refused/),
    });
    expect(JSON.stringify(lesson.frame)).toBe(before);
    expect(lesson.at).toBe(1);
  });

  test('an answer that is none is refused, and so is one that nobody asks for', () => {
    const lesson = run();
    expect(lesson.answer(['strike01'])).toEqual({ is: 'refused' });
    lesson.goOn();
    expect(lesson.answer(['nonsense'])).toEqual({ is: 'refused' });
    expect(lesson.answer([])).toEqual({ is: 'refused' });
    lesson.goOn();
    expect(lesson.at).toBe(1);
  });

  test('the other seats make their scripted moves before the next text', () => {
    const lesson = run();
    lesson.goOn();
    lesson.answer(['strike01']);
    lesson.answer(['seat1']);
    expect(hp(lesson)).toEqual([6, 6]);
    expect(lesson.told).toBeGreaterThan(0);
  });

  test('one step back is the moment before, and the same deeds give the same lesson', () => {
    const lesson = run();
    lesson.goOn();
    const before = JSON.stringify(lesson.frame);
    lesson.answer(['strike01']);
    const after = JSON.stringify(lesson.frame);
    lesson.back();
    expect(JSON.stringify(lesson.frame)).toBe(before);
    expect(lesson.told).toBe(0);
    lesson.answer(['strike01']);
    expect(JSON.stringify(lesson.frame)).toBe(after);
    lesson.back(2);
    expect([lesson.at, lesson.hasBegun]).toEqual([0, false]);
    lesson.goOn();
    lesson.restart();
    expect([lesson.at, lesson.hasBegun]).toEqual([0, false]);
    lesson.back();
    expect(lesson.at).toBe(0);
  });

  test('rules that ask something else than the script says break it', () => {
    const broken = { ...strike, steps: strike.steps.map((step) => ({ ...step, ask: 'react' })) };
    expect(() => run(broken as Lesson)).toThrow(LessonBroken);
  });

  test('a sentence that is not so breaks it', () => {
    const said = (hp: number): Lesson => ({
      ...strike,
      steps: [
        {
          say: say('Both have so much.'),
          holds: ({ open }) => (open as ToyState['open']).fighters[0]?.hp === hp,
        },
      ],
    });
    expect(run(said(6)).says.en).toBe('Both have so much.');
    expect(() => run(said(5))).toThrow(/what it says is not so/);
  });

  test('a move that is written for others and cannot be played breaks it', () => {
    const [read, play, target, shielded] = strike.steps;
    const mirror = { ...shielded, first: [{ ask: 'react', pick: () => false }] };
    const lesson = run({ ...strike, steps: [read, play, target, mirror] as Lesson['steps'] });
    lesson.goOn();
    lesson.answer(['strike01']);
    expect(() => lesson.answer(['seat1'])).toThrow(/nobody can answer react so/);
  });

  test('the match of a lesson that is done can be played on', () => {
    const lesson = run();
    lesson.playOn(say('On.'));
    expect(lesson.says.en).toBe('This is your hand.');
    lesson.goOn();
    lesson.answer(['strike01']);
    lesson.answer(['seat1']);
    lesson.goOn();
    lesson.playOn(say('On.'));
    expect([lesson.says.en, lesson.isDone]).toEqual(['On.', false]);
    expect(lesson.frame.question?.kind).toBe('takeTurn');
    lesson.back();
    expect([lesson.says.en, lesson.isDone]).toEqual(['You know how to strike.', true]);
    lesson.playOn(say('On.'));
    lesson.restart();
    for (let i = 0; i < 9 && !lesson.isDone; i += 1) {
      lesson.goOn();
      lesson.answer(lesson.pointed.map(({ id }) => id));
    }
    expect([lesson.says.en, lesson.isDone]).toEqual(['You know how to strike.', true]);
  });

  test('free play lasts until something holds, or to the end of the match', () => {
    const freely: Lesson = {
      ...strike,
      steps: [
        {
          say: say('Play.'),
          play: 'freely',
          until: ({ open }) => (open as ToyState['open']).fighters.some(({ hp: left }) => left < 6),
        },
        { say: say('To the end.'), play: 'freely' },
      ],
      lost: say('Lost.'),
    };
    const lesson = run(freely);
    const steps = new Set<number>();
    for (let answers = 0; !lesson.isDone && answers < 2000; answers += 1) {
      steps.add(lesson.at);
      const { question } = lesson.frame;
      if (question === null) throw new Error('nothing is asked');
      const options = 'options' in question ? question.options : [];
      const pick =
        options.find(({ card }) => card?.startsWith('strike')) ??
        options.find(({ seat }) => seat === 1);
      const picks = pick === undefined ? question.fallback : [pick.id];
      expect(lesson.answer(picks)).toEqual({ is: 'right' });
    }
    expect([...steps]).toEqual([0, 1]);
    expect(lesson.says.en).toBe(lesson.isLost ? 'Lost.' : 'You know how to strike.');
  });

  test.each([
    ['won', [1, 2], false],
    ['lost', [2, 1], true],
    ['drawn', [1, 1], true],
    ['played alone and won', [1], false],
    ['played alone and lost', [2], true],
  ])('a match that is %s ends it with what is said then', (_, ranks, isLost) => {
    const over = { ...toy, outcome: () => ({ ranks, scores: ranks }) };
    const lesson = new LessonRun(over, { ...strike, steps: [], lost: say('Lost.') }, () => []);
    expect(lesson.isLost).toBe(isLost);
    expect(lesson.says.en).toBe(isLost ? 'Lost.' : 'You know how to strike.');
  });
});
