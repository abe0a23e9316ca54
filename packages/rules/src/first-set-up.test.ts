import {
  completeOptions,
  newPosition,
  Session,
  seeded,
  seededDice,
  tableSizes,
  valuesAt,
} from '@tablee/engine';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './catalogue.ts';
import { loadGuide } from './learning.ts';

test.each(GAME_IDS)(
  '%s: the recommendation for a first match can be chosen, does what it says, and the match begins',
  async (id) => {
    const [game, { setUp }] = await Promise.all([loadGame(id), loadGuide(id)]);
    const { seats, options, say } = setUp;
    expect(tableSizes(game)).toContain(seats);
    expect(say.fr && say.en).not.toBe('');
    const whole = completeOptions(game, seats, options);
    for (const [name, value] of Object.entries(options)) {
      const option = game.options.find((each) => each.id === name);
      expect(option?.values, name).toContain(value);
      if (option === undefined) continue;
      expect(valuesAt(option, seats), name).toContain(value);
      const { only } = option;
      if (only !== undefined) expect(only.values, name).toContain(whole[only.option]);
    }
    expect(whole).toMatchObject(options);
    const session = new Session(game, newPosition(game, seats, whole), {
      dice: seededDice(seeded(1)),
    });
    for (let answers = 0; answers < 6; answers += 1) {
      const asked = session.awaited()?.seats.flatMap((seat) => {
        const question = session.questionOf(seat);
        return question === null ? [] : [{ seat, picks: question.fallback }];
      });
      expect(asked?.length).toBeGreaterThan(0);
      const [{ seat, picks } = { seat: 0, picks: [] }] = asked ?? [];
      expect(session.answer(seat, picks).ok).toBe(true);
    }
  },
);
