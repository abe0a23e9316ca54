import { expect, test } from 'vitest';
import {
  answers,
  chooses,
  declines,
  endsTurn,
  given,
  plays,
  usesAbility,
} from '../testing/given.ts';
import { rows } from '../testing/rows.ts';

const glade = (cardsPlayed: number, support = ['rat-pup']) =>
  given({
    A: { stronghold: 'deer-glade', support, cardsPlayed, hand: ['rhino-rampager'], power: 2 },
    B: {},
  });

test('deer-glade UNT-23.15: the next card costs 1 less per card played, 3 at most', () => {
  for (const [played, discount] of [
    [1, 1],
    [3, 3],
    [5, 3],
  ] as const) {
    glade(played)
      .when(usesAbility('A'))
      .shows((scene) => {
        expect(scene.player('A').discount).toBe(discount);
        expect(scene.player('B').discount).toBe(0);
        expect(scene.support('A')).toEqual([]);
      });
  }
});

test('deer-glade UNT-23.4: with no card played it would lower nothing, and is not offered', () => {
  glade(0).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
});

test('deer-glade UNT-12.2: the discount pays for one card', () => {
  const scene = glade(3);
  expect(scene.options('A')).not.toContain('play rhino-rampager');
  scene.when(usesAbility('A'), plays('A', 'rhino-rampager'), answers('A', '0')).shows(() => {
    expect(scene.power('A')).toEqual({ ready: 0, exhausted: 2 });
    expect(scene.player('A').discount).toBe(0);
  });
});

test('deer-glade UNT-23.4 UNT-R.13: not without Support; the discount ends with the turn', () => {
  glade(2, []).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
  glade(2)
    .when(usesAbility('A'), endsTurn('A'))
    .shows((scene) => expect(scene.player('A').discount).toBe(0));
});

test('deer-fawn UNT-15.1: as second card it readies 1 Power, as first none', () => {
  for (const [cardsPlayed, power] of [
    [0, { ready: 2, exhausted: 2 }],
    [1, { ready: 3, exhausted: 1 }],
  ] as const) {
    given({
      A: { hand: ['deer-fawn'], power: { ready: 3, exhausted: 1 }, cardsPlayed },
      B: { power: { exhausted: 1 } },
    })
      .when(plays('A', 'deer-fawn'))
      .shows((scene) => {
        expect(scene.asked).toBe('A mainAction');
        expect(scene.power('A')).toEqual(power);
        expect(scene.power('B')).toEqual({ ready: 0, exhausted: 1 });
      });
  }
});

test('deer-fawn UNT-23.10: without exhausted Power it does nothing', () => {
  given({ A: { hand: ['deer-fawn'], power: 1, cardsPlayed: 1, discount: 1 }, B: {} })
    .when(plays('A', 'deer-fawn'))
    .shows((scene) => expect(scene.power('A')).toEqual({ ready: 1, exhausted: 0 }));
});

test('deer-doe UNT-23.15: costs 1 less per card already played, never below 0', () => {
  for (const [cardsPlayed, paid] of [
    [0, 3],
    [1, 2],
    [3, 0],
    [5, 0],
  ] as const) {
    given({ A: { hand: ['deer-doe'], power: 3, cardsPlayed }, B: {} })
      .when(plays('A', 'deer-doe'))
      .shows((scene) => {
        expect(scene.power('A')).toEqual({ ready: 3 - paid, exhausted: paid });
        expect(scene.happened('cardPlayed')).toMatchObject([{ paid }]);
        expect(rows(scene).A).toEqual(['deer-doe 2/2 exhausted']);
      });
  }
});

test('deer-doe UNT-6.5 UNT-23.16: not to be played for too little; its printed cost stays 3', () => {
  given({ A: { hand: ['deer-doe'], power: 1, cardsPlayed: 1 }, B: {} }).shows((scene) =>
    expect(scene.options('A')).not.toContain('play deer-doe'),
  );
  given({
    A: { hand: ['deer-doe'], stronghold: 'rabbit-warren', support: ['rat-pup'], cardsPlayed: 2 },
    B: {},
  }).shows((scene) => expect(scene.options('A')).not.toContain('ability'));
});

