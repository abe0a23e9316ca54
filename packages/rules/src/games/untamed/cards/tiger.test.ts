import { expect, test } from 'vitest';
import {
  accepts,
  attacks,
  chooses,
  declines,
  endsTurn,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

type Standing =
  | string
  | { face: string; damage?: number; fury?: number; ready?: boolean; beatThisTurn?: boolean };

const peak = (play: Standing[], support = ['rat-pup']) =>
  given({
    A: { stronghold: 'tiger-peak', support, play },
    B: { play: ['rat-pup', 'panda-peddler'] },
  });

test('tiger-peak UNT-9.5: readies one that has beaten an enemy Animal this turn; it attacks again', () => {
  const scene = peak(['rat-leech', 'fox-seer']).when(
    attacks('A', 'rat-leech', 'rat-pup'),
    usesAbility('A'),
  );
  scene.shows(() => {
    expect(rows(scene).A).toEqual(['rat-leech 2/3 d1', 'fox-seer 1/2']);
    expect(scene.support('A')).toEqual([]);
  });
  scene
    .when(attacks('A', 'rat-leech', 'B stronghold'))
    .shows(() => expect(rows(scene).A).toEqual(['rat-leech 2/3 d1 exhausted', 'fox-seer 1/2']));
});

test('tiger-peak UNT-23.4: not if none of yours has beaten one this turn, not without Support', () => {
  peak([{ face: 'rat-leech', ready: false }]).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
  peak([{ face: 'rat-leech', ready: false, beatThisTurn: true }], []).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
});

test('tiger-peak UNT-23.13: Animals beaten in an earlier turn count no more', () => {
  const scene = given({
    A: { stronghold: 'tiger-peak', support: ['rat-pup'], play: ['rat-leech'] },
    B: { play: ['rat-pup'] },
  }).when(attacks('A', 'rat-leech', 'rat-pup'));
  expect(scene.options('A')).toContain('ability');
  scene
    .when(endsTurn('A'), endsTurn('B'))
    .shows(() => expect(scene.options('A')).not.toContain('ability'));
});

test('tiger-cub UNT-15.3 UNT-R.34 S09: Rush, and 1 Fury for each enemy Animal it beats', () => {
  const scene = given({
    A: { hand: ['tiger-cub'], power: 1, play: ['tiger-cub'] },
    B: { play: ['rat-pup', 'panda-peddler'] },
  });
  scene.when(plays('A', 'tiger-cub'));
  const cub = scene.player('A').animals[1];
  expect(cub).toMatchObject({ ready: true, noStronghold: true });
  scene.when(attacks('A', 'tiger-cub', 'rat-pup')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['tiger-cub 2/2 d1 f1 exhausted', 'tiger-cub 1/2'],
      B: ['panda-peddler 1/3'],
    });
  });
});

test('tiger-cub UNT-15.3 S09: no Stronghold on the turn it is played', () => {
  given({ A: { hand: ['tiger-cub'], power: 1 }, B: { play: ['rat-pup'] } })
    .when(plays('A', 'tiger-cub'))
    .shows((scene) =>
      expect(scene.options('A').filter((option) => option.startsWith('tiger-cub'))).toEqual([
        'tiger-cub rat-pup',
      ]),
    );
});

test('tiger-cub UNT-23.10: beaten itself it gains nothing; beating none it gains nothing', () => {
  given({ A: { play: [{ face: 'tiger-cub', damage: 1 }] }, B: { play: ['rat-pup'] } })
    .when(attacks('A', 'tiger-cub', 'rat-pup'))
    .shows((scene) => {
      expect(rows(scene)).toEqual({ A: [], B: [] });
      expect(scene.happened('furyGained')).toEqual([]);
    });
  given({ A: { play: ['tiger-cub'] }, B: { play: ['panda-peddler'] } })
    .when(attacks('A', 'tiger-cub', 'panda-peddler'))
    .shows((scene) => expect(rows(scene).A).toEqual(['tiger-cub 1/2 d1 exhausted']));
});

test('tiger-cub UNT-10.8: also when it is attacked and beats the attacker', () => {
  given({ A: { play: ['rat-pup'] }, B: { play: ['tiger-cub'] } })
    .when(attacks('A', 'rat-pup', 'tiger-cub'))
    .shows((scene) => expect(rows(scene)).toEqual({ A: [], B: ['tiger-cub 2/2 d1 f1'] }));
});

const stalker = (enemy: string) =>
  given({
    A: { play: ['tiger-stalker', 'fox-seer'], deck: ['deer-stag', 'rat-leech'] },
    B: { play: [enemy] },
  }).when(attacks('A', 'tiger-stalker', enemy));

