/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { en } from '../../apps/web/src/i18n/en.ts';
import { fr } from '../../apps/web/src/i18n/fr.ts';
import { tableEn } from '../../apps/web/src/i18n/table-en.ts';
import { tableFr } from '../../apps/web/src/i18n/table-fr.ts';
import type { Route } from '../../apps/web/src/router.ts';
import type { TableState } from '../../apps/web/src/stores/table.ts';
import { Friend, type FriendSettings } from '../../e2e/friend.ts';
import { endsOf, lateScenesOf } from '../../e2e/scenes.ts';
import { TestServer } from '../../e2e/server.ts';
import { Stage } from '../../e2e/stage.ts';
import type { Look, Size } from './looks.ts';

/** The players in the pictures. */
class Cast {
  readonly browser: Browser;
  readonly server: TestServer;
  readonly stage: Stage;
  readonly look: Look;
  /** Never played here. */
  readonly bea: Friend;
  readonly link: string;
  readonly #settings: FriendSettings;

  private constructor(
    browser: Browser,
    server: TestServer,
    stage: Stage,
    bea: Friend,
    look: Look,
    settings: FriendSettings,
  ) {
    this.#settings = settings;
    this.browser = browser;
    this.server = server;
    this.stage = stage;
    this.bea = bea;
    this.look = look;
    this.link = `${server.origin}/r/${stage.code}`;
  }

  static async meets(browser: Browser, look: Look, as: FriendSettings = {}): Promise<Cast> {
    const server = await TestServer.start();
    const settings = { ...settingsOf(look), ...as };
    const stage = await Stage.open(browser, server, settings);
    const bea = await Friend.arrive(browser, { ...settings, newcomer: true });
    return new Cast(browser, server, stage, bea, look, settings);
  }

  get ada(): Friend {
    return this.stage.ada;
  }

  get page(): Page {
    return this.ada.page;
  }

