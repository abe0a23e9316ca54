import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { cardOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { ToldBlows } from '@/kit/blows.tsx';
import type { BoardProps } from '@/kit/contract.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { Loading } from '@/ui/loading.tsx';
import { ICONS } from './art/icons.ts';
import '@/kit/board.css';
import './board.css';
import { AssaultNote, Clash } from './combat/clash.tsx';
import { cardInHand, TableauProvider, tableauOf, useTableau } from './context.tsx';
import { Doing } from './creatures/doing.tsx';
import { Dossier } from './dossier/dossier.tsx';
import { Tray } from './hand/tray.tsx';
import { CampStrip } from './line/camp.tsx';
import { Line } from './line/line.tsx';
import { Prices } from './line/prices.tsx';
import { MomentStage } from './story/moments.tsx';
import { strikeOf } from './story/strikes.ts';
import { useWords } from './words.ts';

const DecksAtTable = lazy(() => import('./decks/at-table.tsx'));
const Exchange = lazy(() => import('./decks/exchange.tsx'));

/** The table of Cannibal World: a street at dusk, the four zones of the line one behind the other. */
export function Board(props: BoardProps<CannibalView>) {
  const [page, setPage] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const tableau = tableauOf(props, useWords(), {
    onDossier: setPage,
    onPoint: setPointed,
    pointed,
  });
  const { phase, mode, combat } = props.view.open;
  return (
    <TableauProvider value={tableau}>
      <div
        className="board cw"
        ref={root}
        data-phase={phase}
        data-mode={mode}
        data-combat={combat !== null || undefined}
      >
        <Suspense fallback={<Loading within />}>
          {phase === 'decks' ? <DecksAtTable /> : phase === 'sideboard' ? <Exchange /> : <Field />}
        </Suspense>
        <Tray />
        <Doing />
        <ToldBlows root={root} of={strikeOf} />
        <MomentStage />
        {page !== null && <Dossier page={page} onPage={setPage} onClose={() => setPage(null)} />}
      </div>
    </TableauProvider>
  );
}

/** The line between both camps. Passing things have a place of their own beside it, or over the far camp: they push nothing. */
function Field() {
  const { view, camp, held, answering } = useTableau();
  const { combat, phase } = view.open;
  const holds = held !== null && cardInHand(answering) === held;
  return (
    <div className="cw-field" data-holds={holds || undefined}>
      <div className="cw-field-line">
        <CampStrip camp={1 - camp} />
        <Line />
        <CampStrip camp={camp} />
      </div>
      <div className="cw-aside">
        <TopBar />
        <Notes />
        {combat !== null ? <Clash combat={combat} /> : phase === 'turns' && <Prices />}
      </div>
    </div>
  );
}

/** Turn and game, and the way to the dossier. */
function TopBar() {
  const { view, words, onDossier } = useTableau();
  const { say } = words;
  const { open } = view;
  return (
    <div className="cw-top">
      <p>
        {open.tournament !== null && (
          <b>
            {say('gameOf', { n: open.tournament.game })} · {open.tournament.wins.join(' – ')}
          </b>
        )}
        <span>
          {open.turn > 0 ? say('turnNumber', { n: open.turn }) : say(`phase_${open.phase}`)}
        </span>
      </p>
      <button type="button" onClick={() => onDossier('discard')}>
        <Icon of={ICONS.info} /> {say('dossierOpen')}
      </button>
    </div>
  );
}

const hasTracker = (face: string): boolean =>
  cardOf(face).abilities.some(({ row }) => row === 'innate.tracker');

/**
 * Notes: an assault on its way; a creature of the hand that will guard nothing; the forced actions of an exhausted reader, and
 * why.
 */
function Notes() {
  const table = useTableActions();
  const { view, answering, words } = useTableau();
  const { question, focus } = answering;
  const forced = question?.kind === 'mainAction' && question.facts?.forced === true;
  const held = view.own?.hand.find(({ id }) => id === focus.card)?.face;
  return (
    <>
      <AssaultNote />
      {held !== undefined && hasTracker(held) && (
        <p className="cw-assault">
          <Icon of={ICONS.alert} /> {words.say('noGuardTold')}
        </p>
      )}
      {forced && (
        <p className="cw-forced">
          <Icon of={ICONS.exhausted} />
          <span>{words.ask('forcedNote')}</span>
          <button type="button" onClick={() => table.why('CAN-6.3')}>
            {words.say('why')}
          </button>
        </p>
      )}
    </>
  );
}
