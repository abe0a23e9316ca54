import { describe, expect, test } from 'vitest';
import { attacks, chooses, given, maneuvers, newMatch, plays } from '../testing/given.ts';

const spacesOf = (options: readonly string[], fighter: string): string[] =>
  options
    .filter((words) => words.startsWith(`${fighter} `))
    .map((words) => words.slice(fighter.length + 1))
    .sort();

describe('placement', () => {
  test('UNM-2.5 UNM-2.6 UNM-2.7 UNM-2.8 UNM-3.4 S-4 sidekicks stand in the zones of their hero', () => {
    newMatch({ startingPlayer: 'firstSeat' })
      .when(chooses('A', 'alice'), chooses('B', 'medusa'), chooses('A', 'small'))
      .shows((scene) => {
        expect(scene.space('alice')).toBe('m13');
        expect(scene.options('A')).toEqual(['m01', 'm07', 'm08', 'm20', 'm21']);
      })
      .when(chooses('A', 'm20'))
      .shows((scene) => {
        expect(scene.space('medusa')).toBe('m31');
        expect(scene.asked).toBe('B placeSidekicks');
        expect(scene.options('B')).toEqual([
          'm16',
          'm23',
          'm24',
          'm25',
          'm26',
          'm27',
          'm28',
          'm29',
          'm30',
        ]);
        expect(scene.session.answer(1, ['m16', 'm16', 'm23'])).toMatchObject({ ok: false });
      })
      .when(chooses('B', 'm16', 'm23', 'm30'))
      .shows((scene) => {
        expect(scene.asked).toBe('A chooseAction');
        expect(scene.space('harpy-2')).toBe('m23');
      });
  });
});

describe('drawing', () => {
  test('UNM-5.5 UNM-5.6 UNM-4.6 UNM-13.1 UNM-13.6 S-6 an exhausted maneuver', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { jabberwock: 'm20' },
      health: { alice: 5, jabberwock: 2 },
      cards: { alice: { hand: [], deck: [], discard: ['feint'] } },
    }).shows((scene) => {
      expect(scene.health('alice')).toBe(3);
      expect(scene.space('jabberwock')).toBeNull();
      expect(scene.asked).toBe('A moveFighters');
      expect(scene.discard('alice')).toEqual(['feint']);
    });
  });

  test('UNM-4.6 UNM-5.5 UNM-13.2 UNM-13.7 S-7 exhausted to death', () => {
    given({
      heroes: ['sinbad', 'alice'],
      on: { porter: 'm20' },
      health: { sinbad: 2 },
      cards: { sinbad: { hand: [], deck: [] } },
    }).shows((scene) => {
      expect(scene.asked).toBe('over');
      expect(scene.open.final).toMatchObject({ ranks: [2, 1], reason: 'exhaustion' });
      // The match is over: who still stands may stay.
      expect(scene.health('porter')).toBe(4);
      expect(scene.happened('fighterMoved')).toEqual([]);
    });
  });

  test('UNM-5.8 UNM-5.5 S-8 the last card costs nothing, the next draw does', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { jabberwock: 'm20' },
      cards: { alice: { hand: ['feint'], deck: ['regroup'] } },
    })
      .when(maneuvers('A'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(13);
        expect(scene.deck('alice')).toEqual([]);
      })
      .when(maneuvers('A'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(11);
        expect(scene.health('jabberwock')).toBe(6);
      });
  });

  test('UNM-5.7 UNM-7.4 UNM-15.14 S-9 drinking deep: one card, one exhaustion, then small', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { jabberwock: 'm20' },
      health: { alice: 10 },
      cards: { alice: { hand: ['drink-me'], deck: ['regroup'] } },
    })
      .when(plays('A', 'drink-me'))
      .shows((scene) => {
        expect(scene.hand('alice')).toEqual(['regroup']);
        expect([scene.health('alice'), scene.health('jabberwock')]).toEqual([8, 6]);
        expect(scene.size()).toBe('small');
        expect(scene.discard('alice')).toEqual(['drink-me']);
      });
  });
});

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
      .shows((scene) =>
        expect(spacesOf(scene.options('A'), 'king-arthur')).toEqual(['m07', 'm27', 'm28']),
      );
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
        const ends = spacesOf(scene.options('A'), 'medusa');
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
        const ends = spacesOf(scene.options('A'), 'alice');
        expect(ends).toEqual(expect.arrayContaining(['m08', 'm17', 'm22']));
        expect(ends).not.toContain('m11');
      })
      .when(chooses('A', 'alice m08'))
      .shows((scene) => expect(spacesOf(scene.options('A'), 'alice')).toEqual([]));
  });
});

describe('reach', () => {
  test.each([
    ['zoneOnly', []],
    ['zoneOrAdjacent', ['attack medusa alice feint']],
  ])(
    'UNM-8.3 UNM-8.4 UNM-8.5 UNM-3.5 UNM-R.14 S-13 adjacent without a shared zone, %s',
    (rangedReach, expected) => {
      const on = { alice: 'm06', medusa: 'm12' };
      const options = { rangedReach };
      given({
        heroes: ['alice', 'medusa'],
        on,
        options,
        cards: { alice: { hand: ['feint'] } },
      }).shows((scene) => expect(scene.options('A')).toContain('attack alice medusa feint'));
      given({
        heroes: ['medusa', 'alice'],
        on,
        options,
        cards: { medusa: { hand: ['feint'] } },
      }).shows((scene) =>
        expect(scene.options('A').filter((words) => words.startsWith('attack'))).toEqual(expected),
      );
    },
  );

  test('UNM-3.3 UNM-3.6 UNM-8.4 UNM-14.11 S-14 one zone in two parts', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm25', 'king-arthur': 'm10' },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    })
      .shows((scene) => expect(scene.options('A')).toEqual(['king-arthur', 'none']))
      .when(chooses('A', 'king-arthur'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(17);
        expect(scene.options('A')).toContain('attack medusa king-arthur feint');
      });
  });

  test('UNM-14.11 UNM-19.4 the gaze spares the team-mate', () => {
    given({
      mode: 'team',
      heroes: ['medusa', 'king-arthur', 'sinbad', 'alice'],
      on: { medusa: 'm25', 'king-arthur': 'm10', sinbad: 'm09', alice: 'm03' },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    }).shows((scene) => expect(scene.options('A')).toEqual(['king-arthur', 'none']));
  });

  test('UNM-14.11 UNM-14.12 UNM-4.7 S-23 the gaze comes before the first action, and may be declined', () => {
    const setting = {
      heroes: ['medusa', 'sinbad'],
      on: { medusa: 'm31', porter: 'm24', sinbad: 'm12' },
      health: { porter: 1 },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    } as const;
    given(setting)
      .shows((scene) => expect(scene.options('A')).toEqual(['porter', 'none']))
      .when(chooses('A', 'porter'))
      .shows((scene) => {
        expect(scene.space('porter')).toBeNull();
        expect(scene.asked).toBe('A chooseAction');
      });
    given(setting)
      .when(chooses('A', 'none'))
      .shows((scene) => expect(scene.health('porter')).toBe(1));
  });
});
