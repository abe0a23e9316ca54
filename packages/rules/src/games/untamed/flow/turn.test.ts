import { describe, expect, test } from 'vitest';
import {
  answers,
  attacks,
  chooses,
  ends,
  endsTurn,
  FILLER,
  given,
  plays,
  playsAsPower,
  usesAbility,
} from '../testing/given.ts';

describe('turn', () => {
  test('UNT-4.1 UNT-4.5 UNT-13.1 UNT-13.2 UNT-13.3 UNT-R.65 Main Phase, then ready, draw two, one card to Support, next turn', () => {
    const scene = given({
      A: {
        power: { exhausted: 2 },
        play: [{ face: 'rat-leech', ready: false }],
        hand: ['fox-seer'],
        deck: ['rat-pup', 'tiger-cub', 'rat-queen'],
      },
      B: { play: [{ face: 'rat-leech', ready: false }], power: { exhausted: 1 } },
    });
    scene.when(ends('A')).shows(() => {
      expect(scene.asked).toBe('A maintenanceSupport');
      expect(scene.power('A')).toEqual({ ready: 2, exhausted: 0 });
      expect(scene.animal('A', 'rat-leech').ready).toBe(true);
      expect(scene.hand('A')).toEqual(['fox-seer', 'rat-pup', 'tiger-cub']);
    });
    scene.when(chooses('A', 'rat-pup')).shows(() => {
      expect(scene.support('A')).toEqual(['rat-pup']);
      expect(scene.asked).toBe('B mainAction');
      expect(scene.open.turn).toBe(2);
      expect(scene.animal('B', 'rat-leech').ready).toBe(false);
      expect(scene.power('B')).toEqual({ ready: 0, exhausted: 1 });
    });
  });

  test('UNT-4.2 UNT-4.4 UNT-9.5 actions in any order and interleaved; none is compulsory', () => {
    const scene = given({
      A: { play: ['rat-leech', 'tiger-lord'], hand: ['rat-pup', 'rat-pup'] },
      B: { play: ['raccoon-foreman'] },
    });
    scene
      .when(
        plays('A', 'rat-pup'),
        attacks('A', 'rat-leech', 'raccoon-foreman'),
        plays('A', 'rat-pup'),
      )
      .when(attacks('A', 'tiger-lord', 'B stronghold'))
      .shows(() => {
        expect(scene.player('A').cardsPlayed).toBe(2);
        expect(scene.damage('B')).toBe(4);
        expect(scene.options('A')).toEqual(['end']);
      });
    given({ A: { play: ['rat-leech'], hand: ['rat-pup'] }, B: {} })
      .when(endsTurn('A'))
      .shows((each) => expect(each.asked).toBe('B mainAction'));
  });

  test('UNT-4.3 UNT-11.1 UNT-11.3 UNT-R.61 once a turn: Power, the Stronghold ability, the bought card', () => {
    const scene = given({
      A: {
        power: 4,
        stronghold: 'panda-counter',
        support: ['rat-pup', 'rat-pup', 'rat-pup', 'rat-pup'],
        hand: ['fox-seer', 'fox-seer'],
      },
      B: {},
    });
    scene.when(playsAsPower('A', 'fox-seer'), usesAbility('A'), answers('A', 'draw')).shows(() => {
      const left = scene.options('A');
      expect(left.some((option) => option.startsWith('power '))).toBe(false);
      expect(left).not.toContain('ability');
      expect(left).not.toContain('draw');
    });
    scene.when(endsTurn('A', 'B')).shows(() => {
      expect(scene.options('A')).toContain('ability');
      expect(scene.options('A')).toContain('draw');
    });
  });

  test('UNT-23.13 UNT-R.127 all counters start again with every turn', () => {
    given({
      A: { cardsPlayed: 3, powerPlays: 1, abilityUses: 1, hasPaidForCard: true, discount: 2 },
      B: { cardsPlayed: 1, play: [{ face: 'rat-pup', beatThisTurn: true, usedThisTurn: true }] },
    })
      .when(endsTurn('A'))
      .shows((scene) => {
        for (const name of ['A', 'B'] as const) {
          expect(scene.player(name)).toMatchObject({
            cardsPlayed: 0,
            powerPlays: 0,
            abilityUses: 0,
            hasPaidForCard: false,
            discount: 0,
          });
        }
        expect(scene.animal('B', 'rat-pup')).toMatchObject({
          beatThisTurn: false,
          usedThisTurn: false,
        });
      });
  });

  test('UNT-R.62 the Stronghold ability is for the own turn', () => {
    given({ A: {}, B: { support: ['rat-pup', 'rat-pup'] } }).shows((scene) =>
      expect(scene.session.questionOf(1)).toBeNull(),
    );
  });

  test('UNT-1.2 UNT-R.66 UNT-24.1 S14 one card left in step 2: it is drawn, then the second draw loses', () => {
    given({ A: { deck: ['rat-pup'], play: [{ face: 'fox-seer', ready: false }] }, B: {} })
      .when(ends('A'))
      .shows((scene) => {
        expect(scene.hand('A')).toEqual(['rat-pup']);
        expect(scene.animal('A', 'fox-seer').ready).toBe(true);
        expect(scene.open.final).toMatchObject({ ranks: [2, 1], reason: 'deck' });
        expect(scene.asked).toBe('over');
      });
  });

  test('UNT-R.67 UNT-R.68 a hand has no limit; one card or none is put into Support without a question', () => {
    const many = Array<string>(20).fill(FILLER);
    given({ A: { hand: many }, B: {} })
      .when(endsTurn('A'))
      .shows((scene) => expect(scene.hand('A')).toHaveLength(21));
    const support = ['rat-pup', 'rat-pup'];
    given({ A: { stronghold: 'panda-counter', support, deck: ['rat-pup', 'fox-seer'] }, B: {} })
      .when(ends('A'), chooses('A', 'fox-seer'))
      .shows((scene) => expect(scene.hand('A')).toEqual(['rat-pup']));
  });

  test('UNT-23.17 UNT-23.12 an effect of a turn ends after Maintenance, one to your next turn ends as it starts', () => {
    const scene = given({
      A: {
        play: [
          {
            face: 'rat-leech',
            changes: [
              { source: 'fox-mirrors', n: 1, until: 'endOfTurn' },
              { source: 'fox-dazzle', n: -2, until: { turnOf: 1 } },
            ],
            granted: [
              { keyword: 'rush', source: 'rabbit-twins', until: 'endOfTurn' },
              { keyword: 'guard', source: 'rabbit-twins', until: 'whileInPlay' },
            ],
          },
        ],
        changes: [{ source: 'raccoon-contraption', attack: 1, reduction: 1, until: { turnOf: 0 } }],
      },
      B: {},
    });
    expect(scene.attack('A', 'rat-leech')).toBe(2);
    scene.when(endsTurn('A')).shows(() => {
      expect(scene.attack('A', 'rat-leech')).toBe(3);
      expect(scene.animal('A', 'rat-leech').granted).toMatchObject([{ keyword: 'guard' }]);
    });
    scene.when(endsTurn('B')).shows(() => {
      expect(scene.attack('A', 'rat-leech')).toBe(2);
      expect(scene.player('A').changes).toEqual([]);
    });
  });

  test('UNT-5.1 UNT-R.42 an exhausted Animal does not attack until it is ready again', () => {
    const scene = given({ A: { play: ['tiger-lord'] }, B: {} });
    scene
      .when(attacks('A', 'tiger-lord', 'B stronghold'))
      .shows(() => expect(scene.options('A')).toEqual(['end']));
    scene
      .when(endsTurn('A', 'B'))
      .shows(() => expect(scene.options('A')).toContain('tiger-lord B stronghold'));
  });
});
