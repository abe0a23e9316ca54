import type { Place } from '../store/store.ts';

/** Another node has the room. */
export interface Away {
  /** Name of that node. */
  readonly at: string;
  /** Milliseconds until the room may be taken, unless that node goes on. */
  readonly left: number;
}

/**
 * Tells which node a room is at. A room is at one node or at none: the node that takes it has it until it is released, or until
 * its node could not confirm for a while that it lives. That makes two owners rare; the store makes them harmless: it refuses
 * the writes of all but the last that took it.
 */
export interface Placement {
  /** The name of this node for proxies and clients; `null`: there is no other. */
  readonly node: string | null;
  /** Whether rooms can be taken and answered for here: the node lives, as far as it can know, and for a while yet. */
  readonly isSure: boolean;
  /** Whether this node gives its rooms away and takes none. */
  readonly isDraining: boolean;
  /** Rooms taken here, since the process began, that had been at a node before. */
  readonly takeovers: number;
  /** Hears that this node may have lost its rooms: any of them may be another's by now. */
  onLost: () => void;
  /** Takes a room that is at no other node; `null`: there is no such room. Rejects with `StoreFault` while nobody can say. */
  take(room: string): Promise<Place | Away | null>;
  /** Takes a code for a room that is about to be opened here. Rejects as `take`, or with `elsewhere`. */
  takeNew(room: string): Promise<Place>;
  /** The other node that has a room; `null`: it is here or at none. Rejects as `take`. */
  awayAt(room: string): Promise<Away | null>;
  /** Releases rooms to the next node that asks, if they are still here; nothing of them is written any more. */
  release(places: readonly Place[]): Promise<void>;
  /** A node that takes rooms, for clients that have to go from here to `room`; `null`: none is known. */
  another(room: string): string | null;
  /** Everything is in place: from now on rooms may be taken here. */
  begin(): Promise<void>;
  /** From now on nothing is taken here. */
  drain(): Promise<void>;
  /** Ends the node: whatever is still here may be taken at once. */
  close(): Promise<void>;
}

/** There is one node, and every room is there. */
export class AlwaysHere implements Placement {
  readonly node = null;
  readonly isSure = true;
  readonly isDraining = false;
  readonly takeovers = 0;
  onLost: () => void = () => {};

  async take(room: string): Promise<Place> {
    return { room, epoch: 0 };
  }

  takeNew(room: string): Promise<Place> {
    return this.take(room);
  }

  async awayAt(): Promise<null> {
    return null;
  }

  async release(): Promise<void> {}

  another(): null {
    return null;
  }

  async begin(): Promise<void> {}

  async drain(): Promise<void> {}

  async close(): Promise<void> {}
}

export const isAway = (found: Place | Away | null): found is Away =>
  found !== null && 'at' in found;
