import type { Text } from '@tablee/engine';
import type { CannibalCard } from '../cards/card.ts';
import { assaultRows } from './assault.ts';
import { covertRows } from './covert.ts';
import type { Row, RowId } from './row.ts';
import { tacticalRows } from './tactical.ts';
import { innateRows, triggeredRows } from './triggered.ts';

/** The 35 rows of the guide, by colour. */
export const rows = (): readonly Row[] => [
  ...covertRows,
  ...assaultRows,
  ...tacticalRows,
  ...innateRows,
  ...triggeredRows,
];

// Rows and engine import each other: the list is made when it is first read.
let byId: ReadonlyMap<string, Row> | undefined;

export function rowOf(id: RowId): Row {
  byId ??= new Map(rows().map((row) => [row.id, row]));
  const row = byId.get(id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}

/** What an ability does on a card of this kind. */
export const rowText = (row: Row, x: number, kind: CannibalCard['kind']): Text =>
  kind === 'action' && row.actionText !== undefined ? row.actionText(x) : row.text(x);

/** What a card does, one sentence per ability. */
export const textOf = ({ abilities, kind }: CannibalCard): Text => {
  const texts = abilities.map(({ row, x }) => rowText(rowOf(row), x, kind));
  return { fr: texts.map(({ fr }) => fr).join(' '), en: texts.map(({ en }) => en).join(' ') };
};
