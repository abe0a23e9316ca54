import { type DossierProps, Dossier as Shell } from '@/kit/dossier.tsx';
import { useNames, useTableau } from '../context.tsx';
import './dossier.css';
import { ArmyPage, MapPage } from './dossier-pages.tsx';

/** Every public fact that is not on the table at all times: piles, decks, zones. Pages: `army:<index>`, `map`. */
export function Dossier({ page, onPage, onClose }: DossierProps) {
  const { view } = useTableau();
  const { say, fighter } = useNames();
  const [tab, index] = page.split(':');
  const armies = view.open.armies.flatMap(({ hero }, i) =>
    hero === null ? [] : [{ id: `army:${i}`, name: fighter(hero) }],
  );
  return (
    <Shell
      className="um-dossier"
      title={say('dossier')}
      label={say('dossier')}
      tabs={[...armies, { id: 'map', name: say('map') }]}
      current={page}
      onPage={onPage}
      onClose={onClose}
    >
      {tab === 'army' && <ArmyPage index={Number(index)} />}
      {tab === 'map' && <MapPage />}
    </Shell>
  );
}
