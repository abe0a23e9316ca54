const TWO_DIGITS = 36 ** 2;
const FOUR_DIGITS = 36 ** 4;
const FIVE_DIGITS = 36 ** 5;
const PAIRS = Array.from({ length: TWO_DIGITS }, (_, n) => n.toString(36).padStart(2, '0'));

/** `n.toString(36)` of 32 bits, several times faster: a shuffled deck is named card by card. */
export function base36(n: number): string {
  if (n < FIVE_DIGITS) return n.toString(36);
  const low = n % FOUR_DIGITS;
  const high = (n - low) / FOUR_DIGITS;
  const last = `${PAIRS[high % TWO_DIGITS]}${PAIRS[Math.floor(low / TWO_DIGITS)]}${PAIRS[low % TWO_DIGITS]}`;
  return high < TWO_DIGITS ? last : `1${last}`;
}
