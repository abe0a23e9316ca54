import { Dialog } from '@/ui/dialog.tsx';
import { useNames, useTableau } from './context.tsx';
import './dossier.css';
import { ArmyPage, MapPage } from './dossier-pages.tsx';

interface DossierProps {
  /** `army:<index>`, `map`. */
  readonly page: string;
  readonly onPage: (page: string) => void;
  readonly onClose: () => void;
}

/** Every public fact that is not on the table at all times: piles, decks, zones. */
export function Dossier({ page, onPage, onClose }: DossierProps) {
  const { view } = useTableau();
  const { say, fighter } = useNames();
  const [tab, index] = page.split(':');
  const tabs: readonly (readonly [string, string])[] = [
    ...view.open.armies.flatMap(({ hero }, i) =>
      hero === null ? [] : [[`army:${i}`, fighter(hero)] as const],
    ),
    ['map', say('map')],
  ];
  return (
    <Dialog className="um-dossier" title={say('dossier')} onClose={onClose}>
      <nav className="um-tabs">
        {tabs.map(([id, title]) => (
          <button
            type="button"
            key={id}
            aria-current={id === page ? 'page' : undefined}
            onClick={() => onPage(id)}
          >
            {title}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled page is reached by keyboard */}
      <section className="um-page" tabIndex={0} aria-label={say('dossier')}>
        {tab === 'army' && <ArmyPage index={Number(index)} />}
        {tab === 'map' && <MapPage />}
      </section>
    </Dialog>
  );
}
