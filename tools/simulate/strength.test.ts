import { isFull } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { balanceOf } from './balance/balance.ts';
import { tested } from './sprt.ts';

/** Among four the share is so near to the claim that it takes hours to tell: `pnpm simulate --sprt --players 4`. */
const DUELS = GAME_IDS.filter((id) => id !== 'sang-rancune');
/** Rather three of four duels than fewer than half of them: told apart in some twenty matches. */
const CLAIM = { bar: 0.6, margin: 0.15 };
const MOST = 60;

test.runIf(isFull).each(DUELS)(
  '%s: a strong bot beats a sensible one, with heroes, factions and decks as they come',
  async (id) => {
    const game = await loadGame(id);
    const judged = await balanceOf(id);
    const options = judged.players === 2 ? judged.options : {};
    const sides = { challenger: 'strong', others: 'sensible' } as const;
    const verdict = await tested({
      ...CLAIM,
      ...sides,
      game,
      players: 2,
      options,
      most: MOST,
      seed: 1,
    });
    expect(verdict.verdict).not.toBe('missed');
    expect(verdict.llr).toBeGreaterThan(0);
  },
  3_600_000,
);
