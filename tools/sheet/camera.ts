/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Look, nameOf, type Size } from './looks.ts';

/** The most windows of a long page that are photographed. */
const LONGEST = 4;
/** Parts that differ at each run. */
const CHANGING = `.invite-code, .invite-qr, .another-device-qr, .gate-code, .fairness-values dd, .devices time,
  .round-table-code, .evening-matches time { visibility: hidden !important }`;

/** The narrowest window in which the panel stands beside the table, not over it. */
const BESIDE = 1100;
const NO_PANEL = '.side-panel { display: none !important }';

/** A picture that was taken, or could not be. */
export interface Picture {
  /** Path from the folder of all pictures. */
  readonly path: string;
  readonly group: string;
  readonly shot: string;
  readonly look: Look;
  readonly size: Size;
}

export interface Failure {
  readonly group: string;
  readonly shot: string;
  readonly why: string;
}

/** Takes pictures of pages and remembers which. */
export class Camera {
  readonly pictures: Picture[] = [];
  readonly failures: Failure[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The page as it stands, its end included. The panel covers the table of a phone only in pictures of the panel. */
  async takes(
    page: Page,
    group: string,
    shot: string,
    look: Look,
    size: Size,
    ofPanel = false,
  ): Promise<void> {
    const path = join(group, nameOf(shot, look, size));
    await page.setViewportSize({ ...size });
    const length = await page.evaluate(settled);
    const isLong = length > size.height;
    const clip = { x: 0, y: 0, width: size.width, height: Math.min(length, LONGEST * size.height) };
    const image = await page.screenshot({
      animations: 'disabled',
      timeout: 90_000,
      style: ofPanel || size.width >= BESIDE ? CHANGING : CHANGING + NO_PANEL,
      ...(isLong && { fullPage: true, clip }),
    });
    mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
    writeFileSync(join(this.#folder, path), image);
    this.pictures.push({ path, group, shot, look, size });
  }

  fails(group: string, shot: string, error: unknown): void {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n');
    this.failures.push({ group, shot, why });
  }
}

/** Runs in the page: waits until it has been laid out at its size; returns its whole height. */
async function settled(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames += 1) await frame();
  return document.documentElement.scrollHeight;
}
