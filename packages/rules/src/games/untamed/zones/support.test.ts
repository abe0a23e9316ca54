import { describe, expect, test } from 'vitest';
import { answers, chooses, given, leaves, plays, usesAbility } from '../testing/given.ts';

describe('Support', () => {
  test('UNT-7.1 UNT-7.3 UNT-7.5 UNT-R.22 UNT-R.110 the payer chooses which cards leave the game, before the effect', () => {
    const scene = given({
      A: {
        factions: ['panda'],
        stronghold: 'panda-counter',
        support: ['rat-pup', 'fox-seer', 'tiger-cub'],
        deck: ['rat-leech', 'rat-pup'],
      },
      B: { support: ['rat-queen'] },
    });
    scene.when(usesAbility('A'));
    expect(scene.asked).toBe('A paySupport');
    expect(scene.options('A')).toEqual(['rat-pup', 'fox-seer', 'tiger-cub']);
    expect(scene.session.questionOf(0)?.fallback).toHaveLength(2);
    scene.when(chooses('A', 'tiger-cub', 'rat-pup')).shows(() => {
      expect(scene.removed('A')).toEqual(['tiger-cub', 'rat-pup']);
      expect(scene.support('A')).toEqual(['fox-seer']);
      expect(scene.hand('A')).toEqual(['rat-leech']);
      expect(scene.support('B')).toEqual(['rat-queen']);
    });
  });

  test('UNT-R.110 no question when all cards are alike or all must go', () => {
    for (const support of [
      ['rat-pup', 'rat-pup', 'rat-pup'],
      ['rat-pup', 'fox-seer'],
    ]) {
      given({ A: { stronghold: 'panda-counter', support }, B: {} })
        .when(usesAbility('A'))
        .shows((scene) => {
          expect(scene.asked).toBe('A mainAction');
          expect(scene.removed('A')).toHaveLength(2);
        });
    }
  });

  test('UNT-R.110 cards that nothing can take back go first; only among the others is there a choice', () => {
    const paidWith = (factions: string[], support: string[]): string[] | string => {
      const scene = given({ A: { factions, stronghold: 'panda-counter', support }, B: {} });
      scene.when(usesAbility('A'));
      return scene.asked === 'A mainAction' ? scene.removed('A') : scene.options('A');
    };
    const support = ['rat-pup', 'fox-dazzle', 'rat-queen', 'fox-seer', 'tiger-lord'];
    // No faction takes cards back.
    expect(paidWith(['fox', 'tiger', 'deer'], support)).toEqual(['rat-pup', 'fox-dazzle']);
    // Rats take back Animals that cost 2 at most, rabbits 1, pandas any.
    expect(paidWith(['fox', 'rat'], support)).toEqual(['fox-dazzle', 'rat-queen']);
    expect(paidWith(['rabbit'], ['rat-pup', 'fox-seer', 'tiger-cub'])).toEqual([
      'rat-pup',
      'fox-seer',
      'tiger-cub',
    ]);
    const scene = given({
      A: { factions: ['panda', 'rat'], stronghold: 'panda-counter', support },
      B: {},
    }).when(usesAbility('A'));
    expect(scene.options('A')).toEqual(['rat-pup', 'rat-queen', 'fox-seer', 'tiger-lord']);
    expect(scene.session.questionOf(0)).toMatchObject({ min: 1, max: 1 });
    scene
      .when(chooses('A', 'rat-queen'))
      .shows(() => expect(scene.removed('A')).toEqual(['fox-dazzle', 'rat-queen']));
  });

  test('UNT-R.110 UNT-22.2 in Manticore the cards of team-mates count too', () => {
    given({
      mode: 'manticore',
      A: {
        factions: ['fox'],
        stronghold: 'panda-counter',
        support: ['rat-pup', 'fox-seer', 'fox-dazzle'],
      },
      B: {},
      C: { factions: ['panda'] },
      D: {},
    })
      .when(usesAbility('A'))
      .shows((scene) => expect(scene.options('A')).toEqual(['rat-pup', 'fox-seer']));
  });

  test('UNT-7.4 UNT-R.69 paying is never compulsory', () => {
    const scene = given({
      A: { power: 4, support: ['rat-pup'], hand: ['rhino-ironhide'] },
      B: {},
    }).when(plays('A', 'rhino-ironhide'));
    expect(scene.asked).toBe('A useAbility');
    expect(scene.session.questionOf(0)?.facts).toMatchObject({ face: 'rhino-ironhide', cost: 1 });
    scene.when(answers('A', 'no')).shows(() => {
      expect(scene.support('A')).toEqual(['rat-pup']);
      expect(scene.animal('A', 'rhino-ironhide').fury).toBe(0);
      expect(scene.happened('abilityDeclined')).toHaveLength(1);
    });
  });

  test('UNT-7.2 UNT-R.51 UNT-R.74 cards that enter Support lie face up for all', () => {
    given({ A: { hand: ['panda-ledger'], deck: ['rat-pup', 'fox-seer', 'tiger-cub'] }, B: {} })
      .when(plays('A', 'panda-ledger'), chooses('A', 'stock'))
      .shows((scene) => {
        expect(scene.support('A')).toEqual(['rat-pup', 'fox-seer', 'panda-ledger']);
        expect(JSON.stringify(scene.view(null))).toContain('fox-seer');
        expect(scene.deck('A')).toEqual(['tiger-cub']);
      });
  });

  test('UNT-R.21 UNT-23.23 S42 a card cannot pay with itself', () => {
    const scene = given({
      A: {
        power: 1,
        hand: ['gorilla-feathers'],
        deck: ['rat-queen', 'rat-pup', 'fox-seer', 'fox-seer'],
      },
      B: {},
    }).when(plays('A', 'gorilla-feathers'));
    expect(scene.asked).toBe('A omen');
    scene.when(chooses('A', 'rat-queen', 'rat-pup', 'deck')).shows(() => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.support('A')).toEqual(['gorilla-feathers']);
      expect(scene.bonusPower('A')).toEqual(['rat-queen']);
    });
  });

  test('UNT-R.23 UNT-23.5 a target gone after payment: the cost stays spent', () => {
    const scene = given({
      mode: 'survival',
      A: { stronghold: 'rhino-scar', support: ['rat-pup'] },
      B: { play: ['fox-seer'] },
      C: {
        play: [
          { face: 'rat-queen', damage: 1 },
          { face: 'tiger-lord', damage: 1 },
        ],
      },
    });
    scene.when(usesAbility('A'), chooses('A', 'rat-queen'), leaves('C'), chooses('A', 'fox-seer'));
    scene.shows(() => {
      expect(scene.removed('A')).toEqual(['rat-pup']);
      expect(scene.animal('B', 'fox-seer').damage).toBe(0);
      expect(scene.player('A').abilityUses).toBe(1);
      expect(scene.asked).toBe('A mainAction');
    });
  });
});
