import { describe, expect, test } from 'vitest';
import type { HeroId } from '../state/state.ts';
import { clash } from '../testing/clash.ts';
import { attacks, chooses, defends } from '../testing/given.ts';

const PAIRS: readonly (readonly [HeroId, HeroId])[] = [
  ['alice', 'medusa'],
  ['medusa', 'sinbad'],
  ['king-arthur', 'alice'],
  ['sinbad', 'king-arthur'],
];

describe('cards that several decks share', () => {
  test.each(PAIRS)(
    'UNM-15.6 UNM-16.8 UNM-17.13 UNM-18.15 Feint of %s against %s cancels effects, not values',
    (hero, foe) => {
      clash(foe, hero, ['regroup', 'regroup'], ['feint'])
        .when(attacks('A', foe, hero, 'regroup'), defends('B', 'feint'))
        .shows((scene) => {
          expect(scene.happened('effectsCancelled')).toMatchObject([{ army: 0 }]);
          expect(scene.hand(foe)).toEqual(['regroup']);
          expect(scene.happened('combatResolved')).toMatchObject([{ defenseValue: 2 }]);
        });
    },
  );

  test.each(PAIRS)(
    'UNM-15.7 UNM-16.9 UNM-17.14 UNM-18.16 Regroup of %s draws 2 after a win',
    (hero, foe) => {
      clash(hero, foe, ['regroup', 'feint'], [], { size: 'small' })
        .when(attacks('A', hero, foe, 'regroup'))
        .shows((scene) => expect(scene.hand(hero)).toHaveLength(3));
    },
  );

  test.each(PAIRS)(
    'UNM-15.7 UNM-16.9 UNM-17.14 UNM-18.16 Regroup of %s draws 1 after a loss',
    (hero, foe) => {
      const strong = {
        alice: 'manxome-foe',
        medusa: 'dash',
        'king-arthur': 'skirmish',
        sinbad: 'exploit',
      };
      clash(hero, foe, ['regroup', 'feint'], [strong[foe]], { size: 'small' })
        .when(attacks('A', hero, foe, 'regroup'), defends('B', strong[foe]), (scene) => {
          if (scene.asked === 'B moveByEffect') chooses('B', 'done')(scene);
          if (scene.asked === 'B pickCombatantMove') chooses('B', 'stay')(scene);
        })
        .shows((scene) => {
          expect(scene.happened('combatResolved')).toMatchObject([{ winner: 'defender' }]);
          expect(scene.hand(hero)).toHaveLength(2);
        });
    },
  );

  test.each([
    ['alice', 'm08', 3],
    ['king-arthur', 'm08', 3],
    ['sinbad', 'm08', 3],
    ['alice', 'm07', 5],
    ['king-arthur', 'm07', 5],
    ['sinbad', 'm07', 5],
  ] as const)(
    'UNM-15.2 UNM-17.16 UNM-18.14 Momentous Shift of %s, from %s: %i',
    (hero, turnStart, value) => {
      clash(hero, 'medusa', ['momentous-shift'], [], {
        size: 'small',
        turnStart: { [hero]: turnStart },
      })
        .when(attacks('A', hero, 'medusa', 'momentous-shift'))
        .shows((scene) =>
          expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: value }]),
        );
    },
  );
});
