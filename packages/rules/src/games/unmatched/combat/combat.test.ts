import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends, given } from '../testing/given.ts';

describe('combat', () => {
  test('UNM-10.4 UNM-10.9 S-1 undefended, the whole attack is taken and the attacker has won', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      health: { alice: 11 },
      cards: { 'king-arthur': { hand: ['skirmish'] }, alice: {} },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'skirmish'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(7);
        expect(scene.happened('combatResolved')).toMatchObject([{ damage: 4, winner: 'attacker' }]);
        expect(scene.asked).toBe('A pickCombatantMove');
      });
  });

  test('UNM-10.5 UNM-10.9 S-2 a defense reduces the damage', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      health: { alice: 11 },
      cards: {
        'king-arthur': { hand: ['skirmish'] },
        alice: { hand: ['momentous-shift'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'skirmish'), defends('B', 'momentous-shift'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(10);
        expect(scene.happened('combatResolved')).toMatchObject([
          { attackValue: 4, defenseValue: 3, damage: 1, winner: 'attacker' },
        ]);
      });
  });

  test('UNM-10.1 UNM-10.9 UNM-15.15 UNM-17.15 UNM-R.28 S-3 a tie, and a bite that turns', () => {
    given({
      on: { jabberwock: 'm09', alice: 'm08', 'king-arthur': 'm15' },
      heroes: ['alice', 'king-arthur'],
      cards: {
        alice: { hand: ['jaws-that-bite'] },
        'king-arthur': { hand: ['skirmish'] },
      },
    })
      .when(
        attacks('A', 'jabberwock', 'king-arthur', 'jaws-that-bite'),
        defends('B', 'skirmish'),
        chooses('B', 'king-arthur m11'),
      )
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ damage: 0, winner: 'defender' }]);
        expect(scene.space('king-arthur')).toBe('m11');
        expect(scene.health('alice')).toBe(11);
        expect(scene.health('king-arthur')).toBe(18);
      });
  });

  test('UNM-11.5 UNM-11.6 UNM-14.4 S-15 Feint strips a value', () => {
    const setting = {
      heroes: ['sinbad', 'alice'],
      size: 'small',
      on: { sinbad: 'm08', alice: 'm09' },
      turnStart: { sinbad: 'm07' },
    } as const;
    given({
      ...setting,
      cards: { sinbad: { hand: ['momentous-shift'] }, alice: { hand: ['feint'] } },
    })
      .when(attacks('A', 'sinbad', 'alice', 'momentous-shift'), defends('B', 'feint'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([
          { attackValue: 3, defenseValue: 3, damage: 0, winner: 'defender' },
        ]);
        expect(scene.health('alice')).toBe(13);
      });
    given({ ...setting, cards: { sinbad: { hand: ['momentous-shift'] } } })
      .when(attacks('A', 'sinbad', 'alice', 'momentous-shift'))
      .shows((scene) => expect(scene.health('alice')).toBe(8));
  });

  test('UNM-11.8 S-16 Feint against nothing', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm25', 'king-arthur': 'm10' },
      cards: { medusa: { hand: ['feint'] } },
    })
      .when(attacks('A', 'medusa', 'king-arthur', 'feint'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(16);
        expect(scene.happened('effectsCancelled')).toEqual([]);
      });
  });

  test('UNM-11.7 S-17 Feint meets Feint: the defender’s cancels the attacker’s', () => {
    given({
      heroes: ['sinbad', 'medusa'],
      on: { sinbad: 'm08', medusa: 'm09' },
      cards: { sinbad: { hand: ['feint'] }, medusa: { hand: ['feint'] } },
    })
      .when(attacks('A', 'sinbad', 'medusa', 'feint'), defends('B', 'feint'))
      .shows((scene) => {
        expect(scene.happened('effectsCancelled')).toMatchObject([{ army: 0 }]);
        expect(scene.happened('combatResolved')).toMatchObject([{ damage: 0, winner: 'defender' }]);
        expect(scene.happened('damageDealt')).toEqual([]);
      });
  });

  const boosted = (defense: string) =>
    given({
      heroes: ['king-arthur', 'medusa'],
      on: { 'king-arthur': 'm08', medusa: 'm09' },
      cards: {
        'king-arthur': { hand: ['noble-sacrifice', 'divine-intervention', 'noble-sacrifice'] },
        medusa: { hand: [defense] },
      },
    });

  test('UNM-11.3 UNM-11.4 UNM-14.7 UNM-14.9 UNM-17.1 S-18 two boosts', () => {
    boosted('dash')
      .when(
        attacks('A', 'king-arthur', 'medusa', 'noble-sacrifice', 'divine-intervention'),
        defends('B', 'dash'),
      )
      .shows((scene) => expect(scene.asked).toBe('A boostAttack'))
      .when(chooses('A', 'noble-sacrifice'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([
          { attackValue: 7, defenseValue: 3, damage: 4 },
        ]);
        expect(scene.discard('king-arthur')).toEqual(['noble-sacrifice']);
        expect(scene.open.combat?.boost?.face).toBe('king-arthur-divine-intervention');
      })
      .when(chooses('B', 'done'))
      .shows((scene) =>
        expect(scene.discard('king-arthur')).toEqual([
          'noble-sacrifice',
          'noble-sacrifice',
          'divine-intervention',
        ]),
      );
  });

  test('UNM-11.5 UNM-14.8 S-19 Feint against two boosts', () => {
    boosted('feint')
      .when(
        attacks('A', 'king-arthur', 'medusa', 'noble-sacrifice', 'divine-intervention'),
        defends('B', 'feint'),
      )
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([
          { attackValue: 2, defenseValue: 2, winner: 'defender' },
        ]);
        expect(scene.hand('king-arthur')).toEqual(['noble-sacrifice']);
        expect(scene.discard('king-arthur')).toEqual(['divine-intervention', 'noble-sacrifice']);
      });
  });

  test.each([
    ['kept', 9],
    ['lost', 6],
  ])(
    'UNM-14.8 UNM-R.11 S-20 Excalibur and Feint, boost %s: attack %i',
    (blankCardBoost, attack) => {
      given({
        heroes: ['king-arthur', 'medusa'],
        options: { blankCardBoost },
        on: { 'king-arthur': 'm08', medusa: 'm09' },
        cards: {
          'king-arthur': { hand: ['excalibur', 'noble-sacrifice'] },
          medusa: { hand: ['feint'] },
        },
      })
        .when(
          attacks('A', 'king-arthur', 'medusa', 'excalibur', 'noble-sacrifice'),
          defends('B', 'feint'),
        )
        .shows((scene) => {
          expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: attack }]);
          expect(scene.health('medusa')).toBe(16 - (attack - 2));
        });
    },
  );

  test('UNM-16.1 UNM-10.13 S-21 Gaze of Stone after a win', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm25', 'king-arthur': 'm10' },
      cards: { medusa: { hand: ['gaze-of-stone'] } },
    })
      .when(attacks('A', 'medusa', 'king-arthur', 'gaze-of-stone'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(8);
        expect(scene.happened('combatResolved')).toMatchObject([{ damage: 2 }]);
      });
  });

  test('UNM-13.10 UNM-17.7 UNM-16.1 UNM-R.19 UNM-R.24 S-22 Gaze against Bewilderment', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm25', merlin: 'm10', 'king-arthur': 'm20' },
      cards: {
        medusa: { hand: ['gaze-of-stone'] },
        'king-arthur': { hand: ['bewilderment'] },
      },
    })
      .when(attacks('A', 'medusa', 'merlin', 'gaze-of-stone'), defends('B', 'bewilderment'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ damage: 0, winner: 'defender' }]);
        expect(scene.happened('damagePrevented')).toMatchObject([{ fighter: 'merlin' }]);
        expect(scene.asked).toBe('B placeByEffect');
        expect(scene.options('B')).not.toContain('m10');
      })
      .when(chooses('B', 'm03'))
      .shows((scene) => {
        expect(scene.space('merlin')).toBe('m03');
        expect(scene.health('merlin')).toBe(7);
      });
  });
});
