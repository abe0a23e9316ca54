import { isAgreed } from '@tablee/protocol/help.ts';
import type { MatchSnapshot, RoomState } from '@tablee/protocol/updates.ts';
import { shownSeats } from '@tablee/protocol/watching.ts';
import { lazy, Suspense, useEffect } from 'react';
import { type Say, useSay } from '../../i18n/table.ts';
import type { SeatInfo } from '../../kit/contract.ts';
import { eyeTarget } from '../../kit/icons.generated.ts';
import { request } from '../../stores/connection.ts';
import { useTableActions } from '../../stores/table.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { Icon } from '../../ui/icon.tsx';

const LookBack = lazy(() => import('../replay/look-back.tsx'));
const Estimate = lazy(() => import('./estimate.tsx'));

interface SpectatorBarProps {
  readonly room: RoomState;
  readonly snapshot: MatchSnapshot;
  readonly seats: readonly SeatInfo[];
  readonly side: number;
}

/** Watching is a seat of its own: the hidden things and why, and the side looked from. */
export function SpectatorBar({ room, snapshot, seats, side }: SpectatorBarProps) {
  const table = useTableActions();
  const say = useSay();
  const shown = shownSeats(room);
  const { policy } = room.watching;
  useSeatBehind(
    snapshot,
    policy === 'behind',
    policy === 'behind' && shown.includes(side) ? side : null,
  );
  return (
    <section className="spectator-bar" aria-label={say('watching')}>
      <p role="status">
        <Icon of={eyeTarget} /> {seenWords(room, snapshot, seats, say)}
      </p>
      <label>
        {say('sideOf')}{' '}
        <select value={side} onChange={(event) => table.chooseSide(Number(event.target.value))}>
          {seats.map(({ seat, nickname }) => (
            <option key={seat} value={seat}>
              {policy === 'behind' && shown.includes(seat)
                ? say('sideShown', { name: nickname })
                : nickname}
            </option>
          ))}
        </select>
      </label>
      <Suspense fallback={null}>
        {isAgreed(room, 'estimate') && <Estimate snapshot={snapshot} seats={seats} />}
        <LookBack />
      </Suspense>
    </section>
  );
}

/** If the policy lets watchers sit behind a player, the side looked from is the chair taken. */
function useSeatBehind(
  { match, mates }: MatchSnapshot,
  isChosen: boolean,
  seat: number | null,
): void {
  const stores = useTableStores();
  const now = Object.keys(mates ?? {})[0];
  const wanted = seat === null ? undefined : String(seat);
  const moves = isChosen && now !== wanted;
  useEffect(() => {
    if (moves) void request(stores, 'match:behind', { match, seat });
  }, [moves, match, seat, stores]);
}

function seenWords(
  { watching: { policy } }: RoomState,
  { mates, late }: MatchSnapshot,
  seats: readonly SeatInfo[],
  say: Say,
): string {
  const open = Object.keys(mates ?? {});
  if (late === true) return say(open.length > 0 ? 'watchingLate' : 'watchingLateSoon');
  if (policy === 'behind') {
    const name = open[0] === undefined ? undefined : seats[Number(open[0])]?.nickname;
    return name === undefined ? say('watchingBehindNone') : say('watchingBehind', { name });
  }
  return open.length > 0 ? say('watchingAll') : say('spectatorBadge');
}
