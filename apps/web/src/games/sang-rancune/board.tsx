import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { useRef, useState } from 'react';
import { ToldBlows } from '@/table/blows.tsx';
import type { BoardProps } from '@/table/contract.ts';
import { seldom } from '@/table/seldom.tsx';
import { Arena } from './arena.tsx';
import '@/table/board.css';
import './board.css';
import { Camp } from './camp.tsx';
import { TableauProvider, useTableauOf } from './context.tsx';
import { Draft } from './draft.tsx';
import { MomentStage } from './moments.tsx';
import { Monster } from './monster.tsx';
import { usePreselected } from './preselect.ts';
import { Reactions } from './reactions.tsx';
import { Spine } from './spine.tsx';
import { strikeOf } from './strikes.ts';
import { Tray } from './tray.tsx';

const Dossier = seldom(async () => (await import('./dossier.tsx')).Dossier);

/** The table of Sang Rancune: the creature above, the heroes below it in the order in which they strike. */
export function Board(props: BoardProps<SangRancuneView>) {
  const [page, setPage] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const tableau = useTableauOf(props, setPage);
  usePreselected(props.answering);
  const { phase, players, encounter, camp, stage } = props.view.open;
  return (
    <TableauProvider value={tableau}>
      <div
        className="board sr"
        ref={root}
        data-phase={phase}
        data-players={players.length}
        data-tokens={(encounter?.tokens.length ?? 0) > 0 || undefined}
      >
        {phase === 'heroes' ? (
          <Draft />
        ) : (
          <>
            <Monster />
            {phase === 'camp' ? <Camp key={camp?.when} /> : <Arena key={stage} />}
            <Spine />
          </>
        )}
        <Reactions />
        <Tray />
        <ToldBlows root={root} of={strikeOf} />
        <MomentStage />
        {page !== null && <Dossier page={page} onPage={setPage} onClose={() => setPage(null)} />}
      </div>
    </TableauProvider>
  );
}
