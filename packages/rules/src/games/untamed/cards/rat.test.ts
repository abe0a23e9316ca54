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

const court = (play: string[], support = ['rat-feast'], damage = 2) =>
  given({
    A: { stronghold: 'rat-court', support, play, damage },
    B: { damage: 3, play: ['rat-leech'] },
  });

test('rat-court UNT-11.3 UNT-23.16: with two Animals costing 2 or less, 1 damage there and 1 less here', () => {
  court(['rat-leech', 'token-owl-spirit', 'rat-queen'])
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.damage('B')).toBe(4);
      expect(scene.damage('A')).toBe(1);
      expect(rows(scene)).toEqual({
        A: ['rat-leech 2/3', 'token-owl-spirit 1/1', 'rat-queen 3/4'],
        B: ['rat-leech 2/3'],
      });
    });
  court(['rat-pup', 'rat-pup'], ['rat-feast'], 0)
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.damage('A')).toBe(0);
      expect(scene.damage('B')).toBe(4);
    });
});

test('rat-court UNT-23.4: not with one such Animal, not without Support', () => {
  court(['rat-leech', 'panda-teamaster']).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
  court(['rat-leech', 'rat-pup'], []).shows((scene) =>
    expect(scene.options('A')).not.toContain('ability'),
  );
});

test('rat-court UNT-R.111: with several opponents you choose whose Stronghold', () => {
  const scene = given({
    mode: 'survival',
    players: 3,
    A: { stronghold: 'rat-court', support: ['rat-feast'], play: ['rat-pup', 'rat-pup'] },
    B: {},
    C: {},
  }).when(usesAbility('A'));
  expect(scene.asked).toBe('A chooseOpponent');
  scene.when(chooses('A', 'seat:2')).shows(() => {
    expect(scene.damage('B')).toBe(0);
    expect(scene.damage('C')).toBe(1);
  });
});

test('rat-pup UNT-15.2 UNT-R.107: beaten, your Stronghold loses up to 1 damage, unasked', () => {
  for (const [before, after] of [
    [3, 2],
    [0, 0],
  ] as const) {
    given({ A: { play: ['tiger-cub'], damage: 4 }, B: { play: ['rat-pup'], damage: before } })
      .when(attacks('A', 'tiger-cub', 'rat-pup'))
      .shows((scene) => {
        expect(scene.damage('B')).toBe(after);
        expect(scene.damage('A')).toBe(4);
        expect(scene.support('B')).toEqual(['rat-pup']);
      });
  }
});

test('rat-pup UNT-R.47: returned to hand it says nothing', () => {
  given({ A: { play: ['rat-pup'], hand: ['chameleon-moult'], damage: 3 }, B: {} })
    .when(plays('A', 'chameleon-moult'), chooses('A', 'rat-pup'))
    .shows((scene) => expect(scene.damage('A')).toBe(3));
});

const leech = (fury: number, damage: number) =>
  given({ A: { play: [{ face: 'rat-leech', fury }], damage }, B: { damage: 0, play: [] } }).when(
    attacks('A', 'rat-leech', 'B stronghold'),
  );

test('rat-leech UNT-9.3: heals as much as it dealt to a Stronghold, 2 at most', () => {
  for (const [fury, before, after, dealt] of [
    [0, 5, 3, 2],
    [3, 5, 3, 5],
    [0, 1, 0, 2],
  ] as const) {
    leech(fury, before).shows((scene) => {
      expect(scene.damage('A')).toBe(after);
      expect(scene.damage('B')).toBe(dealt);
    });
  }
});

test('rat-leech: Attack 0 heals nothing, nor does an attack on an Animal', () => {
  given({
    turn: 'B',
    A: { play: ['rat-leech'], damage: 5 },
    B: { stronghold: 'fox-mirrors', support: ['rat-pup'] },
  })
    .when(usesAbility('B'), endsTurn('B'), attacks('A', 'rat-leech', 'B stronghold'))
    .shows((scene) => expect([scene.damage('A'), scene.damage('B')]).toEqual([5, 0]));
  given({ A: { play: ['rat-leech'], damage: 5 }, B: { play: ['rat-pup'] } })
    .when(attacks('A', 'rat-leech', 'rat-pup'))
    .shows((scene) => expect(scene.damage('A')).toBe(5));
});

const herald = (...play: string[]) =>
  given({
    A: { hand: ['rat-herald'], power: 3, play: ['fox-seer'] },
    B: { play, support: [] },
  }).when(plays('A', 'rat-herald'));

test('rat-herald UNT-15.1 UNT-23.16: beats an enemy Animal costing 2 or less', () => {
  const scene = herald('rhino-charger', 'panda-teamaster', 'token-owl-spirit');
  expect(scene.options('A')).toEqual(['rhino-charger', 'token-owl-spirit', 'none']);
  scene.when(chooses('A', 'rhino-charger')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['fox-seer 1/2', 'rat-herald 3/4 exhausted'],
      B: ['panda-teamaster 2/4', 'token-owl-spirit 1/1'],
    });
    expect(scene.support('B')).toEqual(['rhino-charger']);
    expect(scene.happened('animalBeaten')).toMatchObject([{ by: [{ face: 'rat-herald' }] }]);
  });
});

