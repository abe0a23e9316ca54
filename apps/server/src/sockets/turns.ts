/** Work that must be done one after the other for each key. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const done = result.then(
      () => {},
      () => {},
    );
    this.#last.set(key, done);
    void done.then(() => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    });
    return result;
  }
}
