import type { Away, Placement } from '../placement/placement.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Place, Write } from '../store/store.ts';
import { Fenced } from '../store/store.ts';

/** Which node of a test has which room, without a database. */
export class SharedPlaces {
  readonly #places = new Map<string, { node: TestNode | null; epoch: number }>();

  epochOf(room: string): number {
    return this.#places.get(room)?.epoch ?? 0;
  }

  ownerOf(room: string): TestNode | null {
    return this.#places.get(room)?.node ?? null;
  }

  give(room: string, node: TestNode | null): Place {
    const epoch = this.epochOf(room) + 1;
    this.#places.set(room, { node, epoch });
    return { room, epoch };
  }
}

/** A node of a test: its lease ends when the test says so. */
export class TestNode implements Placement {
  readonly node: string;
  readonly #shared: SharedPlaces;
  readonly #others: () => readonly TestNode[];
  isSure = true;
  isDraining = false;
  takeovers = 0;
  /** As the others see it. */
  lives = true;
  /** Milliseconds that the others believe its lease to last. */
  left = 1000;
  onLost: () => void = () => {};

  constructor(node: string, shared: SharedPlaces, others: () => readonly TestNode[] = () => []) {
    this.node = node;
    this.#shared = shared;
    this.#others = others;
  }

  async take(room: string): Promise<Place | Away> {
    return (await this.awayAt(room)) ?? this.#shared.give(room, this);
  }

  async takeNew(room: string): Promise<Place> {
    return this.#shared.give(room, this);
  }

  async awayAt(room: string): Promise<Away | null> {
    const owner = this.#shared.ownerOf(room);
    const isFree = owner === null || owner === this || !owner.lives;
    return isFree ? null : { at: owner.node, left: owner.left };
  }

  async release(places: readonly Place[]): Promise<void> {
    for (const { room, epoch } of places) {
      if (this.#shared.epochOf(room) === epoch) this.#shared.give(room, null);
    }
  }

  another(): string | null {
    return this.#others()[0]?.node ?? null;
  }

  async begin(): Promise<void> {}

  async drain(): Promise<void> {
    this.isDraining = true;
  }

  async close(): Promise<void> {
    this.lives = false;
  }
}

/** A store that several nodes share, and that keeps nothing of a room for a node that has it no more. */
export class FencedStore extends SqliteStore {
  readonly places = new SharedPlaces();

  override async commit(writes: readonly Write[], places: readonly Place[] = []): Promise<void> {
    const lost = places.filter(({ room, epoch }) => this.places.epochOf(room) !== epoch);
    if (lost.length > 0) throw new Fenced(lost);
    await super.commit(writes);
  }
}
