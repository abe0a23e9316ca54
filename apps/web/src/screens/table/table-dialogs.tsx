import type { View } from '@tablee/rules/kernel/layers.ts';
import { lazy, Suspense } from 'react';
import { useSay } from '../../i18n/table.ts';
import { request } from '../../stores/connection.ts';
import { useTable } from '../../stores/table.ts';
import type { GameUi, Wording } from '../../table/contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Palette } from './palette.tsx';
import { ShortcutList } from './shortcut-list.tsx';

const AnotherDevice = lazy(() => import('../room/another-device.tsx'));
const SettingsForm = lazy(() => import('./settings-form.tsx'));

interface TableDialogsProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly words: Wording;
  readonly match: string;
}

/** The windows of the table, one at a time. */
export function TableDialogs({ ui, view, words, match }: TableDialogsProps) {
  const say = useSay();
  const dialog = useTable((table) => table.dialog);
  const close = () => useTable.getState().openDialog(null);
  switch (dialog) {
    case null:
      return null;
    case 'palette':
      return (
        <Dialog title={say('paletteTitle')} onClose={close}>
          <Palette ui={ui} view={view} words={words} onDone={close} />
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
    case 'leave':
      return (
        <Dialog title={say('leaveMatch')} onClose={close}>
          <p>{say('leaveMatchSure')}</p>
          <div className="dialog-actions">
            <button
              type="button"
              className="btn btn-danger"
              onClick={() => {
                close();
                void request('match:concede', { match });
              }}
            >
              {say('leaveMatchYes')}
            </button>
            <button type="button" className="btn" onClick={close}>
              {say('stay')}
            </button>
          </div>
        </Dialog>
      );
  }
}
