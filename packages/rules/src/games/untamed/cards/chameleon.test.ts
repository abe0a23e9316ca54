import { expect, test } from 'vitest';
import {
  accepts,
  chooses,
  declines,
  given,
  plays,
  playsAsPower,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

test('chameleon-glasshouse UNT-11.3: with two cards played, 1 Support draws 1 card', () => {
  given({
    A: {
      stronghold: 'chameleon-glasshouse',
      cardsPlayed: 2,
      support: ['rat-pup'],
      hand: ['fox-seer'],
      deck: ['rat-queen', 'tiger-cub'],
    },
    B: { hand: ['rat-leech'] },
  })
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['fox-seer', 'rat-queen']);
      expect(scene.support('A')).toEqual([]);
      expect(scene.removed('A')).toEqual(['rat-pup']);
      expect(scene.hand('B')).toEqual(['rat-leech']);
    });
});

test.each([
  ['one card played', { cardsPlayed: 1 }],
  ['no Support', { support: [] }],
  ['used this turn', { abilityUses: 1 }],
])('chameleon-glasshouse UNT-23.4: not to be used with %s', (_, change) => {
  given({
    A: { stronghold: 'chameleon-glasshouse', cardsPlayed: 2, support: ['rat-pup'], ...change },
    B: {},
  }).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
});

test('chameleon-motley UNT-23.14: gains 1 Fury at the second card, not at the first or third', () => {
  const scene = given({
    A: { play: ['chameleon-motley', 'fox-seer'], hand: ['rat-pup', 'deer-momentum', 'rat-pup'] },
    B: { play: ['chameleon-motley'] },
  });
  scene
    .when(plays('A', 'rat-pup'))
    .shows(() => expect(scene.animal('A', 'chameleon-motley').fury).toBe(0));
  scene.when(plays('A', 'deer-momentum'), plays('A', 'rat-pup')).shows(() =>
    expect(rows(scene)).toEqual({
      A: [
        'chameleon-motley 2/3 f1',
        'fox-seer 1/2',
        'rat-pup 1/1 exhausted',
        'rat-pup 1/1 exhausted',
      ],
      B: ['chameleon-motley 1/3'],
    }),
  );
});

test('chameleon-motley UNT-23.14: does not count itself as another card', () => {
  given({ A: { hand: ['chameleon-motley'], power: 1, cardsPlayed: 1 }, B: {} })
    .when(plays('A', 'chameleon-motley'))
    .shows((scene) => expect(rows(scene).A).toEqual(['chameleon-motley 1/3 exhausted']));
});

test('chameleon-motley UNT-23.13 S25: Power and tokens are no cards played', () => {
  const scene = given({
    A: {
      stronghold: 'gorilla-sanctuary',
      support: ['fox-seer'],
      power: 3,
      play: ['chameleon-motley'],
      hand: ['rat-queen', 'rat-pup', 'rat-leech', 'rat-pup'],
      deck: ['rat-leech', 'rat-queen'],
    },
    B: {},
  });
  const fury = (): number => scene.animal('A', 'chameleon-motley').fury;
  scene.when(playsAsPower('A', 'rat-queen'), usesAbility('A'), plays('A', 'rat-pup')).shows(() => {
    expect(scene.animals('A')).toEqual(['chameleon-motley', 'token-owl-spirit', 'rat-pup']);
    expect(fury()).toBe(0);
  });
  scene.when(plays('A', 'rat-leech')).shows(() => expect(fury()).toBe(1));
  scene.when(plays('A', 'rat-pup')).shows(() => expect(fury()).toBe(1));
});

const whiptongue = (cardsPlayed: number) =>
  given({
    A: { hand: ['chameleon-whiptongue'], power: 2, cardsPlayed, play: ['fox-seer'] },
    B: { play: ['panda-teamaster', 'tiger-cub'] },
  }).when(plays('A', 'chameleon-whiptongue'));

test('chameleon-whiptongue UNT-15.1 UNT-15.3: as second card it deals 1 damage and enters ready', () => {
  whiptongue(1)
    .when(chooses('A', 'panda-teamaster'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['fox-seer 1/2', 'chameleon-whiptongue 2/2'],
        B: ['panda-teamaster 2/4 d1', 'tiger-cub 1/2'],
      }),
    );
});

test('chameleon-whiptongue UNT-8.5: may be declined; enemy Animals only', () => {
  const scene = whiptongue(1);
  expect(scene.options('A')).toEqual(['panda-teamaster', 'tiger-cub', 'none']);
  scene.when(declines('A')).shows(() => {
    expect(rows(scene).B).toEqual(['panda-teamaster 2/4', 'tiger-cub 1/2']);
    expect(scene.asked).toBe('A mainAction');
  });
});

