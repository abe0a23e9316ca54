import { FORGOTTEN_NAME } from '@tablee/protocol/kept.ts';
import type { Match, Step } from '../matches/match.ts';
import type { RoomKeeper } from './room-keeper.ts';
import type { RoomRecord } from './room-record.ts';

/** The room after a step of its match. */
export function afterStep(
  room: RoomKeeper,
  match: Match,
  step: Step,
  before: RoomRecord,
): RoomRecord {
  const { entry } = step;
  const { id } = match.record;
  let record = before;
  // An answer of which nobody may know ends no wish before all see that the match goes on.
  const isSeen = step.publication.update !== null;
  if (isSeen && record.match?.takeBack != null)
    record = room.decided({ do: 'endWish', match: id }, record).record;
  if (entry.by === 'leave') {
    record = room.decided({ do: 'seatLeft', match: id, seat: entry.seat }, record).record;
  }
  return afterEnd(room, match, record);
}

/** A match that is over is written into the evening. */
export function afterEnd(room: RoomKeeper, match: Match, record: RoomRecord): RoomRecord {
  if (!match.isOver) return record;
  const { id, game, seats } = match.record;
  const outcome = match.outcome;
  const results = seats.map((dealt, seat) => {
    // A user who had everything deleted during play is nobody.
    const isForgotten = record.match?.seats[seat]?.nickname === FORGOTTEN_NAME;
    const { user, nickname } = isForgotten ? { user: null, nickname: FORGOTTEN_NAME } : dealt;
    const { ranks, scores } = outcome ?? { ranks: [], scores: [] };
    const plays = match.playsOf(seat);
    return { user, nickname, rank: ranks[seat] ?? 1, score: scores[seat] ?? 0, plays };
  });
  const ended = { match: id, game, at: Date.now(), length: match.seq, results };
  return room.decided({ do: 'finish', result: ended }, record).record;
}
