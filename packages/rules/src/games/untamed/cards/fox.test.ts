import { expect, test } from 'vitest';
import {
  accepts,
  answers,
  attacks,
  chooses,
  declines,
  endsTurn,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

const mirrors = (own: string[], enemies: string[]) =>
  given({
    A: { stronghold: 'fox-mirrors', support: ['rat-pup'], play: own },
    B: { play: enemies },
  });

test('fox-mirrors UNT-23.17: +1 Attack until the end of this turn', () => {
  const scene = mirrors(['tiger-cub', 'fox-seer'], ['rat-leech']).when(
    usesAbility('A'),
    chooses('A', 'raise'),
    chooses('A', 'tiger-cub'),
  );
  scene.shows(() =>
    expect(rows(scene)).toEqual({ A: ['tiger-cub 2/2', 'fox-seer 1/2'], B: ['rat-leech 2/3'] }),
  );
  scene
    .when(endsTurn('A'))
    .shows(() => expect(rows(scene).A).toEqual(['tiger-cub 1/2', 'fox-seer 1/2']));
});

test('fox-mirrors UNT-23.17: −2 Attack until your next turn', () => {
  const scene = mirrors(['tiger-cub'], ['rat-leech', 'tiger-lord']).when(
    usesAbility('A'),
    chooses('A', 'lower'),
    chooses('A', 'tiger-lord'),
    endsTurn('A'),
  );
  scene.shows(() =>
    expect(rows(scene)).toEqual({ A: ['tiger-cub 1/2'], B: ['rat-leech 2/3', 'tiger-lord 2/4'] }),
  );
  scene
    .when(endsTurn('B'))
    .shows(() => expect(rows(scene).B).toEqual(['rat-leech 2/3', 'tiger-lord 4/4']));
});

test('fox-mirrors UNT-23.3 UNT-23.4: a way without target is not offered; not to be used without Animals', () => {
  mirrors([], ['rat-leech'])
    .when(usesAbility('A'))
    .shows((scene) => {
      expect(scene.asked).toBe('A mainAction');
      expect(rows(scene).B).toEqual(['rat-leech 0/3']);
    });
  mirrors([], []).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
});

const seer = (...deck: string[]) =>
  given({ A: { hand: ['fox-seer'], power: 1, deck }, B: { deck: ['rat-pup'] } }).when(
    plays('A', 'fox-seer'),
  );

test('fox-seer UNT-16.3 UNT-R.72 S24: two cards looked at, one left on top, one put under', () => {
  const scene = seer('rat-leech', 'tiger-cub', 'deer-stag');
  expect(scene.options('A')).toEqual(['rat-leech', 'tiger-cub', 'deck']);
  scene.when(chooses('A', 'tiger-cub', 'deck', 'rat-leech')).shows(() => {
    expect(scene.deck('A')).toEqual(['tiger-cub', 'deer-stag', 'rat-leech']);
    expect(scene.deck('B')).toEqual(['rat-pup']);
    expect(scene.happened('omenDone')).toMatchObject([{ onTop: 1, under: 1 }]);
    expect(scene.happened('omenDone')[0]).not.toHaveProperty('cards');
  });
});

test('fox-seer UNT-R.72: any order on either side, or as it was', () => {
  for (const [picks, deck] of [
    [
      ['tiger-cub', 'rat-leech', 'deck'],
      ['tiger-cub', 'rat-leech', 'deer-stag'],
    ],
    [
      ['deck', 'tiger-cub', 'rat-leech'],
      ['deer-stag', 'tiger-cub', 'rat-leech'],
    ],
    [
      ['rat-leech', 'tiger-cub', 'deck'],
      ['rat-leech', 'tiger-cub', 'deer-stag'],
    ],
  ] as const) {
    seer('rat-leech', 'tiger-cub', 'deer-stag')
      .when(chooses('A', ...picks))
      .shows((scene) => expect(scene.deck('A')).toEqual(deck));
  }
});

test('fox-seer UNT-R.71: looks at what is left; an empty deck is no loss', () => {
  seer('rat-leech')
    .when(chooses('A', 'deck', 'rat-leech'))
    .shows((scene) => expect(scene.deck('A')).toEqual(['rat-leech']));
  seer().shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const trickster = (own: string[], enemies: (string | { face: string; fury: number })[]) =>
  given({ A: { hand: ['fox-trickster'], power: 3, play: own }, B: { play: enemies } }).when(
    plays('A', 'fox-trickster'),
  );

test('fox-trickster UNT-10.7 UNT-15.8: two Animals exchange base Attack, not Fury', () => {
  const scene = trickster(['rat-pup', 'fox-seer'], [{ face: 'tiger-lord', fury: 1 }]);
  expect(scene.options('A')).toEqual([
    'rat-pup',
    'fox-seer',
    'fox-trickster',
    'tiger-lord',
    'none',
  ]);
  scene.when(chooses('A', 'rat-pup'));
  expect(scene.options('A')).toEqual(['fox-seer', 'fox-trickster', 'tiger-lord']);
  scene.when(chooses('A', 'tiger-lord')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['rat-pup 4/1', 'fox-seer 1/2', 'fox-trickster 2/4 exhausted'],
      B: ['tiger-lord 2/4 f1'],
    }),
  );
});

test('fox-trickster UNT-R.115: each keeps its value when the turn or the other ends', () => {
  const scene = trickster(['rat-pup'], ['tiger-lord']).when(
    chooses('A', 'rat-pup'),
    chooses('A', 'tiger-lord'),
    attacks('A', 'rat-pup', 'tiger-lord'),
    declines('B'),
    endsTurn('A'),
  );
  scene.shows(() => expect(rows(scene)).toEqual({ A: ['fox-trickster 2/4'], B: [] }));
  trickster(['rat-pup'], ['tiger-lord'])
    .when(chooses('A', 'rat-pup'), chooses('A', 'tiger-lord'), endsTurn('A'), endsTurn('B'))
    .shows((later) =>
      expect(rows(later)).toEqual({
        A: ['rat-pup 4/1', 'fox-trickster 2/4'],
        B: ['tiger-lord 1/4'],
      }),
    );
});

test('fox-trickster UNT-8.5 UNT-23.3: may be declined; needs two Animals', () => {
  trickster(['rat-pup'], [])
    .when(declines('A'))
    .shows((scene) =>
      expect(rows(scene).A).toEqual(['rat-pup 1/1', 'fox-trickster 2/4 exhausted']),
    );
  trickster([], []).shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const storyteller = (...deck: string[]) =>
  given({
    A: { play: ['fox-storyteller', 'fox-seer'], deck },
    B: {
      play: ['rhino-rampager'],
      pile: ['rat-court', 'tiger-peak'],
      deck: ['panda-teamaster', 'rat-pup'],
    },
  });

test('fox-storyteller UNT-15.9 UNT-14.8 S40: the revealed cost is added to Attack, the Stag stays on top', () => {
  const scene = storyteller('deer-stag', 'rat-pup').when(
    attacks('A', 'fox-storyteller', 'B stronghold'),
    accepts('A'),
  );
  expect(rows(scene).A).toEqual(['fox-storyteller 8/4 exhausted', 'fox-seer 1/2']);
  scene.when(declines('A'), chooses('B', 'stop')).shows(() => {
    expect(scene.happened('revealed')).toMatchObject([{ card: { face: 'deer-stag' } }]);
    expect(scene.stronghold('B')).toBe('rat-court');
    expect(scene.damage('B')).toBe(0);
    expect(scene.deck('A')).toEqual(['deer-stag', 'rat-pup']);
    expect(rows(scene).B).toEqual(['rhino-rampager 4/6']);
  });
});

test('fox-storyteller: the card may be put under the deck; the Attack lasts this turn', () => {
  const scene = storyteller('rat-leech', 'rat-queen', 'rat-queen', 'rat-queen').when(
    attacks('A', 'fox-storyteller', 'B stronghold'),
    accepts('A'),
    accepts('A'),
  );
  scene.shows(() => {
    expect(scene.damage('B')).toBe(4);
    expect(scene.deck('A').at(-1)).toBe('rat-leech');
    expect(rows(scene).A[0]).toBe('fox-storyteller 4/4 exhausted');
  });
  scene.when(endsTurn('A')).shows(() => expect(rows(scene).A[0]).toBe('fox-storyteller 2/4'));
});

test('fox-storyteller UNT-8.5: declined, nothing is revealed', () => {
  storyteller('deer-stag')
    .when(attacks('A', 'fox-storyteller', 'B stronghold'), declines('A'))
    .shows((scene) => {
      expect(scene.happened('revealed')).toEqual([]);
      expect(scene.damage('B')).toBe(2);
    });
});

test('fox-storyteller S40: an empty deck adds nothing', () => {
  storyteller()
    .when(attacks('A', 'fox-storyteller', 'B stronghold'), accepts('A'))
    .shows((scene) => expect(scene.damage('B')).toBe(2));
});

test('fox-marked UNT-7.2: Omen 2, two cards drawn, one discarded', () => {
  given({
    A: {
      hand: ['fox-marked', 'rat-pup'],
      power: 2,
      deck: ['rat-leech', 'tiger-cub', 'deer-stag', 'rat-queen'],
    },
    B: { hand: ['rat-pup'] },
  })
    .when(
      plays('A', 'fox-marked'),
      chooses('A', 'tiger-cub', 'deck', 'rat-leech'),
      chooses('A', 'rat-pup'),
    )
    .shows((scene) => {
      expect(scene.hand('A')).toEqual(['tiger-cub', 'deer-stag']);
      expect(scene.deck('A')).toEqual(['rat-queen', 'rat-leech']);
      expect(scene.support('A')).toEqual(['rat-pup', 'fox-marked']);
      expect(scene.hand('B')).toEqual(['rat-pup']);
    });
});

test('fox-marked UNT-1.2: a player who has to draw from an empty deck loses', () => {
  given({ A: { hand: ['fox-marked'], power: 2, deck: ['rat-leech'] }, B: {} })
    .when(plays('A', 'fox-marked'), chooses('A', 'rat-leech', 'deck'))
    .shows((scene) => expect(scene.open.final?.reason).toBe('deck'));
});

const dazzle = () =>
  given({
    A: { hand: ['fox-dazzle'], power: 2, play: ['rat-leech'] },
    B: { play: ['tiger-lord', 'rat-leech'], hand: ['rat-pup'] },
  }).when(plays('A', 'fox-dazzle'));

test('fox-dazzle UNT-23.17: −2 Attack on all Animals of one opponent until your next turn', () => {
  const scene = dazzle();
  scene.shows(() =>
    expect(rows(scene)).toEqual({ A: ['rat-leech 2/3'], B: ['tiger-lord 2/4', 'rat-leech 0/3'] }),
  );
  scene
    .when(endsTurn('A'), plays('B', 'rat-pup'))
    .shows(() =>
      expect(rows(scene).B).toEqual(['tiger-lord 2/4', 'rat-leech 0/3', 'rat-pup 1/1 exhausted']),
    );
  scene
    .when(endsTurn('B'))
    .shows(() => expect(rows(scene).B).toEqual(['tiger-lord 4/4', 'rat-leech 2/3', 'rat-pup 1/1']));
});

test('fox-dazzle UNT-10.6 UNT-10.7 S30: Attack is counted raw, and 0 at least when used', () => {
  const scene = given({
    turn: 'B',
    A: {
      play: ['token-owl-spirit', { face: 'token-owl-spirit', fury: 1 }],
      stronghold: 'tiger-peak',
    },
    B: { hand: ['fox-dazzle'], power: 2, play: ['panda-teamaster'] },
  }).when(plays('B', 'fox-dazzle'), endsTurn('B'));
  expect(rows(scene).A).toEqual(['token-owl-spirit 0/1', 'token-owl-spirit 0/1 f1']);
  scene.when(attacks('A', 'token-owl-spirit', 'panda-teamaster')).shows(() =>
    expect(rows(scene)).toMatchObject({
      A: ['token-owl-spirit 0/1 f1'],
      B: ['panda-teamaster 2/4'],
    }),
  );
});

test('fox-dazzle UNT-8.5 UNT-R.109: among several it may be declined; an opponent without Animals may be chosen', () => {
  const three = () =>
    given({
      mode: 'survival',
      A: { hand: ['fox-dazzle'], power: 2 },
      B: { play: ['tiger-lord'] },
      C: {},
    }).when(plays('A', 'fox-dazzle'));
  three()
    .when(declines('A'))
    .shows((scene) => expect(scene.attack('B', 'tiger-lord')).toBe(4));
  three()
    .when(answers('A', 'seat:2'))
    .shows((scene) => expect(scene.support('A')).toEqual(['fox-dazzle']));
});

test('fox-dazzle UNT-R.107: the only opponent is not asked about, with or without Animals', () => {
  dazzle().shows((scene) => expect(scene.asked).toBe('A mainAction'));
  given({ A: { hand: ['fox-dazzle'], power: 2 }, B: {} })
    .when(plays('A', 'fox-dazzle'))
    .shows((scene) => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.support('A')).toEqual(['fox-dazzle']);
    });
});
