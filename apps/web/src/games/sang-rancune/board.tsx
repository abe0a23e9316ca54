import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { useRef, useState } from 'react';
import { ToldBlows } from '@/kit/blows.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { seldom } from '@/kit/seldom.tsx';
import { Arena, strikeShown } from './combat/arena.tsx';
import '@/kit/board.css';
import './board.css';
import { Camp } from './camp/camp.tsx';
import { mayReact, Reactions, useReactions } from './combat/reactions.tsx';
import { TableauProvider, useTableauOf } from './context.tsx';
import { Monster } from './creature/monster.tsx';
import { Tray } from './hand/tray.tsx';
import { Draft } from './heroes/draft.tsx';
import { Spine } from './heroes/spine.tsx';
import { usePreselected } from './questions/preselect.ts';
import { MomentStage } from './story/moments.tsx';
import { strikeOf } from './story/strikes.ts';

const Dossier = seldom(async () => (await import('./dossier/dossier.tsx')).Dossier);

/** The table of Sang Rancune: the creature above, the heroes below it in the order in which they strike. */
export function Board(props: BoardProps<SangRancuneView>) {
  const [page, setPage] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const tableau = useTableauOf(props, setPage);
  usePreselected(props.answering);
  const { phase, players, encounter, camp, stage, announced } = props.view.open;
  const reactions = useReactions(tableau);
  return (
    <TableauProvider value={tableau}>
      <div
        className="board sr"
        ref={root}
        data-phase={phase}
        data-players={players.length}
        data-plays={mayReact(tableau) || undefined}
        data-tokens={(encounter?.tokens.length ?? 0) > 0 || undefined}
        data-auto={reactions?.hasAuto || undefined}
        data-word={reactions?.hasWord || undefined}
        data-trick={announced.length > 0 || undefined}
        data-blows={strikeShown(props.view.open) !== null || undefined}
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
        {reactions !== null && <Reactions of={reactions} />}
        <Tray />
        <ToldBlows root={root} of={strikeOf} />
        <MomentStage />
        {page !== null && <Dossier page={page} onPage={setPage} onClose={() => setPage(null)} />}
      </div>
    </TableauProvider>
  );
}
