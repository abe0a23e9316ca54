import { expect } from '@playwright/test';

/** Looks, a tenth of a second apart, that have to agree. */
const LOOKS = 4;

/** Reads once the value has come to rest. */
export async function atRest<Read>(read: () => Promise<Read>): Promise<Read> {
  const seen: Read[] = [];
  const different = async (): Promise<number> => {
    seen.push(await read());
    return seen.length < LOOKS
      ? 0
      : new Set(seen.slice(-LOOKS).map((each) => JSON.stringify(each))).size;
  };
  await expect.poll(different, { intervals: [100] }).toBe(1);
  return seen.at(-1) as Read;
}
