import type { Observer } from './observer.ts';
import type { TableActor } from './table-actor.ts';

/** Hands a room on whose host stays away while others are there. */
export class HostWatch implements Observer {
  readonly #after: number;
  readonly #timers = new Map<TableActor, NodeJS.Timeout>();

  /** `after`: milliseconds a host may be away. */
  constructor(after: number) {
    this.#after = after;
  }

  attend(table: TableActor): void {
    const timer = this.#timers.get(table);
    const isAway = !table.presence.isEmpty && !table.presence.isHere(table.record.host);
    if (!isAway) {
      clearTimeout(timer);
      this.#timers.delete(table);
    } else if (timer === undefined) {
      const pass = (): void => {
        this.#timers.delete(table);
        table.do({ do: 'passHost' }).catch(() => {});
      };
      this.#timers.set(table, setTimeout(pass, this.#after).unref());
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
