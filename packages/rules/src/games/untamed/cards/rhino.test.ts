import { expect, test } from 'vitest';
import {
  accepts,
  answers,
  attacks,
  chooses,
  declines,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

type Standing = string | { face: string; damage?: number; fury?: number };

const scar = (own: Standing[], enemies: Standing[], support = ['rat-pup']) =>
  given({ A: { stronghold: 'rhino-scar', support, play: own }, B: { play: enemies } });

test('rhino-scar UNT-11.3: moves 1 damage from any Animal to any other', () => {
  const scene = scar(
    [{ face: 'fox-seer', damage: 1 }, 'panda-teamaster'],
    [{ face: 'rhino-rampager', damage: 3 }, 'rat-leech'],
  ).when(usesAbility('A'));
  expect(scene.options('A')).toEqual(['fox-seer', 'rhino-rampager']);
  scene.when(chooses('A', 'rhino-rampager'));
  expect(scene.options('A')).toEqual(['fox-seer', 'panda-teamaster', 'rat-leech']);
  scene.when(chooses('A', 'rat-leech')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2 d1', 'panda-teamaster 2/4'],
      B: ['rhino-rampager 4/6 d2', 'rat-leech 2/3 d1'],
    }),
  );
});

test('rhino-scar UNT-23.12 UNT-10.8: moved damage can eliminate, is not dealt, and gives no credit', () => {
  scar([{ face: 'fox-seer', damage: 1 }, 'tiger-lord'], [{ face: 'rhino-charger', damage: 2 }])
    .when(usesAbility('A'), chooses('A', 'fox-seer'), chooses('A', 'rhino-charger'))
    .shows((scene) => {
      expect(rows(scene)).toEqual({ A: ['fox-seer 1/2', 'tiger-lord 4/4'], B: [] });
      expect(scene.damage('B')).toBe(0);
    });
  scar([{ face: 'fox-seer', damage: 1 }], ['rhino-charger'])
    .when(usesAbility('A'))
    .shows((scene) => expect(rows(scene).B).toEqual(['rhino-charger 2/3 d1']));
});

test('rhino-scar UNT-23.4: not without damage, not without a second Animal, not without Support', () => {
  for (const scene of [
    scar(['fox-seer'], ['rat-leech']),
    scar([{ face: 'fox-seer', damage: 1 }], []),
    scar([{ face: 'fox-seer', damage: 1 }], ['rat-leech'], []),
  ]) {
    scene.shows(() => expect(scene.options('A')).not.toContain('ability'));
  }
});

test('rhino-charger UNT-10.3: dealt damage and still there, it gains 1 Fury, once per event', () => {
  given({ A: { play: ['rat-leech'] }, B: { play: ['rhino-charger', 'rhino-charger'] } })
    .when(attacks('A', 'rat-leech', 'rhino-charger'))
    .shows((scene) =>
      expect(rows(scene)).toEqual({
        A: ['rat-leech 2/3 d2 exhausted'],
        B: ['rhino-charger 3/3 d2 f1', 'rhino-charger 2/3'],
      }),
    );
});

test('rhino-charger UNT-23.10 UNT-23.12: not when beaten, not by 0 damage, not by damage placed or moved', () => {
  given({ A: { play: ['rat-queen'] }, B: { play: ['rhino-charger'] } })
    .when(attacks('A', 'rat-queen', 'rhino-charger'))
    .shows((scene) => expect(scene.happened('furyGained')).toEqual([]));
  given({
    A: { stronghold: 'fox-mirrors', support: ['rat-pup'], play: ['rhino-charger'] },
    B: { play: ['fox-seer'] },
  })
    .when(usesAbility('A'), chooses('A', 'lower'), attacks('A', 'rhino-charger', 'fox-seer'))
    .shows((scene) => expect(rows(scene)).toEqual({ A: ['rhino-charger 2/3 exhausted'], B: [] }));
});

