import type { Device } from '@tablee/protocol/devices.ts';
import { MOST } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Store, Write } from '../store/store.ts';
import { browserName } from './browser-name.ts';
import { type Proof, sessionOfBefore } from './identity.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A device that is seen again and again is noted once in this time. */
const NOTED_EVERY = HOUR;
/**
 * A device not seen for longer is no longer listed, and is signed out with the others all the same: no clock makes a session
 * forgotten.
 */
const LISTED = 90 * DAY;

/** The devices of all users, and the sessions whose cookies no longer count. */
export class Devices {
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #ended: Set<string>;
  readonly #noted = new Map<string, number>();
  /** Ends the connections of a session. */
  cut: (session: string) => void = () => {};

  private constructor(store: Store, commits: GroupCommit, ended: readonly string[]) {
    this.#store = store;
    this.#commits = commits;
    this.#ended = new Set(ended);
  }

  static async open(store: Store, commits: GroupCommit): Promise<Devices> {
    return new Devices(store, commits, await store.endedDevices());
  }

  readonly isEnded = (session: string): boolean => this.#ended.has(session);

  /** A device belongs to a user: from now on they see it, and can end it. */
  async seen({ user, session }: Proof, agent: string | undefined, now = Date.now()): Promise<void> {
    if (now - (this.#noted.get(session) ?? 0) < NOTED_EVERY) return;
    this.#noted.set(session, now);
    try {
      await this.#commits.settled([
        { kind: 'device', id: session, user, at: now, ...browserName(agent) },
      ]);
    } catch (error) {
      // Nobody could end what is not kept: it is noted as soon as it can be.
      this.#noted.delete(session);
      throw error;
    }
    const listed = await this.#store.devices(user);
    for (const { id } of listed.slice(MOST.devicesOfUser)) await this.#end(user, [id], now);
  }

  async list({ user, session }: Proof, now = Date.now()): Promise<Device[]> {
    const devices = await this.#store.devices(user);
    return devices
      .filter(({ last }) => last >= now - LISTED)
      .map((each) => ({ ...each, here: each.id === session }));
  }

  /** Signs out another device of the same user. */
  async end({ user, session }: Proof, id: string): Promise<void> {
    const devices = await this.#store.devices(user);
    const isMine = devices.some((each) => each.id === id);
    if (!isMine || id === session) throw new Refusal('noSuchDevice');
    await this.#end(user, [id]);
  }

  /** Signs out all others, cookies from before sessions included. */
  async endOthers({ user, session }: Proof): Promise<void> {
    const devices = await this.#store.devices(user);
    const others = [sessionOfBefore(user), ...devices.map(({ id }) => id)];
    await this.#end(
      user,
      others.filter((id, i) => id !== session && others.indexOf(id) === i),
    );
  }

  /** Ends all sessions of a user: also the one that asks, which may never have been noted. */
  async endAll({ user, session }: Proof): Promise<void> {
    const devices = await this.#store.devices(user);
    const ids = new Set([session, sessionOfBefore(user), ...devices.map(({ id }) => id)]);
    await this.#end(user, [...ids]);
  }

  /** Forgets the name of a user, and what their devices were. */
  async forget(user: string): Promise<void> {
    await this.#commits.settled([{ kind: 'forgetUser', user }]);
  }

  /** Sessions that another server of the same house has ended: here too their cookies no longer count. */
  heed(ids: readonly string[]): void {
    for (const id of ids) {
      if (this.#ended.has(id)) continue;
      this.#ended.add(id);
      this.cut(id);
    }
  }

  sweep(now = Date.now()): void {
    for (const [session, at] of this.#noted) {
      if (now - at >= NOTED_EVERY) this.#noted.delete(session);
    }
  }

  async #end(user: string, ids: readonly string[], now = Date.now()): Promise<void> {
    const writes: Write[] = ids.map((id) => ({ kind: 'deviceEnded', id, user, at: now }));
    await this.#commits.settled(writes);
    this.heed(ids);
  }
}
