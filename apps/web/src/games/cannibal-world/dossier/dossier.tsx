import { type DossierPage, DossierPages, type DossierProps } from '@/kit/dossier.tsx';
import { useNames, useTableau } from '../context.tsx';
import './dossier.css';
import type { Key } from '../words.ts';
import {
  DecksPage,
  DiscardPage,
  HelpPage,
  ReinforcementPage,
  StatePage,
} from './dossier-pages.tsx';

const PAGES: readonly DossierPage<Key>[] = [
  ['discard', 'tabDiscard', (seat) => <DiscardPage first={seat} />],
  ['reinforcement', 'tabReinforcement', (seat) => <ReinforcementPage first={seat} />],
  ['state', 'tabState', () => <StatePage />],
  ['decks', 'tabDecks', () => <DecksPage />],
  ['help', 'tabHelp', () => <HelpPage />],
];

/** Every public fact that is not on the table at all times, one gesture away. */
export function Dossier(props: DossierProps) {
  const { say } = useNames();
  const { view } = useTableau();
  const pages = PAGES.filter(([id]) => id !== 'state' || view.open.phase === 'turns');
  return <DossierPages className="cw-dossier" pages={pages} title="dossier" say={say} {...props} />;
}
