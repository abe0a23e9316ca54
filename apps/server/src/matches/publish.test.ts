import { expect, test } from 'vitest';
import type { Outgoing } from '../sockets/outgoing.ts';
import type { Match, Publication } from './match.ts';
import { publish } from './publish.ts';

/** What is sent to somebody who sees all hands of a match of so many seats. */
function sentTo(seats: number, whispers: Publication['whispers']): [string, unknown][] {
  const sent: [string, unknown][] = [];
  const watcher = {};
  const outgoing = {
    listeners: (channel: string) =>
      channel === `match:m1:shown:${[...Array(seats).keys()].join('.')}` ? [watcher] : [],
    ahead: (_: unknown, name: string, payload: unknown) => sent.push([name, payload]),
    toChannel: (_: string, name: string, payload: unknown) => sent.push([name, payload]),
  } as unknown as Outgoing;
  const match = { record: { id: 'm1', seats: Array(seats).fill({}) } } as unknown as Match;
  publish(outgoing, match, { update, whispers });
  return sent;
}

const update = { match: 'm1', seq: 3 };
const drawn = { op: 'add' as const, path: '/hand/-', value: 'c1' };

test.each([1, 3])(
  'whoever sees the hands of %i seats hears of a card drawn once, before the update',
  (seats) => {
    const whispers = new Map([[0, { ...update, own: [drawn] }]]);
    expect(sentTo(seats, whispers)).toEqual([
      ['match:whisper', { ...update, mates: [{ ...drawn, path: '/0/hand/-' }] }],
      ['match:update', update],
    ]);
  },
);

test('where no hand has changed, those who see hands hear the update alone', () => {
  expect(sentTo(3, new Map([[1, { ...update, question: null }]]))).toEqual([
    ['match:update', update],
  ]);
});
