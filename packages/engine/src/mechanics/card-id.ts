const TWO_DIGITS = 36 ** 2;
const FOUR_DIGITS = 36 ** 4;
const PAIRS = Array.from({ length: TWO_DIGITS }, (_, n) => n.toString(36).padStart(2, '0'));
/** All that can stand before the last four digits of 32 bits. */
const BEGINNINGS = Array.from(
  { length: Math.ceil(2 ** 32 / FOUR_DIGITS) },
  (_, n) => `c${n.toString(36)}`,
);

/** `c` and `n.toString(36)` of 32 bits, several times faster: a shuffled deck is named card by card. Divides whole numbers alone. */
export function cardId(n: number): string {
  const high = (n / FOUR_DIGITS) >>> 0;
  if (high === 0) return `c${n.toString(36)}`;
  const low = n - high * FOUR_DIGITS;
  const middle = (low / TWO_DIGITS) >>> 0;
  const beginning = BEGINNINGS[high] as string;
  // Not as a template, which looks at each part whether it is a text.
  return beginning + (PAIRS[middle] as string) + (PAIRS[low - middle * TWO_DIGITS] as string);
}
