import type { RoomState } from '@tablee/protocol/updates.ts';
import { use } from 'react';
import { gameOfTheHouse } from '../../games/index.ts';
import { useSay } from '../../i18n/table.ts';

interface TeamMarkProps {
  readonly room: RoomState;
  readonly seat: number;
}

/** The team of a chair, where the chosen game is played in teams. */
export function TeamMark({ room, seat }: TeamMarkProps) {
  const say = useSay();
  const { rules } = use(gameOfTheHouse(room.game));
  const teams = rules.teams?.(room.seats.length, room.options) ?? null;
  const team = teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
  return team < 0 ? null : <b className="chair-team">{say('teamNumber', { team: team + 1 })}</b>;
}
