import type { Lang, TurningPoint } from '@tablee/engine';
import type { MatchRecord } from '../matches/journal.ts';
import type { JournalLine } from '../store/store.ts';
import { SoloThread } from '../threads/solo-thread.ts';
import type { Card } from './card.ts';

/** A subject for a picture: the texts of a card, or the result of a match. */
export type Paintable =
  | { readonly kind: 'card'; readonly card: Card }
  | {
      readonly kind: 'match';
      readonly record: MatchRecord;
      readonly lines: readonly JournalLine[];
      readonly frames: Uint8Array<ArrayBuffer> | null;
      readonly lang: Lang;
      /** The turning point, if it is known. */
      readonly turn: TurningPoint | null;
    };

/** A PNG. */
export type Painted = Uint8Array<ArrayBuffer>;

/** Pictures that are remembered; each is some 60 kB. */
const REMEMBERED = 100;
/** Pictures that may wait to be drawn; further requests have to come again. */
const WAITING = 12;
/** Milliseconds after which a picture that is not drawn is given up. */
const GIVEN_UP = 30_000;

/** Draws the pictures by which a link is shown elsewhere, on a thread of its own, one after the other. */
export class Painter {
  readonly #thread = new SoloThread<Paintable, Painted>(
    new URL('./painter-thread.ts', import.meta.url),
    GIVEN_UP,
  );
  /** By what they are of, the one asked for last at the end. */
  readonly #drawn = new Map<string, Promise<Painted>>();
  /** Pictures that are looked for, wait or are drawn: counted before anything is read for them. */
  #waiting = 0;

  /** A picture by its name; `null`: too many wait. `asked` says what to draw if nobody has drawn it lately. */
  async picture(name: string, asked: () => Promise<Paintable>): Promise<Painted | null> {
    const known = this.#drawn.get(name);
    if (known === undefined && this.#waiting >= WAITING) return null;
    const painted = known ?? this.#paint(asked);
    this.#drawn.delete(name);
    this.#drawn.set(name, painted);
    for (const oldest of this.#drawn.keys()) {
      if (this.#drawn.size <= REMEMBERED) break;
      this.#drawn.delete(oldest);
    }
    try {
      return await painted;
    } catch (error) {
      if (this.#drawn.get(name) === painted) this.#drawn.delete(name);
      throw error;
    }
  }

  async #paint(asked: () => Promise<Paintable>): Promise<Painted> {
    this.#waiting += 1;
    try {
      return await this.#thread.ask(await asked());
    } finally {
      this.#waiting -= 1;
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
