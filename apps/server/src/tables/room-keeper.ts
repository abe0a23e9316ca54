import { Refusal, traceOf } from '../refusal.ts';
import type { Place, Write } from '../store/store.ts';
import { Fenced, isOvertaken } from '../store/store.ts';
import type { Applied } from './apply.ts';
import { apply } from './apply.ts';
import type { Circumstances, Command } from './command.ts';
import type { House } from './house.ts';
import type { RoomRecord } from './room-record.ts';
import type { TableActor } from './table-actor.ts';

/** The stored text of a room, how often it has been written, and its record in memory. */
export interface Kept {
  readonly record: RoomRecord;
  readonly version: number;
  readonly place: Place;
}

/** A change of a room that is to be kept with other writes. */
export interface Prepared {
  readonly write: Write;
  /** To be called once it has been kept. */
  readonly kept: () => void;
}

/** The passing state of a room, not in its record. */
export interface Moment {
  circumstances(): Circumstances;
  /** The record to store now: with presence and its times, and the rest of its clock. */
  inRecord(record: RoomRecord): RoomRecord;
  /** Another writer has changed the room, or may have. */
  onStale(why: unknown): void;
}

/** The record of one room: decided here, kept, and only then true. It changes nowhere else. */
export class RoomKeeper {
  readonly #house: House;
  readonly #moment: Moment;
  readonly place: Place;
  #record: RoomRecord;
  #version: number;

  constructor(house: House, { record, version, place }: Kept, moment: Moment) {
    this.place = place;
    this.#house = house;
    this.#moment = moment;
    this.#record = record;
    this.#version = version;
  }

  /** As it was kept last. */
  get record(): RoomRecord {
    return this.#record;
  }

  /** The result of a command on the room, or on another `record` of it; throws the refusal. Nothing is changed. */
  decided(command: Command, record = this.#record): Applied {
    const applied = apply(record, command, this.#moment.circumstances());
    if (applied instanceof Refusal) throw applied;
    return applied;
  }

  /** Keeps a decision, with other writes, and makes it true. Returns the notes for the talk. */
  async keep(
    { record: decided, effects }: Applied,
    writes: readonly Write[] = [],
  ): Promise<(table: TableActor) => void> {
    const { chat, commits, logger } = this.#house;
    const { write, kept } = this.prepared(decided);
    const notes = effects.flatMap((effect) =>
      effect.effect === 'note' ? [chat.note(decided, effect)] : [],
    );
    const ended = effects.flatMap((effect): Write[] =>
      effect.effect === 'matchDropped' ? [{ kind: 'matchOver', match: effect.match }] : [],
    );
    try {
      const told = notes.map((note) => note.write);
      await commits.settled([write, ...writes, ...ended, ...told], this.place);
    } catch (error) {
      // If another node has taken the room meanwhile, the end of the table reports it.
      if (!(error instanceof Fenced))
        logger.error({ room: decided.code, error: traceOf(error) }, 'a room could not be kept');
      if (isOvertaken(error)) this.#moment.onStale(error);
      throw error;
    }
    kept();
    return (table) => {
      for (const { tell } of notes) tell(table);
    };
  }

  /** A record that is to be kept with other writes. */
  prepared(decided: RoomRecord): Prepared {
    const record = this.#moment.inRecord(decided);
    const version = this.#version + 1;
    const json = JSON.stringify(record);
    return {
      write: { kind: 'room', code: record.code, json, usedAt: Date.now(), version },
      kept: () => {
        this.#record = record;
        this.#version = version;
      },
    };
  }

  /** Takes over the passing state, before it is lost. */
  takeMoment(): void {
    this.#record = this.#moment.inRecord(this.#record);
  }
}
