import type { RoomState } from '@tablee/protocol/updates.ts';
import type { CSSProperties } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { isHost, ownSeat } from '../../stores/room.ts';
import { Icon } from '../../ui/icon.tsx';
import { HOUSE_GAMES } from '../home/poster.ts';
import { Chair } from './chair.tsx';
import './round-table.css';
import { WhoWatches } from './who-watches.tsx';

interface RoundTableProps {
  readonly room: RoomState;
  /** A match is being played: chairs stay as they are. */
  readonly locked: boolean;
}

/** The table seen from above with its chairs; the reader's own is nearest. */
export function RoundTable({ room, locked }: RoundTableProps) {
  const say = useSay();
  const lang = useTextLang();
  const mine = ownSeat(room);
  const game = HOUSE_GAMES.find((known) => known.id === room.game);
  return (
    <section className="round-table" aria-labelledby="seats">
      <div className="round-table-top" aria-hidden="true">
        {game !== undefined && <Icon of={game.icon} className="round-table-emblem" />}
        {game !== undefined && <span className="round-table-game">{game.name[lang]}</span>}
      </div>
      <h2 id="seats" className="visually-hidden">
        {say('seats')}
      </h2>
      <WhoWatches room={room} className="btn btn-small btn-bare round-table-watchers" />
      <ol className="round-table-chairs">
        {room.seats.map((seating, seat) => {
          const turn = (seat - (mine ?? 0)) / room.seats.length;
          const angle = Math.PI / 2 + turn * 2 * Math.PI;
          const style = {
            '--x': `${50 + 39 * Math.cos(angle)}%`,
            '--y': `${50 + 38 * Math.sin(angle)}%`,
          } as CSSProperties;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
            <li key={seat} className="round-table-place" style={style}>
              <Chair
                room={room}
                seat={seat}
                seating={seating}
                hosting={isHost(room) && !locked}
                sitting={mine !== null}
                locked={locked}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
