import { createHash, randomBytes } from 'node:crypto';
import type { Question, Random } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import { applyUpdate, applyWhisper } from '@tablee/protocol/apply.ts';
import { sealText } from '@tablee/protocol/chance.ts';
import type { ReplyOf } from '@tablee/protocol/events.ts';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type {
  ChatMessage,
  MatchPromise,
  MatchSnapshot,
  MatchWhisper,
  RoomState,
} from '@tablee/protocol/updates.ts';
import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';

const PATIENCE = 20_000;

/** A new guest's cookie. */
export async function newGuest(port: number): Promise<{ user: string; cookie: string }> {
  const response = await fetch(`http://localhost:${port}/api/guest`, { method: 'POST' });
  const { user } = (await response.json()) as { user: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { user, cookie };
}

/** A player's browser without the browser: keeps room and match as a real client would. */
export class TestClient {
  readonly socket: Socket;
  readonly cookie: string;
  room: RoomState | null = null;
  match: MatchSnapshot | null = null;
  chat: ChatMessage[] = [];
  goodbye: string | null = null;
  /** Every game message as it came in, in order. */
  readonly heard: { name: string; payload: unknown }[] = [];
  /** All bytes received, as text. */
  bytes = '';
  #whisper: MatchWhisper | null = null;
  /** Adds to the chance of a match as a page does: unasked, at once. */
  sharesChance = true;
  #nonce: string | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(
    port: number,
    cookie: string,
    extra: { headers?: Record<string, string>; query?: Record<string, string> } = {},
  ) {
    this.cookie = cookie;
    this.socket = io(`http://localhost:${port}`, {
      transports: ['websocket'],
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie, ...extra.headers },
      ...(extra.query !== undefined && { query: extra.query }),
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
      autoConnect: false,
    });
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
        if (data !== undefined) this.bytes += `${String(data)}\n`;
      });
    });
    this.socket.onAny((name: string, payload: unknown) => {
      this.#hear(name, payload);
      for (const listener of [...this.#listeners]) listener();
    });
  }

  async connect(): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('connect_error', reject);
      this.socket.connect();
    });
    return this;
  }

  async ask<Name extends RequestName>(
    name: Name,
    payload: RequestOf<Name>,
  ): Promise<ReplyOf<Name>> {
    return (await this.raw(name, payload)) as ReplyOf<Name>;
  }

  /** As `ask`, but a refusal is an error. */
  async must<Name extends RequestName>(
    name: Name,
    payload: RequestOf<Name>,
  ): Promise<Extract<ReplyOf<Name>, { ok: true }>> {
    const reply = await this.ask(name, payload);
    if (!reply.ok) throw new Error(`${name} was refused: ${JSON.stringify(reply.error)}`);
    return reply as Extract<ReplyOf<Name>, { ok: true }>;
  }

  raw(name: string, ...args: unknown[]): Promise<unknown> {
    return this.socket.timeout(PATIENCE).emitWithAck(name, ...args);
  }

  /** Waits until something is true of the messages received. */
  until(what: string, isTrue: (client: this) => boolean, patience = PATIENCE): Promise<void> {
    if (isTrue(this)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#listeners.delete(check);
        reject(new Error(`waited in vain: ${what}`));
      }, patience);
      const check = (): void => {
        if (!isTrue(this)) return;
        clearTimeout(timer);
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
    });
  }

  /** Answers the open question at random. */
  answerAtRandom(random: Random): Promise<ReplyOf<'match:answer'>> {
    const { match } = this;
    const question = match?.question;
    if (!match || !question) throw new Error('not asked');
    return this.ask('match:answer', {
      match: match.match,
      question: question.fingerprint,
      picks: randomPicks(question as unknown as Question, random),
    });
  }

  close(): void {
    this.socket.disconnect();
  }

  #seal({ match, commitment, players }: MatchPromise): void {
    const seat = players.indexOf(this.room?.you ?? '');
    if (!this.sharesChance || seat === -1) return;
    this.#nonce = randomBytes(16).toString('hex');
    const text = sealText(match, commitment, seat, this.#nonce);
    const seal = createHash('sha256').update(text).digest('hex');
    this.socket.emit('match:seal', { match, seal });
  }

  #open(match: string): void {
    if (this.#nonce !== null) this.socket.emit('match:share', { match, nonce: this.#nonce });
    this.#nonce = null;
  }

  #hear(name: string, payload: unknown): void {
    this.heard.push({ name, payload });
    if (name === 'room') this.room = payload as RoomState;
    else if (name === 'chat') {
      const { messages, whole } = payload as { messages: ChatMessage[]; whole: boolean };
      this.chat = whole ? messages : [...this.chat, ...messages];
    } else if (name === 'room:goodbye') this.goodbye = (payload as { reason: string }).reason;
    else if (name === 'match:promise') this.#seal(payload as MatchPromise);
    else if (name === 'match:seals') this.#open((payload as { match: string }).match);
    else if (name === 'match:snapshot') this.match = payload as MatchSnapshot;
    else if (name === 'match:whisper' && this.match !== null) {
      const whisper = payload as MatchWhisper;
      const alone = applyWhisper(this.match, whisper);
      if (alone === this.match) this.#whisper = whisper;
      else this.match = alone;
    } else if (name === 'match:update' && this.match !== null) {
      const next = applyUpdate(this.match, payload as never, this.#whisper);
      if (next === null) throw new Error('an update is missing');
      this.match = next;
      this.#whisper = null;
    }
  }
}