test('rhino-charger UNT-23.10: beaten before its trigger comes up, there is no order to choose', () => {
  given({
    A: { play: ['crocodile-snapling'] },
    B: { play: ['rhino-charger', 'tiger-lord'] },
  })
    .when(attacks('A', 'crocodile-snapling', 'rhino-charger'), chooses('A', 'rhino-charger'))
    .when((scene) => expect(scene.asked).toBe('B useAbility'), accepts('B'))
    .shows((scene) => {
      expect(scene.asked).toBe('A mainAction');
      expect(rows(scene).B).toEqual(['tiger-lord 4/4']);
      expect(scene.damage('A')).toBe(1);
    });
});

const mudhealer = (damage: number, ...play: Standing[]) =>
  given({
    A: { hand: ['rhino-mudhealer'], power: 2, play, damage },
    B: { damage: 3, play: [{ face: 'rat-leech', damage: 1 }] },
  }).when(plays('A', 'rhino-mudhealer'));

test('rhino-mudhealer UNT-23.12 UNT-R.129: takes 1 or 2 damage from the Stronghold and gains 1 Fury', () => {
  for (const [moved, left] of [
    ['1', 3],
    ['2', 2],
  ] as const) {
    const scene = mudhealer(4, { face: 'panda-teamaster', damage: 2 });
    expect(scene.options('A')).toEqual(['panda-teamaster', 'A stronghold', 'none']);
    scene.when(chooses('A', 'A stronghold'));
    expect(() => scene.when(answers('A', '3'))).toThrow();
    scene.when(answers('A', moved)).shows(() => {
      expect(scene.damage('A')).toBe(left);
      expect(scene.damage('B')).toBe(3);
      expect(rows(scene)).toEqual({
        A: ['panda-teamaster 2/4 d2', `rhino-mudhealer 2/4 d${moved} f1 exhausted`],
        B: ['rat-leech 2/3 d1'],
      });
    });
  }
});

test('rhino-mudhealer: or from another Animal of yours; one damage there, no amount to choose', () => {
  mudhealer(0, { face: 'fox-seer', damage: 1 })
    .when(chooses('A', 'fox-seer'))
    .shows((scene) =>
      expect(rows(scene).A).toEqual(['fox-seer 1/2', 'rhino-mudhealer 2/4 d1 f1 exhausted']),
    );
});

test('rhino-mudhealer UNT-8.5 UNT-23.3: may be declined; nothing damaged, nothing asked', () => {
  mudhealer(4)
    .when(declines('A'))
    .shows((scene) => {
      expect(scene.damage('A')).toBe(4);
      expect(rows(scene).A).toEqual(['rhino-mudhealer 1/4 exhausted']);
    });
  mudhealer(0, 'fox-seer').shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const ironhide = (support: string[], ...play: string[]) =>
  given({
    A: { hand: ['rhino-ironhide'], power: 4, support, play },
    B: { play: ['rat-leech'] },
  }).when(plays('A', 'rhino-ironhide'));

test('rhino-ironhide UNT-7.4 UNT-23.5: 1 Support, 1 Fury on each of up to two Animals, itself included', () => {
  const scene = ironhide(['rat-pup'], 'fox-seer', 'tiger-cub').when(accepts('A'));
  expect(scene.options('A')).toEqual(['fox-seer', 'tiger-cub', 'rhino-ironhide']);
  expect(() => scene.when(chooses('A', ...scene.options('A')))).toThrow('tooMany');
  scene.when(chooses('A', 'tiger-cub', 'rhino-ironhide')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2', 'tiger-cub 2/2 f1', 'rhino-ironhide 4/5 f1 exhausted'],
      B: ['rat-leech 2/3'],
    });
    expect(scene.removed('A')).toEqual(['rat-pup']);
  });
  ironhide(['rat-pup'], 'fox-seer')
    .when(accepts('A'), chooses('A', 'fox-seer'))
    .shows((other) =>
      expect(rows(other).A).toEqual(['fox-seer 2/2 f1', 'rhino-ironhide 3/5 exhausted']),
    );
});

