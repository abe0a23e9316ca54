import { randomUUID } from 'node:crypto';
import { MOST } from '../../limits.ts';
import type { Guessed, Wrong } from '../../sockets/guesses.ts';
import type { PostgresStore } from './postgres.ts';

/** How long wrong guesses are shared with the other nodes; then nothing says who guessed. */
const TOLD_FOR = "interval '1 minute'";

/** The wrong guesses of all nodes that share a database. */
export class SharedGuesses {
  readonly #store: PostgresStore;
  /** Of this process. */
  readonly #node = randomUUID();
  /** The newest row that was read. One that is kept later than its number says may be missed: a guess more is judged. */
  #read = 0;

  constructor(store: PostgresStore) {
    this.#store = store;
  }

  /** Shares this node's wrong guesses; returns those of the others since the last call, of the last minute. */
  readonly exchange = async (own: readonly Wrong[]): Promise<readonly Wrong[]> => {
    const rows = await this.#store.ask<{
      n: string;
      what: Guessed;
      address: string;
      count: number;
    }>(
      `WITH mine AS (INSERT INTO guesses (node, what, address, count)
           SELECT $1, * FROM unnest($2::text[], $3::text[], $4::integer[])),
         old AS (DELETE FROM guesses WHERE at < clock_timestamp() - ${TOLD_FOR})
       SELECT n, what, address, count FROM guesses
       WHERE node <> $1 AND n > $5 AND at >= clock_timestamp() - ${TOLD_FOR} ORDER BY n LIMIT ${MOST.guessesAtOneLook}`,
      [
        this.#node,
        own.map(({ what }) => what),
        own.map(({ address }) => address),
        own.map(({ count }) => count),
        this.#read,
      ],
    );
    this.#read = Number(rows.at(-1)?.n ?? this.#read);
    return rows.map(({ what, address, count }) => ({ what, address, count }));
  };
}
