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

const mire = (play: string[], support: string[] = ['rat-pup', 'fox-seer', 'tiger-cub']) =>
  given({
    A: {
      factions: ['crocodile'],
      stronghold: 'crocodile-mire',
      support,
      play,
      deck: ['rat-queen', 'rat-leech'],
    },
    B: { play: ['panda-teamaster', 'crocodile-snapling'] },
  });

test('crocodile-mire UNT-23.20 S41: 2 Support for the Last Words of an Animal that stays in play', () => {
  const scene = mire(['crocodile-siltjaw']).when(
    usesAbility('A'),
    chooses('A', 'fox-seer', 'tiger-cub'),
  );
  expect(scene.options('A')).toEqual(['rat-pup', 'none']);
  scene.when(chooses('A', 'rat-pup')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['crocodile-siltjaw 3/3', 'rat-pup 1/1 exhausted'],
      B: ['panda-teamaster 2/4', 'crocodile-snapling 2/1'],
    });
    expect(scene.support('A')).toEqual([]);
    expect(scene.removed('A')).toEqual(['fox-seer', 'tiger-cub']);
    expect(scene.player('A').cardsPlayed).toBe(0);
    expect(scene.happened('animalBeaten')).toEqual([]);
  });
});

test('crocodile-mire: any own Animal with Last Words may be chosen, no other', () => {
  const scene = mire(
    ['crocodile-snapling', 'crocodile-mourner', 'fox-seer'],
    ['rat-pup', 'rat-pup'],
  ).when(usesAbility('A'));
  expect(scene.options('A')).toEqual(['crocodile-snapling', 'crocodile-mourner']);
  scene.when(chooses('A', 'crocodile-mourner'), accepts('A')).shows(() => {
    expect(scene.hand('A')).toEqual(['rat-queen']);
    expect(rows(scene).A).toEqual([
      'crocodile-snapling 2/1',
      'crocodile-mourner 1/2',
      'fox-seer 1/2',
    ]);
  });
});

test('crocodile-mire UNT-8.5: the Last Words may still be declined, the cost stays paid', () => {
  mire(['crocodile-mourner'], ['rat-pup', 'rat-pup'])
    .when(usesAbility('A'), declines('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual([]);
      expect(scene.support('A')).toEqual([]);
    });
});

test('crocodile-mire UNT-23.4: not without Last Words in play, not with 1 Support', () => {
  mire(['fox-seer']).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
  mire(['crocodile-snapling'], ['rat-pup']).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
});

/** A's Animal is beaten by an Item of A: two cards drawn come first. */
const beaten = (
  face: string,
  {
    play = [],
    support = [],
    enemies = ['panda-teamaster', 'rat-leech'],
    damage = 0,
  }: {
    play?: string[];
    support?: string[];
    enemies?: string[];
    damage?: number;
  } = {},
) =>
  given({
    A: {
      hand: ['crocodile-tears'],
      power: 1,
      play: [face, ...play],
      support,
      damage,
      deck: ['fox-dazzle', 'fox-marked', 'rat-queen', 'rat-queen', 'rat-queen'],
    },
    B: { play: enemies, damage: 4 },
  }).when(plays('A', 'crocodile-tears'), chooses('A', face));

test('crocodile-snapling UNT-15.2: beaten, it deals 1 damage to an enemy Animal', () => {
  const scene = beaten('crocodile-snapling', { play: ['fox-seer'] });
  expect(scene.options('A')).toEqual(['panda-teamaster', 'rat-leech', 'none']);
  scene.when(chooses('A', 'rat-leech')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2'],
      B: ['panda-teamaster 2/4', 'rat-leech 2/3 d1'],
    }),
  );
});

test('crocodile-snapling UNT-8.5 UNT-23.3: may be declined; nothing without enemy Animals', () => {
  beaten('crocodile-snapling')
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).B).toEqual(['panda-teamaster 2/4', 'rat-leech 2/3']));
  beaten('crocodile-snapling', { enemies: [] }).shows((scene) =>
    expect(scene.asked).toBe('A mainAction'),
  );
});

test('crocodile-mourner UNT-15.2 UNT-R.46 S20: in Support already, it lets you draw 1 card, or not', () => {
  const scene = beaten('crocodile-mourner');
  expect(scene.support('A')).toEqual(['crocodile-mourner']);
  scene
    .when(accepts('A'))
    .shows(() => expect(scene.hand('A')).toEqual(['fox-dazzle', 'fox-marked', 'rat-queen']));
  beaten('crocodile-mourner')
    .when(declines('A'))
    .shows((other) => {
      expect(other.hand('A')).toEqual(['fox-dazzle', 'fox-marked']);
      expect(other.support('A')).toEqual(['crocodile-mourner', 'crocodile-tears']);
    });
});

test('crocodile-mourner UNT-15.4: has Guard', () => {
  given({ A: { play: ['tiger-cub'] }, B: { play: ['crocodile-mourner', 'fox-seer'] } }).shows(
    (scene) =>
      expect(scene.options('A').filter((option) => option.startsWith('tiger-cub'))).toEqual([
        'tiger-cub crocodile-mourner',
      ]),
  );
});

test('crocodile-siltjaw UNT-15.2 UNT-23.16: an Animal costing 2 or less enters from your Support', () => {
  const scene = beaten('crocodile-siltjaw', {
    support: ['panda-teamaster', 'rat-leech', 'rat-feast', 'rat-pup'],
  });
  expect(scene.options('A')).toEqual(['rat-leech', 'rat-pup', 'none']);
  scene.when(chooses('A', 'rat-leech')).shows(() => {
    expect(rows(scene).A).toEqual(['rat-leech 2/3 exhausted']);
    expect(scene.support('A')).toEqual([
      'panda-teamaster',
      'rat-feast',
      'rat-pup',
      'crocodile-siltjaw',
      'crocodile-tears',
    ]);
    expect(scene.player('A').cardsPlayed).toBe(1);
  });
});

