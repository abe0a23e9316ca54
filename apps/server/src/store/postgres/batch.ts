import type { Connection, Submittable } from 'pg';

/** A statement with its parameters as PostgreSQL reads them. */
export interface Statement {
  /** Every text has a name of its own: it is parsed once on each connection. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/**
 * Statements that are sent at once and answered at once. With one sync for all of them PostgreSQL keeps them all or none, without a
 * BEGIN of which something could go wrong before the others come. Rows are not read: a statement that disagrees raises an error.
 */
export class Batch implements Submittable {
  /** Resolves when all of it is committed. */
  readonly done: Promise<void>;
  readonly #statements: readonly Statement[];
  readonly #known: ReadonlySet<string>;
  #resolve = (): void => {};
  #reject = (_: unknown): void => {};

  /** `known`: names of what the connection has parsed already. */
  constructor(statements: readonly Statement[], known: ReadonlySet<string>) {
    this.#statements = statements;
    this.#known = known;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    const parsed = new Set(this.#known);
    connection.stream.cork();
    try {
      for (const { name, text, values } of this.#statements) {
        if (!parsed.has(name)) connection.parse({ name, text, types: [] }, true);
        parsed.add(name);
        connection.bind({ statement: name, values: [...values] }, true);
        connection.execute({}, true);
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  // Callbacks of the driver to a submitted query.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}

  handleError(error: unknown): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }
}

/** An array of texts as PostgreSQL reads it. */
export const texts = (items: readonly (string | null)[]): string =>
  `{${items.map((item) => (item === null ? 'NULL' : quoted(item))).join(',')}}`;

export const numbers = (items: readonly (number | null)[]): string =>
  `{${items.map((item) => item ?? 'NULL').join(',')}}`;

export const blobs = (items: readonly (Uint8Array | null)[]): string =>
  texts(items.map((item) => item && `\\x${Buffer.from(item).toString('hex')}`));

const quoted = (item: string): string => `"${item.replace(/["\\]/g, '\\$&')}"`;
