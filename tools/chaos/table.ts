import type { Options } from '@tablee/engine';

/** One table of the run: its game and players. The clients keep their own knowledge of it. */
export interface Table {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  /** The last seats are the house's. */
  readonly bots: number;
  readonly options: Options;
  /** `null`: no room has been opened yet, or it was cut off. */
  code: string | null;
  /** Answers of its people that were acknowledged. */
  answers: number;
  /** When the newest of them were, as `performance.now()`. */
  answeredAt: number[];
  /**
   * When a player was back in the room after its move or the loss of their connection, how long they were away, and how often
   * they tried to connect.
   */
  returns: { readonly at: number; readonly away: number; readonly knocks: number }[];
  /** Acknowledged messages, the newest last. */
  said: string[];
}
