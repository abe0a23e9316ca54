import { existsSync, readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The share of pixels that may differ: edges of letters are not always drawn alike. */
const TOLERATED = 0.0003;

/** How a picture stands to the one that was accepted. */
export type Change =
  | { readonly is: 'same' }
  | { readonly is: 'new' }
  /** `part`: of all pixels, from 0 to 1; where the sizes differ, all. */
  | { readonly is: 'changed'; readonly part: number };

/** Compares two pictures by their pixels; `accepted` may not exist. */
export function compared(now: string, accepted: string): Change {
  if (!existsSync(accepted)) return { is: 'new' };
  const [a, b] = [readFileSync(now), readFileSync(accepted)];
  if (a.equals(b)) return { is: 'same' };
  const [one, other] = [PNG.sync.read(a), PNG.sync.read(b)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return { is: 'changed', part: 1 };
  const part =
    pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.15 }) /
    (width * height);
  return part > TOLERATED ? { is: 'changed', part } : { is: 'same' };
}
