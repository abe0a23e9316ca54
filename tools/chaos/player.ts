import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Question, Random } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import { applyUpdate, applyWhisper } from '@tablee/protocol/apply.ts';
import { sealText } from '@tablee/protocol/chance.ts';
import type {
  MatchPromise,
  MatchSnapshot,
  MatchUpdate,
  MatchWhisper,
  Moved,
  OpenQuestion,
  RoomState,
} from '@tablee/protocol/updates.ts';
import type { Ledger } from './ledger.ts';
import { deed } from './ledger.ts';
import type { Table } from './table.ts';
import type { Reply } from './wire.ts';
import { Gone, NoReply, Refused, Wire } from './wire.ts';

/** The state that all players of a run share. */
export interface World {
  /** The port for the node `at` (`null`: for any), once it could not be reached `misses` times. */
  portOf(at: string | null, misses: number): number;
  /** All receive the same update of a step. */
  told(match: string, seq: number, digest: string): void;
  readonly ledger: Ledger;
  /** Matches may begin: not on a release that is broken. */
  mayStart: boolean;
  found(text: string): void;
  foundAhead(text: string): void;
  /** A host or player has arranged something around a match, and the server has taken it. */
  arranged(what: string): void;
  /** Which of these has been arranged least. */
  rarest<What extends string>(these: readonly [What, ...What[]]): What;
}

/** Refusals that say what is the case, as it may be at such a table. */
const EXPECTED = new Set([
  'stale',
  'notAsked',
  'alreadyAnswered',
  'matchOver',
  'matchRunning',
  'noMatch',
  'notKept',
  'nothingToUndo',
  'seatTaken',
  'seatFree',
  'notInRoom',
  'cannotShow',
  'alreadyLeft',
  'notSeated',
  'elsewhere',
  'matchPaused',
  'memberHere',
  'notAwayLong',
]);
const TICK_MS = 200;

/** A page without the page: plays whatever it is asked, comes back by itself, and keeps what it was shown. */
export class Player {
  /** Its name in a finding; its nickname changes. */
  readonly name: string;
  room: RoomState | null = null;
  shown: MatchSnapshot | null = null;
  cookie = '';
  user = '';
  /** The nickname that was acknowledged last; `null` while another is under way. */
  named: string | null = null;
  readonly #world: World;
  readonly #table: Table;
  readonly #seat: number;
  readonly #draw: Random;
  #wire: Wire | null = null;
  #snapshot: MatchSnapshot | null = null;
  #whisper: MatchWhisper | null = null;
  #nonce: string | null = null;
  /** Connections tried since it was in the room. */
  #knocks = 0;
  #isBusy = false;
  #isSettingUp = false;
  #answered: string | null = null;
  #isDone = false;
  #nickname: string;
  #count = 0;
  /** The node that has the room, as far as one of them has said, and how often it was not reached. */
  #at: string | null = null;
  #misses = 0;
  #leftAt: number | null = null;

  constructor(world: World, table: Table, seat: number, draw: Random) {
    this.#world = world;
    this.#table = table;
    this.#seat = seat;
    this.#draw = draw;
    this.name = `${table.name} ${seat}`;
    this.#nickname = this.name;
  }

