import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TableStores, TableStoresProvider } from '../stores/table-stores.ts';

/** The markup of a part at a table. Default: a table without events. */
export const markupOf = (part: ReactNode, stores = new TableStores()): string =>
  renderToStaticMarkup(<TableStoresProvider value={stores}>{part}</TableStoresProvider>);
