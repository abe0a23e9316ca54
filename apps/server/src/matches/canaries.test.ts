import type { AnyGame, Input, Options, Random, Viewer } from '@tablee/engine';
import { completeOptions, randomPicks, Session, seeded } from '@tablee/engine';
import { fuzzSeeds, notingShown, someOf } from '@tablee/engine/testing';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { deal } from './restore.ts';

const noDice = (): never => {
  throw new Error('a position that is looked at draws nothing');
};

/**
 * The texts that would give away a card that `viewer` does not know now, as they would stand in a message: its face, or, if
 * copies of the face lie open, its id together with a face. The cards in `shown` were open for a moment.
 */
function canaries(
  game: AnyGame,
  match: Match,
  viewer: Viewer,
  shown: ReadonlySet<string> = new Set(),
): string[] {
  const { state } = new Session(game, match.position(), { dice: noDice });
  const secrets = game.secrets(state, viewer).flat();
  const isShown = (name: unknown): boolean => typeof name === 'string' && shown.has(name);
  if (game.id === 'royaumes-sauvages') {
    const faces = secrets.map(({ face }) => face).filter((face) => !isShown(face));
    return faces.filter((face) => typeof face === 'string').map((face) => JSON.stringify(face));
  }
  return secrets.flatMap(({ id }) =>
    id === undefined || isShown(id) ? [] : [`"id":"${id}","face"`],
  );
}

function dealt(game: AnyGame, seats: number, options: Options, seed: number): Match {
  const people = Array.from({ length: seats }, (_, seat) => `u${seat}`);
  return deal(game, {
    id: 'm0000000000000000',
    room: 'ABCDEF',
    game: game.id,
    version: game.version,
    options: completeOptions(game, seats, options),
    seats: people.map((user) => ({ nickname: user, user, bot: null })),
    secret: seed.toString(16).padStart(64, '0'),
    shares: null,
    state: 'running',
  }).match;
}

/** Some legal input of an asked seat; now and then a seat undoes or leaves. */
function someInput(match: Match, seats: number, random: Random): Input {
  const asked = Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
    match.questionOf(seat),
  );
  const seat = asked[Math.floor(random() * asked.length)] as number;
  const chance = random();
  if (chance < 0.05) return { by: 'undo', seat };
  if (chance < 0.052) return { by: 'leave', seat };
  const open = match.questionOf(seat);
  if (open === null) throw new Error('nobody is asked');
  return {
    by: 'seat',
    seat,
    picks: randomPicks(open.question, random),
    question: open.fingerprint,
  };
}

/** Plays one match and gives the number of messages searched. */
function search(game: AnyGame, seats: number, options: Options, seed: number): number {
  const random = seeded(seed);
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const noting = notingShown(game, viewers);
  const match = dealt(noting.game, seats, options, seed);
  let searched = 0;
  while (!match.isOver) {
    const viewer = viewers[Math.floor(random() * viewers.length)] as Viewer;
    const before = new Set(canaries(game, match, viewer));
    const shown = noting.shown.get(viewer) as Set<string>;
    shown.clear();
    const step = match.apply(someInput(match, seats, random));
    if (typeof step === 'string') continue;
    expectNone(canaries(game, match, viewer), { ...match.snapshot(viewer), events: [] });
    const { update, whispers } = step.publication;
    const whisper = viewer === null ? undefined : whispers.get(viewer);
    const hidden = canaries(game, match, viewer, shown).filter((canary) => before.has(canary));
    expectNone(hidden, [update, whisper]);
    searched += 1;
  }
  return searched;
}

function expectNone(faces: readonly string[], message: unknown): void {
  const text = JSON.stringify(message) ?? '';
  const named = faces.filter((face) => text.includes(face));
  if (named.length > 0) expect(named).toEqual([]);
}

test.each(someOf([1, 2, 3, 4, 5], 2))(
  'random matches of %i: no message names a card its reader does not know',
  async (seats) => {
    const game = await loadGame('royaumes-sauvages');
    let searched = 0;
    const seeds = fuzzSeeds(40, 3);
    for (const seed of seeds) searched += search(game, seats, {}, seed);
    expect(searched).toBeGreaterThan(seeds.length * 10);
  },
);

const TABLES = [
  ['untamed', 2, {}],
  ['untamed', 3, { mode: 'hunter' }],
  ['untamed', 4, { mode: 'hydra' }],
  ['untamed', 4, { mode: 'manticore' }],
  ['unmatched', 2, {}],
  ['unmatched', 3, { mode: 'team' }],
  ['unmatched', 4, { mode: 'team', teamHands: 'shared' }],
  ['sang-rancune', 3, { heroChoice: 'draft' }],
  ['sang-rancune', 4, {}],
  ['cannibal-world', 2, {}],
  ['cannibal-world', 2, { match: 'tournament', decks: 'custom' }],
  ['cannibal-world', 4, { mode: '2v2' }],
] as const;

test.each(someOf(TABLES, 3))(
  'random matches of %s for %i, %o: no message shows a hidden card',
  async (id, seats, options) => {
    const game = await loadGame(id);
    let searched = 0;
    const seeds = fuzzSeeds(8);
    for (const seed of seeds) searched += search(game, seats, options, seed);
    expect(searched).toBeGreaterThan(seeds.length * 50);
  },
);

test('the search finds a card that an event names by mistake', async () => {
  const game = await loadGame('cannibal-world');
  const careless: AnyGame = {
    ...game,
    scripts: {
      ...game.scripts,
      *mainAction(table, ...args) {
        table.emit({ type: 'next', clause: 'CAN-1.1', card: table.own[0].hand[0] });
        return yield* (game.scripts.mainAction as NonNullable<typeof game.scripts.mainAction>)(
          table,
          ...args,
        );
      },
    },
  };
  expect(() => search(careless, 2, {}, 1)).toThrow(/"id":/);
});

test('the search finds a deck card that a rule lays open by mistake, copies or not', async () => {
  const game = await loadGame('unmatched');
  const careless: AnyGame = {
    ...game,
    scripts: {
      ...game.scripts,
      *startTurn(table, ...args) {
        table.open.next = table.deep.decks[0][0] ?? null;
        return yield* (game.scripts.startTurn as NonNullable<typeof game.scripts.startTurn>)(
          table,
          ...args,
        );
      },
    },
  };
  expect(() => search(careless, 2, {}, 1)).toThrow(/"id":/);
});

test('the search finds a card that a rule lays open by mistake', async () => {
  const game = await loadGame('royaumes-sauvages');
  const careless: AnyGame = {
    ...game,
    scripts: {
      ...game.scripts,
      *takeTurn(table, ...args) {
        table.open.next = table.deep.pile[0]?.face ?? null;
        return yield* (game.scripts.takeTurn as NonNullable<typeof game.scripts.takeTurn>)(
          table,
          ...args,
        );
      },
    },
  };
  expect(() => search(careless, 2, {}, 1)).toThrow(/\w-[1-8]/);
});
