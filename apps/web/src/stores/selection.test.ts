import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  carried,
  emptySelection,
  isChosen,
  isLit,
  picked,
  type Selection,
  type Step,
  shared,
  touched,
} from './selection.ts';

const asked = { kind: 'act', clause: 'X-1', fallback: [], fingerprint: '1-a', undo: false };
const turn: OpenQuestion = {
  ...asked,
  shape: 'pick',
  min: 1,
  max: 1,
  options: [
    { id: 'c1:k4', verb: 'claim', card: 'c1', space: 'k4' },
    { id: 'c1:k5', verb: 'claim', card: 'c1', space: 'k5' },
    { id: 'c2:k5', verb: 'claim', card: 'c2', space: 'k5' },
    { id: 'pass', verb: 'pass' },
  ],
};
const several: OpenQuestion = {
  ...asked,
  shape: 'pick',
  min: 2,
  max: 2,
  options: [
    { id: 'a', card: 'a' },
    { id: 'b', card: 'b' },
    { id: 'c', card: 'c' },
  ],
};

const after = (step: Step): Selection => {
  if (step.kind !== 'changed') throw new Error(step.kind);
  return step.selection;
};

describe('one option in several parts', () => {
  const none = emptySelection(turn);

  test('is lit exactly where it leads to an option', () => {
    expect(isLit(turn, none, { card: 'c1' })).toBe(true);
    expect(isLit(turn, none, { space: 'k4' })).toBe(true);
    expect(isLit(turn, none, { space: 'k6' })).toBe(false);
    const withCard = after(touched(turn, none, { card: 'c2' }));
    expect(isLit(turn, withCard, { space: 'k5' })).toBe(true);
    expect(isLit(turn, withCard, { space: 'k4' })).toBe(false);
    expect(isLit(turn, withCard, { card: 'c1' })).toBe(true);
    expect(isChosen(turn, withCard, { card: 'c2' })).toBe(true);
  });

  test('is put together in any order', () => {
    for (const [first, second] of [
      [{ card: 'c1' }, { space: 'k5' }],
      [{ space: 'k5' }, { card: 'c1' }],
    ] as const) {
      const step = touched(turn, after(touched(turn, none, first)), second);
      expect(step).toMatchObject({ kind: 'complete', option: { id: 'c1:k5' } });
    }
  });

  test('an ability is chosen by its actor, and then by its target', () => {
    const aimed: OpenQuestion = {
      ...turn,
      options: [
        { id: 'a:x', verb: 'ability', card: 'a', space: '0', at: 'x' },
        { id: 'a:y', verb: 'ability', card: 'a', space: '0', at: 'y' },
        { id: 'hit', verb: 'attack', card: 'a', space: 'x' },
      ],
    };
    const ability = { verb: 'ability', card: 'a', space: '0' };
    const held = after(touched(aimed, emptySelection(aimed), ability));
    expect(isLit(aimed, held, { at: 'z' })).toBe(false);
    expect(touched(aimed, held, { at: 'y' })).toMatchObject({
      kind: 'complete',
      option: { id: 'a:y' },
    });
    const attacker = after(touched(aimed, emptySelection(aimed), { card: 'a' }));
    expect(touched(aimed, attacker, { space: 'x' })).toMatchObject({ option: { id: 'hit' } });
  });

  test('needs every part even when only one option is left', () => {
    const step = touched(turn, none, { card: 'c2' });
    expect(step.kind).toBe('changed');
  });

  test('another card takes the place of the first; the same card lets go', () => {
    const withCard = after(touched(turn, none, { card: 'c1' }));
    expect(after(touched(turn, withCard, { card: 'c2' })).focus).toEqual({ card: 'c2' });
    expect(after(touched(turn, withCard, { card: 'c1' })).focus).toEqual({});
  });

  test('a place that refuses the card is explained with both', () => {
    const withCard = after(touched(turn, none, { card: 'c2' }));
    expect(touched(turn, withCard, { space: 'k4' })).toEqual({
      kind: 'refused',
      touch: { card: 'c2', space: 'k4' },
    });
  });

  test('a verb alone completes an option without parts', () => {
    expect(touched(turn, none, { verb: 'pass' })).toMatchObject({ kind: 'complete' });
    expect(picked(turn, none, 'pass')).toMatchObject({ kind: 'complete' });
  });
});

