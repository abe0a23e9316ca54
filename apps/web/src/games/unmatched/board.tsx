import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { useEffect, useRef, useState } from 'react';
import { ToldBlows } from '@/kit/blows.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { seldom } from '@/kit/seldom.tsx';
import { useTableStores } from '@/stores/table-stores.ts';
import { Armies } from './armies/army.tsx';
import { useAim } from './questions/aim.ts';
import '@/kit/board.css';
import './board.css';
import { HeroPick } from './armies/heroes.tsx';
import { Lane } from './combat/lane.tsx';
import { TableauProvider, useTableauOf } from './context.tsx';
import { Tray } from './hand/tray.tsx';
import { BattleMap } from './map/map.tsx';
import { MomentStage } from './story/moments.tsx';
import { strikeOf } from './story/strikes.ts';

const Dossier = seldom(async () => (await import('./dossier/dossier.tsx')).Dossier);

/** The table of Unmatched: a parchment under the lamp, the armies beside it. */
export function Board(props: BoardProps<UnmatchedView>) {
  const [page, setPage] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const tableau = useTableauOf(props, setPage);
  const { phase, combat, armies } = props.view.open;
  const fingerprint = props.answering.question?.fingerprint;
  const stores = useTableStores();
  // Another question, another thing to look at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(
    () => useAim.of(stores).setState({ inspected: null, card: null }),
    [fingerprint, stores],
  );
  return (
    <TableauProvider value={tableau}>
      <div
        className="board um"
        ref={root}
        data-phase={phase}
        data-fight={combat !== null || undefined}
        data-armies={armies.length}
      >
        {phase === 'heroes' ? (
          <HeroPick />
        ) : (
          <div className="um-field">
            <div className="um-beside">
              <Armies />
            </div>
            <Lane />
            <BattleMap />
          </div>
        )}
        <Tray />
        <ToldBlows root={root} of={strikeOf} />
        <MomentStage root={root} />
        {page !== null && <Dossier page={page} onPage={setPage} onClose={() => setPage(null)} />}
      </div>
    </TableauProvider>
  );
}
