import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';

/** Ends a pause; the host's alone. */
export function Resume({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  if (!isHost(room)) return null;
  return (
    <button
      type="button"
      className="btn btn-small"
      onClick={() => void ask(stores, 'room:pause', { paused: false })}
    >
      {say('resume')}
    </button>
  );
}