describe('several picks', () => {
  test('toggle, stop at the most, and answer only when complete', () => {
    let selection = after(touched(several, emptySelection(several), { card: 'a' }));
    expect(answerOf(several, selection)).toBeNull();
    selection = after(touched(several, selection, { card: 'b' }));
    expect(touched(several, selection, { card: 'c' })).toEqual({ kind: 'full' });
    expect(answerOf(several, selection)).toEqual(['a', 'b']);
    selection = after(touched(several, selection, { card: 'a' }));
    expect(selection.picks).toEqual(['b']);
    expect(isChosen(several, selection, { card: 'b' })).toBe(true);
  });

  test('an order keeps the order of the touches', () => {
    const order: OpenQuestion = { ...asked, shape: 'order', options: several.options };
    let selection = emptySelection(order);
    for (const card of ['b', 'c', 'a']) selection = after(touched(order, selection, { card }));
    expect(answerOf(order, selection)).toEqual(['b', 'c', 'a']);
  });
});

describe('options that go together beside others that are an answer alone', () => {
  const both: OpenQuestion = {
    ...turn,
    max: 2,
    together: 'rally',
    options: [
      { id: 'c1:k4', verb: 'claim', card: 'c1', space: 'k4' },
      { id: 'r1', verb: 'rally', card: 'c1' },
      { id: 'r2', verb: 'rally', card: 'c2' },
      { id: 'pass', verb: 'pass' },
    ],
  };
  const none = emptySelection(both);

  test('are meant only once their verb has been touched', () => {
    expect(isLit(both, none, { card: 'c2' })).toBe(false);
    expect(touched(both, none, { card: 'c2' }).kind).toBe('refused');
    const claim = touched(both, after(touched(both, none, { card: 'c1' })), { space: 'k4' });
    expect(claim).toMatchObject({ kind: 'complete', option: { id: 'c1:k4' } });
    expect(picked(both, none, 'pass').kind).toBe('complete');
  });

  test('are then toggled, card by card, and let go together', () => {
    let selection = after(touched(both, none, { verb: 'rally' }));
    expect(isLit(both, selection, { space: 'k4' })).toBe(false);
    expect(answerOf(both, selection)).toBeNull();
    for (const card of ['c2', 'c1']) selection = after(touched(both, selection, { card }));
    expect(answerOf(both, selection)).toEqual(['r2', 'r1']);
    selection = after(touched(both, selection, { card: 'c2' }));
    expect(answerOf(both, selection)).toEqual(['r1']);
    expect(after(touched(both, selection, { verb: 'rally' }))).toMatchObject({
      focus: {},
      picks: [],
    });
  });
});

test('a share repeats an option once per unit and stops at its most', () => {
  const split: OpenQuestion = {
    ...asked,
    shape: 'split',
    total: 3,
    options: [{ id: 'x', most: 2 }, { id: 'y' }],
  };
  let selection = after(shared(split, emptySelection(split), 'x', 2));
  expect(shared(split, selection, 'x', 3)).toEqual({ kind: 'full' });
  expect(answerOf(split, selection)).toBeNull();
  selection = after(picked(split, selection, 'y'));
  expect(answerOf(split, selection)).toEqual(['x', 'x', 'y']);
});

test('a number starts at its least; yes and no are options', () => {
  const number: OpenQuestion = { ...asked, shape: 'number', min: 2, max: 5 };
  expect(answerOf(number, emptySelection(number))).toEqual(['2']);
  const confirm: OpenQuestion = { ...asked, shape: 'confirm' };
  expect(picked(confirm, emptySelection(confirm), 'yes')).toMatchObject({
    kind: 'complete',
    option: { id: 'yes' },
  });
});

describe('the same question asked again', () => {
  const anew = (
    options: OpenQuestion & { shape: 'pick' },
    ids: readonly string[],
  ): OpenQuestion => ({
    ...options,
    fingerprint: '2-b',
    options: options.options.filter(({ id }) => ids.includes(id)),
  });

  test('keeps what is still there, in parts or picked', () => {
    const picks = { ...emptySelection(several), picks: ['a', 'b'] };
    expect(carried(several, anew(several, ['a', 'b', 'c']), picks).picks).toEqual(['a', 'b']);
    expect(carried(several, anew(several, ['a', 'c']), picks).picks).toEqual(['a']);
    const focus = after(touched(turn, emptySelection(turn), { card: 'c1' }));
    expect(carried(turn, anew(turn, ['c1:k5', 'pass']), focus).focus).toEqual({ card: 'c1' });
    expect(carried(turn, anew(turn, ['c2:k5', 'pass']), focus).focus).toEqual({});
    const staged = { ...emptySelection(turn), staged: { id: 'pass', verb: 'pass' } };
    expect(carried(turn, anew(turn, ['pass']), staged).staged).toMatchObject({ id: 'pass' });
    expect(carried(turn, anew(turn, ['c1:k4']), staged).staged).toBeNull();
  });

  test('drops everything when something else is asked', () => {
    const picks = { ...emptySelection(several), picks: ['a'] };
    for (const other of [{ kind: 'other' }, { clause: 'X-2' }, { facts: { to: 1 } }]) {
      expect(carried(several, { ...several, ...other }, picks).picks).toEqual([]);
    }
  });
});
