import { expect, test } from 'vitest';
import type { Outgoing } from '../sockets/outgoing.ts';
import type { Match, Publication } from './match.ts';
import { publish } from './publish.ts';

/** The messages to a watcher of all hands of a match of this many seats. */
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
  'a watcher of the hands of %i seats is sent a drawn card once, before the update',
  (seats) => {
    const whispers = new Map([[0, { ...update, own: [drawn] }]]);
    expect(sentTo(seats, whispers)).toEqual([
      ['match:whisper', { ...update, mates: [{ ...drawn, path: '/0/hand/-' }] }],
      ['match:update', update],
    ]);
  },
);

test('if no hand has changed, watchers of hands are sent the update alone', () => {
  expect(sentTo(3, new Map([[1, { ...update, question: null }]]))).toEqual([
    ['match:update', update],
  ]);
});
