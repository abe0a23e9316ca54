import { accepts, given, plays } from '@tablee/rules/games/untamed/testing/given.ts';
import { expect, test } from 'vitest';
import { freeAbilityOf, switched } from './always-use.tsx';

test('UNT-8.5 a free ability can be used always; one that takes Support is asked every time', () => {
  const novice = given({ A: { hand: ['gorilla-novice'], power: 1 }, B: {} });
  expect(freeAbilityOf(novice.session.questionOf(0))).toBeNull();
  novice.when(plays('A', 'gorilla-novice'));
  expect(freeAbilityOf(novice.session.questionOf(0))).toBe('gorilla-novice');
  novice.when(accepts('A'));
  expect(freeAbilityOf(novice.session.questionOf(0))).toBeNull();
  const paid = given({
    A: { hand: ['rhino-ironhide'], power: 4, support: ['rat-pup'] },
    B: {},
  }).when(plays('A', 'rhino-ironhide'));
  expect(paid.session.questionOf(0)?.kind).toBe('useAbility');
  expect(freeAbilityOf(paid.session.questionOf(0))).toBeNull();
});

test('it is switched card by card, and forgotten in another match', () => {
  const one = switched({ match: '', faces: [] }, 'm', 'tiger-lord');
  const two = switched(one, 'm', 'fox-storyteller');
  expect(two).toEqual({ match: 'm', faces: ['tiger-lord', 'fox-storyteller'] });
  expect(switched(two, 'm', 'tiger-lord').faces).toEqual(['fox-storyteller']);
  expect(switched(two, 'n', 'tiger-lord')).toEqual({ match: 'n', faces: ['tiger-lord'] });
});
