/// <reference lib="dom" />
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { GameId } from '@tablee/rules/catalogue.ts';
import type { Scene } from '../../apps/web/gallery/local-match.ts';
import { NODE, ROOT, run, VITE, WEB } from '../../scripts/run.mjs';
import type { Camera } from './camera.ts';
import type { Look, Size } from './looks.ts';

/** Milliseconds: a new question takes no touch, and a scene touches its targets one after the other. */
const SETTLES = 650;
const TOUCH = 100;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The gallery, freshly built and served. */
export class Gallery {
  readonly #server: Server;
  readonly #origin: string;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#origin = `http://localhost:${port}`;
  }

  static async open(): Promise<Gallery> {
    const config = ['build', '--config', 'gallery/vite.config.ts', '--logLevel', 'warn'];
    if (run(NODE, [VITE, ...config], { cwd: WEB }) !== 0) throw new Error('no gallery was built');
    const built = join(ROOT, '.sheet', 'gallery');
    const server = createServer((request, response) => {
      const file = join(built, new URL(request.url ?? '/', 'http://gallery').pathname);
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    return new Gallery(server, typeof address === 'object' ? (address?.port ?? 0) : 0);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** One scene in all looks and sizes. */
  async shows(
    browser: Browser,
    camera: Camera,
    game: GameId,
    [name, { moments, press = [] }]: readonly [string, Scene],
    looks: readonly Look[],
    sizes: readonly Size[],
  ): Promise<void> {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const comes = async (look: Look, size: Size): Promise<void> => {
      await page.setViewportSize({ ...size });
      await page.goto('about:blank');
      await page.goto(
        `${this.#origin}/gallery/index.html?game=${game}&scene=${name}${hashOf(look)}`,
      );
      await page.locator('.board, .end, .table-main > *').first().waitFor({ timeout: 60_000 });
      if (moments === undefined) await page.waitForTimeout(SETTLES + TOUCH * press.length);
      else await page.locator('.question-bar').waitFor();
    };
    try {
      let isOpen = false;
      for (const size of sizes) {
        for (const look of looks) {
          // A scene that is over in a moment is played again for each picture.
          if (!isOpen || moments !== undefined) await comes(look, size);
          else await turn(page, look, size);
          isOpen = true;
          await camera.takes(page, game, name, look, size);
        }
      }
      if (faults.length > 0) throw new Error(faults[0]);
    } catch (error) {
      camera.fails(game, name, error);
    } finally {
      await page.close();
    }
  }
}

const hashOf = ({ lang, scheme }: Look): string => `#lang=${lang}&theme=${scheme}`;

async function turn(page: Page, look: Look, size: Size): Promise<void> {
  await page.setViewportSize({ ...size });
  await page.evaluate((hash) => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, hashOf(look));
}