  /** The same person at the same table of another server. */
  at(world: World, table: Table, draw: Random): Player {
    const player = new Player(world, table, this.#seat, draw);
    player.cookie = this.cookie;
    player.user = this.user;
    return player;
  }

  get isOnline(): boolean {
    return this.#wire !== null;
  }

  /** Joins, plays, and comes back again until it is stopped. */
  async live(): Promise<void> {
    const ticking = setInterval(() => void this.#tick(), TICK_MS);
    while (!this.#isDone) {
      try {
        await this.#come();
      } catch (error) {
        if (error instanceof Refused && error.code === 'elsewhere') this.#at = error.at;
        else if (error instanceof Gone || error instanceof TypeError) this.#misses += 1;
        else this.#world.found(`${this.name}: ${(error as Error).message}`);
      }
      await later(30 + this.#draw() * 70);
    }
    clearInterval(ticking);
  }

  stop(): void {
    this.#isDone = true;
    this.#wire?.close();
  }

  /** Goes, and comes back wherever it happens to knock. */
  scatter(): void {
    this.#at = null;
    this.#wire?.close();
  }

  vanish(): void {
    this.#wire?.vanish();
  }

  /** Sends a message, as members do. */
  async say(): Promise<void> {
    this.#count += 1;
    const text = `${this.name} says ${this.#count}`;
    const reply = await this.#request('chat:say', { text, to: 'room' });
    if (reply?.ok === true) this.#table.said.push(text);
  }

  async #come(): Promise<void> {
    if (this.cookie === '') await this.#introduce();
    let left: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      left = resolve;
    });
    this.#knocks += 1;
    const port = this.#world.portOf(this.#at, this.#misses);
    const room = this.#table.code;
    const wire = await Wire.open(
      port,
      this.cookie,
      {
        hear: (name, payload) => this.#hear(name, payload),
        ended: () => {
          this.#forget();
          left();
        },
      },
      { ...(room !== null && { room }), ...(this.#at !== null && { at: this.#at }) },
    );
    this.#misses = 0;
    if (this.#isDone) wire.close();
    this.#wire = wire;
    if (!(await this.#enter())) wire.close();
    await gone;
  }

  async #introduce(): Promise<void> {
    const url = `http://127.0.0.1:${this.#world.portOf(null, this.#misses)}/api/guest`;
    const response = await fetch(url, { method: 'POST' });
    const { user } = (await response.json()) as { user: string };
    this.user = user;
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  async #enter(): Promise<boolean> {
    const nickname = this.#nickname;
    while (this.#table.code === null) {
      if (this.#seat > 0) await later(100);
      if (this.#wire === null) return false;
      if (this.#seat > 0) continue;
      const reply = await this.#request('room:create', { nickname });
      if (reply?.ok !== true) return false;
      this.#table.code = reply.code ?? null;
      this.named = nickname;
      return true;
    }
    const { code } = this.#table;
    const reply = await this.#request('room:join', { code, nickname }, ['noSuchRoom']);
    if (reply?.ok === false && reply.error.code === 'elsewhere') this.#at = reply.error.at ?? null;
    // Another name may be under way already.
    if (reply?.ok === true && nickname === this.#nickname) this.named = nickname;
    if (reply?.ok === true) this.#isBack();
    if (reply?.ok === false && reply.error.code === 'noSuchRoom') {
      this.#world.found(`${this.name}: room ${code} is gone`);
      this.#table.code = null;
    }
    return reply?.ok === true;
  }

  #isBack(): void {
    const at = performance.now();
    const { returns } = this.#table;
    if (this.#leftAt !== null)
      this.#table.returns = [
        ...returns.slice(-50),
        { at, away: at - this.#leftAt, knocks: this.#knocks },
      ];
    this.#leftAt = null;
  }

  #forget(): void {
    if (this.room !== null) this.#knocks = 0;
    if (this.room !== null) this.#leftAt ??= performance.now();
    this.#wire = null;
    this.room = null;
    this.#snapshot = null;
    this.#whisper = null;
    this.#answered = null;
  }

  /** `null`: the connection went before the reply. */
  async #request(
    name: string,
    payload: object,
    expected: readonly string[] = [],
  ): Promise<Reply | null> {
    const wire = this.#wire;
    if (wire === null) return null;
    try {
      const reply = await wire.ask(name, payload);
      if (!reply.ok && !EXPECTED.has(reply.error.code) && !expected.includes(reply.error.code)) {
        const at = JSON.stringify(reply.error);
        this.#world.found(`${this.name}: ${name} was refused: ${at}`);
      }
      return reply;
    } catch (error) {
      if (error instanceof NoReply) this.#world.found(`${this.name}: no reply to ${name}`);
      else if (!(error instanceof Gone)) throw error;
      return null;
    }
  }

  #hear(name: string, payload: unknown): void {
    try {
      this.#learn(name, payload);
    } catch (error) {
      this.#world.found(`${this.name}: ${name}: ${(error as Error).message}`);
    }
    this.#consider();
  }

  #learn(name: string, payload: unknown): void {
    switch (name) {
      case 'room':
        this.room = payload as RoomState;
        break;
      case 'match:promise':
        this.#seal(payload as MatchPromise);
        break;
      case 'match:seals':
        this.#open((payload as { match: string }).match);
        break;
      case 'match:snapshot':
        this.#show(payload as MatchSnapshot);
        break;
      case 'match:whisper':
        this.#listen(payload as MatchWhisper);
        break;
      case 'match:update':
        this.#follow(payload as MatchUpdate);
        break;
      case 'room:moved':
        this.#move(payload as Moved);
        break;
      case 'room:goodbye':
        this.#world.found(`${this.name}: told goodbye`);
        break;
    }
  }

  #move({ at, after }: Moved): void {
    this.#at = at;
    this.#leftAt ??= performance.now();
    const wire = this.#wire;
    setTimeout(() => wire?.close(), after);
  }

  #seal({ match, commitment, players }: MatchPromise): void {
    const seat = players.indexOf(this.user);
    if (seat === -1) return;
    this.#nonce = randomBytes(16).toString('hex');
    const text = sealText(match, commitment, seat, this.#nonce);
    const seal = createHash('sha256').update(text).digest('hex');
    void this.#request('match:seal', { match, seal });
  }

  #open(match: string): void {
    if (this.#nonce !== null) void this.#request('match:share', { match, nonce: this.#nonce });
    this.#nonce = null;
  }

  #show(snapshot: MatchSnapshot): void {
    const { shown } = this;
    if (shown?.match === snapshot.match) this.#compare(shown, snapshot);
    this.#snapshot = snapshot;
    this.#answered = null;
    this.#remember();
  }

  /** Compares the current snapshot with the one before. */
  #compare(before: MatchSnapshot, now: MatchSnapshot): void {
    const at = `${this.name}: ${now.match}`;
    if (now.seq < before.seq) {
      // A match that could not be kept is shown again, as it was: only after a start is it another one.
      this.#world.foundAhead(`${at} was shown at ${before.seq} and is at ${now.seq}`);
    } else if (now.seq === before.seq && !isDeepStrictEqual(now.open, before.open)) {
      this.#world.found(`${at} is another board at ${now.seq}`);
    }
  }

  #listen(whisper: MatchWhisper): void {
    if (this.#snapshot === null) return;
    if (whisper.question !== undefined) this.#answered = null;
    const alone = applyWhisper(this.#snapshot, whisper);
    if (alone === this.#snapshot) this.#whisper = whisper;
    else this.#snapshot = alone;
  }

  #follow(update: MatchUpdate): void {
    if (this.#snapshot === null) return;
    const digest = createHash('sha256').update(JSON.stringify(update)).digest('base64');
    this.#world.told(update.match, update.seq, digest);
    const next = applyUpdate(this.#snapshot, update, this.#whisper);
    if (next === null) {
      void this.#request('match:resync', { match: update.match });
      return;
    }
    this.#whisper = null;
    this.#snapshot = next;
    this.#remember();
  }

  #remember(): void {
    this.shown = this.#snapshot;
  }

  /** Answers what is asked, after a moment. */
  #consider(): void {
    const question = this.#snapshot?.question ?? null;
    if (question === null || this.#isBusy || question.fingerprint === this.#answered) return;
    this.#isBusy = true;
    const act = async (): Promise<void> => {
      await later(this.#draw() ** 4 * 120);
      const isRefused = await this.#act();
      if (isRefused) await later(150);
      this.#isBusy = false;
      this.#consider();
    };
    void act();
  }

  /** Tells whether it was refused. */
  async #act(): Promise<boolean> {
    const snapshot = this.#snapshot;
    const question = snapshot?.question ?? null;
    if (snapshot === null || question === null) return false;
    if (snapshot.seat !== null && question.undo && this.#draw() < 0.04) {
      const undo = this.#world.ledger.means(snapshot.match, deed(snapshot.seat, 'undo'));
      const reply = await this.#request('match:undo', { match: snapshot.match });
      if (reply?.ok === true) undo.acknowledged();
      else if (reply?.ok === false) undo.refused();
      return reply?.ok === false;
    }
    return this.#answer(snapshot, question);
  }

  async #answer({ match, seat }: MatchSnapshot, question: OpenQuestion): Promise<boolean> {
    const picks = randomPicks(question as unknown as Question, this.#draw);
    const { fingerprint } = question;
    const what = deed(seat ?? -1, 'seat', fingerprint, picks);
    const answer = this.#world.ledger.means(match, what);
    const payload = { match, question: fingerprint, picks };
    // Now and then pressed twice: it counts once.
    const isTwice = this.#draw() < 0.03;
    const replies = await Promise.all([
      this.#request('match:answer', payload),
      isTwice ? this.#request('match:answer', payload) : null,
    ]);
    if (replies.some((reply) => reply?.ok)) {
      answer.acknowledged();
      this.#table.answers += 1;
      this.#table.answeredAt = [...this.#table.answeredAt.slice(-200), performance.now()];
      // The reply comes before the question that follows.
      if (this.#snapshot?.question?.fingerprint === fingerprint) this.#answered = fingerprint;
      return false;
    }
    const isRefused = replies[0]?.ok === false && (!isTwice || replies[1]?.ok === false);
    if (isRefused) answer.refused();
    return replies[0]?.ok === false;
  }

  /** Unasked actions: coming to the table, starting, talking. */
  async #tick(): Promise<void> {
    if (this.#isSettingUp || this.#wire === null || this.room === null) return;
    this.#isSettingUp = true;
    try {
      if (this.room.match === null || this.room.match.state === 'over')
        await this.#setUp(this.room);
      else await this.#sitAround(this.room.match);
    } finally {
      this.#isSettingUp = false;
    }
  }

  async #setUp({ game, seats, host, you }: RoomState): Promise<void> {
    const table = this.#table;
    const isSet = game === table.game && seats.length === table.seats;
    const seated = seats[this.#seat] ?? null;
    if (host === you && !isSet) {
      const { options } = table;
      await this.#request('room:choose', { game: table.game, seats: table.seats, options });
      return;
    }
    if (!isSet) return;
    if (seated === null) {
      await this.#request('room:sit', { seat: this.#seat });
      return;
    }
    if (host !== you) return;
    const free = seats.findIndex((one, seat) => one === null && seat >= seats.length - table.bots);
    if (free !== -1) await this.#request('room:seatBot', { seat: free, bot: 'random' });
    else if (this.#world.mayStart && seats.every((one) => one !== null))
      await this.#request('room:start', {});
  }

  async #sitAround({
    id,
    takeBack,
    state,
    paused,
  }: NonNullable<RoomState['match']>): Promise<void> {
    const { ledger } = this.#world;
    if (paused) {
      if (this.room?.host === this.room?.you) await this.#request('room:pause', { paused: false });
      return;
    }
    const seat = this.#snapshot?.seat ?? null;
    const draw = this.#draw();
    if (seat !== null && takeBack !== null && !takeBack.agreed.includes(seat)) {
      const consent = { match: id, seat: takeBack.seat, agrees: this.#draw() < 0.8 };
      await this.#request('match:agreeTakeBack', consent);
    } else if (seat !== null && state === 'running' && draw < 0.008) {
      await this.#request('match:askTakeBack', { match: id });
    } else if (draw < 0.016) {
      await this.#rename();
    } else if (draw < 0.06) {
      await this.say();
    } else if (draw < 0.08) {
      await this.#request('match:resync', { match: id });
    } else if (seat === 0 && this.#table.seats - this.#table.bots > 2 && draw < 0.081) {
      const leave = ledger.means(id, deed(seat, 'leave'));
      const reply = await this.#request('match:concede', { match: id });
      if (reply?.ok === true) leave.acknowledged();
    } else if (this.room?.host === this.room?.you && draw < 0.083 && this.#world.mayStart) {
      await this.#request('room:restart', { match: id });
    } else if (draw < 0.1) {
      await this.#arrange();
    }
  }

  /** The host pauses, counts time, shows hands to viewers and lets a bot stand in for an absent player; the others agree or not. */
  async #arrange(): Promise<void> {
    const { room } = this;
    if (room === null) return;
    const draw = this.#draw();
    const away = room.members.filter(({ connected }) => !connected).map(({ id }) => id);
    const absent = room.match?.seats.findIndex(({ user }) => user !== null && away.includes(user));
    const { policy, rounds, agreed } = room.watching;
    const arrange = async (what: string, name: string, request: object): Promise<void> => {
      const reply = await this.#request(name, request);
      if (reply?.ok === true) this.#world.arranged(what);
    };
    if (room.host !== room.you) {
      // Another arrangement may be under way.
      const agrees = !agreed.includes(room.you);
      return arrange('agree', 'room:agree', { policy, rounds, agrees });
    }
    if (absent !== undefined && absent >= 0) {
      await arrange('standIn', 'room:standIn', { seat: absent, bot: 'random' });
      return;
    }
    // The one that has been arranged least: a short run has each.
    switch (this.#world.rarest(['clock', 'pause', 'watching'])) {
      case 'clock': {
        const kind = draw < 0.4 ? 'off' : draw < 0.7 ? 'decision' : 'bank';
        return arrange('clock', 'room:clock', { clock: { kind, seconds: 20, reaction: 2 } });
      }
      case 'pause':
        return arrange('pause', 'room:pause', { paused: true });
      case 'watching': {
        const next = draw < 0.5 ? 'all' : 'public';
        return arrange('watching', 'room:watching', { policy: next, rounds });
      }
    }
  }

  async #rename(): Promise<void> {
    this.#count += 1;
    this.named = null;
    this.#nickname = `${this.name} ${this.#count % 100}`;
    const nickname = this.#nickname;
    const reply = await this.#request('room:rename', { nickname });
    if (reply?.ok === true) this.named = nickname;
  }
}
