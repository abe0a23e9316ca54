import { type Browser, expect, type Page } from '@playwright/test';
import type { Question, View } from '@tablee/engine';
import { newGuest, TestClient } from '../apps/server/src/testing/test-client.ts';
import type { FriendSettings } from './friend.ts';
import { Friend } from './friend.ts';
import type { Scene } from './scenes.ts';
import type { TestServer } from './server.ts';
import { drawn } from './waits.ts';

/** A room on which scenes are played: one page takes the seat that is asked, guests without a page all the others. */
export class Stage {
  readonly server: TestServer;
  readonly code: string;
  /** Whose page it is. */
  readonly ada: Friend;
  /** Ada again, without a page: she arranges what a page would take many clicks for. */
  readonly #host: TestClient;
  readonly #guests: TestClient[] = [];
  readonly #pages: Page[];
  /** The table as it was laid last: game, chairs, options, and Ada's chair. */
  #laid = '';

  private constructor(server: TestServer, code: string, ada: Friend, host: TestClient) {
    this.server = server;
    this.code = code;
    this.ada = ada;
    this.#host = host;
    this.#pages = [ada.page];
  }

  static async open(
    browser: Browser,
    server: TestServer,
    settings: FriendSettings,
  ): Promise<Stage> {
    const ada = await Friend.arrive(browser, { still: true, ...settings });
    const link = await ada.opensRoom(server.origin, 'Ada');
    const code = String(link.split('/').at(-1));
    const [cookie] = await ada.page.context().cookies(server.origin);
    const host = new TestClient(server.port, `${cookie?.name}=${cookie?.value}`);
    // The page does that.
    host.sharesChance = false;
    await host.connect();
    await host.must('room:join', { code });
    return new Stage(server, code, ada, host);
  }

  /** A watcher with a page. */
  async watcher(browser: Browser, settings: FriendSettings): Promise<Friend> {
    const cy = await Friend.arrive(browser, { ...settings, still: true });
    const isPlaying = this.#host.room?.match != null;
    await cy[isPlaying ? 'watches' : 'joins'](`${this.server.origin}/r/${this.code}`, 'Cy');
    this.#pages.push(cy.page);
    return cy;
  }

  /** A match at this moment, in place of the one before; resolves when the page is asked. */
  async plays(scene: Scene): Promise<void> {
    const host = this.#host;
    const pages = this.#pages.filter((page) => !page.isClosed());
    await Promise.all(pages.map((page) => page.evaluate(markTable)));
    const { game, seats, options, seat, position, name } = scene;
    const table = JSON.stringify([game, seats, options, seat]);
    // A room is drawn for nothing where the next match is played at the same table.
    if (table !== this.#laid || host.room?.match == null) await this.#lays(scene);
    // People start what they see; a page that still draws the room may add its number too late.
    for (const page of pages) await drawn(page);
    this.#laid = table;
    await this.server.begins(this.code, position);
    const before = host.room?.match ?? null;
    if (before?.state === 'running') await host.must('room:restart', { match: before.id });
    else await host.must('room:start', {});
    await host.until(
      'the match',
      ({ match, room }) => room?.match?.id !== before?.id && match?.match === room?.match?.id,
    );
    for (const page of pages) await expect(page.locator('.table:not([data-before])')).toBeVisible();
    const asked = this.ada.page.locator('.question-bar[data-mine]:not([data-settling])');
    await expect(asked, name).toBeVisible();
    if (this.hasRecap) await this.ada.dropsRecap();
  }

  async #lays({ game, seats, options, seat }: Scene): Promise<void> {
    const host = this.#host;
    await this.#clears();
    for (const one of [host, ...this.#guests]) await one.ask('room:stand', {});
    for (const [each, seating] of (host.room?.seats ?? []).entries()) {
      if (seating !== null) await host.ask('room:clearSeat', { seat: each });
    }
    await host.must('room:choose', { game, seats, options: { ...options } });
    const guests = await this.#guestsFor(seats - 1);
    const free = Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat);
    await host.must('room:sit', { seat });
    for (const [i, each] of free.entries()) await guests[i]?.must('room:sit', { seat: each });
  }

  /** Ada gives an answer, beside her page. */
  async answers(picks: readonly string[]): Promise<void> {
    const { match } = this.#host;
    const question = match?.question?.fingerprint ?? '';
    await this.#host.must('match:answer', {
      match: String(match?.match),
      question,
      picks: [...picks],
    });
  }

  /** Whether a late joiner gets a recap: not if nothing seems to have happened. */
  get hasRecap(): boolean {
    return this.#host.match !== null && this.#host.match.seq > 0;
  }

  /** What Ada answers to what she is asked, as `choose` decides. */
  async answersBy(choose: (view: View, question: Question) => readonly string[]): Promise<void> {
    const { match } = this.#host;
    await this.answers(choose(match as unknown as View, match?.question as unknown as Question));
  }

  /** The question that Ada is asked; `null` if there is none. */
  get question(): string | null {
    return this.#host.match?.question?.fingerprint ?? null;
  }

  /** Interruptions at a table besides questions: a message, and a host who would show the hands to watchers. */
  async interrupts(policy: 'public' | 'all'): Promise<void> {
    await this.#guests[0]?.must('chat:say', { text: 'A word between two moves', to: 'room' });
    await this.#host.must('room:watching', { policy, rounds: 1 });
  }

  close(): void {
    for (const one of [this.#host, ...this.#guests]) one.close();
  }

  async #clears(): Promise<void> {
    if (this.#host.room?.match != null) await this.#host.must('room:lobby', {});
  }

  async #guestsFor(count: number): Promise<readonly TestClient[]> {
    const { port } = this.server;
    while (this.#guests.length < count) {
      const guest = await new TestClient(port, (await newGuest(port)).cookie).connect();
      const nickname = ['Béa', 'Dan', 'Eve', 'Fay', 'Gus'][this.#guests.length] as string;
      await guest.must('room:join', { code: this.code, nickname });
      this.#guests.push(guest);
    }
    return this.#guests.slice(0, count);
  }
}

/** Runs in the page: the table of the match that goes, told from that of the next one. */
function markTable(): void {
  document.querySelector('.table')?.setAttribute('data-before', '');
}