test('tiger-stalker UNT-10.8: beating an enemy Animal draws 1 card, even if it falls itself', () => {
  stalker('rat-pup')
    .when(accepts('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['deer-stag']);
      expect(rows(scene)).toEqual({ A: ['tiger-stalker 3/2 d1 exhausted', 'fox-seer 1/2'], B: [] });
    });
  stalker('rat-leech')
    .when(accepts('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['deer-stag']);
      expect(rows(scene)).toEqual({ A: ['fox-seer 1/2'], B: [] });
    });
});

test('tiger-stalker UNT-8.5: may be declined; nothing if it beats none', () => {
  stalker('rat-pup')
    .when(declines('A'))
    .shows((scene) => expect(scene.hand('A')).toEqual([]));
  stalker('panda-teamaster').shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

test('tiger-scarred UNT-9.5 UNT-23.13: readied at the first Animal it beats in a turn, not at the second', () => {
  const scene = given({
    A: { play: ['tiger-scarred', { face: 'fox-seer', ready: false }] },
    B: { play: ['rat-pup', 'fox-seer', 'tiger-cub'] },
  }).when(attacks('A', 'tiger-scarred', 'rat-pup'));
  scene.shows(() =>
    expect(rows(scene).A).toEqual(['tiger-scarred 3/6 d1', 'fox-seer 1/2 exhausted']),
  );
  scene
    .when(attacks('A', 'tiger-scarred', 'B fox-seer'))
    .shows(() =>
      expect(rows(scene).A).toEqual(['tiger-scarred 3/6 d2 exhausted', 'fox-seer 1/2 exhausted']),
    );
  scene
    .when(endsTurn('A'), endsTurn('B'), attacks('A', 'tiger-scarred', 'tiger-cub'))
    .shows(() => expect(rows(scene).A).toEqual(['tiger-scarred 3/6 d3', 'fox-seer 1/2']));
});

test('tiger-scarred: beating none it stays exhausted', () => {
  given({ A: { play: ['tiger-scarred'] }, B: { play: ['panda-teamaster'] } })
    .when(attacks('A', 'tiger-scarred', 'panda-teamaster'))
    .shows((scene) => expect(rows(scene).A).toEqual(['tiger-scarred 3/6 d2 exhausted']));
});

test('tiger-lord UNT-10.8: any Animal of yours that beats one deals 1 to that player’s Stronghold', () => {
  const scene = given({
    A: { play: ['tiger-lord', 'rat-leech'], damage: 2 },
    B: { play: ['rat-pup', 'fox-seer'], damage: 3 },
  });
  scene.when(attacks('A', 'rat-leech', 'fox-seer'), accepts('A')).shows(() => {
    expect(scene.damage('B')).toBe(4);
    expect(scene.damage('A')).toBe(2);
  });
  // The Pup's Last Words remove it again.
  scene
    .when(attacks('A', 'tiger-lord', 'rat-pup'), accepts('A'))
    .shows(() => expect(scene.damage('B')).toBe(4));
});

test('tiger-lord UNT-8.5 UNT-R.107: its damage may be declined, so that no Guard rallies amid the own attacks', () => {
  const scene = given({
    A: { play: ['tiger-lord', 'tiger-cub', 'rat-queen', 'rat-queen'] },
    B: { play: ['rat-pup'], damage: 6, deck: ['rhino-ironhide', 'rat-queen', 'rat-queen'] },
  });
  scene.when(attacks('A', 'tiger-lord', 'rat-pup'));
  expect(scene.asked).toBe('A useAbility');
  scene.when(declines('A')).shows(() => {
    expect(scene.damage('B')).toBe(5);
    expect(scene.options('A')).toContain('rat-queen B stronghold');
  });
});

test('tiger-lord UNT-R.60: nothing is asked if no damage can be dealt', () => {
  const scene = given({
    options: { freshStronghold: 'shieldedThisTurn' },
    A: { play: ['rat-leech', 'tiger-lord'] },
    B: { play: ['fox-seer'], damage: 5 },
  });
  scene.when(attacks('A', 'rat-leech', 'B stronghold'), declines('B'));
  scene.when(attacks('A', 'tiger-lord', 'fox-seer')).shows(() => {
    expect(scene.asked).toBe('A mainAction');
    expect(scene.damage('B')).toBe(0);
  });
});

test('tiger-lord: an Item beats for nobody, your own beaten Animals count for nothing', () => {
  given({
    A: { hand: ['snake-venom', 'crocodile-tears'], power: 2, play: ['tiger-lord', 'fox-seer'] },
    B: { play: ['rat-leech'] },
  })
    .when(plays('A', 'snake-venom'), plays('A', 'crocodile-tears'), chooses('A', 'fox-seer'))
    .shows((scene) => {
      expect(scene.damage('B')).toBe(0);
      expect(scene.damage('A')).toBe(0);
    });
});

test('tiger-lord UNT-18.3 UNT-R.77: in Hunter the Stronghold hit is the one of the beaten Animal’s player', () => {
  given({
    mode: 'hunter',
    A: { play: ['tiger-lord'] },
    B: { play: [] },
    C: { play: ['rat-leech'] },
  })
    .when(attacks('A', 'tiger-lord', 'rat-leech'), accepts('A'))
    .shows((scene) =>
      expect(['A', 'B', 'C'].map((name) => scene.damage(name as 'A'))).toEqual([0, 0, 1]),
    );
});

test('tiger-lord UNT-23.7 UNT-R.48 S27: its damage fells a Stronghold, whose owner may rally', () => {
  const scene = given({
    A: { play: ['tiger-lord', { face: 'tiger-cub', damage: 1, fury: 0 }] },
    B: {
      play: [{ face: 'rat-queen', damage: 3 }],
      damage: 6,
      stronghold: 'rat-court',
      pile: ['tiger-peak', 'panda-counter'],
      deck: ['tiger-stalker', 'rat-pup', 'rat-pup', 'rat-pup'],
    },
  }).when(attacks('A', 'tiger-cub', 'rat-queen'), accepts('A'));
  expect(scene.asked).toBe('B rallyPlay');
  expect(scene.options('B')).toEqual(['tiger-stalker', 'stop']);
  scene.when(chooses('B', 'tiger-stalker')).shows(() => {
    expect(rows(scene)).toEqual({ A: ['tiger-lord 4/4'], B: ['tiger-stalker 3/2'] });
    expect(scene.stronghold('B')).toBe('tiger-peak');
    expect(scene.damage('B')).toBe(0);
    expect(scene.happened('furyGained')).toEqual([]);
    expect(scene.support('B')).toEqual(['rat-queen']);
  });
});

const swipe = (own: Standing[], enemies: Standing[]) =>
  given({ A: { hand: ['tiger-swipe'], power: 2, play: own }, B: { play: enemies } }).when(
    plays('A', 'tiger-swipe'),
  );

test('tiger-swipe UNT-15.8: damage equal to its Attack, Fury included, no damage back, not exhausted', () => {
  const scene = swipe(
    [{ face: 'rat-leech', fury: 1 }, 'fox-seer'],
    ['panda-teamaster', 'tiger-cub'],
  );
  scene.when(chooses('A', 'rat-leech > panda-teamaster')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['rat-leech 3/3 f1', 'fox-seer 1/2'],
      B: ['panda-teamaster 2/4 d3', 'tiger-cub 1/2'],
    }),
  );
});