  /** A page of a first-time visitor. */
  async stranger(path: string): Promise<Page> {
    const { page } = await Friend.arrive(this.browser, this.#settings);
    await page.goto(`${this.server.origin}${path}`);
    return page;
  }

  /** A room of somebody who has just come and picks a game. */
  async otherRoom(game: string): Promise<Page> {
    const host = await Friend.arrive(this.browser, this.#settings);
    await host.opensRoom(this.server.origin, 'Cléo');
    await host.picksGame(game);
    return host.page;
  }

  /** Words of the house, as they stand on buttons. */
  says(key: keyof typeof tableEn | keyof typeof en): string {
    const words = this.look.lang === 'fr' ? { ...fr, ...tableFr } : { ...en, ...tableEn };
    return (words as Record<string, string>)[key] as string;
  }

  button(key: Parameters<Cast['says']>[0], page = this.page): Locator {
    return page.getByRole('button', { name: this.says(key), exact: true });
  }

  async menu(key: Parameters<Cast['says']>[0]): Promise<Page> {
    await this.ada.picksFromMenu(this.says(key));
    return this.page;
  }

  async leaves(): Promise<void> {
    this.stage.close();
    for (const { page } of [this.ada, this.bea]) await page.context().close();
    await this.server.stop();
  }
}

const settingsOf = ({ lang, scheme }: Look) => ({
  locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
  colorScheme: scheme,
  still: true,
  // A style of the camera blanks the parts that differ at each run.
  bypassCSP: true,
});

/** A state of a page, reached from the one before it. */
export interface Shot {
  readonly name: string;
  /** Classes of elements that have to be in sight: without them the picture is useless. */
  readonly shows: readonly string[];
  /** The window in which all of that is in sight, if it is not in the usual one. */
  readonly window?: Size;
  readonly at?: Route['at'];
  readonly panel?: NonNullable<TableState['panel']>;
  readonly dialog?: NonNullable<TableState['dialog']>;
  /** The page lies open from before, and is closed after it. */
  reach(cast: Cast): Promise<Page>;
}

const closes = async ({ page }: Cast): Promise<void> => page.keyboard.press('Escape');

/** The way to every screen of the house, in this order. */
export const SHOTS: readonly Shot[] = [
  {
    ...{ name: 'home', at: 'home', shows: ['home-posters', 'poster'] },
    reach: (cast) => cast.stranger('/'),
  },
  {
    ...{ name: 'credits', at: 'credits', shows: ['credits'] },
    reach: (cast) => cast.stranger('/credits'),
  },
  {
    ...{ name: 'not found', at: 'notFound', shows: ['trouble'] },
    reach: (cast) => cast.stranger('/nowhere'),
  },
  {
    ...{ name: 'a pass too old', at: 'pass', shows: ['gate'] },
    reach: (cast) => cast.stranger(`/as#${'a'.repeat(20)}`),
  },
  {
    ...{ name: 'gate', at: 'room', shows: ['gate'] },
    reach: (cast) => cast.stranger(`/r/${cast.stage.code}`),
  },
  {
    name: 'room, alone',
    shows: [
      ...[
        'lobby-grid',
        'round-table',
        'chair',
        'start-bar',
        'invite',
        'folded',
        'game-choice-list',
      ],
      ...['people-list', 'chat'],
    ],
    reach: async ({ page }) => page,
  },
  {
    ...{ name: 'room, settings unfolded', shows: ['doors', 'chip-choice'] },
    async reach({ ada, page }) {
      await ada.unfolds();
      return page;
    },
  },
  {
    ...{ name: 'room, which duels are close', shows: ['fair-match'] },
    async reach(cast) {
      const page = await cast.otherRoom('Unmatched');
      await page.locator('.folded:has(.fair-match) > summary').click();
      return page;
    },
  },
  {
    ...{ name: 'room, a bot is chosen', shows: ['chair-choices'] },
    async reach(cast) {
      await cast.page
        .getByRole('button', { name: cast.says('seatBot'), exact: true })
        .first()
        .click();
      return cast.page;
    },
  },
  {
    ...{ name: 'room, a guest who is new to the game', shows: ['primer'] },
    async reach(cast) {
      await cast.page.reload();
      await cast.bea.joins(cast.link, 'Béa');
      await cast.bea.sits();
      return cast.bea.page;
    },
  },
  {
    ...{ name: 'room, somebody is new to the game', shows: ['first-set-up'] },
    reach: async ({ page }) => page,
  },
  {
    ...{ name: 'another device', shows: ['another-device', 'devices'] },
    async reach(cast) {
      await cast.page.locator('.people-device').click();
      await cast.page.locator('.another-device .btn').first().click();
      return cast.page;
    },
  },
  {
    ...{ name: 'a password is asked', shows: ['gate'] },
    async reach(cast) {
      await closes(cast);
      await cast.ada.unfolds();
      await cast.page.locator('.doors-password input').fill('lune');
      await cast.page.locator('.doors-password button').click();
      const page = await cast.stranger(`/r/${cast.stage.code}`);
      await page.locator('#nickname').fill('Eve');
      await page.locator('#nickname').press('Enter');
      await page.locator('input[type=password], .gate input').first().waitFor();
      return page;
    },
  },
  {
    ...{ name: 'first time', shows: ['first-time', 'question-bar'] },
    async reach(cast) {
      await cast.page.locator('.doors > .btn').first().click();
      await cast.page.locator('.doors-password').waitFor();
      await cast.ada.starts();
      await cast.bea.sentence.waitFor();
      // The first player is drawn: the asked players see who it is.
      const told = cast.bea.page.locator('.first-time');
      for (let turns = 0; turns < 8 && !(await told.isVisible()); turns += 1) {
        await cast.ada.playsOn();
        await told.waitFor({ timeout: 2000 }).catch(() => {});
      }
      return cast.bea.page;
    },
  },
  {
    name: 'table',
    shows: ['table-head', 'seat-plate', 'table-menu', 'question-bar'],
    async reach(cast) {
      const [scene] = await lateScenesOf('untamed', ['mainAction']);
      if (scene === undefined) throw new Error('no scene');
      await cast.stage.plays(scene);
      // Whether it comes depends on how fast the page was.
      const recap = cast.page.locator('.recap');
      await recap.waitFor({ timeout: 3000 }).catch(() => {});
      if (await recap.isVisible()) await closes(cast);
      return cast.page;
    },
  },
  {
    ...{ name: 'recap of a latecomer', shows: ['recap'] },
    async reach(cast) {
      await cast.bea.page.locator('.recap').waitFor();
      return cast.bea.page;
    },
  },
  {
    ...{ name: 'watching', shows: ['spectator-bar'] },
    async reach(cast) {
      await cast.bea.dropsRecap();
      return cast.bea.page;
    },
  },
  {
    ...{ name: 'who watches', shows: ['who-watches', 'who-watches-names'] },
    async reach({ page }) {
      await page.locator('.who-watches:visible').click();
      return page;
    },
  },
  {
    ...{ name: 'palette', dialog: 'palette', shows: ['palette', 'goal'] },
    async reach(cast) {
      await closes(cast);
      await cast.page.keyboard.press('?');
      return cast.page;
    },
  },
  {
    ...{ name: 'hand sheet', dialog: 'hand', shows: ['hand-sheet'] },
    async reach(cast) {
      await closes(cast);
      await cast.page.locator('.table-menu-hand:visible').click();
      return cast.page;
    },
  },
  {
    ...{ name: 'turn aid', dialog: 'turnAid', shows: ['turn-aid'] },
    async reach(cast) {
      await closes(cast);
      await cast.button('turnAid').click();
      return cast.page;
    },
  },
  {
    ...{ name: 'menu', shows: ['table-menu-list'] },
    async reach(cast) {
      await closes(cast);
      await cast.page.locator('.table-menu [aria-expanded]').click();
      return cast.page;
    },
  },
  {
    ...{ name: 'primer', dialog: 'primer', shows: ['primer'] },
    async reach(cast) {
      await cast.page.locator('.table-menu [aria-expanded]').click();
      return cast.menu('inThreeSentences');
    },
  },
  {
    ...{ name: 'settings', dialog: 'settings', shows: ['settings-form'] },
    async reach(cast) {
      await closes(cast);
      return cast.menu('settings');
    },
  },
  {
    ...{ name: 'device', dialog: 'device', shows: ['another-device'] },
    async reach(cast) {
      await closes(cast);
      return cast.menu('anotherDevice');
    },
  },
  {
    ...{ name: 'shortcuts', dialog: 'shortcuts', shows: ['shortcut-list'] },
    async reach(cast) {
      await closes(cast);
      return cast.menu('shortcuts');
    },
  },
  {
    ...{ name: 'restart', dialog: 'restart', shows: ['dialog-actions'] },
    async reach(cast) {
      await closes(cast);
      return cast.menu('restart');
    },
  },
  {
    ...{ name: 'leave', dialog: 'leave', shows: ['dialog-actions'] },
    async reach(cast) {
      await closes(cast);
      return cast.menu('leaveMatch');
    },
  },
  {
    ...{ name: 'log', panel: 'log', shows: ['side-panel', 'log-line'] },
    async reach(cast) {
      await closes(cast);
      await opensPanel(cast.page, 0);
      return cast.page;
    },
  },
  {
    ...{ name: 'talk', panel: 'chat', shows: ['chat'] },
    async reach({ stage, page }) {
      await stage.interrupts('public');
      await opensPanel(page, 1);
      return page;
    },
  },
  {
    ...{ name: 'rules beside the table', panel: 'rules', shows: ['rulebook'] },
    async reach({ page }) {
      await opensPanel(page, 2);
      await page.locator('.side-panel .rulebook').waitFor();
      return page;
    },
  },
  {
    ...{ name: 'a notice', shows: ['table-notice'] },
    async reach({ stage, page }) {
      await page.locator('.side-panel-head > .btn-icon').click();
      await stage.interrupts('all');
      return page;
    },
  },
  {
    ...{ name: 'paused', shows: ['question-bar'] },
    async reach(cast) {
      await cast.stage.interrupts('public');
      return cast.menu('pause');
    },
  },
  {
    // Where the log stands beside the table, the line goes with its move.
    ...{ name: 'after a move', shows: ['ticker-line'], window: { width: 800, height: 700 } },
    async reach(cast) {
      await cast.menu('resume');
      const why = cast.page.locator('.seat-plate[data-changed]');
      for (let answers = 0; answers < 20 && (await why.count()) === 0; answers += 1) {
        await cast.ada.types();
      }
      return cast.page;
    },
  },
  {
    ...{ name: 'why numbers have changed', dialog: 'changes', shows: ['changes'] },
    async reach({ page }) {
      await page.locator('.seat-plate[data-changed] > .seat-plate-why').first().press('Enter');
      return page;
    },
  },
  {
    ...{ name: 'a step back', shows: ['look-back'] },
    async reach(cast) {
      await closes(cast);
      await cast.bea.page.locator('.look-back button').first().click();
      return cast.bea.page;
    },
  },
  {
    ...{ name: 'end', shows: ['end-score'] },
    async reach(cast) {
      const scene = (await endsOf('untamed')).find(({ name }) => name.startsWith('won'));
      if (scene === undefined) throw new Error('no scene');
      await cast.stage.plays(scene);
      await cast.stage.answers(scene.picks);
      await cast.page.locator('.end').waitFor({ timeout: 40_000 });
      return cast.page;
    },
  },
  {
    ...{ name: 'end, as a guest', shows: ['end-score'] },
    async reach({ bea }) {
      await bea.page.locator('.end').waitFor({ timeout: 40_000 });
      return bea.page;
    },
  },
  {
    ...{ name: 'shuffles verified', shows: ['verification'] },
    async reach(cast) {
      await cast.button('verify').click();
      await cast.page.locator('.verification-pile, .verification').first().waitFor();
      return cast.page;
    },
  },
  {
    ...{ name: 'replay', at: 'match', shows: ['film-bar', 'replay'] },
    async reach({ page }) {
      await page.locator('.end-actions a[href*="/m/"]').click();
      await page.locator('.film-bar').waitFor();
      return page;
    },
  },
  {
    ...{ name: 'replay, review', shows: ['review'] },
    async reach(cast) {
      await cast.button('reviewLead').click();
      return cast.page;
    },
  },
  {
    ...{ name: 'replay, understood', shows: ['understand'] },
    async reach({ page }) {
      await page.locator('.understand-button').click();
      return page;
    },
  },
  {
    ...{ name: 'replay, play on', shows: ['play-on', 'play-on-tables'] },
    async reach(cast) {
      await cast.page.locator('.understand-button').click();
      await cast.button('replayPlayOn').click();
      return cast.page;
    },
  },
  {
    ...{ name: 'replay, what if', shows: ['what-if'] },
    async reach(cast) {
      await closes(cast);
      await cast.button('whatIfTitle').click();
      return cast.page;
    },
  },
  {
    ...{ name: 'room, the next match begins at a moment', shows: ['beginning'] },
    async reach(cast) {
      await cast.button('whatIfEnd').click();
      await cast.button('replayPlayOn').click();
      await cast.page.locator('.play-on-tables .btn').first().click();
      await cast.page.locator('.beginning').waitFor();
      return cast.page;
    },
  },
  {
    ...{ name: 'room, the evening', shows: ['evening-list'] },
    async reach({ page }) {
      await page.locator('.evening summary').first().click();
      return page;
    },
  },
  {
    ...{ name: 'matches of this browser', at: 'savedMatch', shows: ['saved-match', 'own-matches'] },
    async reach({ page, server }) {
      await page.goto(`${server.origin}/m`);
      return page;
    },
  },
];

async function opensPanel(page: Page, tab: number): Promise<void> {
  if (!(await page.locator('.side-panel').isVisible())) await page.keyboard.press('l');
  await page.locator('.side-panel-tab').nth(tab).click();
}

const ROOT = join(import.meta.dirname, '..', '..');

/** Whether players of a game may build decks. */
const hasDecks = (game: GameId): boolean =>
  existsSync(join(ROOT, 'apps/web/src/games', game, 'decks/page.tsx'));

/** Screens that every game has beside its table, or only the games that `has` names. */
export const OF_EACH_GAME: readonly (Pick<Shot, 'name' | 'shows' | 'at'> & {
  has?(game: GameId): boolean;
  path(game: GameId): string;
  reach?(page: Page): Promise<void>;
})[] = [
  {
    ...{ name: 'rules', at: 'rules', shows: ['rulebook', 'overview'] },
    path: (game) => `/rules/${game}`,
    reach: (page) => page.locator('.overview-picture').last().waitFor(),
  },
  { name: 'lessons', at: 'learn', shows: ['course'], path: (game) => `/learn/${game}` },
  {
    ...{ name: 'a lesson', shows: ['classroom', 'coach'] },
    path: (game) => `/learn/${game}`,
    async reach(page) {
      await page.locator('.course-list a').first().click();
      await page.locator('.board').first().waitFor();
    },
  },
  {
    ...{ name: 'a match to be watched', shows: ['classroom', 'replay'] },
    path: (game) => `/learn/${game}`,
    async reach(page) {
      await page.locator('a[href$="/watch"]').click();
      await page.locator('.board').first().waitFor();
    },
  },
  {
    ...{ name: 'decks', at: 'decks', shows: ['decks-title', 'cw-posters'] },
    has: hasDecks,
    path: (game) => `/decks/${game}`,
  },
  {
    ...{ name: 'a deck is built', shows: ['cw-bench', 'cw-curve', 'cw-pool'] },
    has: hasDecks,
    path: (game) => `/decks/${game}`,
    reach: (page) => page.locator('.cw-poster-more > button:nth-child(2)').first().click(),
  },
  {
    ...{ name: 'decks that are kept, one deleted', shows: ['cw-shelf', 'cw-shelf-removed'] },
    has: hasDecks,
    path: (game) => `/decks/${game}`,
    async reach(page) {
      for (const [faction, card] of [
        [0, 0],
        [3, 6],
        [1, 4],
      ] as const) {
        await page.locator('.cw-poster-more > button:nth-child(2)').nth(faction).click();
        await page.locator('[data-taken] .cw-pool-count > button:first-child').nth(card).click();
        await page.locator('.cw-builder > header > .btn').first().click();
      }
      await page.locator('.cw-shelf-deck > p > .btn:last-child').nth(1).click();
    },
  },
];

interface Visit {
  readonly look: Look;
  /** More of how a browser is. */
  readonly as?: FriendSettings;
  /** Whose pages are seen, and whether those that belong to no game are. */
  readonly games: readonly GameId[];
  readonly isWhole: boolean;
  /** A screen, with what has to be in sight there in sight. */
  sees(page: Page, group: string, shot: string): Promise<void>;
  /** A screen that could not be reached; the next one is tried. */
  misses(group: string, shot: string, error: unknown): void;
}

/** Goes over every screen of the house, in their order. */
export async function goesOver(browser: Browser, visit: Visit): Promise<void> {
  const cast = await Cast.meets(browser, visit.look, visit.as);
  const sees = async (
    group: string,
    { name, shows, window }: Pick<Shot, 'name' | 'shows' | 'window'>,
    page: Page,
  ) => {
    const usual = page.viewportSize();
    const back = async () => {
      if (usual !== null) await page.setViewportSize(usual);
    };
    try {
      if (window !== undefined) await page.setViewportSize(window);
      for (const seen of shows) {
        await page.locator(`.${seen}:visible`).first().waitFor({ timeout: 40_000 });
      }
    } finally {
      await back();
    }
    await visit.sees(page, group, name);
    await back();
  };
  try {
    for (const shot of visit.isWhole ? SHOTS : []) {
      try {
        const page = await shot.reach(cast);
        await sees('house', shot, page);
        if (page !== cast.page && page !== cast.bea.page) await page.context().close();
      } catch (error) {
        visit.misses('house', shot.name, error);
      }
    }
    for (const game of visit.games) {
      for (const shot of OF_EACH_GAME.filter(({ has }) => has?.(game) ?? true)) {
        try {
          const page = await cast.stranger(shot.path(game));
          await shot.reach?.(page);
          await sees(game, shot, page);
          await page.context().close();
        } catch (error) {
          visit.misses(game, shot.name, error);
        }
      }
    }
  } finally {
    await cast.leaves();
  }
}
