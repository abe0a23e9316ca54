import { expect, test } from 'vitest';
import { applyUpdate } from './apply.ts';
import type { MatchSnapshot, MatchUpdate, MatchWhisper } from './updates.ts';

const match = 'm0000000000000000';
const snapshot: MatchSnapshot = {
  match,
  game: 'some-game',
  options: {},
  seq: 4,
  seat: 0,
  open: { score: [0, 0] },
  own: { hand: ['a'] },
  tally: { pile: 9, hand1: 1 },
  awaited: { kind: 'turn', clause: 'X-1', seats: [0], ready: [] },
  question: {
    shape: 'confirm',
    kind: 'turn',
    clause: 'X-1',
    fallback: ['no'],
    fingerprint: '1-a',
    undo: false,
  },
  events: [{ n: 0, type: 'started', clause: 'X-1' }],
  commitment: 'c',
  shares: null,
  secret: null,
};
const update: MatchUpdate = {
  match,
  seq: 5,
  open: [{ op: 'replace', path: '/score/0', value: 3 }],
  tally: { pile: 8 },
  awaited: { kind: 'turn', clause: 'X-1', seats: [1], ready: [] },
  events: [{ n: 1, type: 'drew', clause: 'X-2' }],
};

test('an update and its whisper are applied together', () => {
  const whisper: MatchWhisper = {
    match,
    seq: 5,
    own: [{ op: 'add', path: '/hand/-', value: 'b' }],
    events: [{ n: 1, card: 'b' }],
    question: null,
  };
  expect(applyUpdate(snapshot, update, whisper)).toMatchObject({
    seq: 5,
    open: { score: [3, 0] },
    own: { hand: ['a', 'b'] },
    tally: { pile: 8, hand1: 1 },
    awaited: { seats: [1] },
    question: null,
    events: [{ n: 0 }, { n: 1, type: 'drew', card: 'b' }],
  });
});

test('without a whisper the viewer’s own layer stays', () => {
  const folded = applyUpdate(snapshot, update, null);
  expect(folded?.own).toBe(snapshot.own);
  expect(folded?.question).toBe(snapshot.question);
});

test('a gap or a whisper of another number is not taken', () => {
  expect(applyUpdate(snapshot, { ...update, seq: 6 }, null)).toBeNull();
  const late: MatchWhisper = { match, seq: 4, question: null };
  expect(applyUpdate(snapshot, update, late)?.question).toBe(snapshot.question);
});

test('the layers of team-mates change with the whisper', () => {
  const shared = { ...snapshot, mates: { 2: { hand: ['x'] } } };
  const whisper: MatchWhisper = {
    match,
    seq: 5,
    mates: [{ op: 'add', path: '/2/hand/-', value: 'y' }],
  };
  expect(applyUpdate(shared, update, whisper)?.mates).toEqual({ 2: { hand: ['x', 'y'] } });
  expect(applyUpdate(shared, update, null)?.mates).toBe(shared.mates);
  expect(applyUpdate(snapshot, update, null)).not.toHaveProperty('mates');
});

test('undone log entries go before new ones come', () => {
  const folded = applyUpdate(snapshot, { ...update, undone: 0 }, null);
  expect(folded?.events.map((event) => event.n)).toEqual([1]);
});
