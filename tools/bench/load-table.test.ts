import { afterEach, expect, test, vi } from 'vitest';
import { LoadTable, Measures } from './load-table.ts';
import type { WireClient } from './server-wire.ts';

let now = 0;
vi.spyOn(performance, 'now').mockImplementation(() => now);
afterEach(() => {
  now = 0;
});

const ORDER = { port: 0, game: 'untamed', seats: 2, spectators: 0, rate: null };

/** A table of two whose server the test plays: the messages sent, and a function to send one to a seat. */
async function table() {
  const measures = new Measures();
  const sent: { seat: number; ack: (reply: object) => void }[] = [];
  let hear = (_viewer: number, _text: string): void => {};
  const clients = [0, 1].map((seat) => ({
    emit: (name: string, _payload: object, ack: (reply: object) => void) => {
      if (name === 'match:answer') sent.push({ seat, ack });
    },
  })) as unknown as WireClient[];
  const opened = new LoadTable(ORDER, measures, 1, async (_order, listens) => {
    hear = listens;
    return clients;
  });
  await opened.open();
  measures.isOn = true;
  const tell = (seat: number, name: string, message: object): void =>
    hear(seat, JSON.stringify([name, { match: 'm', ...message }]));
  const question = { shape: 'pick', fingerprint: 'f', options: [{ id: 'x' }] };
  const ask = (seat: number): void => tell(seat, 'match:whisper', { question });
  tell(0, 'match:snapshot', {});
  return { measures, sent, tell, ask };
}

test('an answer in a secret window, of which no update tells, is timed by its acknowledgement, and so is the one after it', async () => {
  const { measures, sent, tell, ask } = await table();
  ask(0);
  now = 5;
  sent[0]?.ack({ ok: true });
  now = 60;
  ask(1);
  now = 90;
  sent[1]?.ack({ ok: true });
  tell(0, 'match:update', { seq: 2 });
  expect(measures.latencies).toEqual([5, 30]);
});

test('an answer that is refused is counted, and has no time', async () => {
  const { measures, sent, ask } = await table();
  ask(0);
  sent[0]?.ack({ ok: false, error: { code: 'stale' } });
  ask(1);
  sent[1]?.ack({ ok: true });
  expect([measures.answers, measures.refused, measures.latencies.length]).toEqual([1, 1, 1]);
});
