import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { useRef, useState } from 'react';
import { ToldBlows } from '@/kit/blows.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { seldom } from '@/kit/seldom.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import { Arrows } from './combat/arrows.tsx';
import { useAttackDrag } from './combat/attack-drag.ts';
import '@/kit/board.css';
import './board.css';
import { TableauProvider, tableauOf } from './context.tsx';
import { Draft } from './draft/draft.tsx';
import { Field } from './field/field.tsx';
import { Tray } from './hand/tray.tsx';
import { MomentStage } from './story/moments.tsx';
import { strikeOf } from './story/strikes.ts';
import { useWords } from './words.ts';

const Dossier = seldom(async () => (await import('./dossier/dossier.tsx')).Dossier);

/** The table of Untamed: a clearing at night, the reader's own side before them, the others beyond the river. */
export function Board(props: BoardProps<UntamedView>) {
  const [page, setPage] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const more = { onDossier: setPage, onPoint: setPointed, pointed };
  const tableau = tableauOf(props, useWords(), more);
  const { aim, handlers } = useAttackDrag(props.answering);
  const { phase, mode, players } = props.view.open;
  return (
    <TableauProvider value={tableau}>
      <div
        className="board un"
        ref={root}
        data-phase={phase}
        data-mode={mode}
        data-players={players.length}
        data-aiming={aim !== null || undefined}
        {...handlers}
      >
        <Foliage />
        {phase === 'draft' ? <Draft /> : <Field />}
        <Tray />
        <Arrows root={root} aim={aim} />
        <ToldBlows root={root} of={strikeOf} />
        <MomentStage />
        {page !== null && <Dossier page={page} onPage={setPage} onClose={() => setPage(null)} />}
      </div>
    </TableauProvider>
  );
}

/** Leaves that lean into the clearing. */
function Foliage() {
  return (
    <span className="un-foliage" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((leaf) => (
        <Icon key={leaf} of={ICONS.leaf} className={`un-leaf un-leaf-${leaf}`} />
      ))}
    </span>
  );
}
