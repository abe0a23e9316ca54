import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import { ask, memberOf } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';

interface SwapSeatsProps {
  readonly room: RoomState;
  readonly seat: number;
  readonly onDone: () => void;
}

/** The other chairs: the occupant of the chosen one changes places with this one. */
export function SwapSeats({ room, seat, onDone }: SwapSeatsProps) {
  const stores = useTableStores();
  const say = useSay();
  const nameAt = (at: number): string => {
    const seating = room.seats[at] ?? null;
    if (seating === null) return say('freeSeat');
    if ('bot' in seating) return say('bot');
    return memberOf(room, seating.user)?.nickname ?? '?';
  };
  const swap = (other: number) => {
    onDone();
    void ask(stores, 'room:swapSeats', { a: seat, b: other });
  };
  return (
    <fieldset className="chair-choices">
      <legend>{say('swapWith')}</legend>
      {room.seats.map((_, other) =>
        other === seat ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
          <button type="button" key={other} className="btn btn-small" onClick={() => swap(other)}>
            {say('seatNumber', { seat: other + 1 })} · {nameAt(other)}
          </button>
        ),
      )}
      <button type="button" className="btn btn-small btn-bare" onClick={onDone}>
        {say('cancel')}
      </button>
    </fieldset>
  );
}
