import { seeded, tableSizes } from '@tablee/engine';
import { isChange } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { KeptMatch } from '../testing/kept-match.ts';
import type { JournalEntry } from './journal.ts';

const SEEDS = isChange ? 2 : 12;
const STEPS = 250;

/** Cards that lie where they lay are not read again: here all of the state is, after every step. */
test.each(GAME_IDS)(
  'the digest of what was sent last is that of the whole state: %s',
  async (id) => {
    const game = await loadGame(id);
    const sizes = tableSizes(game).filter((seats) => seats > 1);
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const seats = sizes[seed % sizes.length] as number;
      const kept = KeptMatch.deal(game, seats);
      const random = seeded(seed);
      for (let step = 0; step < STEPS && !kept.match.isOver; step += 1) {
        const chance = random();
        const seat = kept.someoneAsked(random);
        if (chance < 0.05) kept.act({ by: 'undo', seat });
        else if (chance < 0.055) kept.act({ by: 'leave', seat });
        else kept.answerAtRandom(random);
        const { state } = JSON.parse(kept.lines.at(-1)?.json ?? '') as JournalEntry;
        expect(state).toBe(kept.match.digest);
      }
    }
  },
);
