import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { pauseButton } from '../../table/icons.generated.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import './notice.css';

/** That the host has stopped the match for a while. */
export function Paused({ room }: { readonly room: RoomState }) {
  const say = useSay();
  if (room.match?.paused !== true) return null;
  return (
    <section className="table-notice" aria-label={say('paused')}>
      <p role="status">
        <Icon of={pauseButton} /> <b>{say('paused')}</b>
      </p>
      {isHost(room) && (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void ask('room:pause', { paused: false })}
        >
          {say('resume')}
        </button>
      )}
    </section>
  );
}
