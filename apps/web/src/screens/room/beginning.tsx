import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { Link } from '../../ui/link.tsx';
import './beginning.css';

/** The notice that the next match begins at a moment of a finished one, and the host's way back to the deal. */
export function Beginning({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  if (room.begins === null || room.match?.state === 'running') return null;
  const { match, anew } = room.begins;
  return (
    <section className="paper lobby-panel beginning" aria-label={say('beginning')}>
      <p role="status">
        <b>{say('beginning')}.</b> {say(anew === null ? 'beginningAsTheyLay' : 'beginningAnew')}
      </p>
      <Link to={`/m/${match}`}>{say('beginningMatch')}</Link>
      {isHost(room) && (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void ask(stores, 'room:beginning', { begins: null })}
        >
          {say('beginningAfresh')}
        </button>
      )}
    </section>
  );
}
