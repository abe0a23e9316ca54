import type { Lang, Understanding } from '@tablee/engine';
import { matchId, roomCode } from '@tablee/protocol/common.ts';
import { GATE_TAG, type GateTag } from '@tablee/protocol/gate.ts';
import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import express, { type Request, type Response, type Router } from 'express';
import { ALLOWANCES } from '../limits.ts';
import type { MatchRecord } from '../matches/journal.ts';
import { CARD_SIZE, type Card, escaped } from '../pictures/card.ts';
import { type Paintable, Painter } from '../pictures/painter.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import { Damaged, type Store } from '../store/store.ts';
import { isRunning, type RoomRecord } from '../tables/room-record.ts';
import type { AddressOf } from './identity.ts';

const MATCH = /^\/m\/([^/]+)\/?$/;
const ROOM = /^\/r\/([^/]+)\/?$/;
const HOST = /^[\w.:[\]-]{1,255}$/;
/** Names that a gate says; the others are counted. */
const NAMED = 6;

/** The preview of a link: texts, and the address of a picture. */
interface Preview {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  /** The facts at a room's gate. */
  readonly gate?: GateTag;
}

const WORDS = {
  fr: {
    house: 'Des jeux de cartes entre amis, autour d’une même table.',
    table: (name: string) => `Chez ${name}`,
    enter: 'Une chaise vous attend : entrez par ce lien.',
    again: 'Une partie à revoir, coup par coup.',
  },
  en: {
    house: 'Card games among friends, around one table.',
    table: (name: string) => `${name}’s table`,
    enter: 'A chair is waiting: come in by this link.',
    again: 'A match to watch again, move by move.',
  },
} as const;

/** How links to matches, rooms and the house are shown elsewhere: tags in the page’s head, and pictures. */
export class LinkPreviews {
  readonly router: Router = express.Router();
  readonly #store: Store;
  readonly #painter = new Painter();
  readonly #understood: (match: string) => Understanding | null;
  readonly #publicUrl: string | null;
  readonly #addressOf: AddressOf;
  readonly #isLimited: (address: string) => boolean;
  readonly #roomOf: (address: string, code: string) => Promise<RoomRecord | null>;
  readonly #isHere: (code: string, user: string) => boolean;
  readonly #allowance = new TokenBuckets(ALLOWANCES.pictures);

  constructor(parts: {
    store: Store;
    /** The finished study of a match; `null`: none. */
    understood: (match: string) => Understanding | null;
    publicUrl: string | null;
    addressOf: AddressOf;
    isLimited: (address: string) => boolean;
    /** A room that anybody with its link may see, or `null`. */
    roomOf: (address: string, code: string) => Promise<RoomRecord | null>;
    /** Whether a member of a room looks at it now. */
    isHere: (code: string, user: string) => boolean;
  }) {
    this.#store = parts.store;
    this.#understood = parts.understood;
    this.#publicUrl = parts.publicUrl;
    this.#addressOf = parts.addressOf;
    this.#isLimited = parts.isLimited;
    this.#roomOf = parts.roomOf;
    this.#isHere = parts.isHere;
    this.router.get('/api/card.png', (request, response) =>
      this.#send(request, response, 'house', async (lang) => houseCard(lang)),
    );
    this.router.get('/api/matches/:id/card.png', async (request, response) => {
      const record = await this.#matchOf(request.params.id);
      if (record === null) response.status(404).json({ error: 'noMatch' });
      else {
        // A name may be deleted, and what decided the match may be found later.
        const isUnderstood = this.#understood(record.id) !== null;
        const names = record.seats.map(({ nickname }) => nickname).join(' ');
        const name = `${record.id} ${isUnderstood ? 'understood' : ''} ${names}`;
        await this.#send(request, response, name, (lang) => this.#paintable(record, lang));
      }
    });
    this.router.get('/api/rooms/:code/card.png', async (request, response) => {
      const room = await this.#openRoom(request, request.params.code);
      if (room === null) response.status(404).json({ error: 'noSuchRoom' });
      else {
        const name = `${room.code} ${room.game} ${hostOf(room)}`;
        await this.#send(request, response, name, async (lang) => roomCard(room, lang));
      }
    });
  }

  /**
   * Tags for the head of a page: of a match, of a room, else of the house; `null` if the address of the server is not known.
   */
  async tagsFor(request: Request): Promise<string | null> {
    const host = request.headers.host ?? '';
    const origin = this.#publicUrl ?? (HOST.test(host) ? `${request.protocol}://${host}` : null);
    if (origin === null) return null;
    const { title, text, picture, gate } = await this.#previewOf(request);
    const { width, height } = CARD_SIZE;
    const tags: readonly (readonly [string, string])[] = [
      ['og:site_name', 'Tablée'],
      ['og:type', 'website'],
      ['og:title', title],
      ['og:description', text],
      ['og:image', new URL(picture, origin).href],
      ['og:image:width', String(width)],
      ['og:image:height', String(height)],
      ['twitter:card', 'summary_large_image'],
      ...(gate === undefined ? [] : [[GATE_TAG, JSON.stringify(gate)] as const]),
    ];
    return tags
      .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
      .join('');
  }

