import { Session } from '@tablee/engine';
import type { GoldenTables } from '@tablee/engine/testing';
import { fuzzSeeds, isChange, playRandomly } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';
import { describe, expect, test } from 'vitest';
import { endsOf, questionsOf } from '../e2e/scenes.ts';

const noDice = (): never => {
  throw new Error('drawn');
};

describe.each(GAME_IDS)('scenes for browsers of %s', (id) => {
  test('no match asks what is not on the list', async () => {
    const game = await loadGame(id);
    const path = `@tablee/rules/games/${id}/testing/golden.ts`;
    const { goldenTables } = (await import(path)) as { readonly goldenTables: GoldenTables };
    const met = new Set<string>();
    for (const [seats, options] of goldenTables) {
      for (const seed of fuzzSeeds(3)) {
        playRandomly({
          ...{ game, seats, options, seed },
          onQuestion(_, __, { kind }) {
            met.add(kind);
          },
        });
      }
    }
    const { kinds } = await shownOf(id);
    expect([...met].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  // On a change browsers look for the same, and are shown each.
  test.skipIf(isChange)(
    'every kind of question on the list is there, asked of the seat that is named',
    async () => {
      const game = await loadGame(id);
      const questions = await questionsOf(id);
      expect(questions.map(({ name }) => name).sort()).toEqual((await shownOf(id)).kinds);
      for (const { name, seat, position } of questions) {
        const session = new Session(game, position, { dice: noDice });
        expect(session.questionOf(seat)?.kind).toBe(name);
      }
    },
  );

  test.skipIf(isChange)('every kind of end on the list is one answer away', async () => {
    const game = await loadGame(id);
    const ends = await endsOf(id);
    expect(ends.map(({ name }) => name).sort()).toEqual((await shownOf(id)).ends);
    for (const { seat, picks, position } of ends) {
      const session = new Session(game, position, { dice: noDice });
      expect(session.answer(seat, picks).ok && session.isOver).toBe(true);
    }
  });
});
