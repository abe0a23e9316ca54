import type { Options } from '@tablee/engine';
import { clone, seeded, tableSizes } from '@tablee/engine';
import { fuzzSeeds, isFull, playRandomly, someOf } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { loadBot } from './bot.ts';

type BotKind = 'random' | 'sensible';

/** Plays one match; the bots get a copy of what their seat sees, through JSON as in the worker. */
async function play(
  gameId: string,
  kinds: readonly BotKind[],
  seed: number,
  options: Options = {},
) {
  const game = await loadGame(gameId as (typeof GAME_IDS)[number]);
  const bots: Bot[] = await Promise.all(kinds.map((kind) => loadBot(kind, gameId)));
  const draw = seeded(seed + 1000);
  const session = playRandomly({
    game,
    seats: kinds.length,
    options,
    seed,
    choose: (live, seat, question) => (bots[seat] as Bot)(clone(live.view(seat)), question, draw),
  });
  const outcome = game.outcome(session.state.open);
  if (outcome === null) throw new Error('no outcome');
  return outcome;
}

/** Games that two can play: the others are measured by the table, below. */
const DUELS = GAME_IDS.filter((id) => id !== 'sang-rancune');

describe.each(DUELS)('%s', (gameId) => {
  test.runIf(isFull)(
    'the sensible bot beats the random one in at least 80 % of two-player matches',
    async () => {
      let wins = 0;
      const matches = 100;
      for (let seed = 0; seed < matches; seed += 1) {
        const sensible = seed % 2;
        const kinds: BotKind[] = sensible === 0 ? ['sensible', 'random'] : ['random', 'sensible'];
        const { ranks } = await play(gameId, kinds, seed);
        if (ranks[sensible] === 1 && ranks[1 - sensible] !== 1) wins += 1;
      }
      expect(wins).toBeGreaterThanOrEqual(0.8 * matches);
    },
  );
});

describe.each(GAME_IDS)('%s', (gameId) => {
  test('the same bot on the same seed plays the same match', async () => {
    const seats = tableSizes(await loadGame(gameId)).includes(3) ? 3 : 2;
    const kinds = (['sensible', 'random', 'sensible'] as const).slice(0, seats);
    const first = await play(gameId, kinds, 7);
    expect(await play(gameId, kinds, 7)).toEqual(first);
  });
});

test('every table of Royaumes Sauvages is played to its end by sensible bots', async () => {
  for (let seats = 2; seats <= 5; seats += 1) {
    for (const tieRule of ['battle', 'treaty']) {
      const kinds = Array.from({ length: seats }, (): BotKind => 'sensible');
      expect((await play('royaumes-sauvages', kinds, seats, { tieRule })).ranks).toContain(1);
    }
  }
  for (const soloLevel of ['easy', 'medium', 'normal', 'hard', 'expert']) {
    expect((await play('royaumes-sauvages', ['sensible'], 3, { soloLevel })).ranks).toHaveLength(1);
  }
});

const UNTAMED_TABLES: readonly { seats: number; options: Options }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { factionPool: 'base9', freshStronghold: 'shieldedThisTurn' } },
  { seats: 2, options: { draft: 'random', owlSupply: '8', strongholdOrder: 'open' } },
  { seats: 3, options: { mode: 'hunter', draft3: 'printedThenSeat1' } },
  { seats: 4, options: { mode: 'hunter' } },
  { seats: 3, options: { mode: 'survival' } },
  { seats: 4, options: { mode: 'survival' } },
  { seats: 3, options: { mode: 'alpha' } },
  { seats: 4, options: { mode: 'alpha', alphaChoice: 'volunteer', alphaCount: 'atStart' } },
  { seats: 4, options: { mode: 'hydra' } },
  { seats: 4, options: { mode: 'hydra', hydraAbility: 'perTeam' } },
  { seats: 6, options: { mode: 'hydra' } },
  { seats: 4, options: { mode: 'manticore' } },
];

test.each(someOf(UNTAMED_TABLES, 4))(
  'Untamed is played to its end by $seats sensible bots: $options',
  async ({ seats, options }) => {
    const kinds = Array.from({ length: seats }, (): BotKind => 'sensible');
    for (const seed of fuzzSeeds(3)) {
      expect((await play('untamed', kinds, seed, options)).ranks).toContain(1);
    }
  },
);

describe('Sang Rancune', () => {
  const survivals = async (seats: number, kind: BotKind, matches: number): Promise<number> => {
    let survived = 0;
    for (let seed = 1; seed <= matches; seed += 1) {
      const kinds = Array.from({ length: seats }, () => kind);
      if ((await play('sang-rancune', kinds, seed)).ranks.includes(1)) survived += 1;
    }
    return survived / matches;
  };

  test.runIf(isFull).each([3, 4, 5, 6])(
    '%i sensible bots survive nine encounters in 40 to 75 per cent of their matches',
    async (seats) => {
      const sensible = await survivals(seats, 'sensible', 120);
      expect(sensible).toBeGreaterThanOrEqual(0.4);
      expect(sensible).toBeLessThanOrEqual(0.75);
    },
  );

  test.runIf(isFull)('four random bots hardly ever survive nine encounters', async () => {
    expect(await survivals(4, 'random', 40)).toBeLessThan(0.15);
  });
});

const CANNIBAL_TABLES: readonly { seats: number; options: Options }[] = [
  { seats: 2, options: { decks: 'custom' } },
  { seats: 2, options: { decks: 'custom', match: 'tournament' } },
  { seats: 2, options: { askAlways: 'on', pyrrhic: 'off' } },
  { seats: 4, options: { mode: '2v2' } },
  { seats: 4, options: { mode: '2v2', decks: 'custom' } },
];

test.each(someOf(CANNIBAL_TABLES, 2))(
  'Cannibal World is played to its end by $seats sensible bots: $options',
  async ({ seats, options }) => {
    const kinds = Array.from({ length: seats }, (): BotKind => 'sensible');
    for (const seed of fuzzSeeds(3)) {
      expect((await play('cannibal-world', kinds, seed, options)).ranks).toContain(1);
    }
  },
);

test('a game that nobody knows gets the random bot', async () => {
  const bot = await loadBot('sensible', 'no-such-game');
  const question = { shape: 'confirm', kind: 'sure', clause: 'X-1', fallback: ['no'] } as const;
  const view = { seat: 0, open: {}, own: {}, tally: {} };
  expect(['yes', 'no']).toContain(bot(view, question, seeded(1))[0]);
});
