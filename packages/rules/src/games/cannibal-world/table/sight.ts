import type { Catalogue } from '@tablee/engine';
import type { Row } from './row.ts';
import type { Table } from './state.ts';

/** The rows of the guide, by id: what abilities do. Cards are numbers, and imported where they are needed. */
export type CannibalCatalogue = Catalogue<Row>;

/** What those need who only look: the table of a script is one, a screen makes one of its view. */
export type Sight = Pick<Table, 'open' | 'catalogue'>;