test('chameleon-whiptongue UNT-23.2 UNT-23.3: nothing as first card, nothing without enemy Animals', () => {
  whiptongue(0).shows((scene) => expect(scene.asked).toBe('A mainAction'));
  given({ A: { hand: ['chameleon-whiptongue'], power: 2, cardsPlayed: 1 }, B: {} })
    .when(plays('A', 'chameleon-whiptongue'))
    .shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const king = (cardsPlayed: number, ...play: string[]) =>
  given({
    A: { hand: ['chameleon-king'], power: 5, cardsPlayed, play: ['fox-seer'] },
    B: { play },
  }).when(plays('A', 'chameleon-king'));

test('chameleon-king UNT-15.1: 1 damage per card played, shared out at will', () => {
  king(2, 'rhino-rampager', 'panda-teamaster', 'tiger-cub')
    .when(accepts('A'), chooses('A', 'rhino-rampager', 'rhino-rampager', 'panda-teamaster'))
    .shows((scene) => {
      expect(rows(scene).A).toEqual(['fox-seer 1/2', 'chameleon-king 3/5 exhausted']);
      expect(rows(scene).B).toEqual([
        'rhino-rampager 4/6 d2',
        'panda-teamaster 2/4 d1',
        'tiger-cub 1/2',
      ]);
    });
});

test('chameleon-king: 4 damage at most', () => {
  king(6, 'rhino-rampager')
    .when(accepts('A'))
    .shows((scene) => expect(rows(scene).B).toEqual(['rhino-rampager 4/6 d4']));
});

test('chameleon-king UNT-8.5 UNT-23.3: may be declined; not offered without enemy Animals', () => {
  king(2, 'rhino-rampager')
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).B).toEqual(['rhino-rampager 4/6']));
  king(2).shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const moult = (...play: (string | { face: string; damage?: number; fury?: number })[]) =>
  given({
    A: { hand: ['chameleon-moult', 'panda-teamaster'], power: 1, play },
    B: { play: ['tiger-cub'] },
  }).when(plays('A', 'chameleon-moult'));

test('chameleon-moult UNT-23.18 UNT-10.5: takes an Animal back, the next card costs 2 less', () => {
  const scene = moult({ face: 'fox-seer', damage: 1, fury: 2 }, 'tiger-cub');
  expect(scene.options('A')).toEqual(['fox-seer', 'tiger-cub', 'none']);
  scene.when(chooses('A', 'fox-seer')).shows(() => {
    expect(scene.hand('A')).toEqual(['panda-teamaster', 'fox-seer']);
    expect(scene.support('A')).toEqual(['chameleon-moult']);
    expect(scene.player('A').discount).toBe(2);
    expect(rows(scene)).toEqual({ A: ['tiger-cub 1/2'], B: ['tiger-cub 1/2'] });
  });
  scene.when(plays('A', 'panda-teamaster')).shows(() => {
    expect(scene.power('A')).toEqual({ ready: 0, exhausted: 1 });
    expect(scene.player('A').discount).toBe(0);
  });
});

test('chameleon-moult UNT-R.30 UNT-R.47: a token ceases to exist, which is not being beaten', () => {
  moult('token-owl-spirit')
    .when(chooses('A', 'token-owl-spirit'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['panda-teamaster']);
      expect(scene.player('A').discount).toBe(2);
      expect(scene.happened('animalBeaten')).toEqual([]);
    });
});

test('chameleon-moult UNT-8.5 UNT-R.109: declined or without Animals it does nothing', () => {
  for (const scene of [moult('fox-seer').when(declines('A')), moult()]) {
    scene.shows(() => {
      expect(scene.player('A').discount).toBe(0);
      expect(scene.hand('A')).toEqual(['panda-teamaster']);
      expect(scene.support('A')).toEqual(['chameleon-moult']);
    });
  }
});

const shimmer = (cardsPlayed: number, ...play: string[]) =>
  given({
    A: { hand: ['chameleon-shimmer'], power: 1, cardsPlayed, play },
    B: { play: ['panda-teamaster'] },
  }).when(plays('A', 'chameleon-shimmer'));

test('chameleon-shimmer UNT-15.8: 1 Fury on one Animal as first card', () => {
  const scene = shimmer(0, 'fox-seer', 'tiger-cub');
  expect(scene.options('A')).toEqual(['fox-seer', 'tiger-cub', 'none']);
  scene.when(chooses('A', 'tiger-cub')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2', 'tiger-cub 2/2 f1'],
      B: ['panda-teamaster 2/4'],
    }),
  );
});

test('chameleon-shimmer UNT-23.5: up to three Animals as second card', () => {
  const four = ['fox-seer', 'tiger-cub', 'rat-pup', 'rat-leech'];
  shimmer(1, ...four)
    .when(chooses('A', 'fox-seer', 'rat-pup', 'rat-leech'))
    .shows((scene) =>
      expect(rows(scene).A).toEqual([
        'fox-seer 2/2 f1',
        'tiger-cub 1/2',
        'rat-pup 2/1 f1',
        'rat-leech 3/3 f1',
      ]),
    );
  shimmer(1, ...four)
    .when(chooses('A', 'rat-pup'))
    .shows((scene) =>
      expect(rows(scene).A).toEqual([
        'fox-seer 1/2',
        'tiger-cub 1/2',
        'rat-pup 2/1 f1',
        'rat-leech 2/3',
      ]),
    );
  expect(() => shimmer(1, ...four).when(chooses('A', ...four))).toThrow();
});

test('chameleon-shimmer UNT-8.5 UNT-R.109: may be declined, and played without Animals', () => {
  shimmer(0, 'fox-seer')
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).A).toEqual(['fox-seer 1/2']));
  shimmer(1, 'fox-seer', 'tiger-cub')
    .when(chooses('A'))
    .shows((scene) => expect(rows(scene).A).toEqual(['fox-seer 1/2', 'tiger-cub 1/2']));
  shimmer(0).shows((scene) => expect(scene.support('A')).toEqual(['chameleon-shimmer']));
});
