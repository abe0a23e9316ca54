import type { ErrorCode } from '@tablee/protocol/errors.ts';
import {
  PASSES,
  type PassPath,
  type PassReplyOf,
  type PassRequestOf,
} from '@tablee/protocol/passes.ts';
import express, { type Request, type Response, type Router } from 'express';
import { Refusal } from '../refusal.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { Store } from '../store/store.ts';
import type { RoomRecord } from '../tables/room-record.ts';
import { memberOf } from '../tables/room-record.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf, type Identity, isSameOrigin } from './identity.ts';
import { PASS_LIFETIME, type Passes } from './passes.ts';

/** Statuses of refusals other than 400. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  noIdentity: 403,
  notInRoom: 403,
  noSuchRoom: 404,
  passUnknown: 404,
  passUsed: 410,
  passExpired: 410,
  tooFast: 429,
};

type Handler<Path extends PassPath> = (
  asked: PassRequestOf<Path>,
  request: Request,
  response: Response,
) => Promise<PassReplyOf<Path>>;

/** The requests about passes. Codes come in bodies, never in addresses: those are what proxies and histories keep. */
export class PassRoutes {
  readonly router: Router = express.Router();
  readonly #passes: Passes;
  readonly #identity: Identity;
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #publicUrl: string | null;
  readonly #isLimited: (address: string) => boolean;
  readonly #made = new TokenBuckets({ burst: 20, perSecond: 1 / 6 });
  readonly #wrongCodes = new TokenBuckets({ burst: 10, perSecond: 1 / 6 });

  constructor(parts: {
    passes: Passes;
    identity: Identity;
    tables: Tables;
    store: Store;
    publicUrl: string | null;
    isLimited: (address: string) => boolean;
  }) {
    this.#passes = parts.passes;
    this.#identity = parts.identity;
    this.#tables = parts.tables;
    this.#store = parts.store;
    this.#publicUrl = parts.publicUrl;
    this.#isLimited = parts.isLimited;
    this.router.use('/api/pass', express.json({ limit: '1kb' }));
    this.#serve('/api/pass', (asked, request) => this.#make(asked, request));
    this.#serve('/api/pass/look', (asked, request) => this.#look(asked, request));
    this.#serve('/api/pass/take', (asked, request, response) =>
      this.#take(asked, request, response),
    );
  }

  sweep(): void {
    this.#passes.sweep();
    this.#made.sweep();
    this.#wrongCodes.sweep();
  }

  #serve<Path extends PassPath>(path: Path, handler: Handler<Path>): void {
    this.router.post(path, async (request, response) => {
      try {
        if (!isSameOrigin(request, this.#publicUrl)) throw new Refusal('noIdentity');
        const asked = PASSES[path].request.safeParse(request.body);
        if (!asked.success) throw new Refusal('badMessage');
        const reply = await handler(asked.data as PassRequestOf<Path>, request, response);
        response.json(PASSES[path].reply.parse(reply));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { code } = error.problem;
        response.status(STATUS[code] ?? 400).json({ error: code });
      }
    });
  }

  async #make({ room: code }: PassRequestOf<'/api/pass'>, request: Request) {
    const user = this.#identity.userOf(request);
    if (user === null) throw new Refusal('noIdentity');
    const address = addressOf(request, this.#publicUrl);
    if (this.#isLimited(address) && !this.#made.take(address)) throw new Refusal('tooFast');
    // Whether there is such a room is told to its members alone.
    const table = this.#tables.peek(code);
    if (table === undefined || memberOf(table.record, user) === undefined) {
      throw new Refusal('notInRoom');
    }
    return { code: this.#passes.make(user, code), seconds: PASS_LIFETIME / 1000 };
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
    // Two who come at once: what was asked above may have changed since.
    this.#passes.valid(code).used = true;
    response.set('Set-Cookie', this.#identity.cookieFor(user, request));
    return { room: room.code, nickname, user };
  }

  /** Who made a pass that can be used, as a member of its room. */
  async #holder(code: string, request: Request) {
    const address = addressOf(request, this.#publicUrl);
    const isLimited = this.#isLimited(address);
    if (isLimited && this.#wrongCodes.isEmpty(address)) throw new Refusal('tooFast');
    try {
      const pass = this.#passes.valid(code);
      const { record: room } = await this.#tables.get(pass.room);
      const member = memberOf(room, pass.user);
      if (member === undefined) throw new Refusal('notInRoom');
      return { user: pass.user, room, nickname: member.nickname };
    } catch (error) {
      const isGuess = error instanceof Refusal && error.problem.code === 'passUnknown';
      if (isGuess && isLimited) this.#wrongCodes.take(address);
      throw error;
    }
  }

  async #nameOf(room: RoomRecord, user: string): Promise<string | null> {
    return memberOf(room, user)?.nickname ?? (await this.#store.nickname(user));
  }
}
