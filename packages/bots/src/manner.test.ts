import type { Option, Pick, Question, View } from '@tablee/engine';
import { clone, refusalOf, seeded, tableSizes } from '@tablee/engine';
import { fuzzSeeds, playRandomly } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { loadBot } from './bot.ts';
import { isOnBoard, MANNERS, mannered, worthTo } from './manner.ts';

describe('a manner', () => {
  test.each(MANNERS)('%s: what is certain stays, and more is worth more', (manner) => {
    expect(worthTo(manner, 0)).toBe(0);
    expect(worthTo(manner, 1)).toBe(1);
    for (let worth = 0.05; worth <= 1; worth += 0.05)
      expect(worthTo(manner, worth)).toBeGreaterThan(worthTo(manner, worth - 0.05));
  });

  test('a bold mind takes the gamble of even worth, a careful one the certain thing, a steady one has no preference', () => {
    const gamble = (manner: (typeof MANNERS)[number]) =>
      (worthTo(manner, 0.1) + worthTo(manner, 0.9)) / 2 - worthTo(manner, 0.5);
    expect(gamble('bold')).toBeGreaterThan(0.02);
    expect(gamble('careful')).toBeLessThan(-0.02);
    expect(gamble('steady')).toBeCloseTo(0);
  });

  test('at first sight a bold mind holds back less often, a careful one more often, each seldom', () => {
    const question: Question = {
      ...{ shape: 'pick', kind: 'turn', clause: 'X-1', fallback: ['pass'], min: 1, max: 1 },
      options: [{ id: 'pass' }, { id: 'strike', card: 'c1' }],
    };
    const passing: Bot = (_view, { fallback }) => fallback;
    const first: Bot = (_view, asked) =>
      'options' in asked ? [asked.options.at(-1)?.id ?? ''] : [];
    const random = seeded(1);
    const share = (bot: Bot, manner: (typeof MANNERS)[number], answer: string) => {
      const mind = mannered(bot, manner);
      const answers = Array.from({ length: 400 }, () => mind({} as never, question, random)[0]);
      return answers.filter((each) => each === answer).length / 400;
    };
    // Who would always strike, and who passes whenever that is thought of.
    const passes: Bot = (view, asked, draw) =>
      'options' in asked && asked.options.some(({ id }) => id === 'pass')
        ? passing(view, asked, draw)
        : ['strike'];
    expect(share(first, 'careful', 'pass')).toBeGreaterThan(0.02);
    expect(share(first, 'careful', 'pass')).toBeLessThan(0.12);
    expect(share(passes, 'bold', 'strike')).toBeGreaterThan(0.08);
    expect(share(passes, 'bold', 'strike')).toBeLessThan(0.22);
    expect(share(passes, 'steady', 'pass')).toBe(1);
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  test.each(['bold', 'careful'] as const)(
    'a bot finds a legal answer to all that a %s mind thinks of',
    async (manner) => {
      const game = await loadGame(id);
      const mind = mannered(await loadBot('sensible', id), manner);
      const sizes = tableSizes(game);
      for (const seed of fuzzSeeds(200)) {
        const draw = seeded(seed);
        const session = playRandomly({
          ...{ game, seed, seats: sizes[seed % sizes.length] as number },
          choose: (live, seat, question) => mind(clone(live.view(seat)), question, draw),
        });
        expect(game.outcome(session.state.open)).not.toBeNull();
      }
    },
  );

  test('a bot finds a legal answer at every question, whichever kind of its options is not thought of', async () => {
    const game = await loadGame(id);
    const bot = await loadBot('sensible', id);
    const draw = seeded(2);
    const wrong = new Set<string>();
    const ask = (view: View, question: Pick, options: readonly Option[], left: string): void => {
      if (options.length < Math.max(question.min, 1)) return;
      const less = { ...question, options, max: Math.min(question.max, options.length) };
      try {
        const refused = refusalOf(question, bot(view, less, draw));
        if (refused !== null) wrong.add(`${question.kind} ${left}: refused`);
      } catch (error) {
        wrong.add(`${question.kind} ${left}: ${error}`);
      }
    };
    const sizes = tableSizes(game);
    for (const seed of fuzzSeeds(20)) {
      playRandomly({
        ...{ game, seed, seats: sizes[seed % sizes.length] as number },
        choose(live, seat, question) {
          const view = clone(live.view(seat));
          if (question.shape === 'pick') {
            const { options } = question;
            ask(view, question, options.filter(isOnBoard), 'on the board');
            for (const verb of new Set(options.map((option) => option.verb))) {
              const others = options.filter((option) => option.verb !== verb);
              ask(view, question, others, `without ${verb}`);
            }
          }
          return bot(view, question, draw);
        },
      });
    }
    expect([...wrong]).toEqual([]);
  });
});
