import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import type { SeatInfo } from '../../kit/contract.ts';
import { anticlockwiseRotation } from '../../kit/icons.generated.ts';
import { ask } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import './notice.css';

interface TakebackProps {
  readonly room: RoomState;
  readonly seats: readonly SeatInfo[];
  /** The reader's own seat; `null` for watchers. */
  readonly seat: number | null;
}

/** A player asks everybody's leave to take a move back. */
export default function Takeback({ room: { match }, seats, seat }: TakebackProps) {
  const stores = useTableStores();
  const say = useSay();
  if (match?.takeBack == null) return null;
  const { agreed, seat: by } = match.takeBack;
  const agree = (agrees: boolean) =>
    void ask(stores, 'match:agreeTakeBack', { match: match.id, seat: by, agrees });
  const people = seats.filter(({ isBot, left }) => !isBot && !left).length;
  const isMine = by === seat;
  const words = isMine
    ? say('takeBackYours', { agreed: agreed.length, all: people })
    : say('takeBackAsked', { name: seats[by]?.nickname ?? '?' });
  return (
    <section className="table-notice" aria-label={say('takeBackAsk')}>
      <p role="status">
        <Icon of={anticlockwiseRotation} /> {words}
      </p>
      {isMine && (
        <button type="button" className="btn btn-small" onClick={() => agree(false)}>
          {say('takeBackDrop')}
        </button>
      )}
      {seat !== null && !agreed.includes(seat) && (
        <>
          <button type="button" className="btn btn-small" onClick={() => agree(true)}>
            {say('takeBackYes')}
          </button>
          <button type="button" className="btn btn-small btn-bare" onClick={() => agree(false)}>
            {say('takeBackNo')}
          </button>
        </>
      )}
    </section>
  );
}
