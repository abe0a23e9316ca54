import type { KingdomId, RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { glance, KINGDOMS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '@/kit/contract.ts';
import { seldom } from '@/kit/seldom.tsx';
import { BattleStage } from './battle/battle.tsx';
import '@/kit/board.css';
import './board.css';
import { Centre } from './centre/centre.tsx';
import { TableauProvider, useTableauOf } from './context.tsx';
import type { DossierTab } from './dossier/dossier.tsx';
import { KingdomPanel } from './kingdoms/kingdom.tsx';
import { Strip } from './kingdoms/strip.tsx';
import { RivalPanel } from './solo/rival.tsx';
import { MomentStage } from './story/moments.tsx';

const Dossier = seldom(async () => (await import('./dossier/dossier.tsx')).Dossier);

type Here = KingdomId | 'centre';
const PLACES: readonly Here[] = [...KINGDOMS, 'centre'];

/** One land at a time, or two: the ring scrolls sideways. */
const isNarrow = (ring: HTMLElement): boolean => ring.scrollWidth > ring.clientWidth + 4;

const cellOf = (ring: HTMLElement | null, place: Here): HTMLElement | null =>
  ring?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null;

/** Whether more than half of a place is in sight. */
function isInSight(ring: HTMLElement, place: Here): boolean {
  const { offsetLeft = 0, offsetWidth = 0 } = cellOf(ring, place) ?? {};
  const middle = offsetLeft + offsetWidth / 2 - ring.scrollLeft;
  return middle > 0 && middle < ring.clientWidth;
}

/** The table of Les Royaumes Sauvages: five kingdoms around a lamplit centre, the reader's hand before them. */
export function Board(props: BoardProps<RoyaumesView>) {
  const tableau = useTableauOf(props);
  const [dossier, setDossier] = useState<DossierTab | null>(null);
  const [inSight, setInSight] = useState<readonly Here[]>(['k4']);
  const ring = useRef<HTMLDivElement>(null);
  const { open, seat } = props.view;
  const glances = useMemo(() => glance(open), [open]);

  const show = (place: Here) => {
    const target = cellOf(ring.current, place);
    target?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' });
  };
  const look = useCallback(() => {
    const { current } = ring;
    if (current === null || !isNarrow(current)) return;
    const seen = PLACES.filter((place) => isInSight(current, place));
    setInSight((before) => (seen.join() === before.join() ? before : seen));
  }, []);
  // Turned, a phone shows two.
  useEffect(() => {
    const observer = new ResizeObserver(look);
    if (ring.current !== null) observer.observe(ring.current);
    return () => observer.disconnect();
  }, [look]);
  // On a narrow screen a chosen card brings a land that takes it into sight.
  const chosen = tableau.chosen?.id;
  const fits = chosen === undefined ? undefined : tableau.playable.get(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per card chosen
  useEffect(() => {
    const { current } = ring;
    const [first] = fits ?? [];
    if (current === null || first === undefined || !isNarrow(current)) return;
    if (!inSight.some((place) => place !== 'centre' && fits?.includes(place))) show(first);
  }, [chosen]);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const { activeElement } = document;
    if (step === undefined || !activeElement?.classList.contains('rs-k-touch')) return;
    const buttons = [...(ring.current?.querySelectorAll<HTMLElement>('.rs-k-touch') ?? [])];
    const at = buttons.indexOf(activeElement as HTMLElement);
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <TableauProvider value={tableau}>
      <div
        className="board rs"
        data-phase={open.phase}
        data-mine={seat === props.side || undefined}
        data-covered={open.battle !== null || undefined}
      >
        <Strip glances={glances} inSight={inSight} onShow={show} />
        <div className="rs-stage">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut; every kingdom is a button */}
          <div
            className="rs-ring"
            ref={ring}
            onKeyDown={walk}
            onScroll={look}
            data-solo={open.rival !== null || undefined}
          >
            {KINGDOMS.map((id) => (
              <div className="rs-cell" data-place={id} key={id}>
                <KingdomPanel
                  id={id}
                  glance={glances[id]}
                  onColumn={(kingdom) => setDossier(`column:${kingdom}`)}
                />
              </div>
            ))}
            <div className="rs-cell rs-cell-centre" data-place="centre">
              <Centre onDossier={setDossier} />
              {open.rival !== null && <RivalPanel />}
            </div>
          </div>
          {/* Before the battle, which it hides. */}
          <MomentStage />
          {open.battle !== null && <BattleStage key={open.battle.kingdom} />}
        </div>
        {dossier !== null && (
          <Dossier tab={dossier} onTab={setDossier} onClose={() => setDossier(null)} />
        )}
      </div>
    </TableauProvider>
  );
}
