import type { RoomState } from '@tablee/protocol/updates.ts';
import type { SeatInfo } from '../../kit/contract.ts';
import { memberOf } from '../../stores/room.ts';

/** The players of the match on the table, as this reader sees it. */
export function seatInfos(room: RoomState): readonly SeatInfo[] {
  return (room.match?.seats ?? []).map((place, seat) => {
    const member = memberOf(room, place.user);
    return {
      seat,
      ...(place.user !== null && { user: place.user }),
      nickname: member?.nickname ?? place.nickname,
      isYou: place.user === room.you,
      isBot: place.bot !== null,
      connected: place.bot !== null || (member?.connected ?? false),
      since: member?.since ?? 0,
      left: place.left,
      standIn: place.standIn !== null,
      learns: member?.learns === true,
    };
  });
}