test('rhino-ironhide UNT-7.4 UNT-23.2: declined nothing is paid; without Support nothing is asked', () => {
  ironhide(['rat-pup'], 'fox-seer')
    .when(declines('A'))
    .shows((scene) => {
      expect(scene.support('A')).toEqual(['rat-pup']);
      expect(rows(scene).A).toEqual(['fox-seer 1/2', 'rhino-ironhide 3/5 exhausted']);
    });
  ironhide([], 'fox-seer').shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

test('rhino-ironhide UNT-14.3 S19: rallied, its Arrival still costs 1 Support', () => {
  for (const support of [['rat-pup'], []]) {
    const scene = given({
      A: { play: [{ face: 'rat-queen', fury: 4 }] },
      B: { support, deck: ['rhino-ironhide'], play: ['fox-seer'] },
    }).when(attacks('A', 'rat-queen', 'B stronghold'), chooses('B', 'rhino-ironhide'));
    if (support.length > 0) scene.when(accepts('B'), chooses('B', 'fox-seer', 'rhino-ironhide'));
    scene.shows(() => {
      expect(rows(scene).B).toEqual(
        support.length > 0
          ? ['fox-seer 2/2 f1', 'rhino-ironhide 4/5 f1']
          : ['fox-seer 1/2', 'rhino-ironhide 3/5'],
      );
      expect(scene.support('B')).toEqual([]);
    });
  }
});

const rampager = () =>
  given({
    A: { hand: ['rhino-rampager'], power: 5, play: ['fox-seer'] },
    B: { play: ['rat-leech'] },
  }).when(plays('A', 'rhino-rampager'));

test('rhino-rampager UNT-R.129: 0, 1 or 2 damage placed on it, as much Fury', () => {
  for (const [n, row] of [
    ['0', 'rhino-rampager 4/6 exhausted'],
    ['1', 'rhino-rampager 5/6 d1 f1 exhausted'],
    ['2', 'rhino-rampager 6/6 d2 f2 exhausted'],
  ] as const) {
    rampager()
      .when(answers('A', n))
      .shows((scene) =>
        expect(rows(scene)).toEqual({ A: ['fox-seer 1/2', row], B: ['rat-leech 2/3'] }),
      );
  }
  expect(() => rampager().when(answers('A', '3'))).toThrow();
});

test('rhino-rampager UNT-23.12: damage placed is not reduced', () => {
  given({ A: { hand: ['raccoon-contraption', 'rhino-rampager'], power: 5, discount: 2 }, B: {} })
    .when(plays('A', 'raccoon-contraption'), plays('A', 'rhino-rampager'), answers('A', '2'))
    .shows((scene) => expect(rows(scene).A).toEqual(['rhino-rampager 7/6 d2 f2 exhausted']));
});

const rage = (...play: Standing[]) =>
  given({
    A: { hand: ['rhino-rage'], power: 1, damage: 1, play },
    B: { play: ['rat-leech'] },
  }).when(plays('A', 'rhino-rage'));

test('rhino-rage UNT-23.5 UNT-23.6 UNT-R.105: 1 damage each, those that stay gain 1 Fury, then triggers', () => {
  const scene = rage('panda-teamaster', 'rat-pup', 'rhino-charger', 'fox-seer');
  expect(() => scene.when(chooses('A', ...scene.options('A')))).toThrow('tooMany');
  scene.when(chooses('A', 'panda-teamaster', 'rat-pup', 'rhino-charger'));
  expect(rows(scene).A[1]).toBe('rhino-charger 3/3 d1 f1');
  scene.when(chooses('A', 'rat-pup', 'rhino-charger')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['panda-teamaster 3/4 d1 f1', 'rhino-charger 4/3 d1 f2', 'fox-seer 1/2'],
      B: ['rat-leech 2/3'],
    });
    expect(scene.support('A')).toEqual(['rat-pup', 'rhino-rage']);
  });
});

test('rhino-rage UNT-23.12 UNT-8.5 UNT-R.109: a reduced damage still gives Fury; none chosen does nothing', () => {
  given({
    A: { hand: ['raccoon-contraption', 'rhino-rage'], power: 3, play: ['rhino-charger'] },
    B: {},
  })
    .when(
      plays('A', 'raccoon-contraption'),
      plays('A', 'rhino-rage'),
      chooses('A', 'rhino-charger'),
    )
    .shows((scene) => expect(rows(scene).A).toEqual(['rhino-charger 4/3 f1']));
  rage('fox-seer', 'tiger-cub')
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).A).toEqual(['fox-seer 1/2', 'tiger-cub 1/2']));
  rage().shows((scene) => expect(scene.support('A')).toEqual(['rhino-rage']));
});
