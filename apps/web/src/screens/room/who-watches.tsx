import type { RoomState } from '@tablee/protocol/updates.ts';
import { useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { eyeTarget } from '../../kit/icons.generated.ts';
import { watchersOf } from '../../stores/room.ts';
import '../../ui/button.css';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import './who-watches.css';

interface WhoWatchesProps {
  readonly room: RoomState;
  readonly className: string;
}

/** How many watch, and touched, who. Nothing where nobody does. */
export function WhoWatches({ room, className }: WhoWatchesProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const watchers = watchersOf(room);
  const count = watchers.length;
  const says = say('watchersCount', { count });
  if (count === 0) return null;
  return (
    <>
      <button
        type="button"
        className={`who-watches ${className}`}
        aria-label={says}
        title={says}
        onClick={() => setOpen(true)}
      >
        <Icon of={eyeTarget} />
        <span aria-hidden="true">{count}</span>
      </button>
      {open && (
        <Dialog title={says} onClose={() => setOpen(false)}>
          <ul className="who-watches-names">
            {watchers.map(({ id, nickname }) => (
              <li key={id}>
                {nickname}
                {id === room.you && ` (${say('you')})`}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
