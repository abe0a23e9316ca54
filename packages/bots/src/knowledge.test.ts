import { loadGame, MANIFESTS } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import type { Knowledge } from './knowledge.ts';

test.each(MANIFESTS.map(({ id }) => id))(
  '%s: of every card the bot has a hint, or there is a reason why general judgement is enough; no hint is of a card that is not printed',
  async (id) => {
    const { cards } = await loadGame(id);
    const { knowledge } = (await import(`./${id}/knowledge.ts`)) as { knowledge: Knowledge };
    const hinted = new Set(knowledge.hinted);
    expect(cards.filter((face) => !hinted.has(face) && knowledge.general(face) === null)).toEqual(
      [],
    );
    expect([...hinted].filter((face) => !cards.includes(face))).toEqual([]);
  },
);
