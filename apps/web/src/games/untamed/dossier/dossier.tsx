import { type DossierPage, DossierPages, type DossierProps } from '@/kit/dossier.tsx';
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

const PAGES: readonly DossierPage<Key>[] = [
  ['support', 'tabSupport', (seat) => <SupportPage first={seat} />],
  ['strongholds', 'tabStrongholds', () => <StrongholdsPage />],
  ['cards', 'tabCards', () => <CardsPage />],
  ['power', 'tabPower', () => <PowerPage />],
  ['mates', 'tabMates', () => <MatesPage />],
  ['turn', 'tabTurn', () => <TurnPage />],
  ['help', 'tabHelp', () => <HelpPage />],
];

/** Every public fact that is not on the table at all times, one gesture away. */
export function Dossier(props: DossierProps) {
  const { say } = useNames();
  const { mates, seat: own } = useTableau().view;
  // A watcher sees shown hands in the place of the hands.
  const pages = PAGES.filter(([id]) => id !== 'mates' || (mates !== undefined && own !== null));
  return <DossierPages className="un-dossier" pages={pages} title="dossier" say={say} {...props} />;
}
