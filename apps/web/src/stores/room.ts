import type { Beginning } from '@tablee/protocol/common.ts';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { create } from 'zustand';
import { headFor, type ProblemCode, request } from './connection.ts';
import { useSettings } from './settings.ts';

interface RoomStore {
  readonly room: RoomState | null;
  /** The code of the room one wants to be in: joined again after every loss of the connection. */
  readonly wanted: string | null;
  /** Why one is not, or no longer, in the wanted room. */
  readonly refusal: ProblemCode | null;
  /** The last refused request, shown until the next one. */
  readonly problem: ProblemCode | null;
}

const NOWHERE: RoomStore = { room: null, wanted: null, refusal: null, problem: null };

export const useRoom = create<RoomStore>(() => NOWHERE);

/** Asks something about the room and shows the refusal, if any. */
export async function ask<Name extends RequestName>(
  name: Name,
  payload: RequestOf<Name>,
): Promise<boolean> {
  const reply = await request(name, payload);
  useRoom.setState({ problem: reply.ok ? null : reply.error.code });
  return reply.ok;
}

/** One's consent to what the room lets be seen of one's hand now, and to nothing that may take its place. */
export const agree = (
  { watching: { policy, rounds } }: Pick<RoomState, 'watching'>,
  agrees: boolean,
): Promise<boolean> => ask('room:agree', { policy, rounds, agrees });

/** Opens a room of one's own and sits down in it. `laid`: its match begins at a moment of a finished one, with oneself on that seat. */
export async function createRoom(
  nickname: string,
  laid?: { readonly begins: Beginning; readonly seat: number },
): Promise<string | null> {
  useSettings.getState().change({ nickname });
  const reply = await request('room:create', {
    nickname,
    ...(laid !== undefined && { begins: laid.begins }),
  });
  if (!reply.ok) {
    useRoom.setState({ problem: reply.error.code });
    return null;
  }
  headFor(reply.code);
  useRoom.setState({ wanted: reply.code, refusal: null, problem: null });
  // Whoever opens a table means to sit at it.
  void request('room:sit', { seat: laid?.seat ?? 0 });
  return reply.code;
}

/** Refusals that pass: the room is asked for again by itself. */
const PASSING: readonly ProblemCode[] = ['tooFast', 'serverError', 'notKept', 'timeout'];
/** Milliseconds. */
const AGAIN_AFTER = 5000;

let joining = 0;
let again: ReturnType<typeof setTimeout> | undefined;

/** Enters a room; `nickname` is left out by somebody who is known there already. */
export function joinRoom(code: string, nickname?: string, password?: string): Promise<boolean> {
  if (nickname !== undefined) useSettings.getState().change({ nickname });
  headFor(code);
  // The gate stays while the password is tried.
  useRoom.setState((store) => ({
    wanted: code,
    refusal: password === undefined ? null : store.refusal,
    problem: null,
  }));
  return enter(code, nickname, password);
}

async function enter(code: string, nickname?: string, password?: string): Promise<boolean> {
  clearTimeout(again);
  joining += 1;
  const reply = await request('room:join', {
    code,
    ...(nickname !== undefined && { nickname }),
    ...(password !== undefined && { password }),
  });
  joining -= 1;
  if (useRoom.getState().wanted !== code) return false;
  if (reply.ok) useRoom.setState({ refusal: null });
  else refuse(reply.error.code);
  return reply.ok;
}

function refuse(code: ProblemCode): void {
  // Whoever is not connected asks again once they are.
  if (code === 'offline') return;
  if (!PASSING.includes(code)) {
    useRoom.setState({ refusal: code, wanted: null });
    return;
  }
  if (code !== 'timeout') useRoom.setState({ refusal: code });
  clearTimeout(again);
  again = setTimeout(rejoin, AGAIN_AFTER);
}

/** Back into the room one wants to be in: after a reconnection, or a refusal that passes. */
export function rejoin(): void {
  const { wanted, room } = useRoom.getState();
  if (wanted === null || joining > 0) return;
  const { nickname } = useSettings.getState();
  // Whoever has been in the room has a name there, which may be another one by now.
  const isNew = room?.code !== wanted && nickname !== '';
  void enter(wanted, isNew ? nickname : undefined);
}

/** The room as the server tells it: the one that is wanted, or still the one in which another was asked for. */
export const takeRoom = (room: RoomState): void =>
  useRoom.setState(({ wanted, refusal }) => ({
    room,
    wanted: wanted ?? (refusal === null ? room.code : null),
    refusal: wanted === room.code ? null : refusal,
  }));

/** Leaves the room for good; `false` if the server has not heard of it. */
export async function leaveRoom(): Promise<boolean> {
  const reply = await request('room:leave', {});
  if (!reply.ok && reply.error.code !== 'notInRoom') {
    useRoom.setState({ problem: reply.error.code });
    return false;
  }
  useRoom.setState(NOWHERE);
  headFor(null);
  return true;
}

/** Member of the room by id. */
export const memberOf = (room: RoomState, user: string | null) =>
  room.members.find((member) => member.id === user);

export const isHost = (room: RoomState): boolean => room.host === room.you;

/** One's seat in the room, or `null`. */
export function ownSeat(room: RoomState): number | null {
  const at = room.seats.findIndex(
    (seat) => seat !== null && 'user' in seat && seat.user === room.you,
  );
  return at < 0 ? null : at;
}
