import { Dossier as Shell } from '@/kit/dossier.tsx';
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

const TABS: readonly (readonly [page: string, title: Key])[] = [
  ['discard', 'tabDiscard'],
  ['reinforcement', 'tabReinforcement'],
  ['state', 'tabState'],
  ['decks', 'tabDecks'],
  ['help', 'tabHelp'],
];

interface DossierProps {
  /** `discard`, `discard:<seat>`, `reinforcement:<seat>`, `state`, `decks`, `help`. */
  readonly page: string;
  readonly onPage: (page: string) => void;
  readonly onClose: () => void;
}

/** Every public fact that is not on the table at all times, one gesture away. */
export function Dossier({ page, onPage, onClose }: DossierProps) {
  const { say } = useNames();
  const { view } = useTableau();
  const tabs = TABS.filter(([id]) => id !== 'state' || view.open.phase === 'turns');
  const [tab = '', seat] = page.split(':');
  const first = seat === undefined ? null : Number(seat);
  return (
    <Shell
      className="cw-dossier"
      title={say('dossier')}
      label={say('dossier')}
      tabs={tabs.map(([id, title]) => ({ id, name: say(title) }))}
      current={tab}
      onPage={onPage}
      onClose={onClose}
    >
      {tab === 'discard' && <DiscardPage first={first} />}
      {tab === 'reinforcement' && <ReinforcementPage first={first} />}
      {tab === 'state' && <StatePage />}
      {tab === 'decks' && <DecksPage />}
      {tab === 'help' && <HelpPage />}
    </Shell>
  );
}