test('rat-herald UNT-8.5 UNT-23.3: may be declined; nothing without such an Animal', () => {
  herald('rhino-charger')
    .when(declines('A'))
    .shows((scene) => expect(rows(scene).B).toEqual(['rhino-charger 2/3']));
  herald('panda-teamaster').shows((scene) => {
    expect(scene.asked).toBe('A mainAction');
    expect(rows(scene).B).toEqual(['panda-teamaster 2/4']);
  });
});

const queen = (hand: string[], support = ['rat-feast'], own = ['rat-queen']) =>
  given({
    A: { play: own, hand, power: 5, support, deck: ['deer-stag', 'rat-leech'] },
    B: { play: ['rat-queen'], support: ['rat-pup'] },
  });

test('rat-queen UNT-23.14 UNT-7.4: another Animal costing 2 or less played, 1 Support draws 1 card', () => {
  queen(['rat-leech'])
    .when(plays('A', 'rat-leech'), accepts('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['deer-stag']);
      expect(scene.support('A')).toEqual([]);
      expect(scene.support('B')).toEqual(['rat-pup']);
      expect(rows(scene).A).toEqual(['rat-queen 3/4', 'rat-leech 2/3 exhausted']);
    });
  queen(['rat-leech'])
    .when(plays('A', 'rat-leech'), declines('A'))
    .shows((scene) => {
      expect(scene.hand('A')).toEqual([]);
      expect(scene.support('A')).toEqual(['rat-feast']);
    });
});

test.each([
  ['a dearer Animal', ['panda-teamaster'], ['rat-feast'], ['rat-queen']],
  ['an Item', ['raccoon-contraption'], ['rat-feast'], ['rat-queen']],
  ['no Support', ['rat-leech'], [], ['rat-queen']],
  ['itself', ['rat-queen'], ['rat-feast'], []],
])('rat-queen UNT-23.2: %s does not do', (_, hand, support, own) => {
  queen(hand, support, own)
    .when(plays('A', hand[0] as string))
    .shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const feast = (support: string[], play: string[] = []) =>
  given({
    A: { hand: ['rat-feast'], power: 1, support, play },
    B: { play: ['rat-leech'], support: ['rat-pup'] },
  }).when(plays('A', 'rat-feast'));

test('rat-feast UNT-23.21 UNT-R.32: up to two Animals costing 2 or less enter play', () => {
  const scene = feast(['rat-pup', 'rabbit-leveret', 'fox-trickster', 'rat-leech']);
  expect(scene.options('A')).toEqual(['rat-pup', 'rabbit-leveret', 'rat-leech', 'none']);
  scene.when(chooses('A', 'rabbit-leveret'), chooses('A', 'nip'));
  scene.when(chooses('A', 'rat-leech')).shows(() => {
    expect(rows(scene)).toEqual({
      A: ['rabbit-leveret 1/1 exhausted', 'rat-leech 2/3 exhausted'],
      B: ['rat-leech 2/3 d1'],
    });
    expect(scene.support('A')).toEqual(['rat-pup', 'fox-trickster', 'rat-feast']);
    expect(scene.support('B')).toEqual(['rat-pup']);
    expect(scene.player('A').cardsPlayed).toBe(1);
  });
});

test('rat-feast UNT-23.5 UNT-R.109: one or none will do; nothing to put is not asked', () => {
  feast(['rat-pup', 'tiger-cub'])
    .when(chooses('A', 'rat-pup'), declines('A'))
    .shows((scene) => expect(rows(scene).A).toEqual(['rat-pup 1/1 exhausted']));
  feast(['rat-pup'])
    .when(declines('A'))
    .shows((scene) => expect(scene.support('A')).toEqual(['rat-pup', 'rat-feast']));
  feast(['fox-trickster']).shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

test('rat-feast UNT-8.4 UNT-23.3: with seven Animals it asks nothing', () => {
  given({
    A: {
      power: 1,
      play: Array<string>(7).fill('rat-queen'),
      support: ['rat-pup', 'tiger-cub'],
      hand: ['rat-feast'],
    },
    B: {},
  })
    .when(plays('A', 'rat-feast'))
    .shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

test('rat-pup UNT-23.7: with an undamaged Stronghold there is nothing to put in order', () => {
  given({
    A: {
      power: 5,
      hand: ['snake-matriarch'],
      play: ['rat-pup', { face: 'crocodile-mourner', damage: 1 }],
    },
    B: {},
  })
    .when(plays('A', 'snake-matriarch'), accepts('A'))
    .shows((scene) => expect(scene.asked).toBe('A useAbility'));
});
