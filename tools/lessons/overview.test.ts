import { GAME_IDS, loadRulebook } from '@tablee/rules/catalogue.ts';
import { loadOverview, loadSample } from '@tablee/rules/learning.ts';
import { expect, test } from 'vitest';

test.each(GAME_IDS)(
  '%s: an overview names existing clauses, in both languages, and its pictures are moments of the sample',
  async (id) => {
    const [{ setUp, turn, end, score }, rulebook, { answers }] = await Promise.all([
      loadOverview(id),
      loadRulebook(id),
      loadSample(id),
    ]);
    const clauses = new Set(rulebook.flatMap((chapter) => chapter.clauses.map((one) => one.id)));
    const lines = [setUp, turn, end, score].flatMap((part) => part.lines);
    for (const { clause, say } of lines) {
      expect(clauses).toContain(clause);
      for (const sentence of [say.fr, say.en]) expect(sentence.length).toBeLessThanOrEqual(140);
      expect(say.fr).not.toBe(say.en);
    }
    for (const { at } of [setUp, turn, end]) expect(answers[at]).toBeDefined();
    expect(turn.lines.length).toBeGreaterThanOrEqual(5);
    expect(turn.lines.length).toBeLessThanOrEqual(7);
  },
);
