import type { RoomState } from '@tablee/protocol/updates.ts';
import { asksConsent } from '@tablee/protocol/watching.ts';
import { useSay } from '../../i18n/table.ts';
import { agree, ownSeat } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import './doors.css';

/** Whoever plays decides whether those who watch see their hand: asked beside the start, where nobody overlooks it. */
export function Consent({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  if (ownSeat(room) === null || !asksConsent(room)) return null;
  const agrees = room.watching.agreed.includes(room.you);
  return (
    <section className="paper consent" aria-label={say('watchers')}>
      <label className="doors-lock">
        <input
          type="checkbox"
          checked={agrees}
          onChange={() => void agree(stores, room, !agrees)}
        />
        {say('agreeShow')}
      </label>
    </section>
  );
}
