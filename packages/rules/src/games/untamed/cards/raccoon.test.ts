import { expect, test } from 'vitest';
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

const workshop = (
  play: (string | { face: string; damage: number })[],
  support = ['rat-pup', 'rat-pup'],
) => given({ A: { stronghold: 'raccoon-workshop', support, play }, B: { play: ['rat-leech'] } });

test('raccoon-workshop UNT-11.3: 2 Support give 1 Fury and remove up to 1 damage', () => {
  workshop([{ face: 'panda-teamaster', damage: 2 }, 'fox-seer'])
    .when(usesAbility('A'), chooses('A', 'panda-teamaster'))
    .shows((scene) => {
      expect(rows(scene)).toEqual({
        A: ['panda-teamaster 3/4 d1 f1', 'fox-seer 1/2'],
        B: ['rat-leech 2/3'],
      });
      expect(scene.support('A')).toEqual([]);
    });
  workshop(['fox-seer'])
    .when(usesAbility('A'))
    .shows((scene) => expect(rows(scene).A).toEqual(['fox-seer 2/2 f1']));
});

test('raccoon-workshop UNT-23.4: not without Animals, not with 1 Support', () => {
  workshop([]).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
  workshop(['fox-seer'], ['rat-pup']).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
});

const lidbearer = (play: string[], support: string[]) =>
  given({
    A: { play: ['tiger-cub', 'rat-queen'] },
    B: { play: ['raccoon-lidbearer', ...play], support },
  }).when(attacks('A', 'tiger-cub', 'raccoon-lidbearer'));

test('raccoon-lidbearer UNT-7.4 UNT-23.11 S45: attacked, 1 Support gives 1 Fury before the damage', () => {
  const scene = lidbearer(['rat-leech'], ['rat-pup']);
  expect(scene.asked).toBe('B chooseTargets');
  scene.when(chooses('B', 'rat-leech')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['tiger-cub 1/2 d1 exhausted', 'rat-queen 3/4'],
      B: ['raccoon-lidbearer 1/4 d1', 'rat-leech 3/3 f1'],
    });
    expect(scene.removed('B')).toEqual(['rat-pup']);
    const order = scene.events.map(({ type }) => type);
    expect(order.indexOf('furyGained')).toBeLessThan(order.indexOf('damageDealt'));
  });
});

test('raccoon-lidbearer UNT-7.4 UNT-R.139: naming the Animal pays; declined, nothing is paid', () => {
  const scene = lidbearer(['rat-leech', 'fox-seer'], ['rat-pup', 'tiger-cub']);
  expect(scene.options('B')).toEqual(['rat-leech', 'fox-seer', 'none']);
  expect(scene.session.questionOf(1)).toMatchObject({ facts: { cost: 1 }, fallback: ['none'] });
  scene
    .when(chooses('B', 'fox-seer'))
    .shows(() =>
      expect(rows(scene).B).toEqual([
        'raccoon-lidbearer 1/4 d1',
        'rat-leech 2/3',
        'fox-seer 2/2 f1',
      ]),
    );
  lidbearer(['rat-leech'], ['rat-pup'])
    .when(declines('B'))
    .shows((other) => {
      expect(rows(other).B).toEqual(['raccoon-lidbearer 1/4 d1', 'rat-leech 2/3']);
      expect(other.support('B')).toEqual(['rat-pup']);
    });
});

test('raccoon-lidbearer UNT-23.3 S45: nothing offered without another Animal, or without Support', () => {
  for (const scene of [lidbearer([], ['rat-pup']), lidbearer(['rat-leech'], [])]) {
    scene.shows(() => expect(scene.asked).toBe('A mainAction'));
  }
});

const tinker = (play: (string | { face: string; damage: number })[]) =>
  given({
    A: { hand: ['raccoon-tinker'], power: 3, play },
    B: { play: [{ face: 'rat-leech', damage: 1 }] },
  }).when(plays('A', 'raccoon-tinker'));

test('raccoon-tinker UNT-15.1: another Animal loses all damage and gains 1 Fury', () => {
  const scene = tinker([
    { face: 'rhino-rampager', damage: 5 },
    { face: 'fox-seer', damage: 1 },
  ]);
  expect(scene.options('A')).toEqual(['rhino-rampager', 'fox-seer', 'none']);
  scene.when(chooses('A', 'rhino-rampager')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['rhino-rampager 5/6 f1', 'fox-seer 1/2 d1', 'raccoon-tinker 2/3 exhausted'],
      B: ['rat-leech 2/3 d1'],
    }),
  );
});

test('raccoon-tinker UNT-8.5 UNT-23.3: an unhurt one gains Fury too; may be declined; not alone', () => {
  tinker(['fox-seer'])
    .when(chooses('A', 'fox-seer'))
    .shows((scene) => expect(rows(scene).A[0]).toBe('fox-seer 2/2 f1'));
  tinker([{ face: 'fox-seer', damage: 1 }])
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).A[0]).toBe('fox-seer 1/2 d1'));
  tinker([]).shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

