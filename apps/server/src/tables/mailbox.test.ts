import { expect, test } from 'vitest';
import { Mailbox } from './mailbox.ts';

test('work begins when the work before it is done, whether that waits or not', async () => {
  const mailbox = new Mailbox(() => {});
  const done: string[] = [];
  const slow = mailbox.run(async () => {
    await new Promise(setImmediate);
    done.push('slow');
  });
  mailbox.post((finished) => {
    done.push('quick');
    finished();
  });
  const failing = mailbox.run(async () => {
    done.push('failing');
    throw new Error('refused');
  });
  const last = mailbox.run(async () => done.push('last'));
  expect(done).toEqual([]);
  await slow;
  await expect(failing).rejects.toThrow('refused');
  await last;
  expect(done).toEqual(['slow', 'quick', 'failing', 'last']);
});

test('work that throws before it is done is reported and holds nobody up', () => {
  const faults: unknown[] = [];
  const mailbox = new Mailbox((error) => faults.push(error));
  mailbox.post(() => {
    throw new Error('a slip');
  });
  let isDone = false;
  mailbox.post((finished) => {
    isDone = true;
    finished();
  });
  expect([isDone, faults.length, mailbox.isIdle]).toEqual([true, 1, true]);
});

test('ten thousand pieces of work at once need no deep stack', () => {
  const mailbox = new Mailbox(() => {});
  let count = 0;
  let release = (): void => {};
  mailbox.post((finished) => {
    release = finished;
  });
  for (let i = 0; i < 10_000; i += 1) {
    mailbox.post((finished) => {
      count += 1;
      finished();
    });
  }
  release();
  expect(count).toBe(10_000);
});
