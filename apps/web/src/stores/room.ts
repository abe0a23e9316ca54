import type { Beginning, HelpKind } from '@tablee/protocol/common.ts';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { Member, RoomState } from '@tablee/protocol/updates.ts';
import { headFor, type ProblemCode, request } from './connection.ts';
import { useSettings } from './settings.ts';
import { perRoom, roomStore, type TableStores } from './table-stores.ts';

interface RoomStore {
  readonly room: RoomState | null;
  /** The code of the wanted room: joined again after every loss of the connection. */
  readonly wanted: string | null;
  /** Why one is not, or no longer, in the wanted room. */
  readonly refusal: ProblemCode | null;
  /** The last refused request, shown until the next one. */
  readonly problem: ProblemCode | null;
}

const NOWHERE: RoomStore = { room: null, wanted: null, refusal: null, problem: null };

export const useRoom = roomStore<RoomStore>(() => NOWHERE);

/** Asks something about the room and shows the refusal, if any. */
export async function ask<Name extends RequestName>(
  stores: TableStores,
  name: Name,
  payload: RequestOf<Name>,
): Promise<boolean> {
  const reply = await request(stores, name, payload);
  useRoom.of(stores).setState({ problem: reply.ok ? null : reply.error.code });
  return reply.ok;
}

/** The player's consent to the room's present watch policy for their hand, and to no later one. */
export const agree = (
  stores: TableStores,
  { watching: { policy, rounds } }: Pick<RoomState, 'watching'>,
  agrees: boolean,
): Promise<boolean> => ask(stores, 'room:agree', { policy, rounds, agrees });

/** One's consent to a help that the table has chosen, given or taken back. */
export const agreeHelp = (stores: TableStores, help: HelpKind, agrees: boolean): Promise<boolean> =>
  ask(stores, 'room:agreeHelp', { help, agrees });

/**
 * Opens a new room and sits down in it. `laid`: its match begins at a moment of a finished one, with the reader on that seat.
 */
export async function createRoom(
  stores: TableStores,
  nickname: string,
  laid?: { readonly begins: Beginning; readonly seat: number },
): Promise<string | null> {
  useSettings.getState().change({ nickname });
  const reply = await request(stores, 'room:create', {
    nickname,
    ...(laid !== undefined && { begins: laid.begins }),
  });
  if (!reply.ok) {
    useRoom.of(stores).setState({ problem: reply.error.code });
    return null;
  }
  headFor(stores, reply.code);
  useRoom.of(stores).setState({ wanted: reply.code, refusal: null, problem: null });
  // A member who opens a table means to sit at it.
  void request(stores, 'room:sit', { seat: laid?.seat ?? 0 });
  return reply.code;
}

/** Refusals that pass: the room is asked for again by itself. */
const PASSING: readonly ProblemCode[] = ['tooFast', 'serverError', 'notKept', 'timeout'];
/** Milliseconds. */
const AGAIN_AFTER = 5000;

/** The current attempt to get in. */
const entryOf = perRoom(() => ({
  joining: 0,
  again: undefined as ReturnType<typeof setTimeout> | undefined,
}));

/** Enters a room; `nickname` is empty for a member who is known there already. */
export function joinRoom(
  stores: TableStores,
  code: string,
  nickname?: string,
  password?: string,
): Promise<boolean> {
  if (nickname !== undefined) useSettings.getState().change({ nickname });
  headFor(stores, code);
  // The gate stays while the password is tried.
  useRoom.of(stores).setState((store) => ({
    wanted: code,
    refusal: password === undefined ? null : store.refusal,
    problem: null,
  }));
  return enter(stores, code, nickname, password);
}

async function enter(
  stores: TableStores,
  code: string,
  nickname?: string,
  password?: string,
): Promise<boolean> {
  const entry = entryOf(stores);
  clearTimeout(entry.again);
  entry.joining += 1;
  const reply = await request(stores, 'room:join', {
    code,
    ...(nickname !== undefined && { nickname }),
    ...(password !== undefined && { password }),
  });
  entry.joining -= 1;
  if (useRoom.of(stores).getState().wanted !== code) return false;
  if (reply.ok) useRoom.of(stores).setState({ refusal: null });
  else refuse(stores, reply.error.code);
  return reply.ok;
}

function refuse(stores: TableStores, code: ProblemCode): void {
  // A disconnected page asks again once it is connected.
  if (code === 'offline') return;
  if (!PASSING.includes(code)) {
    useRoom.of(stores).setState({ refusal: code, wanted: null });
    return;
  }
  if (code !== 'timeout') useRoom.of(stores).setState({ refusal: code });
  const entry = entryOf(stores);
  clearTimeout(entry.again);
  entry.again = setTimeout(() => rejoin(stores), AGAIN_AFTER);
}

/** Back into the wanted room: after a reconnection, or a refusal that passes. */
export function rejoin(stores: TableStores): void {
  const { wanted, room } = useRoom.of(stores).getState();
  if (wanted === null || entryOf(stores).joining > 0) return;
  const { nickname } = useSettings.getState();
  // A member of the room has a name there, which may be another one by now.
  const isNew = room?.code !== wanted && nickname !== '';
  void enter(stores, wanted, isNew ? nickname : undefined);
}

/** The room as the server tells it: the one that is wanted, or still the one in which another was asked for. */
export const takeRoom = (stores: TableStores, room: RoomState): void =>
  useRoom.of(stores).setState(({ wanted, refusal }) => ({
    room,
    wanted: wanted ?? (refusal === null ? room.code : null),
    refusal: wanted === room.code ? null : refusal,
  }));

/** Leaves the room for good; `false` if the server has not heard of it. */
export async function leaveRoom(stores: TableStores): Promise<boolean> {
  const reply = await request(stores, 'room:leave', {});
  if (!reply.ok && reply.error.code !== 'notInRoom') {
    useRoom.of(stores).setState({ problem: reply.error.code });
    return false;
  }
  useRoom.of(stores).setState(NOWHERE);
  headFor(stores, null);
  return true;
}

/** Member of the room by id. */
export const memberOf = (room: RoomState, user: string | null) =>
  room.members.find((member) => member.id === user);

/** Present members who do not play: of the match that goes on, or of the one that is being arranged. */
export function watchersOf({ members, match, seats }: RoomState): readonly Member[] {
  const playing =
    match?.state === 'running'
      ? match.seats.map(({ user }) => user)
      : seats.map((seating) => (seating !== null && 'user' in seating ? seating.user : null));
  return members.filter(({ id, connected }) => connected && !playing.includes(id));
}

export const isHost = (room: RoomState): boolean => room.host === room.you;

/** One's seat in the room, or `null`. */
export function ownSeat(room: RoomState): number | null {
  const at = room.seats.findIndex(
    (seat) => seat !== null && 'user' in seat && seat.user === room.you,
  );
  return at < 0 ? null : at;
}
