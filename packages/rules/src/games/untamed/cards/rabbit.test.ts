import { expect, test } from 'vitest';
import { game as untamed } from '../index.ts';
import {
  attacks,
  chooses,
  declines,
  endsTurn,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

const warren = (hand: string[], more: object = {}) =>
  given({
    A: { stronghold: 'rabbit-warren', support: ['rat-feast'], hand, power: 0, ...more },
    B: { play: ['fox-seer', 'tiger-cub'] },
  });

test('rabbit-warren UNT-23.13 UNT-23.15 S26: played for no Power, it counts and uses up the discount', () => {
  const scene = warren(['rabbit-twins', 'panda-teamaster', 'rat-feast'], { discount: 1 }).when(
    usesAbility('A'),
  );
  expect(scene.options('A')).toEqual(['rabbit-twins']);
  scene.when(chooses('A', 'rabbit-twins'), chooses('A', 'rush')).shows(() => {
    expect(rows(scene).A).toEqual(['rabbit-twins 2/3']);
    expect(scene.player('A').cardsPlayed).toBe(1);
    expect(scene.player('A').discount).toBe(0);
    expect(scene.removed('A')).toEqual(['rat-feast']);
    expect(scene.hand('A')).toEqual(['panda-teamaster', 'rat-feast']);
    expect(scene.options('A').filter((option) => option.startsWith('rabbit-twins'))).toEqual([
      'rabbit-twins fox-seer',
      'rabbit-twins tiger-cub',
    ]);
  });
});

test('rabbit-warren UNT-23.4: not without such an Animal in hand, not without Support', () => {
  warren(['panda-teamaster', 'rat-feast']).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
  warren(['rabbit-twins'], { support: [] }).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
});

const leveret = (own: string[], enemies: string[]) =>
  given({ A: { hand: ['rabbit-leveret'], power: 1, play: own }, B: { play: enemies } }).when(
    plays('A', 'rabbit-leveret'),
  );

test('rabbit-leveret UNT-15.1: 1 damage to an enemy Animal', () => {
  const scene = leveret(['fox-seer'], ['tiger-cub', 'rat-leech']);
  expect(scene.options('A')).toEqual(['nip', 'cheer', 'none']);
  scene.when(chooses('A', 'nip'));
  expect(scene.options('A')).toEqual(['tiger-cub', 'rat-leech']);
  scene.when(chooses('A', 'rat-leech')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2', 'rabbit-leveret 1/1 exhausted'],
      B: ['tiger-cub 1/2', 'rat-leech 2/3 d1'],
    }),
  );
});

test('rabbit-leveret UNT-15.8: or 1 Fury on another of yours', () => {
  const scene = leveret(['fox-seer', 'rat-pup'], ['tiger-cub']).when(chooses('A', 'cheer'));
  expect(scene.options('A')).toEqual(['fox-seer', 'rat-pup']);
  scene.when(chooses('A', 'rat-pup')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2', 'rat-pup 2/1 f1', 'rabbit-leveret 1/1 exhausted'],
      B: ['tiger-cub 1/2'],
    }),
  );
});

test('rabbit-leveret UNT-8.5 UNT-23.3: may be declined; only ways with a target; none: not asked', () => {
  leveret(['fox-seer'], ['tiger-cub'])
    .when(declines('A'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['fox-seer 1/2', 'rabbit-leveret 1/1 exhausted'],
        B: ['tiger-cub 1/2'],
      }),
    );
  expect(leveret([], ['tiger-cub']).options('A')).toEqual(['nip', 'none']);
  expect(leveret(['fox-seer'], []).options('A')).toEqual(['cheer', 'none']);
  leveret([], []).shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const twins = () =>
  given({
    A: { hand: ['rabbit-twins'], power: 2, play: ['fox-seer'] },
    B: { play: ['tiger-cub', 'rat-leech'] },
  }).when(plays('A', 'rabbit-twins'));

test('rabbit-twins UNT-15.4: gains Guard while it is in play', () => {
  const scene = twins().when(chooses('A', 'guard'), endsTurn('A'));
  scene.shows(() => {
    expect(rows(scene).A).toEqual(['fox-seer 1/2', 'rabbit-twins 2/3']);
    expect(scene.options('B').filter((option) => option.startsWith('tiger-cub'))).toEqual([
      'tiger-cub rabbit-twins',
    ]);
  });
  scene
    .when(endsTurn('B'), endsTurn('A'))
    .shows(() =>
      expect(scene.animal('A', 'rabbit-twins').granted).toMatchObject([
        { keyword: 'guard', until: 'whileInPlay' },
      ]),
    );
});

test('rabbit-twins UNT-R.124 UNT-R.34: or Rush: ready, but no Stronghold this turn', () => {
  const scene = twins().when(chooses('A', 'rush'));
  expect(scene.options('A').filter((option) => option.startsWith('rabbit-twins'))).toEqual([
    'rabbit-twins tiger-cub',
    'rabbit-twins rat-leech',
  ]);
  scene.when(attacks('A', 'rabbit-twins', 'rat-leech')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2', 'rabbit-twins 2/3 d2 exhausted'],
      B: ['tiger-cub 1/2', 'rat-leech 2/3 d2'],
    }),
  );
  scene.when(endsTurn('A'), endsTurn('B')).shows(() => {
    expect(scene.animal('A', 'rabbit-twins').granted).toEqual([]);
    expect(scene.options('A')).toContain('rabbit-twins B stronghold');
  });
});

