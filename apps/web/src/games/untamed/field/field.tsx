import { playerAt } from '@tablee/rules/games/untamed/index.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { motionAllowed } from '@/stores/settings.ts';
import { type Tableau, useTableau } from '../context.tsx';
import './field.css';
import { FoldingContext } from '../questions/needed.ts';
import { GhostContext, useGhosts } from './ghosts.ts';
import { River } from './river.tsx';
import { SidePanel } from './side.tsx';

/** All sides of the table: the others beyond the river in turn order, the reader's own before them. */
export function Field() {
  const tableau = useTableau();
  const { view, side: bottom } = tableau;
  const { open } = view;
  const field = useRef<HTMLDivElement>(null);
  useInSight(field, tableau);
  const ghosts = useGhosts(open);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const folding = useMemo(
    () => ({
      opened,
      toggle: (seat: number) =>
        setOpened((before) => {
          const after = new Set(before);
          if (!after.delete(seat)) after.add(seat);
          return after;
        }),
    }),
    [opened],
  );
  const home = playerAt(open, bottom).side;
  // The next in turn order first: the one to the left.
  const at = open.order.indexOf(bottom);
  const around = [...open.order.slice(at), ...open.order.slice(0, at)];
  const foes = [...new Set(around.map((seat) => playerAt(open, seat).side))].filter(
    (side) => side !== home,
  );
  const folds = foes.length > 1 || (open.sides[foes[0] ?? 0]?.seats.length ?? 1) > 1;
  return (
    <FoldingContext value={folding}>
      <GhostContext value={ghosts}>
        <div
          className="un-field"
          ref={field}
          data-foes={foes.length}
          data-attack={open.attack !== null || tableau.attacker !== null || undefined}
          data-teams={open.sides.length < open.players.length || undefined}
        >
          <div className="un-foes">
            {foes.map((index) => (
              <SidePanel key={index} index={index} folds={folds} />
            ))}
          </div>
          <River />
          <SidePanel index={home} home />
        </div>
      </GhostContext>
    </FoldingContext>
  );
}

/** If the table is taller than the screen: the target comes into sight, then the own side again. */
function useInSight(field: RefObject<HTMLElement | null>, tableau: Tableau): void {
  const { view, asked, attacker, answering } = tableau;
  const { seat } = view;
  const own = seat === null ? [] : playerAt(view.open, seat).animals.map(({ id }) => id);
  const abroad =
    attacker !== null ||
    (asked === 'chooseTargets' &&
      answering.candidates.some(({ card = '', at = '' }) => {
        const next = answering.focus.card === undefined ? card : at;
        return next !== '' && !own.includes(next);
      }));
  const wanted = asked === null ? null : abroad ? 'foes' : 'home';
  useEffect(() => {
    const { current } = field;
    if (current === null || wanted === null) return;
    if (current.scrollHeight <= current.clientHeight + 8) return;
    const top = wanted === 'foes' ? 0 : current.scrollHeight;
    current.scrollTo({ top, behavior: motionAllowed() ? 'smooth' : 'instant' });
  }, [field, wanted]);
}
