import { Dossier as Shell } from '@/kit/dossier.tsx';
import { useNames } from '../context.tsx';
import './dossier.css';
import type { Key } from '../words.ts';
import { DeckPage, DiscardPage, HelpPage, WindowsPage } from './dossier-cards.tsx';
import { HeroesPage, TablePage } from './dossier-table.tsx';

const TABS: readonly (readonly [page: string, title: Key])[] = [
  ['table', 'tabTable'],
  ['heroes', 'tabHeroes'],
  ['discard', 'tabDiscard'],
  ['deck', 'tabDeck'],
  ['windows', 'tabWindows'],
  ['help', 'tabHelp'],
];

interface DossierProps {
  /** `table`, `heroes`, `heroes:<seat>`, `discard`, `deck`, `windows`, `help`. */
  readonly page: string;
  readonly onPage: (page: string) => void;
  readonly onClose: () => void;
}

/** Every public fact that is not on the table at all times, one gesture away. */
export function Dossier({ page, onPage, onClose }: DossierProps) {
  const { say } = useNames();
  const [tab = '', seat] = page.split(':');
  return (
    <Shell
      className="sr-dossier"
      title={say('dossier')}
      label={say('dossier')}
      tabs={TABS.map(([id, title]) => ({ id, name: say(title) }))}
      current={tab}
      onPage={onPage}
      onClose={onClose}
    >
      {tab === 'table' && <TablePage />}
      {tab === 'heroes' && <HeroesPage first={seat === undefined ? null : Number(seat)} />}
      {tab === 'discard' && <DiscardPage />}
      {tab === 'deck' && <DeckPage />}
      {tab === 'windows' && <WindowsPage />}
      {tab === 'help' && <HelpPage />}
    </Shell>
  );
}
