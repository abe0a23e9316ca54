import { expect, test } from 'vitest';
import {
  accepts,
  attacks,
  chooses,
  declines,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

const OWL = 'token-owl-spirit';

type Standing = string | { face: string; damage?: number };

const pit = (
  play: Standing[],
  { support = ['rat-pup'], damage = 0 }: { support?: string[]; damage?: number } = {},
) =>
  given({
    A: { stronghold: 'snake-pit', support, play, damage, pile: ['rat-court', 'tiger-peak'] },
    B: { play: ['fox-seer'], damage: 1 },
  });

test('snake-pit UNT-23.18: 1 damage to your Stronghold or an Animal of yours calls 1 Owl', () => {
  const scene = pit(['panda-teamaster']).when(usesAbility('A'));
  expect(scene.options('A')).toEqual(['panda-teamaster', 'A stronghold']);
  scene.when(chooses('A', 'A stronghold')).shows(() => {
    expect(scene.damage('A')).toBe(1);
    expect(scene.damage('B')).toBe(1);
    expect(rows(scene)).toEqual({
      A: ['panda-teamaster 2/4', `${OWL} 1/1 exhausted`],
      B: ['fox-seer 1/2'],
    });
  });
  pit(['panda-teamaster'])
    .when(usesAbility('A'), chooses('A', 'panda-teamaster'))
    .shows((other) => {
      expect(other.damage('A')).toBe(0);
      expect(rows(other).A).toEqual(['panda-teamaster 2/4 d1', `${OWL} 1/1 exhausted`]);
    });
});

test('snake-pit UNT-23.6: the Owl comes before what the damage set off', () => {
  pit([{ face: 'snake-viper', damage: 1 }])
    .when(usesAbility('A'), chooses('A', 'snake-viper'), accepts('A'))
    .shows((scene) => {
      expect(scene.animals('A')).toEqual([OWL, OWL]);
      const order = scene.events.flatMap((event) =>
        event.type === 'animalEntered'
          ? ['owl']
          : event.type === 'abilityUsed'
            ? [event.trigger]
            : [],
      );
      expect(order).toEqual(['stronghold', 'owl', 'lastWords', 'owl']);
    });
});

test('snake-pit UNT-23.12 UNT-23.18: damage reduced to 0 calls none', () => {
  given({
    A: {
      stronghold: 'snake-pit',
      support: ['rat-pup'],
      play: ['panda-teamaster'],
      hand: ['raccoon-contraption'],
      power: 2,
    },
    B: {},
  })
    .when(plays('A', 'raccoon-contraption'), usesAbility('A'), chooses('A', 'panda-teamaster'))
    .shows((scene) => expect(rows(scene).A).toEqual(['panda-teamaster 3/4']));
});

test('snake-pit UNT-23.4 UNT-16.8: with three Owl Spirits none comes, unless one of them makes room', () => {
  const full = () =>
    given({
      A: {
        stronghold: 'snake-pit',
        support: ['rat-pup'],
        play: ['rat-queen', 'token-owl-spirit', 'token-owl-spirit', 'token-owl-spirit'],
      },
      B: {},
    }).when(usesAbility('A'));
  full()
    .when(chooses('A', 'rat-queen'))
    .shows((scene) => expect(scene.animals('A')).toHaveLength(4));
  full()
    .when(chooses('A', 'token-owl-spirit'))
    .shows((scene) => {
      expect(scene.animals('A')).toHaveLength(4);
      expect(scene.happened('animalBeaten')).toHaveLength(1);
    });
});

test('snake-pit UNT-23.4 UNT-R.58: not without Support; it may fell your own Stronghold', () => {
  pit([], { support: [] }).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
  pit([], { damage: 6 })
    .when(usesAbility('A'), chooses('A', 'stop'))
    .shows((scene) => {
      expect(scene.fallen('A')).toEqual(['snake-pit']);
      expect(scene.stronghold('A')).toBe('rat-court');
      expect(rows(scene).A).toEqual([`${OWL} 1/1 exhausted`]);
    });
});

const viper = () =>
  given({ A: { play: ['rat-leech'] }, B: { play: ['snake-viper', 'rat-pup'] } }).when(
    attacks('A', 'rat-leech', 'snake-viper'),
  );

test('snake-viper UNT-15.2: beaten, it lets its controller call 1 Owl, or not', () => {
  viper()
    .when(accepts('B'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['rat-leech 2/3 d1 exhausted'],
        B: ['rat-pup 1/1', `${OWL} 1/1 exhausted`],
      }),
    );
  viper()
    .when(declines('B'))
    .shows((scene) => {
      expect(rows(scene).B).toEqual(['rat-pup 1/1']);
      expect(scene.support('B')).toEqual(['snake-viper']);
    });
});

