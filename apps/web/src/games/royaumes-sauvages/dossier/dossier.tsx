import type { KingdomId } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { Dossier as Shell } from '@/kit/dossier.tsx';
import { Icon } from '@/ui/icon.tsx';
import { CreatureCard, creatureLabel } from '../cards/creature.tsx';
import { useNames, useTableau } from '../context.tsx';
import './dossier.css';
import { hourglass } from '../icons.generated.ts';
import { DecreeList, Help, History, Seen, TileList } from './dossier-pages.tsx';

const TABS = ['discard', 'seen', 'decrees', 'tiles', 'history', 'help'] as const;
type Page = (typeof TABS)[number];
export type DossierTab = Page | `column:${KingdomId}`;

interface DossierProps {
  readonly tab: DossierTab;
  readonly onTab: (tab: DossierTab) => void;
  readonly onClose: () => void;
}

const TITLES = {
  discard: 'tabDiscard',
  seen: 'tabSeen',
  decrees: 'tabDecrees',
  tiles: 'tabTiles',
  history: 'tabHistory',
  help: 'tabHelp',
} as const;

/** Every public fact that is not on the table at all times, one gesture away. */
export function Dossier({ tab, onTab, onClose }: DossierProps) {
  const { say, text } = useNames();
  const kingdom = tab.startsWith('column:') ? (tab.slice(7) as KingdomId) : null;
  return (
    <Shell
      className="rs-dossier"
      title={kingdom === null ? say('dossier') : text(BOARD[kingdom].name)}
      label={say('dossier')}
      tabs={TABS.map((page) => ({ id: page, name: say(TITLES[page]) }))}
      current={tab}
      onPage={(page) => onTab(page as DossierTab)}
      onClose={onClose}
    >
      {kingdom !== null && <ColumnPage kingdom={kingdom} />}
      {tab === 'discard' && <DiscardPage />}
      {tab === 'seen' && <Seen />}
      {tab === 'decrees' && <DecreeList />}
      {tab === 'tiles' && <TileList />}
      {tab === 'history' && <History />}
      {tab === 'help' && <Help />}
    </Shell>
  );
}

interface CardsProps {
  readonly cards: readonly { readonly id: string; readonly face: string }[];
}

function Cards({ cards }: CardsProps) {
  const { words } = useTableau();
  return (
    <ol className="dossier-cards">
      {cards.map(({ id, face }) => (
        <li key={id}>
          <CardTouch id={`page-${id}`} face={face} label={creatureLabel(face, words)}>
            <CreatureCard face={face} />
          </CardTouch>
        </li>
      ))}
    </ol>
  );
}

function ColumnPage({ kingdom }: { readonly kingdom: KingdomId }) {
  const { column } = useTableau().view.open.kingdoms[kingdom];
  return <Cards cards={column} />;
}

function DiscardPage() {
  const { say } = useNames();
  const { discard } = useTableau().view.open;
  if (discard.length === 0) return <p>{say('discardEmpty')}</p>;
  return (
    <>
      <p>
        <Icon of={hourglass} /> {say('discardOrder')}
      </p>
      <Cards cards={discard.toReversed()} />
    </>
  );
}
