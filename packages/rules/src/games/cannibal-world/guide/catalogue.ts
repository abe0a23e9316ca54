import type { Text } from '@tablee/engine';
import { catalogueOf } from '@tablee/engine';
import type { CannibalCard } from '../cards/card.ts';
import type { Row, RowId } from '../state/row.ts';
import type { CannibalCatalogue, Sight } from '../state/sight.ts';
import type { Open } from '../state/state.ts';
import { assaultRows } from './assault.ts';
import { covertRows } from './covert.ts';
import { tacticalRows } from './tactical.ts';
import { innateRows, triggeredRows } from './triggered.ts';

/** The 35 rows of the guide, by colour. */
export const catalogue: CannibalCatalogue = catalogueOf([
  ...covertRows,
  ...assaultRows,
  ...tacticalRows,
  ...innateRows,
  ...triggeredRows,
]);

export const rowOf = (id: RowId): Row => catalogue.of(id);

/** The open state as a sight, for rules that only look. */
export const sightOf = (open: Open): Sight => ({ open, catalogue });

/** An ability's effect on a card of this kind. */
export const rowText = (row: Row, x: number, kind: CannibalCard['kind']): Text =>
  kind === 'action' && row.actionText !== undefined ? row.actionText(x) : row.text(x);

/** A card's effects, one sentence per ability. */
export const textOf = ({ abilities, kind }: CannibalCard): Text => {
  const texts = abilities.map(({ row, x }) => rowText(rowOf(row), x, kind));
  return { fr: texts.map(({ fr }) => fr).join(' '), en: texts.map(({ en }) => en).join(' ') };
};
