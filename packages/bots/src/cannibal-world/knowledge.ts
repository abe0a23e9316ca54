import { cardOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { type Knowledge, knownBy } from '../knowledge.ts';
import { ROWS } from './action.ts';

const rows = knownBy(ROWS);

/** A card is known by its strength and by the rows of its abilities, each of which is weighed or has a reason. */
export const knowledge: Knowledge = {
  hinted: [],
  general: (face) =>
    cardOf(face).abilities.every(({ row }) => rows.hinted.includes(row) || rows.general(row))
      ? 'its strength and its abilities say what it is worth'
      : null,
};
