import { Refusal } from '../refusal.ts';
import type { Circumstances, Command, Effect } from './command.ts';
import * as doors from './doors.ts';
import * as help from './help.ts';
import * as playing from './playing.ts';
import type { RoomRecord } from './room-record.ts';
import { expectHost } from './room-record.ts';
import * as seats from './seats.ts';

/** A room after a command, and what follows from it. */
export interface Applied {
  readonly record: RoomRecord;
  readonly effects: readonly Effect[];
}

/**
 * A room and its rules of conduct: pure, knows neither sockets nor storage. A command without effect returns the same record.
 */
export function apply(
  record: RoomRecord,
  command: Command,
  circumstances: Circumstances,
): Applied | Refusal {
  try {
    const changed = change(record, command, circumstances);
    return 'record' in changed ? changed : { record: changed, effects: [] };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function change(
  record: RoomRecord,
  command: Command,
  circumstances: Circumstances,
): RoomRecord | Applied {
  switch (command.do) {
    case 'enter':
      return doors.enter(record, command, circumstances);
    case 'rename':
      return doors.rename(record, command.user, command.nickname);
    case 'leave':
      return doors.leave(record, command.user, circumstances);
    case 'forget':
      return doors.forgotten(record, command, circumstances);
    case 'kick':
      return doors.kick(record, command.by, command.user, circumstances);
    case 'clear':
      return doors.clear(record, command.by);
    case 'crown':
      return doors.crown(record, command.by, command.user);
    case 'passHost':
      return doors.hostAway(record, circumstances);
    case 'lock':
      expectHost(record, command.by);
      return { ...record, locked: command.locked };
    case 'setPassword':
      expectHost(record, command.by);
      return { ...record, password: command.password };
    case 'setClock':
      expectHost(record, command.by);
      return { ...record, clock: command.clock, banks: null };
    case 'setKeeping':
      expectHost(record, command.by);
      return { ...record, keeping: command.keeping };
    case 'setWatching':
      expectHost(record, command.by);
      return {
        ...record,
        watching: { policy: command.policy, rounds: command.rounds, agreed: [] },
      };
    case 'agree':
      return doors.agree(record, command);
    case 'setHelp':
      return help.choose(record, command);
    case 'agreeHelp':
      return help.agree(record, command);
    case 'sit':
      return seats.sit(record, command.by, command.seat);
    case 'stand':
      return seats.stand(record, command.by);
    case 'seatBot':
      return seats.seatBot(record, command.by, command.seat, command.bot);
    case 'clearSeat':
      return seats.clearSeat(record, command.by, command.seat);
    case 'swapSeats':
      return seats.swapSeats(record, command.by, command.a, command.b);
    case 'shuffleSeats':
      return seats.shuffleSeats(record, command.by, command.lots);
    case 'choose':
      return seats.choose(record, command);
    case 'start':
      return playing.start(record, command);
    case 'lobby':
      return playing.lobby(record, command.by);
    case 'pause':
      return playing.pause(record, command.by, command.paused);
    case 'standIn':
      return playing.standIn(record, command, circumstances);
    case 'askTakeBack':
      return playing.askTakeBack(record, command.match, command.seat);
    case 'agreeTakeBack':
      return playing.agreeTakeBack(record, command);
    case 'takeBack':
      return playing.takeBack(record, command.match);
    case 'endWish':
      return playing.endWish(record, command.match);
    case 'resume':
      return playing.resume(record, command.match);
    case 'seatLeft':
      return playing.seatLeft(record, command.match, command.seat);
    case 'finish':
      return playing.finish(record, command.result);
  }
}