const charmer = (own: Standing[], enemies: Standing[]) =>
  given({ A: { hand: ['snake-charmer'], power: 3, play: own }, B: { play: enemies } }).when(
    plays('A', 'snake-charmer'),
  );

test('snake-charmer UNT-23.18: beat another of yours, 2 damage to an enemy Animal', () => {
  const scene = charmer([OWL, 'fox-seer'], ['rhino-rampager', 'tiger-cub']);
  expect(scene.options('A')).toEqual([
    `${OWL} > rhino-rampager`,
    `${OWL} > tiger-cub`,
    'fox-seer > rhino-rampager',
    'fox-seer > tiger-cub',
    'none',
  ]);
  scene.when(chooses('A', `${OWL} > rhino-rampager`)).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2', 'snake-charmer 2/4 exhausted'],
      B: ['rhino-rampager 4/6 d2', 'tiger-cub 1/2'],
    }),
  );
});

test('snake-charmer UNT-10.8 UNT-15.2: the one given up has its Last Words; an Animal it beats is its credit', () => {
  charmer(['snake-viper'], ['tiger-cub'])
    .when(chooses('A', 'snake-viper'), accepts('A'))
    .shows((scene) => {
      expect(scene.animals('A')).toEqual(['snake-charmer', OWL]);
      expect(scene.animals('B')).toEqual([]);
      expect(scene.happened('animalBeaten')).toMatchObject([
        { animal: { face: 'snake-viper' }, by: [] },
        { animal: { face: 'tiger-cub' }, by: [{ face: 'snake-charmer' }] },
      ]);
    });
});

test('snake-charmer UNT-8.5 UNT-23.3: may be declined; needs another of yours and an enemy Animal', () => {
  charmer([OWL], ['rat-leech'])
    .when(declines('A'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: [`${OWL} 1/1`, 'snake-charmer 2/4 exhausted'],
        B: ['rat-leech 2/3'],
      }),
    );
  for (const scene of [charmer([], ['rat-leech']), charmer([OWL], [])]) {
    scene.shows(() => expect(scene.asked).toBe('A mainAction'));
  }
});

const matriarch = (own: Standing[], enemies: Standing[]) =>
  given({
    A: { hand: ['snake-matriarch'], power: 5, play: own, damage: 2 },
    B: { play: enemies, damage: 2 },
  }).when(plays('A', 'snake-matriarch'));

test('snake-matriarch UNT-23.6 S29: four beaten, three Owls called, then the triggers', () => {
  const scene = matriarch(
    [OWL, 'rat-pup', 'snake-viper'],
    [OWL, 'crocodile-snapling', 'rhino-charger'],
  ).when(accepts('A'));
  expect(scene.animals('A')).toEqual(['snake-viper', 'snake-matriarch', OWL, OWL, OWL]);
  expect(scene.damage('A')).toBe(1);
  expect(scene.asked).toBe('B orderEffects');
  scene
    .when(chooses('B', 'rhino-charger', 'crocodile-snapling'), chooses('B', 'snake-viper'))
    .shows(() => {
      expect(rows(scene)).toEqual({
        A: [
          'snake-matriarch 3/3 exhausted',
          `${OWL} 1/1 exhausted`,
          `${OWL} 1/1 exhausted`,
          `${OWL} 1/1 exhausted`,
        ],
        B: ['rhino-charger 3/3 d1 f1'],
      });
      expect(scene.happened('owlBlocked').length).toBeGreaterThan(0);
    });
});

test('snake-matriarch UNT-10.4: 1 damage to every other Animal, an Owl for each beaten, Strongholds spared', () => {
  matriarch(['rat-leech'], ['panda-teamaster', { face: 'fox-seer', damage: 1 }])
    .when(accepts('A'))
    .shows((scene) => {
      expect(rows(scene)).toEqual({
        A: ['rat-leech 2/3 d1', 'snake-matriarch 3/3 exhausted', `${OWL} 1/1 exhausted`],
        B: ['panda-teamaster 2/4 d1'],
      });
      expect([scene.damage('A'), scene.damage('B')]).toEqual([2, 2]);
    });
  matriarch([], ['panda-teamaster'])
    .when(accepts('A'))
    .shows((scene) => expect(scene.animals('A')).toEqual(['snake-matriarch']));
});