  sweep(): void {
    this.#allowance.sweep();
  }

  close(): Promise<void> {
    return this.#painter.close();
  }

  async #previewOf(request: Request): Promise<Preview> {
    const lang = langOf(request);
    const words = WORDS[lang];
    const match = MATCH.exec(request.path)?.[1];
    if (match !== undefined) {
      const record = await this.#matchOf(match);
      if (record === null) return houseOf(lang);
      const names = record.seats.map(({ nickname }) => nickname).join(', ');
      return {
        title: `${gameOf(record.game, lang)}${lang === 'fr' ? ' ' : ''}: ${names}`,
        text: words.again,
        picture: `/api/matches/${record.id}/card.png?lang=${lang}`,
      };
    }
    const code = ROOM.exec(request.path)?.[1];
    if (code === undefined) return houseOf(lang);
    const room = await this.#openRoom(request, code);
    if (room === null) return houseOf(lang);
    return {
      title: `${words.table(hostOf(room))} · ${gameOf(room.game, lang)}`,
      text: words.enter,
      picture: `/api/rooms/${room.code}/card.png?lang=${lang}`,
      gate: this.#gateOf(room),
    };
  }

  /** The members present and their match: what any new member would see, and no more. */
  #gateOf(room: RoomRecord): GateTag {
    const { code, host, game, members, seats } = room;
    const here = members
      .filter(({ id }) => this.#isHere(code, id))
      .sort((a, b) => Number(b.id === host) - Number(a.id === host));
    return {
      code,
      host: hostOf(room),
      game,
      here: here.slice(0, NAMED).map(({ nickname }) => nickname),
      more: Math.max(0, here.length - NAMED),
      free: seats.filter((seating) => seating === null).length,
      playing: isRunning(room),
    };
  }

  /** A match that is over. */
  async #matchOf(id: string): Promise<MatchRecord | null> {
    if (!matchId.safeParse(id).success) return null;
    try {
      const record = await this.#store.match(id);
      return record?.state === 'over' ? record : null;
    } catch (error) {
      if (error instanceof Damaged) return null;
      throw error;
    }
  }

  async #openRoom(request: Request, code: string): Promise<RoomRecord | null> {
    if (!roomCode.safeParse(code).success) return null;
    return this.#roomOf(this.#addressOf(request), code);
  }

  async #paintable(record: MatchRecord, lang: Lang): Promise<Paintable> {
    const lines = await this.#store.journal(record.id);
    const frames = await this.#store.frames(record.id);
    const { turns, decisive } = this.#understood(record.id) ?? { turns: [], decisive: null };
    const turn = decisive === null ? null : (turns[decisive] ?? null);
    return { kind: 'match', record, lines, frames, lang, turn };
  }

  async #send(
    request: Request,
    response: Response,
    name: string,
    asked: (lang: Lang) => Promise<Paintable>,
  ): Promise<void> {
    const address = this.#addressOf(request);
    const mayAsk = !this.#isLimited(address) || this.#allowance.take(address);
    const lang = langOf(request);
    const picture = mayAsk
      ? await this.#painter.picture(`${name} ${lang}`, () => asked(lang))
      : null;
    if (picture === null) {
      response.status(429).set('Retry-After', '5').json({ error: 'tooFast' });
      return;
    }
    response.set('Cache-Control', 'private, max-age=600').type('png').end(picture);
  }
}

function langOf(request: Request): Lang {
  const { lang } = request.query;
  if (lang === 'fr' || lang === 'en') return lang;
  return request.acceptsLanguages('fr', 'en') === 'en' ? 'en' : 'fr';
}

const gameOf = (game: string, lang: Lang): string =>
  MANIFESTS.find(({ id }) => id === game)?.name[lang] ?? 'Tablée';

const hostOf = ({ host, members }: RoomRecord): string =>
  members.find(({ id }) => id === host)?.nickname ?? '—';

const houseOf = (lang: Lang): Preview => ({
  title: 'Tablée',
  text: WORDS[lang].house,
  picture: `/api/card.png?lang=${lang}`,
});

const cardOf = (title: string, names: readonly string[], note: string): Paintable => {
  const rows = names.map((name) => ({ name, isFirst: false, score: '' }));
  return { kind: 'card', card: { title, rows, note } satisfies Card };
};

const houseCard = (lang: Lang): Paintable =>
  cardOf(
    'Tablée',
    MANIFESTS.map(({ name }) => name[lang]),
    WORDS[lang].house,
  );

const roomCard = (room: RoomRecord, lang: Lang): Paintable =>
  cardOf(WORDS[lang].table(hostOf(room)), [gameOf(room.game, lang)], WORDS[lang].enter);
