import type { Catalogue } from '@tablee/engine';
import type { Row } from './row.ts';
import type { Table } from './state.ts';

/** The rows of the guide, by id: the effects of abilities. Cards are numbers, and imported where they are needed. */
export type CannibalCatalogue = Catalogue<Row>;

/** All that code needs to look only: the table of a script is one, a screen makes one of its view. */
export type Sight = Pick<Table, 'open' | 'catalogue'>;