test('tiger-swipe UNT-R.139: striker and prey in one answer, where there is a choice of prey', () => {
  const two = swipe(['rat-leech', 'fox-seer'], ['panda-teamaster', 'tiger-cub']);
  expect(two.options('A')).toEqual([
    'rat-leech > panda-teamaster',
    'rat-leech > tiger-cub',
    'fox-seer > panda-teamaster',
    'fox-seer > tiger-cub',
    'none',
  ]);
  expect(two.session.questionOf(0)?.fallback).toEqual(['none']);
  const one = swipe(['rat-leech', 'fox-seer'], ['tiger-cub']);
  expect(one.options('A')).toEqual(['rat-leech', 'fox-seer', 'none']);
  one.when(chooses('A', 'rat-leech')).shows((scene) => expect(rows(scene).B).toEqual([]));
});

test('tiger-swipe UNT-10.8: the striker is credited; Guard does not stop it', () => {
  swipe(['tiger-cub'], ['crocodile-mourner', 'rat-pup'])
    .when(chooses('A', 'tiger-cub > rat-pup'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({ A: ['tiger-cub 2/2 f1'], B: ['crocodile-mourner 1/2'] }),
    );
});

test('tiger-swipe UNT-8.5 UNT-23.3 UNT-R.109: may be declined; does nothing without one on each side', () => {
  swipe(['rat-leech'], ['tiger-cub'])
    .when(declines('A'))
    .shows((scene) => expect(rows(scene)).toEqual({ A: ['rat-leech 2/3'], B: ['tiger-cub 1/2'] }));
  for (const scene of [swipe([], ['tiger-cub']), swipe(['rat-leech'], [])]) {
    scene.shows(() => expect(scene.support('A')).toEqual(['tiger-swipe']));
  }
});

test('tiger-peak UNT-23.4: an Animal that is ready already is none to ready', () => {
  const scene = given({
    A: {
      stronghold: 'tiger-peak',
      support: ['rat-pup'],
      play: ['tiger-scarred'],
    },
    B: { play: ['fox-seer', 'rat-leech'] },
  }).when(attacks('A', 'tiger-scarred', 'fox-seer'));
  scene.shows(() => {
    expect(scene.animal('A', 'tiger-scarred')).toMatchObject({ ready: true, beatThisTurn: true });
    expect(scene.options('A')).not.toContain('ability');
  });
  scene
    .when(attacks('A', 'tiger-scarred', 'rat-leech'))
    .shows(() => expect(scene.options('A')).toContain('ability'));
});
