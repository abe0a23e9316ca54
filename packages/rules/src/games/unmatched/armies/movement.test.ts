import { describe, expect, test } from 'vitest';
import { attacks, chooses, given, plays } from '../testing/given.ts';

describe('movement', () => {
  test('UNM-6.4 UNM-6.6 UNM-6.12 UNM-6.13 S-10 a boosted maneuver', () => {
    given({
      heroes: ['king-arthur', 'medusa'],
      on: { 'king-arthur': 'm13', merlin: 'm20' },
      cards: { 'king-arthur': { hand: ['divine-intervention'] } },
    })
      .when(chooses('A', 'maneuver'), chooses('A', 'divine-intervention'))
      .shows((scene) => {
        expect(scene.open.maneuver?.movement).toBe(4);
        expect(scene.asked).toBe('A moveFighters');
        expect(scene.discard('king-arthur')).toEqual(['divine-intervention']);
        expect(scene.happened('fighterMoved')).toEqual([]);
      });
  });

  test('UNM-6.9 UNM-6.10 UNM-6.11 S-11 friends are passed, enemies block, nobody shares a space', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm20', merlin: 'm13', alice: 'm21' },
      cards: { 'king-arthur': { hand: ['feint'] } },
    })
      .when(chooses('A', 'maneuver'))
      .shows((scene) => expect(scene.spaces('A', 'king-arthur')).toEqual(['m07', 'm27', 'm28']));
  });

  test('UNM-6.7 UNM-7.3 UNM-13.5 UNM-9.3 UNM-17.12 S-12 orphaned cards boost, and nothing more', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      cards: {
        'king-arthur': { hand: ['prophecy', 'bewilderment', 'aid-the-chosen-one', 'swift-strike'] },
      },
    })
      .shows((scene) =>
        expect(scene.options('A')).toEqual(['maneuver', 'attack king-arthur alice swift-strike']),
      )
      .when(chooses('A', 'maneuver'), chooses('A', 'prophecy'))
      .shows((scene) => expect(scene.open.maneuver?.movement).toBe(4));
  });

  test('UNM-14.14 UNM-14.15 UNM-14.16 UNM-6.15 UNM-R.22 S-24 the sailor’s stride', () => {
    const discard = ['voyage-whale-island', 'voyage-giant-snakes', 'voyage-home'];
    const hand = ['voyage-eyes-like-coals', 'toil-and-danger'];
    given({
      heroes: ['sinbad', 'alice'],
      on: { porter: 'm20' },
      cards: { sinbad: { hand, discard } },
    })
      .when(chooses('A', 'maneuver'))
      .shows((scene) => expect(scene.open.maneuver?.movement).toBe(5))
      .when(chooses('A', 'done'), chooses('A', 'maneuver'), chooses('A', 'voyage-eyes-like-coals'))
      .shows((scene) => expect(scene.open.maneuver?.movement).toBe(6));
    given({
      heroes: ['sinbad', 'alice'],
      on: { sinbad: 'm08', alice: 'm09' },
      cards: { sinbad: { hand, discard } },
    })
      .when(attacks('A', 'sinbad', 'alice', 'toil-and-danger'))
      .shows((scene) => expect(scene.question('A').facts).toMatchObject({ most: 3 }));
  });

  test('UNM-16.7 UNM-6.11 UNM-R.29 S-31 Winged Frenzy flies through enemies and brings a Harpy back', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm21', 'king-arthur': 'm25', 'harpy-1': 'm01', 'harpy-2': 'm02' },
      cards: { medusa: { hand: ['winged-frenzy'] } },
    })
      .when(plays('A', 'winged-frenzy'))
      .shows((scene) => {
        const ends = scene.spaces('A', 'medusa');
        expect(ends).toContain('m23');
        expect(ends).not.toContain('m25');
      })
      .when(chooses('A', 'medusa m23'), chooses('A', 'done'))
      .shows((scene) => expect(scene.options('A')).toEqual(['m16', 'm24', 'm31']))
      .when(chooses('A', 'm24'))
      .shows((scene) => {
        expect(scene.space('harpy-3')).toBe('m24');
        expect(scene.health('harpy-3')).toBe(1);
        expect(scene.open.fighters.find(({ id }) => id === 'harpy-3')?.turnStart).toBe('m24');
      });
  });

  test('UNM-17.8 UNM-12.7 UNM-R.41 S-32 Command the Storms: blocked as seen from the moved side', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { merlin: 'm18', 'king-arthur': 'm10', alice: 'm15', jabberwock: 'm09' },
      cards: { 'king-arthur': { hand: ['command-the-storms'] } },
    })
      .when(plays('A', 'command-the-storms'))
      .shows((scene) => {
        const ends = scene.spaces('A', 'alice');
        expect(ends).toEqual(expect.arrayContaining(['m08', 'm17', 'm22']));
        expect(ends).not.toContain('m11');
      })
      .when(chooses('A', 'alice m08'))
      .shows((scene) => expect(scene.spaces('A', 'alice')).toEqual([]));
  });
});
