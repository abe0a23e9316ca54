import type { Reader, Text } from '@tablee/engine';
import { listOf } from '@tablee/engine';
import { creatureName, isCreature } from '../cards/creatures.ts';
import { DECREES } from '../cards/decrees.ts';
import { BOARD } from '../state/board.ts';
import type { KingdomId, Owner } from '../state/state.ts';
import { dictionary } from './dictionary.ts';

/** A creature or a decree. */
export function cardName(face: string): Text | null {
  if (isCreature(face)) return creatureName(face);
  return DECREES.find(({ id }) => id === face)?.name ?? null;
}

export const kingdomName = (id: KingdomId): Text => BOARD[id].name;

/** Whether it is the reader: the rival of a solo match is nobody. */
export const isYou = (owner: Owner, reader: Reader): boolean =>
  owner !== 'rival' && reader.isYou(owner);

export const whoIs = (owner: Owner, reader: Reader): string =>
  owner === 'rival' ? dictionary(reader.lang).rival : reader.nameOf(owner);

/** Several in a row, the reader first: "vous et Ana". */
export const everyone = (owners: readonly Owner[], reader: Reader): string =>
  listOf(
    [...owners]
      .sort((a, b) => Number(isYou(b, reader)) - Number(isYou(a, reader)))
      .map((owner) => whoIs(owner, reader)),
    reader.lang,
  );
