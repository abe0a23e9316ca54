import { Dossier as Shell } from '@/kit/dossier.tsx';
import { useNames, useTableau } from '../context.tsx';
import './dossier.css';
import type { Key } from '../words.ts';
import {
  CardsPage,
  HelpPage,
  MatesPage,
  PowerPage,
  StrongholdsPage,
  SupportPage,
  TurnPage,
} from './dossier-pages.tsx';

const TABS: readonly (readonly [page: string, title: Key])[] = [
  ['support', 'tabSupport'],
  ['strongholds', 'tabStrongholds'],
  ['cards', 'tabCards'],
  ['power', 'tabPower'],
  ['mates', 'tabMates'],
  ['turn', 'tabTurn'],
  ['help', 'tabHelp'],
];

interface DossierProps {
  /** `support`, `support:<seat>`, `strongholds`, `cards`, `power`, `mates`, `turn`, `help`. */
  readonly page: string;
  readonly onPage: (page: string) => void;
  readonly onClose: () => void;
}

/** Every public fact that is not on the table at all times, one gesture away. */
export function Dossier({ page, onPage, onClose }: DossierProps) {
  const { say } = useNames();
  const { mates, seat: own } = useTableau().view;
  // A watcher sees shown hands in the place of the hands.
  const tabs = TABS.filter(([id]) => id !== 'mates' || (mates !== undefined && own !== null));
  const [tab = '', seat] = page.split(':');
  return (
    <Shell
      className="un-dossier"
      title={say('dossier')}
      label={say('dossier')}
      tabs={tabs.map(([id, title]) => ({ id, name: say(title) }))}
      current={tab}
      onPage={onPage}
      onClose={onClose}
    >
      {tab === 'support' && <SupportPage first={seat === undefined ? null : Number(seat)} />}
      {tab === 'strongholds' && <StrongholdsPage />}
      {tab === 'cards' && <CardsPage />}
      {tab === 'power' && <PowerPage />}
      {tab === 'mates' && <MatesPage />}
      {tab === 'turn' && <TurnPage />}
      {tab === 'help' && <HelpPage />}
    </Shell>
  );
}