test('rabbit-twins UNT-8.5: may be declined', () => {
  twins()
    .when(declines('A'))
    .shows((scene) => {
      expect(rows(scene).A).toEqual(['fox-seer 1/2', 'rabbit-twins 2/3 exhausted']);
      expect(scene.animal('A', 'rabbit-twins').granted).toEqual([]);
    });
});

test('rabbit-twins UNT-14.6: rallied, its Rush does not let it attack before your next turn', () => {
  const scene = given({
    A: { play: [{ face: 'tiger-cub', fury: 6 }, 'fox-seer'] },
    B: {
      play: [],
      deck: ['rabbit-twins', 'rat-pup', 'rat-pup', 'rat-pup'],
      pile: ['rat-court', 'tiger-peak'],
    },
  }).when(
    attacks('A', 'tiger-cub', 'B stronghold'),
    chooses('B', 'rabbit-twins'),
    chooses('B', 'rush'),
  );
  scene.shows(() => {
    expect(rows(scene).B).toEqual(['rabbit-twins 2/3']);
    expect(scene.animal('B', 'rabbit-twins').restrained).toBe(true);
  });
});

const nurse = (support: string[], damage: number) =>
  given({
    A: { hand: ['rabbit-nurse'], power: 2, support, damage },
    B: { damage: 4, support: ['rat-pup'] },
  }).when(plays('A', 'rabbit-nurse'));

test('rabbit-nurse UNT-23.16: an Animal costing 1 or less comes back to hand', () => {
  const scene = nurse(['rat-leech', 'rat-feast', 'rat-pup', 'tiger-cub'], 3).when(
    chooses('A', 'recall'),
  );
  expect(scene.options('A')).toEqual(['rat-pup', 'tiger-cub']);
  scene.when(chooses('A', 'tiger-cub')).shows(() => {
    expect(scene.hand('A')).toEqual(['tiger-cub']);
    expect(scene.support('A')).toEqual(['rat-leech', 'rat-feast', 'rat-pup']);
    expect(scene.support('B')).toEqual(['rat-pup']);
    expect(scene.damage('A')).toBe(3);
  });
});

test('rabbit-nurse UNT-R.64: or your Stronghold loses up to 2 damage', () => {
  for (const [before, after] of [
    [3, 1],
    [1, 0],
  ] as const) {
    nurse(['rat-pup'], before)
      .when(chooses('A', 'mend'))
      .shows((scene) => {
        expect(scene.damage('A')).toBe(after);
        expect(scene.damage('B')).toBe(4);
        expect(scene.support('A')).toEqual(['rat-pup']);
      });
  }
});

test('rabbit-nurse UNT-8.5 UNT-23.3: may be declined; nobody to recall leaves one way', () => {
  const scene = nurse(['rat-leech', 'rat-feast'], 3);
  expect(scene.options('A')).toEqual(['mend', 'none']);
  scene.when(declines('A')).shows(() => expect(scene.damage('A')).toBe(3));
});

const captain = (...play: string[]) =>
  given({
    A: {
      hand: ['rabbit-captain'],
      power: 4,
      play,
      deck: ['deer-stag', 'rat-queen', 'rat-leech', 'rat-leech'],
    },
    B: { play: ['tiger-cub'] },
  }).when(plays('A', 'rabbit-captain'));

test('rabbit-captain UNT-23.5: 1 Fury on up to three of your other Animals', () => {
  const scene = captain('fox-seer', 'rat-pup', 'rat-leech', 'tiger-cub').when(
    chooses('A', 'charge'),
  );
  expect(scene.options('A')).toEqual(['fox-seer', 'rat-pup', 'rat-leech', 'tiger-cub']);
  expect(() => scene.when(chooses('A', ...scene.options('A')))).toThrow('tooMany');
  scene.when(chooses('A', 'fox-seer', 'rat-pup', 'tiger-cub')).shows(() =>
    expect(rows(scene)).toEqual({
      A: [
        'fox-seer 2/2 f1',
        'rat-pup 2/1 f1',
        'rat-leech 2/3',
        'tiger-cub 2/2 f1',
        'rabbit-captain 4/4 exhausted',
      ],
      B: ['tiger-cub 1/2'],
    }),
  );
});