test('raccoon-foreman UNT-23.1: your other Animals have +1 Attack while it is in play, each Foreman adds', () => {
  given({
    A: { play: ['raccoon-foreman', 'fox-seer', 'token-owl-spirit'] },
    B: { play: ['fox-seer'] },
  }).shows((scene) =>
    expect(rows(scene)).toEqual({
      A: ['raccoon-foreman 3/4', 'fox-seer 2/2', 'token-owl-spirit 2/1'],
      B: ['fox-seer 1/2'],
    }),
  );
  given({ A: { play: ['raccoon-foreman', 'raccoon-foreman', 'fox-seer'] }, B: {} }).shows((scene) =>
    expect(rows(scene).A).toEqual(['raccoon-foreman 4/4', 'raccoon-foreman 4/4', 'fox-seer 3/2']),
  );
  given({
    A: { play: ['raccoon-foreman', 'fox-seer'], hand: ['crocodile-tears'], power: 1 },
    B: {},
  })
    .when(plays('A', 'crocodile-tears'), chooses('A', 'raccoon-foreman'))
    .shows((scene) => expect(rows(scene).A).toEqual(['fox-seer 1/2']));
});

test('raccoon-foreman UNT-10.7 S30: its bonus is added before Attack is cut off at 0', () => {
  given({
    turn: 'B',
    A: { play: [{ face: 'token-owl-spirit', fury: 1 }, 'raccoon-foreman', 'token-owl-spirit'] },
    B: { hand: ['fox-dazzle'], power: 2 },
  })
    .when(plays('B', 'fox-dazzle'))
    .shows((scene) =>
      expect(rows(scene).A).toEqual([
        'token-owl-spirit 1/1 f1',
        'raccoon-foreman 1/4',
        'token-owl-spirit 0/1',
      ]),
    );
});

const armour = (play: (string | { face: string; damage: number })[]) =>
  given({
    A: { hand: ['raccoon-armour'], power: 1, play },
    B: { play: ['tiger-cub'] },
  }).when(plays('A', 'raccoon-armour'));

test('raccoon-armour UNT-15.4: Guard while in play, 1 Fury, up to 1 damage less', () => {
  const scene = armour([{ face: 'panda-peddler', damage: 2 }, 'fox-seer']).when(
    chooses('A', 'panda-peddler'),
  );
  scene.shows(() =>
    expect(rows(scene)).toEqual({
      A: ['panda-peddler 2/3 d1 f1', 'fox-seer 1/2'],
      B: ['tiger-cub 1/2'],
    }),
  );
  scene
    .when(endsTurn('A'))
    .shows(() =>
      expect(scene.options('B').filter((option) => option.startsWith('tiger-cub'))).toEqual([
        'tiger-cub panda-peddler',
      ]),
    );
});

test('raccoon-armour UNT-8.5 UNT-R.109: may be declined, and played without Animals', () => {
  armour(['fox-seer'])
    .when(declines('A'))
    .shows((scene) => {
      expect(rows(scene).A).toEqual(['fox-seer 1/2']);
      expect(scene.animal('A', 'fox-seer').granted).toEqual([]);
    });
  armour([]).shows((scene) => expect(scene.support('A')).toEqual(['raccoon-armour']));
});

const contraption = () =>
  given({
    A: {
      hand: ['raccoon-contraption', 'rat-pup'],
      power: 2,
      play: ['panda-teamaster', 'fox-seer'],
      damage: 1,
    },
    B: { play: ['rat-queen', 'tiger-cub', 'rhino-rampager'] },
  }).when(plays('A', 'raccoon-contraption'));

test('raccoon-contraption UNT-23.12 UNT-23.17: +1 Attack, each damage 1 less, until your next turn', () => {
  const scene = contraption();
  scene.when(plays('A', 'rat-pup')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['panda-teamaster 3/4', 'fox-seer 2/2', 'rat-pup 2/1 exhausted'],
      B: ['rat-queen 3/4', 'tiger-cub 1/2', 'rhino-rampager 4/6'],
    }),
  );
  scene
    .when(
      endsTurn('A'),
      attacks('B', 'tiger-cub', 'panda-teamaster'),
      attacks('B', 'rat-queen', 'panda-teamaster'),
    )
    .shows(() =>
      expect(rows(scene)).toEqual({
        A: ['panda-teamaster 3/4 d2', 'fox-seer 2/2', 'rat-pup 2/1'],
        B: ['rat-queen 3/4 d3 exhausted', 'rhino-rampager 4/6'],
      }),
    );
  scene
    .when(endsTurn('B'))
    .shows(() =>
      expect(rows(scene).A).toEqual(['panda-teamaster 2/4 d2', 'fox-seer 1/2', 'rat-pup 1/1']),
    );
});

test('raccoon-contraption UNT-23.12: the Stronghold and moved damage are not protected', () => {
  const scene = given({
    A: { hand: ['raccoon-contraption'], power: 2, play: ['fox-seer'] },
    B: {
      play: [{ face: 'rhino-rampager', damage: 1 }],
      stronghold: 'rhino-scar',
      support: ['rat-pup'],
    },
  }).when(plays('A', 'raccoon-contraption'), endsTurn('A'));
  scene.when(attacks('B', 'rhino-rampager', 'A stronghold'), usesAbility('B')).shows(() => {
    expect(scene.damage('A')).toBe(4);
    expect(rows(scene)).toEqual({ A: ['fox-seer 2/2 d1'], B: ['rhino-rampager 4/6 exhausted'] });
  });
});