test('snake-matriarch UNT-8.5: may be declined', () => {
  matriarch(['rat-pup'], [OWL])
    .when(declines('A'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['rat-pup 1/1', 'snake-matriarch 3/3 exhausted'],
        B: [`${OWL} 1/1`],
      }),
    );
});

test('snake-matriarch UNT-R.112: every Animal of every player, team-mates included', () => {
  given({
    mode: 'hydra',
    players: 4,
    A: { hand: ['snake-matriarch'], power: 5 },
    B: { play: ['rat-leech'] },
    C: { play: ['rat-leech'] },
    D: { play: ['panda-teamaster'] },
  })
    .when(plays('A', 'snake-matriarch'), accepts('A'))
    .shows((scene) =>
      expect([
        scene.animal('B', 'rat-leech'),
        scene.animal('C', 'rat-leech'),
        scene.animal('D', 'panda-teamaster'),
      ]).toMatchObject([{ damage: 1 }, { damage: 1 }, { damage: 1 }]),
    );
});

const venom = (...play: Standing[]) =>
  given({
    A: { hand: ['snake-venom'], power: 1, play: ['rat-pup'] },
    B: { play },
  }).when(plays('A', 'snake-venom'));

test('snake-venom UNT-R.130: 3 damage to an enemy Animal, its player calls 1 Owl unasked', () => {
  venom('rhino-rampager', 'tiger-cub')
    .when(chooses('A', 'rhino-rampager'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['rat-pup 1/1'],
        B: ['rhino-rampager 4/6 d3', 'tiger-cub 1/2', `${OWL} 1/1 exhausted`],
      }),
    );
});

test('snake-venom UNT-R.97 UNT-16.8 S28: on one of three Owls a new one comes; on another Animal none', () => {
  venom(OWL, OWL, OWL)
    .when(chooses('A', OWL))
    .shows((scene) => {
      expect(rows(scene).B).toEqual([`${OWL} 1/1`, `${OWL} 1/1`, `${OWL} 1/1 exhausted`]);
      expect(scene.support('B')).toEqual([]);
    });
  venom(OWL, OWL, OWL, 'panda-teamaster')
    .when(chooses('A', 'panda-teamaster'))
    .shows((scene) =>
      expect(rows(scene).B).toEqual([
        `${OWL} 1/1`,
        `${OWL} 1/1`,
        `${OWL} 1/1`,
        'panda-teamaster 2/4 d3',
      ]),
    );
});

test('snake-venom UNT-8.5 UNT-15.6 UNT-R.109: compulsory if it can hit, whatever the Guard; else nothing', () => {
  const scene = venom('crocodile-mourner', 'rhino-rampager');
  expect(scene.options('A')).toEqual(['crocodile-mourner', 'rhino-rampager']);
  venom().shows((other) => {
    expect(other.support('A')).toEqual(['snake-venom']);
    expect(rows(other)).toEqual({ A: ['rat-pup 1/1'], B: [] });
  });
});

const rite = (damage: number, ...play: Standing[]) =>
  given({
    A: { hand: ['snake-rite'], power: 1, damage, play, pile: ['rat-court', 'tiger-peak'] },
    B: { damage: 3 },
  }).when(plays('A', 'snake-rite'));

test('snake-rite UNT-16.4: 1 damage to your Stronghold, 2 Owls, no question', () => {
  rite(2, 'fox-seer').shows((scene) => {
    expect(scene.damage('A')).toBe(3);
    expect(scene.damage('B')).toBe(3);
    expect(rows(scene).A).toEqual(['fox-seer 1/2', `${OWL} 1/1 exhausted`, `${OWL} 1/1 exhausted`]);
    expect(scene.support('A')).toEqual(['snake-rite']);
  });
});

test('snake-rite UNT-16.8 UNT-23.6: as many as fit; the fall it causes comes after the Owls', () => {
  rite(2, OWL, OWL).shows((scene) => expect(scene.animals('A')).toEqual([OWL, OWL, OWL]));
  const scene = rite(6);
  expect(scene.asked).toBe('A rallyPlay');
  expect(scene.animals('A')).toEqual([OWL, OWL]);
  scene.when(chooses('A', 'stop')).shows(() => {
    expect(scene.fallen('A')).toHaveLength(1);
    expect(scene.support('A')).toEqual(['snake-rite']);
  });
});
