import type { View } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { lazy, memo, Suspense } from 'react';
import { useSay } from '../../i18n/table.ts';
import type { GameUi, Wording } from '../../kit/contract.ts';
import { request } from '../../stores/connection.ts';
import { ask, useRoom } from '../../stores/room.ts';
import { useTable, useTableActions } from '../../stores/table.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Changes } from './changes.tsx';
import { HandSheet } from './hand-sheet.tsx';
import { Palette } from './palette.tsx';
import { ShortcutList } from './shortcut-list.tsx';

const AnotherDevice = lazy(() => import('../room/another-device.tsx'));
const Goal = lazy(() => import('../learn/goal.tsx'));
const Primer = lazy(() => import('../learn/primer.tsx'));
const TurnAid = lazy(() => import('../learn/turn-aid.tsx'));
const SettingsForm = lazy(() => import('./settings-form.tsx'));

interface TableDialogsProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly words: Wording;
  readonly match: string;
}

/** Whether a match ends with the next player who gives up: no two would be left to play it. */
const isLeftByOne = (match: RoomState['match'] | undefined): boolean =>
  (match?.seats.filter(({ left }) => !left).length ?? 0) <= 2;

/** The windows of the table, one at a time. */
export const TableDialogs = memo(function TableDialogs({
  ui,
  view,
  words,
  match,
}: TableDialogsProps) {
  const stores = useTableStores();
  const table = useTableActions();
  const say = useSay();
  const dialog = useTable((table) => table.dialog);
  const changesOf = useTable((table) => table.changesOf);
  const isDuel = useRoom(({ room }) => isLeftByOne(room?.match));
  const close = () => table.openDialog(null);
  switch (dialog) {
    case null:
      return null;
    case 'palette':
      return (
        <Dialog title={view.seat === null ? ui.name[words.lang] : say('everyMove')} onClose={close}>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<p>{say('loading')}</p>}>
              <Goal game={ui.id} name={ui.name[words.lang]} />
            </Suspense>
          </ErrorBoundary>
          {view.seat !== null && <Palette ui={ui} view={view} words={words} onDone={close} />}
        </Dialog>
      );
    case 'changes':
      return (
        <Dialog title={changesOf === null ? '' : words.nameOf(changesOf)} onClose={close}>
          {changesOf !== null && <Changes ui={ui} view={view} words={words} seat={changesOf} />}
        </Dialog>
      );
    case 'primer':
      return (
        <Dialog title={say('primerOf', { game: ui.name[words.lang] })} onClose={close}>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<p>{say('loading')}</p>}>
              <Primer game={ui.id} />
            </Suspense>
          </ErrorBoundary>
        </Dialog>
      );
    case 'turnAid':
      return (
        <Dialog title={say('turnAid')} onClose={close}>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<p>{say('loading')}</p>}>
              <TurnAid
                game={ui.id}
                onClause={(clause) => {
                  close();
                  table.why(clause);
                }}
              />
            </Suspense>
          </ErrorBoundary>
        </Dialog>
      );
    case 'hand':
      return (
        <Dialog title={say('handSheet')} className="hand-sheet-dialog" onClose={close}>
          <HandSheet ui={ui} view={view} onDone={close} />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={say('settings')} onClose={close}>
          <Suspense fallback={<p>{say('loading')}</p>}>
            <SettingsForm />
          </Suspense>
        </Dialog>
      );
    case 'shortcuts':
      return (
        <Dialog title={say('shortcuts')} onClose={close}>
          <ShortcutList />
        </Dialog>
      );
    case 'device':
      return (
        <Dialog title={say('anotherDevice')} onClose={close}>
          <Suspense fallback={<p>{say('loading')}</p>}>
            <AnotherDevice />
          </Suspense>
        </Dialog>
      );
    case 'restart':
      return (
        <Confirm
          title={say('restart')}
          question={say('restartSure')}
          yes={say('restartYes')}
          onYes={() => void ask(stores, 'room:restart', { match })}
          onClose={close}
        />
      );
    case 'leave':
      return (
        <Confirm
          title={say('leaveMatch')}
          question={say(isDuel ? 'leaveDuelSure' : 'leaveMatchSure')}
          yes={say('leaveMatchYes')}
          onYes={() => void request(stores, 'match:concede', { match })}
          onClose={close}
        />
      );
  }
});

interface ConfirmProps {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** An action without a way back is confirmed. */
function Confirm({ title, question, yes, onYes, onClose }: ConfirmProps) {
  const say = useSay();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{question}</p>
      <div className="dialog-actions">
        <button
          type="button"
          className="btn btn-danger"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {say('stay')}
        </button>
      </div>
    </Dialog>
  );
}
