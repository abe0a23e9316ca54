import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { App } from './app.tsx';
import { listenToHistory } from './router.ts';
import { keepOffline } from './stores/offline.ts';
import { keepDocumentRight } from './stores/settings.ts';
import { TableStores, TableStoresProvider } from './stores/table-stores.ts';
import { wireStores } from './stores/wire.ts';

keepDocumentRight();
listenToHistory();
const stores = new TableStores();
wireStores(stores);
createRoot(document.getElementById('app') as HTMLElement).render(
  <TableStoresProvider value={stores}>
    <App />
  </TableStoresProvider>,
);

if (import.meta.env.PROD) keepOffline(stores);
