/**
 * The dice of a match: one whole number per bound (0 to bound - 1). `from` is how many numbers the match
 * has drawn before, so that dice derived from a secret go on where they were; `shuffled` is what a shuffle will put in
 * order, as it lies before: to be read, not kept.
 */
export type Dice = (
  bounds: readonly number[],
  from: number,
  shuffled?: readonly unknown[],
) => readonly number[];

/** Random number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A seeded generator (sfc32) for tests, bots and benchmarks: never for a real match. */
export function seeded(seed: number): Random {
  let a = seed | 0;
  let b = (seed * 0x9e3779b9) | 0;
  let c = 0x243f6a88;
  let d = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

/** Seeds are whole numbers from 0 to one below this. */
export const SEEDS: number = 2 ** 31;

/** A seed for `seeded`, drawn from another generator. */
export const seedFrom = (random: Random): number => Math.floor(random() * SEEDS);

/** Dice that follow a seeded generator: tests, bots and benchmarks. */
export function seededDice(random: Random): Dice {
  return (bounds) => bounds.map((bound) => Math.floor(random() * bound));
}