test('deer-stag UNT-23.15 S43: Fawn, Storm Glade, then the Stag for 4', () => {
  const scene = given({
    A: {
      stronghold: 'deer-glade',
      support: ['rat-pup'],
      hand: ['deer-fawn', 'deer-stag'],
      power: 5,
    },
    B: { play: ['panda-teamaster', 'fox-seer'] },
  }).when(plays('A', 'deer-fawn'), usesAbility('A'), plays('A', 'deer-stag'));
  expect(scene.power('A')).toEqual({ ready: 0, exhausted: 5 });
  expect(scene.options('A')).toEqual(['panda-teamaster', 'fox-seer', 'none']);
  scene.when(chooses('A', 'panda-teamaster')).shows(() =>
    expect(rows(scene)).toEqual({
      A: ['deer-fawn 1/1 exhausted', 'deer-stag 4/4 exhausted'],
      B: ['panda-teamaster 2/4 d2', 'fox-seer 1/2'],
    }),
  );
});

const stag = (cardsPlayed: number, ...play: string[]) =>
  given({ A: { hand: ['deer-stag'], power: 5, discount: 1, cardsPlayed }, B: { play } }).when(
    plays('A', 'deer-stag'),
  );

test('deer-stag UNT-8.5 UNT-23.3: itself is a card played; may be declined; nothing without enemy Animals', () => {
  stag(0, 'panda-teamaster')
    .when(chooses('A', 'panda-teamaster'))
    .shows((scene) => expect(rows(scene).B).toEqual(['panda-teamaster 2/4 d1']));
  stag(2, 'panda-teamaster')
    .when(declines('A'))
    .shows((scene) => {
      expect(scene.power('A')).toEqual({ ready: 2, exhausted: 3 });
      expect(rows(scene).B).toEqual(['panda-teamaster 2/4']);
    });
  stag(2).shows((scene) => expect(scene.asked).toBe('A mainAction'));
});

const momentum = (cardsPlayed: number) =>
  given({
    A: { hand: ['deer-momentum'], cardsPlayed, deck: ['fox-seer', 'rat-leech'], discount: 1 },
    B: {},
  }).when(plays('A', 'deer-momentum'));

test('deer-momentum UNT-23.15: the next card costs 1 less; an older discount is used up by it', () => {
  momentum(0).shows((scene) => {
    expect(scene.player('A').discount).toBe(1);
    expect(scene.player('B').discount).toBe(0);
    expect(scene.hand('A')).toEqual([]);
    expect(scene.support('A')).toEqual(['deer-momentum']);
  });
});

test('deer-momentum UNT-23.2: as third card it draws 1, as second none', () => {
  momentum(1).shows((scene) => expect(scene.hand('A')).toEqual([]));
  momentum(2).shows((scene) => expect(scene.hand('A')).toEqual(['fox-seer']));
});

test('deer-cavalcade UNT-23.13: draws as many cards as were played, itself included, 3 at most', () => {
  for (const [cardsPlayed, drawn] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [6, 3],
  ] as const) {
    given({ A: { hand: ['deer-cavalcade'], power: 3, cardsPlayed }, B: { hand: ['rat-pup'] } })
      .when(plays('A', 'deer-cavalcade'))
      .shows((scene) => {
        expect(scene.hand('A')).toHaveLength(drawn);
        expect(scene.hand('B')).toEqual(['rat-pup']);
      });
  }
});

test('deer-cavalcade UNT-1.2: too few cards in the deck lose the game', () => {
  given({ A: { hand: ['deer-cavalcade'], power: 3, cardsPlayed: 2, deck: ['rat-pup'] }, B: {} })
    .when(plays('A', 'deer-cavalcade'))
    .shows((scene) => expect(scene.open.final).toMatchObject({ reason: 'deck', ranks: [2, 1] }));
});