test('crocodile-siltjaw UNT-R.32: the Arrival of what enters triggers', () => {
  beaten('crocodile-siltjaw', { support: ['rabbit-leveret'] })
    .when(chooses('A', 'rabbit-leveret'), chooses('A', 'nip'), chooses('A', 'rat-leech'))
    .shows((scene) => {
      expect(rows(scene)).toEqual({
        A: ['rabbit-leveret 1/1 exhausted'],
        B: ['panda-teamaster 2/4', 'rat-leech 2/3 d1'],
      });
    });
});

test('crocodile-siltjaw UNT-8.5 UNT-23.3: may be declined; not offered without such an Animal', () => {
  beaten('crocodile-siltjaw', { support: ['rat-pup'] })
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).A).toEqual([]));
  beaten('crocodile-siltjaw', { support: ['rat-queen', 'rat-feast'] }).shows((scene) =>
    expect(scene.asked).toBe('A mainAction'),
  );
});

test('crocodile-elder UNT-23.7 UNT-23.9 UNT-23.10 S21: both Last Words before the Charger’s Fury', () => {
  const scene = given({
    A: { play: ['crocodile-snapling', 'crocodile-elder'] },
    B: { play: ['rhino-charger', 'fox-seer'] },
  }).when(attacks('A', 'crocodile-snapling', 'rhino-charger'));
  expect(scene.options('A')).toEqual(['rhino-charger', 'fox-seer', 'none']);
  scene.when(chooses('A', 'rhino-charger'));
  expect(scene.animals('B')).toEqual(['fox-seer']);
  scene.when(chooses('A', 'fox-seer')).shows(() => {
    expect(rows(scene)).toEqual({ A: ['crocodile-elder 4/4'], B: ['fox-seer 1/2 d1'] });
    expect(scene.happened('furyGained')).toEqual([]);
  });
});

test('crocodile-elder UNT-23.1: each Elder adds one time', () => {
  for (const [elders, left] of [
    [0, 4],
    [1, 3],
    [2, 2],
  ] as const) {
    beaten('rat-pup', { play: Array<string>(elders).fill('crocodile-elder'), damage: 5 }).shows(
      (scene) => {
        expect(scene.damage('A')).toBe(left);
        expect(scene.damage('B')).toBe(4);
      },
    );
  }
});

test('crocodile-elder UNT-23.9: beaten in the same check it still counts; the enemy’s Elder does not', () => {
  for (const [elder, left] of [
    ['A', 3],
    ['B', 4],
  ] as const) {
    given({
      A: {
        hand: ['snake-matriarch'],
        power: 5,
        play: ['rat-pup', ...(elder === 'A' ? [{ face: 'crocodile-elder', damage: 3 }] : [])],
        damage: 5,
      },
      B: { play: elder === 'B' ? ['crocodile-elder'] : [] },
    })
      .when(plays('A', 'snake-matriarch'), accepts('A'))
      .shows((scene) => expect(scene.damage('A')).toBe(left));
  }
});

test('crocodile-tears UNT-23.18: beat one of yours to draw 2 cards', () => {
  beaten('fox-seer', { play: ['tiger-cub'] }).shows((scene) => {
    expect(scene.hand('A')).toEqual(['fox-dazzle', 'fox-marked']);
    expect(scene.support('A')).toEqual(['fox-seer', 'crocodile-tears']);
    expect(rows(scene)).toEqual({
      A: ['tiger-cub 1/2'],
      B: ['panda-teamaster 2/4', 'rat-leech 2/3'],
    });
  });
});

test('crocodile-tears UNT-16.6: a token may be the one, it leaves no card', () => {
  beaten('token-owl-spirit').shows((scene) => {
    expect(scene.hand('A')).toHaveLength(2);
    expect(scene.support('A')).toEqual(['crocodile-tears']);
  });
});

test('crocodile-tears UNT-8.5 UNT-R.109: declined or without Animals nothing is drawn', () => {
  const tears = (...play: string[]) =>
    given({ A: { hand: ['crocodile-tears'], power: 1, play }, B: { play: ['rat-leech'] } }).when(
      plays('A', 'crocodile-tears'),
    );
  for (const scene of [tears('fox-seer').when(declines('A')), tears()]) {
    scene.shows(() => {
      expect(scene.hand('A')).toEqual([]);
      expect(scene.support('A')).toEqual(['crocodile-tears']);
      expect(rows(scene).B).toEqual(['rat-leech 2/3']);
    });
  }
});

test('crocodile-mire UNT-23.4: Last Words that would do nothing are none to trigger', () => {
  const mire = (play: string[], damage = 0) =>
    given({
      A: { stronghold: 'crocodile-mire', play, support: ['rat-pup', 'rat-pup'], damage },
      B: {},
    }).options('A');
  const owl = 'token-owl-spirit';
  expect(mire(['snake-viper', owl, owl, owl])).not.toContain('ability');
  expect(mire(['snake-viper', owl, owl])).toContain('ability');
  const crowd = Array<string>(6).fill('rat-queen');
  expect(mire(['crocodile-siltjaw', ...crowd])).not.toContain('ability');
  expect(mire(['crocodile-siltjaw'])).toContain('ability');
  expect(mire(['rat-pup'])).not.toContain('ability');
  expect(mire(['rat-pup'], 1)).toContain('ability');
});
