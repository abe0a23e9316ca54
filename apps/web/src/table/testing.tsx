import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TableStores, TableStoresProvider } from '../stores/table-stores.ts';

/** What stands on the page at a table. Default: one where nothing has happened. */
export const markupOf = (part: ReactNode, stores = new TableStores()): string =>
  renderToStaticMarkup(<TableStoresProvider value={stores}>{part}</TableStoresProvider>);
