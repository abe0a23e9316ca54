import { softened } from '../../../kit/soft.ts';

/** Letters of a word that fits the smallest tile. */
const FITS = 10;

const isOneWord = (name: string): boolean => !/[\s-]/.test(name);

/** A name that stands in one line on every tile. */
export const isShort = (name: string): boolean => isOneWord(name) && name.length <= FITS;

/** A name as a tile has it: one word is parted where it finds no room, several only if one of them finds none on any tile. */
export const nameOnTile = (name: string): string =>
  isOneWord(name) ? softened(name) : softened(name, FITS);
