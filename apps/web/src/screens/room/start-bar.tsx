import { tableSizes } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { use, useState } from 'react';
import { gameOfTheHouse } from '../../games/index.ts';
import { useSay } from '../../i18n/table.ts';
import { perspectiveDiceSixFacesRandom } from '../../kit/icons.generated.ts';
import { ask, isHost, memberOf } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './start-bar.css';

interface StartBarProps {
  readonly room: RoomState;
  /** Back to the match on the table, if there is one. */
  readonly onTable: (() => void) | null;
}

/** Chairs more or fewer, and the start with the reason when it is not possible yet. */
export function StartBar({ room, onTable }: StartBarProps) {
  const stores = useTableStores();
  const say = useSay();
  const { rules } = use(gameOfTheHouse(room.game));
  const [starting, setStarting] = useState(false);
  const { seats, game } = room;
  const sizes = tableSizes(rules);
  // A match that begins in the middle has its chairs.
  const isLaid = room.begins !== null;
  const smaller = isLaid ? undefined : sizes.findLast((size) => size < seats.length);
  const larger = isLaid ? undefined : sizes.find((size) => size > seats.length);
  const hosting = isHost(room);
  const empty = seats.filter((seating) => seating === null).length;
  // Only the host can do something about it.
  const toDo = smaller === undefined ? 'startWhyEmptyAtLeast' : 'startWhyEmpty';
  const why = hosting ? toDo : 'startChairsEmpty';
  const reason = empty > 0 ? say(why, { count: empty }) : null;
  const resize = (count = seats.length) => void ask(stores, 'room:change', { game, seats: count });
  const start = async () => {
    setStarting(true);
    await ask(stores, 'room:start', {});
    setStarting(false);
  };
  const back = (className: string) =>
    onTable !== null && (
      <button type="button" className={className} onClick={onTable}>
        {say('backToTable')}
      </button>
    );
  if (room.match?.state === 'running') {
    if (!hosting && onTable === null) return null;
    return (
      <div className="start-bar wood">
        {hosting && (
          <ConfirmInPlace
            label={say('stopMatch')}
            question={say('stopMatchSure')}
            yes={say('stopMatch')}
            onYes={() => void ask(stores, 'room:lobby', {})}
          />
        )}
        {back('btn btn-gold btn-big')}
      </div>
    );
  }
  return (
    <div className="start-bar wood">
      {hosting && (
        <fieldset className="start-chairs" aria-label={say('seats')}>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={say('removeSeat')}
            disabled={smaller === undefined}
            onClick={() => resize(smaller)}
          >
            −
          </button>
          <output>{seats.length}</output>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={say('addSeat')}
            disabled={larger === undefined}
            onClick={() => resize(larger)}
          >
            +
          </button>
          {seats.length > 1 && (
            <IconButton
              of={perspectiveDiceSixFacesRandom}
              className="btn btn-icon"
              label={say('shuffleSeats')}
              onClick={() => void ask(stores, 'room:shuffleSeats', {})}
            />
          )}
        </fieldset>
      )}
      <p className="start-why" role="status">
        {reason ??
          (hosting
            ? ''
            : say('startWaiting', { name: memberOf(room, room.host)?.nickname ?? '?' }))}
      </p>
      {back('btn')}
      {hosting && (
        <button
          type="button"
          className="btn btn-gold btn-big"
          disabled={reason !== null || starting}
          onClick={() => void start()}
        >
          {say('start')}
        </button>
      )}
    </div>
  );
}