test('rabbit-captain: or 1 card per pair of your other Animals, rounded down', () => {
  for (const [others, drawn] of [
    [1, []],
    [2, ['deer-stag']],
    [3, ['deer-stag']],
    [4, ['deer-stag', 'rat-queen']],
  ] as const) {
    captain(...Array<string>(others).fill('rat-pup'))
      .when(chooses('A', 'muster'))
      .shows((scene) => expect(scene.hand('A')).toEqual(drawn));
  }
});

test('rabbit-captain UNT-8.5 UNT-23.3: may be declined; alone it cannot charge', () => {
  const scene = captain();
  expect(scene.options('A')).toEqual(['muster', 'none']);
  scene.when(declines('A')).shows(() => {
    expect(scene.hand('A')).toEqual([]);
    expect(rows(scene)).toEqual({ A: ['rabbit-captain 4/4 exhausted'], B: ['tiger-cub 1/2'] });
  });
});

const rush = (hand: string[], play: string[] = []) =>
  given({ A: { hand: ['rabbit-rush', ...hand], power: 2, play }, B: { play: ['rat-leech'] } }).when(
    plays('A', 'rabbit-rush'),
  );

test('rabbit-rush UNT-23.21 UNT-23.13: two Animals, the first resolved before the second is chosen', () => {
  const scene = rush(['rabbit-leveret', 'panda-teamaster', 'rat-leech', 'tiger-cub']);
  expect(scene.options('A')).toEqual(['rabbit-leveret', 'rat-leech', 'tiger-cub', 'none']);
  scene.when(chooses('A', 'rabbit-leveret'), chooses('A', 'nip'));
  expect(scene.animal('B', 'rat-leech').damage).toBe(1);
  scene.when(chooses('A', 'tiger-cub')).shows(() => {
    expect(rows(scene).A).toEqual(['rabbit-leveret 1/1 exhausted', 'tiger-cub 1/2']);
    expect(scene.player('A').cardsPlayed).toBe(3);
    expect(scene.hand('A')).toEqual(['panda-teamaster', 'rat-leech']);
    expect(scene.power('A')).toEqual({ ready: 0, exhausted: 2 });
    expect(scene.support('A')).toEqual(['rabbit-rush']);
  });
});

test('rabbit-rush UNT-23.5: one or none will do; asked even without one, the hand is secret', () => {
  rush(['rat-pup', 'rat-pup'])
    .when(chooses('A', 'rat-pup'), declines('A'))
    .shows((scene) => expect(rows(scene).A).toEqual(['rat-pup 1/1 exhausted']));
  const scene = rush(['rat-queen']);
  expect(scene.options('A')).toEqual(['none']);
  scene.when(declines('A')).shows(() => {
    expect(scene.player('A').cardsPlayed).toBe(1);
    expect(rows(scene)).toEqual({ A: [], B: ['rat-leech 2/3'] });
  });
});

const crowd = Array<string>(7).fill('rat-queen');

test('rabbit-warren UNT-8.4 UNT-23.3 UNT-23.4: with seven Animals it is not offered', () => {
  const warren = (play: string[]) =>
    given({
      A: { stronghold: 'rabbit-warren', support: ['fox-marked'], play, hand: ['rat-pup'] },
      B: {},
    });
  warren(crowd).shows((scene) => {
    expect(scene.options('A')).not.toContain('ability');
    expect(untamed.explain(scene.view('A'), { verb: 'ability' })?.code).toBe('noTarget');
  });
  warren(crowd.slice(1)).shows((scene) => expect(scene.options('A')).toContain('ability'));
});

test('rabbit-rush UNT-8.4 UNT-23.3: it asks while there is room, whatever the hand holds', () => {
  const rush = (play: string[], hand: string[]) =>
    given({ A: { power: 2, hand: ['rabbit-rush', ...hand], play }, B: {} }).when(
      plays('A', 'rabbit-rush'),
    );
  rush(crowd, ['rat-pup']).shows((scene) => expect(scene.asked).toBe('A mainAction'));
  const scene = rush(crowd.slice(1), ['rat-pup', 'rat-pup']);
  expect(scene.asked).toBe('A chooseTargets');
  scene.when(chooses('A', 'rat-pup')).shows(() => {
    expect(scene.asked).toBe('A mainAction');
    expect(scene.hand('A')).toEqual(['rat-pup']);
  });
  rush([], ['rat-queen']).shows((each) => expect(each.asked).toBe('A chooseTargets'));
});
