import { type DossierPage, DossierPages, type DossierProps } from '@/kit/dossier.tsx';
import { useNames } from '../context.tsx';
import './dossier.css';
import type { Key } from '../words.ts';
import { DeckPage, DiscardPage, HelpPage, WindowsPage } from './dossier-cards.tsx';
import { HeroesPage, TablePage } from './dossier-table.tsx';

const PAGES: readonly DossierPage<Key>[] = [
  ['table', 'tabTable', () => <TablePage />],
  ['heroes', 'tabHeroes', (seat) => <HeroesPage first={seat} />],
  ['discard', 'tabDiscard', () => <DiscardPage />],
  ['deck', 'tabDeck', () => <DeckPage />],
  ['windows', 'tabWindows', () => <WindowsPage />],
  ['help', 'tabHelp', () => <HelpPage />],
];

/** Every public fact that is not on the table at all times, one gesture away. */
export function Dossier(props: DossierProps) {
  const { say } = useNames();
  return <DossierPages className="sr-dossier" pages={PAGES} title="dossier" say={say} {...props} />;
}
