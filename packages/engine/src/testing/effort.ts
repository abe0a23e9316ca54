/** As Node has it; a browser has none. */
interface Environment {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const env = (globalThis as Environment).process?.env ?? {};
const effort = env.TABLEE_TESTS;

/** The seed of all choices that a test does not name a seed for; before a release another each time. */
export const chosenSeed: number = Number(env.TABLEE_SEED ?? 1);

/**
 * Whether everything is played (`TABLEE_TESTS=full`, before a release). Read here and nowhere else: long tests ask `isFull`, or
 * play `fuzzSeeds`.
 */
export const isFull: boolean = effort === 'full';

/** Whether only what a change needs is done (`TABLEE_TESTS=change`): `someOf` the tables, browser tests tagged `@change`. */
export const isChange: boolean = effort === 'change';

/**
 * Those of many tables that a dear proof is asked of: on a change `onAChange` of them, evenly from the first to the last,
 * or as many places further (`shift`: each test of all games with others); before anything lands all.
 */
export function someOf<Thing>(
  all: readonly Thing[],
  onAChange: number,
  shift = 0,
): readonly Thing[] {
  if (!isChange || all.length <= onAChange) return all;
  const gap = (all.length - 1) / Math.max(1, onAChange - 1);
  return Array.from(
    { length: onAChange },
    (_, i) => all[(Math.round(i * gap) + shift) % all.length] as Thing,
  );
}

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
