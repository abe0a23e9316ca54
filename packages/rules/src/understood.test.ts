import type { FilmStep, Lang, Option, Question, TurningPoint } from '@tablee/engine';
import { fill } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { answerIn } from './answer-words.ts';
import { GAME_IDS } from './catalogue.ts';
import { loadWords } from './speech.ts';
import { tellTurn } from './understood.ts';

const LABELS: Readonly<Record<string, string>> = { a: 'Attack', b: 'Wait', c: 'Wait' };
const words = {
  score: { fr: '{n} {n|point|points}', en: '{n} {n|point|points}' },
  option: ({ id }: Option) => ({ label: LABELS[id] ?? '' }),
};
const asked = { kind: 'turn', clause: 'X-1', fallback: ['a'] };
const question: Question = {
  ...{ ...asked, shape: 'pick', min: 0, max: 2 },
  options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
};

const turn: TurningPoint = {
  ...{ step: 0, kind: 'cost', seat: 1, chance: 0.234, instead: 0.615 },
  ...{ given: ['b'], other: ['a'], points: { own: 0.2, others: -3.4 } },
};

function told(more: Partial<TurningPoint>, lang: Lang, of: Question = question): string {
  const steps = [{ question: null }, { question: of }] as unknown as FilmStep[];
  const film = { steps, viewAt: () => ({}) as never };
  const reader = { lang, nameOf: (seat: number) => ['Ada', 'Bo'][seat] ?? '', isYou: () => false };
  return tellTurn({ ...turn, ...more }, { film, words, reader });
}

describe('a turning point', () => {
  test('says what was done, what would have been better, and what that brings, in both languages', () => {
    expect(told({}, 'en')).toBe(
      'Bo: “Wait”. “Attack” would have meant chances of 62%, not 23%. At the end that is about 3 points less for the other side.',
    );
    expect(told({ points: { own: 0, others: 0 } }, 'fr').replaceAll('\u202f', ' ')).toBe(
      'Bo : « Wait ». « Attack » aurait donné 62 % de chances au lieu de 23 %.',
    );
    expect(told({ kind: 'won', points: { own: 1, others: 0 } }, 'en')).toBe(
      'Bo: “Wait” and not “Attack”, the first thought: chances of 23%, not 62%. At the end that is about 1 point more for Bo.',
    );
    expect(told({ kind: 'luck', given: [], other: [] }, 'en')).toBe(
      'Luck: the chances of Bo go from 62% to 23%, and nobody chose it.',
    );
  });

  test('tells answers apart that read alike, that choose nothing, and yes from no', () => {
    expect(told({ other: ['c'] }, 'en')).toContain('“Wait”. “another answer”');
    expect(told({ given: [] }, 'en')).toContain('“nothing”. “Attack”');
    expect(told({ given: ['a', 'b'], other: ['b'] }, 'en')).toContain('“Attack, Wait”. “Wait”');
    const confirm: Question = { ...asked, shape: 'confirm' };
    expect(told({ given: ['no'], other: ['yes'] }, 'fr', confirm)).toContain('«\u202fnon\u202f»');
    const amount: Question = { ...asked, shape: 'number', min: 0, max: 9 };
    expect(told({ given: ['3'], other: ['5'] }, 'en', amount)).toContain('“3”. “5”');
    const reader = { lang: 'en' as const, nameOf: String, isYou: () => false };
    expect(answerIn(words, question, ['a'], {} as never, reader)).toBe('Attack');
  });
});

test.each(GAME_IDS)('%s says what its points are, in both languages', async (id) => {
  const { score } = await loadWords(id);
  for (const lang of ['fr', 'en'] as const) {
    expect(fill(score[lang], lang, { n: 1 })).toMatch(/^1 \p{L}+/u);
    expect(fill(score[lang], lang, { n: 2 })).toMatch(/^2 [\p{L} ]+$/u);
  }
});
