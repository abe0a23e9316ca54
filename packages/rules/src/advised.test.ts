import type { Advice, Lang, Option, Question } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { loadReasons, tellAdvice } from './advised.ts';
import { GAME_IDS } from './catalogue.ts';

const LABELS: Readonly<Record<string, string>> = { a: 'Attack', b: 'Wait' };
const words = {
  score: { fr: '{n} {n|point|points}', en: '{n} {n|point|points}' },
  option: ({ id }: Option) => ({ label: LABELS[id] ?? '' }),
};
const question: Question = {
  ...{ kind: 'turn', clause: 'X-1', fallback: ['a'], shape: 'pick', min: 0, max: 2 },
  options: [{ id: 'a' }, { id: 'b' }],
};
const reasons = {
  guards: {
    says: {
      fr: 'laisse {n} {n|gardien|gardiens} de moins',
      en: 'leaves {n} {n|guard|guards} fewer',
    },
    none: { fr: 'ne laisse aucun gardien', en: 'leaves no guard' },
  },
  meat: { says: { fr: 'garde {n} de viande', en: 'keeps {n} meat' } },
};
const advice: Advice = {
  ...{ best: ['a'], chance: 0.64, now: 0.64, points: { own: 2.2, others: 0 }, reasons: [] },
  second: { picks: ['b'], chance: 0.5 },
};

function told(more: Partial<Advice>, lang: Lang = 'en'): string {
  const reader = { lang, nameOf: String, isYou: () => true };
  const advised = { question, words, reasons, view: {} as never, reader };
  return tellAdvice({ ...advice, ...more }, advised).replaceAll('\u202f', ' ');
}

describe('advice', () => {
  test('says the best answer, the second best, and the gain of the first at the end', () => {
    expect(told({})).toBe(
      'I would answer “Attack”: a 64% chance to win. Else “Wait”: 50%. At the end that is about 2 points more for you.',
    );
    const only = { second: null, points: { own: 0, others: 0 } };
    expect(told(only, 'fr')).toBe('Je répondrais « Attack » : 64 % de chances de gagner.');
    expect(told({ second: { picks: ['b'], chance: 0.641 } })).toContain('“Wait” is as good.');
  });

  test('says the chance now and after, where the answer is better than the first thought', () => {
    expect(told({ now: 0.5 })).toContain('from a 50% chance to win to 64%.');
    expect(told({ now: 0.5 }, 'fr')).toContain('de 50 % de chances de gagner à 64 %.');
  });

  test('says why in words of the game, in place of points at the end', () => {
    const meat = { fact: 'meat', more: 1.6, left: 3 };
    expect(told({ reasons: [{ fact: 'guards', more: 1.2, left: 0.1 }, meat] })).toBe(
      'I would answer “Attack”: a 64% chance to win. Else “Wait”: 50%. The first answer leaves no guard and keeps 2 meat.',
    );
    expect(told({ reasons: [{ fact: 'guards', more: 2, left: 1 }] }, 'fr')).toContain(
      'La première réponse laisse 2 gardiens de moins.',
    );
    // A release may know fewer reasons than the server.
    expect(told({ reasons: [{ fact: 'unheard', more: 2, left: 1 }] })).toContain('At the end');
  });

  test.each(GAME_IDS)('%s has at least three reasons, each in both languages', async (id) => {
    const all = Object.values(await loadReasons(id));
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const { says } of all)
      for (const lang of ['fr', 'en'] as const)
        expect(says[lang]).toMatch(/^\p{Ll}.*\{n\}.*[^.]$/u);
  });
});
