/** Milliseconds for which a failure stands: a page that waits for it asks again and again, and would load for ever. */
const FAILED_FOR = 4000;

/** Loads each thing once. A failed one stays failed for a while, and is then tried again by the next call. */
export function loadedOnce<T>(load: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (id) => {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const promise = load(id);
    loaded.set(id, promise);
    promise.catch(() => setTimeout(() => loaded.delete(id), FAILED_FOR));
    return promise;
  };
}
