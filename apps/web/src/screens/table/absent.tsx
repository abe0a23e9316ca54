import type { RoomState } from '@tablee/protocol/updates.ts';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { announce } from '../../kit/announcer.ts';
import type { SeatInfo } from '../../kit/contract.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { vintageRobot } from '../../kit/icons.generated.ts';
import { Icon } from '../../ui/icon.tsx';
import { Presence } from '../../ui/presence.tsx';
import './notice.css';

/** Milliseconds: a reload is no absence. */
const AWAY_AFTER = 8000;

interface AbsentProps {
  readonly room: RoomState;
  readonly seats: readonly SeatInfo[];
}

/** The absent players, and what the host may do about them. */
export function Absent({ room, seats }: AbsentProps) {
  const away = useAway(seats);
  return away.map((seat) => <AbsentSeat key={seat.seat} room={room} seat={seat} />);
}

/** Seats whose player has been away for a while. */
function useAway(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const [, lookAgain] = useState(0);
  const gone = seats.filter(({ connected, isBot, left }) => !connected && !isBot && !left);
  const waits = gone.map(({ since }) => since + AWAY_AFTER - Date.now()).filter((wait) => wait > 0);
  const next = waits.length === 0 ? null : Math.min(...waits);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = window.setTimeout(() => lookAgain((n) => n + 1), next + 50);
    return () => window.clearTimeout(timer);
  }, [next]);
  return gone.filter(({ since }) => since + AWAY_AFTER <= Date.now());
}

function AbsentSeat({ room, seat }: { readonly room: RoomState; readonly seat: SeatInfo }) {
  const stores = useTableStores();
  const say = useSay();
  const name = seat.nickname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as they are called then
  useEffect(() => announce(say('absent', { name })), []);
  const setBot = (bot: 'sensible' | null) =>
    void ask(stores, 'room:standIn', { seat: seat.seat, bot });
  return (
    <section className="table-notice" aria-label={say('absent', { name })}>
      <p>
        <b>{name}</b> <Presence connected={false} since={seat.since} />
        {seat.standIn && (
          <span className="table-notice-bot">
            <Icon of={vintageRobot} /> {say('standsIn')}
          </span>
        )}
      </p>
      {isHost(room) && (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => setBot(seat.standIn ? null : 'sensible')}
        >
          {say(seat.standIn ? 'waitForOf' : 'standInFor', { name })}
        </button>
      )}
    </section>
  );
}
