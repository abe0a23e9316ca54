import { createHash, randomBytes } from 'node:crypto';
import { sealText } from '@tablee/protocol/chance.ts';
import type { Share } from '@tablee/protocol/common.ts';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import { Refusal } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { Time } from '../time.ts';
import { CLOCK } from '../time.ts';
import { commitmentOf } from './dice.ts';

/** Milliseconds that pages have to seal a number, and then to open it: a page answers by itself, at once. */
const PATIENCE = { seal: 900, open: 600 };

/** The sources of a match's dice. */
export interface Chance {
  readonly match: string;
  /** 32 bytes, hex. */
  readonly secret: string;
  readonly shares: readonly Share[];
}

/**
 * The shares of one deal, as they come: all are sealed before the first is opened, so that the last one, hand in hand with the
 * server or not, cannot choose a number that suits them. Knows neither sockets nor time.
 */
export class Gathering {
  readonly match: string;
  readonly commitment: string;
  readonly players: readonly (string | null)[];
  readonly #isExpected: (user: string) => boolean;
  readonly #shares: { seal: string | null; nonce: string | null }[];
  #stage: 'sealing' | 'opening' | 'done' = 'sealing';

  /** `players` by seat (`null`: a bot); only the expected ones are waited for. */
  constructor(
    match: string,
    commitment: string,
    players: readonly (string | null)[],
    isExpected: (user: string) => boolean,
  ) {
    this.match = match;
    this.commitment = commitment;
    this.players = players;
    this.#isExpected = isExpected;
    this.#shares = players.map(() => ({ seal: null, nonce: null }));
  }

  get seals(): (string | null)[] {
    return this.#shares.map(({ seal }) => seal);
  }

  get shares(): Share[] {
    return this.#shares.map((share) => ({ ...share }));
  }

  /** Nobody is left to wait for at this stage. */
  get isComplete(): boolean {
    return this.#shares.every(({ seal, nonce }, seat) => {
      const user = this.players[seat] ?? null;
      if (this.#stage === 'opening') return seal === null || nonce !== null;
      return seal !== null || user === null || !this.#isExpected(user);
    });
  }

  /** The sealed number of a player; refuses who does not play, has sealed one already, or comes too late. */
  seal(user: string, seal: string): void {
    const share = this.#shareOf(user);
    if (this.#stage !== 'sealing') throw new Refusal('stale');
    if (share.seal !== null) throw new Refusal('alreadyAnswered');
    share.seal = seal;
  }

  /** The number behind a player's seal. */
  open(user: string, nonce: string): void {
    const share = this.#shareOf(user);
    if (this.#stage !== 'opening') throw new Refusal('stale');
    if (share.seal === null) throw new Refusal('notAsked');
    if (share.nonce !== null) throw new Refusal('alreadyAnswered');
    const text = sealText(this.match, this.commitment, this.players.indexOf(user), nonce);
    if (createHash('sha256').update(text).digest('hex') !== share.seal) {
      throw new Refusal('badShare');
    }
    share.nonce = nonce;
  }

  goOn(): void {
    this.#stage = this.#stage === 'sealing' ? 'opening' : 'done';
  }

  #shareOf(user: string) {
    const share = this.#shares[this.players.indexOf(user)];
    if (share === undefined) throw new Refusal('notSeated');
    return share;
  }
}

export type ShareRequest = Extract<RequestName, 'match:seal' | 'match:share'>;

/** Asks the pages of the players for their share of chance before a match is dealt, and waits for them a moment. */
export class Shares {
  readonly #outgoing: Pick<Outgoing, 'toSocket'>;
  readonly #time: Time;
  readonly #byRoom = new Map<string, { readonly gathering: Gathering; heard: () => void }>();
  /** Ends the waiting that is under way. */
  readonly #waiting = new Set<() => void>();
  #isClosed = false;

  constructor(outgoing: Pick<Outgoing, 'toSocket'>, time: Time = CLOCK) {
    this.#outgoing = outgoing;
    this.#time = time;
  }

  readonly handlers: {
    [Name in ShareRequest]: (socket: AppSocket, request: RequestOf<Name>) => Promise<object>;
  } = {
    'match:seal': async (socket, { match, seal }) =>
      this.#hear(socket, match, (gathering) => gathering.seal(socket.data.user, seal)),
    'match:share': async (socket, { match, nonce }) =>
      this.#hear(socket, match, (gathering) => gathering.open(socket.data.user, nonce)),
  };

  /**
   * Fixes the secret of a new match and sends its commitment to all viewers of the room, before any share is known; then
   * gathers the shares. `players` by seat. One deal of a room at a time. Rejects when the server goes down before all are
   * there.
   */
  async gather(
    room: string,
    players: readonly (string | null)[],
    sockets: () => readonly AppSocket[],
  ): Promise<Chance> {
    const match = `m${randomBytes(8).toString('hex')}`;
    const secret = randomBytes(32);
    const commitment = commitmentOf(secret);
    const here = new Set(sockets().map(({ data }) => data.user));
    const gathering = new Gathering(match, commitment, players, (user) => here.has(user));
    const live = { gathering, heard: () => {} };
    this.#byRoom.set(room, live);
    try {
      for (const socket of sockets()) {
        this.#outgoing.toSocket(socket, 'match:promise', {
          match,
          commitment,
          players: [...players],
        });
      }
      await this.#completeOr(PATIENCE.seal, live);
      gathering.goOn();
      const { seals } = gathering;
      for (const socket of sockets()) {
        this.#outgoing.toSocket(socket, 'match:seals', { match, seals });
      }
      await this.#completeOr(PATIENCE.open, live);
      gathering.goOn();
    } finally {
      this.#byRoom.delete(room);
    }
    return { match, secret: secret.toString('hex'), shares: gathering.shares };
  }

  /** Waits for nobody any more: a match that would begin without numbers still under way does not begin. */
  close(): void {
    this.#isClosed = true;
    for (const done of this.#waiting) done();
  }

  async #hear(
    socket: AppSocket,
    match: string,
    hear: (gathering: Gathering) => void,
  ): Promise<object> {
    const live = this.#byRoom.get(socket.data.room ?? '');
    if (live?.gathering.match !== match) throw new Refusal('stale');
    hear(live.gathering);
    live.heard();
    return {};
  }

  /** Resolves once nobody is left to wait for, or after `milliseconds`; rejects when the server goes down before. */
  async #completeOr(
    patience: number,
    live: { readonly gathering: Gathering; heard: () => void },
  ): Promise<void> {
    if (live.gathering.isComplete) return;
    if (!this.#isClosed) await this.#waited(patience, live);
    // Nothing has begun; they ask again when the server is back.
    if (this.#isClosed && !live.gathering.isComplete) throw new Refusal('notKept');
  }

  #waited(
    patience: number,
    live: { readonly gathering: Gathering; heard: () => void },
  ): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        cancel();
        this.#waiting.delete(done);
        live.heard = () => {};
        resolve();
      };
      const cancel = this.#time.after(patience, done);
      this.#waiting.add(done);
      live.heard = () => {
        if (live.gathering.isComplete) done();
      };
    });
  }
}
