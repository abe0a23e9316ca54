import { SqliteStore } from '../store/sqlite.ts';
import type { Write } from '../store/store.ts';
import { StoreFault } from '../store/store.ts';

/** A store whose disk can be full. */
export class FickleStore extends SqliteStore {
  isFull = false;
  onCommit: (writes: readonly Write[]) => void = () => {};

  override async commit(writes: readonly Write[]): Promise<void> {
    if (this.isFull) {
      throw new StoreFault({ errcode: 13, errstr: 'database or disk is full' });
    }
    await super.commit(writes);
    this.onCommit(writes);
  }
}
