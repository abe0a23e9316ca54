/** As Node has it; a browser has none. */
interface Environment {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const effort = (globalThis as Environment).process?.env.TABLEE_TESTS;

/**
 * Whether everything is played (`TABLEE_TESTS=full`, before a release). Read here and nowhere else: long tests ask `isFull`, or
 * play `fuzzSeeds`.
 */
export const isFull: boolean = effort === 'full';

/** Whether of the tests in browsers only those tagged `@change` run (`TABLEE_TESTS=change`). */
export const isChange: boolean = effort === 'change';

/** Seeds of `count` matches: 1, 2, 3 … */
export const seedsUpTo = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i + 1);

/** Seeds of `count` matches at random; on a change of the first alone, or of the first `onChange`. */
export const fuzzSeeds = (count: number, onChange = 1): number[] =>
  seedsUpTo(isFull ? count : Math.min(count, onChange));

/** Seeds of `count` matches; on a change only as many as it takes to meet all that is looked for. */
export const seedsUntil = (count: number, isMet: () => boolean): Iterable<number> => ({
  [Symbol.iterator]() {
    const seeds = seedsUpTo(count)[Symbol.iterator]();
    const isEnough = (): boolean => !isFull && isMet();
    return { next: () => (isEnough() ? { done: true, value: undefined } : seeds.next()) };
  },
});
