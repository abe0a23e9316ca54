import { PASSES, type PassRequestOf } from '@tablee/protocol/passes.ts';
import type { Request, Response, Router } from 'express';
import { ALLOWANCES } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { Guesses } from '../sockets/guesses.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { Store } from '../store/store.ts';
import type { RoomRecord } from '../tables/room-record.ts';
import { memberOf } from '../tables/room-record.ts';
import type { Tables } from '../tables/tables.ts';
import type { Devices } from './devices.ts';
import type { AddressOf, Identity } from './identity.ts';
import { JsonRoutes } from './json-routes.ts';
import { PASS_LIFETIME, type Passes } from './passes.ts';

/** The requests about passes. Codes come in bodies, never in addresses: those are what proxies and histories keep. */
export class PassRoutes {
  readonly router: Router;
  readonly #passes: Passes;
  readonly #devices: Devices;
  readonly #identity: Identity;
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #addressOf: AddressOf;
  readonly #isLimited: (address: string) => boolean;
  readonly #made = new TokenBuckets(ALLOWANCES.passes);
  readonly #wrongCodes = new TokenBuckets(ALLOWANCES.wrongPasses);
  readonly #guesses: Guesses;

  constructor(parts: {
    passes: Passes;
    devices: Devices;
    identity: Identity;
    tables: Tables;
    store: Store;
    publicUrl: string | null;
    addressOf: AddressOf;
    isLimited: (address: string) => boolean;
    guesses?: Guesses;
  }) {
    this.#guesses = parts.guesses ?? new Guesses();
    this.#guesses.listen(({ what, address, count }) => {
      if (what !== 'pass') return;
      for (let i = 0; i < count; i += 1) this.#wrongCodes.take(address);
    });
    this.#passes = parts.passes;
    this.#devices = parts.devices;
    this.#identity = parts.identity;
    this.#tables = parts.tables;
    this.#store = parts.store;
    this.#addressOf = parts.addressOf;
    this.#isLimited = parts.isLimited;
    const routes = new JsonRoutes(PASSES, parts.publicUrl);
    this.router = routes.router;
    routes.serve('/api/pass', (asked, request) => this.#make(asked, request));
    routes.serve('/api/pass/look', (asked, request) => this.#look(asked, request));
    routes.serve('/api/pass/take', (asked, request, response) =>
      this.#take(asked, request, response),
    );
  }

  sweep(): void {
    this.#passes.sweep();
    this.#made.sweep();
    this.#wrongCodes.sweep();
  }

  async #make({ room: code }: PassRequestOf<'/api/pass'>, request: Request) {
    const user = this.#identity.userOf(request);
    if (user === null) throw new Refusal('noIdentity');
    const address = this.#addressOf(request);
    if (this.#isLimited(address) && !this.#made.take(address)) throw new Refusal('tooFast');
    // Only members learn whether there is such a room.
    if ((await this.#store.isMember(code, user)) !== true) throw new Refusal('notInRoom');
    return { code: await this.#passes.make(user, code), seconds: PASS_LIFETIME / 1000 };
  }

  async #look({ code }: PassRequestOf<'/api/pass/look'>, request: Request) {
    const { user, room, nickname } = await this.#holder(code, request);
    const here = this.#identity.userOf(request);
    const same = here === user;
    const instead = here === null || same ? null : await this.#nameOf(room, here);
    return { room: room.code, nickname, instead, same };
  }

  async #take({ code }: PassRequestOf<'/api/pass/take'>, request: Request, response: Response) {
    const { user, room, nickname } = await this.#holder(code, request);
    // Of two at once: the answers above may have changed since.
    await this.#passes.take(code);
    const proof = this.#identity.newProof(user);
    try {
      // The device that takes it can be signed out from then on, whether it ever connects or not.
      await this.#devices.seen(proof, request.headers['user-agent']);
    } catch (error) {
      await this.#passes.giveBack(code);
      throw error;
    }
    response.set('Set-Cookie', this.#identity.cookieFor(proof, request));
    return { room: room.code, nickname, user };
  }

  /** The maker of a usable pass, as a member of its room. */
  async #holder(code: string, request: Request) {
    const address = this.#addressOf(request);
    const isLimited = this.#isLimited(address);
    if (isLimited && this.#wrongCodes.isEmpty(address)) throw new Refusal('tooFast');
    try {
      const pass = await this.#passes.valid(code);
      const room = await this.#tables.recordOf(pass.room);
      const member = room === null ? undefined : memberOf(room, pass.user);
      if (room === null || member === undefined) throw new Refusal('notInRoom');
      return { user: pass.user, room, nickname: member.nickname };
    } catch (error) {
      const isGuess = error instanceof Refusal && error.problem.code === 'passUnknown';
      if (isGuess && isLimited) {
        this.#wrongCodes.take(address);
        this.#guesses.note('pass', address);
      }
      throw error;
    }
  }

  async #nameOf(room: RoomRecord, user: string): Promise<string | null> {
    return memberOf(room, user)?.nickname ?? (await this.#store.nickname(user));
  }
}
