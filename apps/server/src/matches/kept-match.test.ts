import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { StoreFault } from '../store/store.ts';
import { duel, duelCatalogue } from '../testing/duel.ts';
import { KeptMatch } from '../testing/kept-match.ts';
import type { SnapshotRecord } from './journal.ts';
import { readBack } from './kept-match.ts';

test('a disk that fails while a match is brought back costs the match nothing: it is read whole the next time', async () => {
  const kept = await KeptMatch.played(duel(), {
    seats: 3,
    options: { rounds: 30 },
    steps: 60,
    seed: 4,
  });
  // One entry is gone: a position has to be read.
  kept.lines.splice(40, 1);
  const { id } = kept.record;
  const isRead: number[] = [];
  const storeThat = (fails: boolean): Store =>
    ({
      match: async () => kept.record,
      journal: async () => kept.lines,
      async *snapshots(): AsyncGenerator<SnapshotRecord> {
        for (const { seq, logged, position } of kept.snapshots) {
          isRead.push(seq);
          yield { seq, logged, position: JSON.parse(position) };
          if (fails) throw new StoreFault({ code: 'EIO' });
        }
      },
    }) as unknown as Store;
  const archive = { catalogue: duelCatalogue(), logger: pino({ level: 'silent' }) };
  // The newest is of no use, so that the next is asked for.
  kept.snapshots[0] = { seq: 10_000, position: '{}', logged: 0 };

  await expect(readBack({ ...archive, store: storeThat(true) }, id)).rejects.toThrow(StoreFault);
  expect(isRead).toEqual([10_000]);
  const back = await readBack({ ...archive, store: storeThat(false) }, id);
  expect(back).toMatchObject({ isResumed: true });
});
