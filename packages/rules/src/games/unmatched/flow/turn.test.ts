import { describe, expect, test } from 'vitest';
import {
  attacks,
  chooses,
  defends,
  given,
  maneuvers,
  plays,
  type UnmatchedScene,
} from '../testing/given.ts';

const arthur = (hand: string[]) => ({ 'king-arthur': { hand } });

describe('turn', () => {
  test('UNM-4.1 UNM-4.2 UNM-4.9 two actions, the same one twice, then the next army', () => {
    given({ heroes: ['king-arthur', 'alice'], cards: arthur(['feint']) })
      .when(maneuvers('A'))
      .shows((scene) => expect([scene.asked, scene.open.action]).toEqual(['A chooseAction', 2]))
      .when(maneuvers('A'))
      .shows((scene) => expect(scene.open).toMatchObject({ active: 1, turn: 2 }));
  });

  test('UNM-4.3 UNM-4.4 two different actions: a scheme and an attack', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', merlin: 'm15', alice: 'm09' },
      cards: arthur(['the-lady-of-the-lake', 'feint']),
    })
      .shows((scene) =>
        expect(scene.options('A')).toEqual([
          'maneuver',
          'scheme the-lady-of-the-lake',
          'attack king-arthur alice feint',
          'attack merlin alice feint',
        ]),
      )
      .when(plays('A', 'the-lady-of-the-lake'), attacks('A', 'king-arthur', 'alice', 'feint'))
      .shows((scene) => expect(scene.open.active).toBe(1));
  });

  test('UNM-4.10 an active army that loses its last fighter has no further action', () => {
    given({
      mode: 'team',
      heroes: ['alice', 'king-arthur', 'sinbad', 'medusa'],
      turn: 'medusa',
      on: { medusa: null, 'harpy-1': 'm09' },
      cards: { medusa: { hand: ['feint'], deck: [] } },
    })
      .when(chooses('D', 'maneuver'))
      .shows((scene) => {
        expect(scene.open.armies[3]?.out).toBe(true);
        expect(scene.open.armies[scene.open.active]?.hero).toBe('alice');
      });
  });
});

describe('start of a turn', () => {
  test('UNM-4.7 UNM-R.40 every turn of any player notes where everybody stands', () => {
    given({
      heroes: ['sinbad', 'king-arthur'],
      action: 2,
      on: { sinbad: 'm07', 'king-arthur': 'm09' },
      cards: {
        sinbad: { hand: ['momentous-shift'] },
        'king-arthur': { hand: ['skirmish', 'feint'] },
      },
    })
      .when(maneuvers('A', { moves: ['sinbad m08'] }))
      .when(
        attacks('B', 'king-arthur', 'sinbad', 'skirmish', 'none'),
        defends('A', 'momentous-shift'),
      )
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ defenseValue: 3 }]),
      );
  });

  test('UNM-14.11 without an enemy in her zones Medusa is not asked to gaze', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm31', 'king-arthur': 'm01' },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    }).shows((scene) => expect(scene.asked).toBe('A chooseAction'));
  });

  test('UNM-21.2 UNM-4.9 the protection of the first round ends with an army’s first turn', () => {
    given({
      mode: 'freeForAll',
      heroes: ['king-arthur', 'medusa', 'sinbad'],
      fresh: ['king-arthur', 'medusa', 'sinbad'],
      action: 2,
      on: { 'king-arthur': 'm08', medusa: 'm09', sinbad: 'm14' },
      cards: { 'king-arthur': { hand: ['feint'] }, medusa: { hand: ['feint'] } },
    })
      .when(maneuvers('A'), chooses('B', 'none'))
      .shows((scene) => {
        const attacked = scene.options('B').filter((words) => words.startsWith('attack'));
        expect(attacked).toEqual(['attack medusa king-arthur feint', 'attack medusa sinbad feint']);
        expect(scene.open.armies.map(({ hasBegun }) => hasBegun)).toEqual([true, false, false]);
      });
  });
});

describe('maneuver', () => {
  test('UNM-5.1 UNM-5.2 UNM-5.3 UNM-6.1 the top card joins the hand, moving is optional', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      cards: { 'king-arthur': { hand: ['feint'], deck: ['excalibur', 'regroup'] } },
    })
      .when(maneuvers('A'))
      .shows((scene) => {
        expect(scene.hand('king-arthur')).toEqual(['feint', 'excalibur']);
        expect(scene.deck('king-arthur')).toEqual(['regroup']);
        expect(scene.happened('fighterMoved')).toEqual([]);
      });
  });

  test('UNM-6.2 UNM-6.3 UNM-14.17 UNM-R.9 the hero’s movement goes for each fighter, and no farther', () => {
    given({
      mode: 'team',
      heroes: ['king-arthur', 'alice', 'sinbad', 'medusa'],
      on: { 'king-arthur': null, merlin: 'm01', alice: 'm31', sinbad: 'm29' },
      cards: arthur(['feint']),
    })
      .when(chooses('A', 'maneuver'))
      .shows((scene) => {
        expect(scene.open.maneuver?.movement).toBe(2);
        expect(scene.options('A')).toEqual(
          expect.arrayContaining(['merlin m02', 'merlin m03', 'merlin m07']),
        );
        expect(scene.options('A')).not.toContain('merlin m04');
      });
  });

  test('UNM-6.1 UNM-6.9 a fighter shut in on all sides is not asked to move', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { alice: 'm01', medusa: 'm02', 'harpy-1': 'm07' },
      cards: { alice: { hand: [], deck: [] } },
    }).shows((scene) => {
      expect(scene.happened('exhausted')).not.toEqual([]);
      expect(scene.asked).toBe('B useGaze');
    });
  });

  test('UNM-6.15 UNM-6.12 an army shut in may still boost, whatever the hand holds, and once only', () => {
    for (const [card, movement] of [
      ['feint', 4],
      ['regroup', 4],
    ] as const) {
      given({
        heroes: ['alice', 'medusa'],
        on: { alice: 'm01', medusa: 'm02', 'harpy-1': 'm07' },
        cards: { alice: { hand: [card], deck: [card] } },
      })
        .when(chooses('A', 'maneuver'))
        .shows((scene) => {
          expect(scene.question('A').facts).toEqual({ movement: 2 });
          expect(scene.options('A').filter((words) => !words.includes(' '))).toEqual([
            card,
            card,
            'maneuver',
            'done',
          ]);
        })
        .when(chooses('A', card))
        .shows((scene) => {
          expect(scene.happened('maneuverBoosted')).toMatchObject([{ boost: movement - 2 }]);
          expect([scene.asked, scene.open.action]).toEqual(['A chooseAction', 2]);
        });
    }
  });

  test('UNM-6.12 the boost is offered with the first move, and not after it', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm13', merlin: 'm20' },
      cards: arthur(['feint']),
    })
      .when(chooses('A', 'maneuver'))
      .shows((scene) => expect(scene.options('A')).toContain('feint'))
      .when(chooses('A', 'merlin m28'))
      .shows((scene) => expect(scene.options('A')).not.toContain('feint'));
  });

  test('UNM-6.5 UNM-R.10 one boost per maneuver, into the own discard', () => {
    given({ heroes: ['king-arthur', 'alice'], cards: arthur(['feint', 'regroup']) })
      .when(chooses('A', 'maneuver'), chooses('A', 'feint'))
      .shows((scene) => {
        expect(scene.asked).toBe('A moveFighters');
        expect(scene.discard('king-arthur')).toEqual(['feint']);
        expect(scene.discard('alice')).toEqual([]);
      });
  });

  test('UNM-6.8 UNM-6.14 UNM-6.16 fighters move one at a time, each once, in any order, by a shortest way', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm13', merlin: 'm20' },
      cards: arthur(['feint']),
    })
      .when(chooses('A', 'maneuver'), chooses('A', 'merlin m28'))
      .shows((scene) => {
        expect(scene.options('A').some((words) => words.startsWith('merlin'))).toBe(false);
        expect(scene.open.maneuver?.moved).toEqual(['merlin']);
        const [moved] = scene.happened('fighterMoved');
        expect(moved?.path).toHaveLength(3);
        expect([moved?.path.at(0), moved?.path.at(-1)]).toEqual(['m20', 'm28']);
      })
      .when(chooses('A', 'king-arthur m20'))
      .shows((scene) => {
        expect(scene.space('king-arthur')).toBe('m20');
        expect(scene.asked).toBe('A chooseAction');
      });
  });

  test('UNM-6.17 the second action may follow at once, from where the fighters stand by then; no third one does', () => {
    const acts = (scene: UnmatchedScene) =>
      scene.options('A').filter((words) => /^(attack|scheme|maneuver)/.test(words));
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm01', merlin: 'm31', alice: 'm03' },
      cards: arthur(['swift-strike', 'the-lady-of-the-lake', 'noble-sacrifice']),
    })
      .when(chooses('A', 'maneuver'))
      .shows((scene) => expect(acts(scene)).toEqual(['maneuver', 'scheme the-lady-of-the-lake']))
      .when(chooses('A', 'king-arthur m02'))
      .shows((scene) => {
        expect(acts(scene)).toContain('attack king-arthur alice swift-strike');
        expect(scene.question('A').fallback).toEqual(['done']);
      })
      .when(chooses('A', 'maneuver'))
      .shows((scene) => {
        expect([scene.asked, scene.open.action]).toEqual(['A moveFighters', 2]);
        expect(scene.open.maneuver?.moved).toEqual([]);
        expect(acts(scene)).toEqual([]);
      });
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm01', alice: 'm03' },
      cards: { ...arthur(['swift-strike']), alice: { hand: ['feint'] } },
    })
      .when(chooses('A', 'maneuver'), chooses('A', 'king-arthur m02'))
      .when(chooses('A', 'attack king-arthur alice swift-strike'))
      .shows((scene) => {
        expect([scene.open.maneuver, scene.open.action]).toEqual([null, 2]);
        expect(scene.open.combat).toMatchObject({ attacker: 'king-arthur', target: 'alice' });
      });
  });

  test('UNM-R.7 UNM-R.8 exhaustion costs each own fighter 2, and nothing prevents it', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { merlin: 'm20' },
      cards: { 'king-arthur': { hand: ['feint'], deck: [] } },
    })
      .when(maneuvers('A'))
      .shows((scene) => {
        expect([scene.health('king-arthur'), scene.health('merlin')]).toEqual([16, 5]);
        expect(scene.happened('damageDealt')).toEqual([]);
        expect(scene.health('alice')).toBe(13);
      });
  });
});

describe('scheme', () => {
  test('UNM-7.1 UNM-7.2 UNM-7.5 UNM-R.12 UNM-R.13 the banner names its player, while that fighter stands', () => {
    const options = (merlin: string | null) =>
      given({
        heroes: ['king-arthur', 'alice'],
        on: { merlin },
        cards: arthur(['prophecy', 'the-lady-of-the-lake', 'feint']),
      }).options('A');
    expect(options('m20')).toContain('scheme prophecy');
    expect(options(null)).not.toContain('scheme prophecy');
    expect(options(null)).toContain('scheme the-lady-of-the-lake');
  });

  test('UNM-7.6 UNM-7.7 while it resolves the card lies open, in no pile, and nobody is asked to answer it', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { jabberwock: 'm20' },
      cards: { alice: { hand: ['eat-me'] }, medusa: { hand: ['feint'] } },
    })
      .when(plays('A', 'eat-me'))
      .shows((scene) => {
        expect(scene.open.scheme).toMatchObject({
          fighter: 'alice',
          card: { face: 'alice-eat-me' },
        });
        expect([scene.hand('alice'), scene.discard('alice')]).toEqual([[], []]);
        expect(scene.asked).toBe('A moveByEffect');
      });
  });
});

describe('hand limit', () => {
  test('UNM-4.5 UNM-4.8 UNM-5.4 S-5 the hand limit applies at the end of the player’s own turn only', () => {
    given({
      heroes: ['king-arthur', 'medusa'],
      cards: {
        'king-arthur': {
          hand: ['skirmish', 'skirmish', 'feint', 'feint', 'regroup', 'regroup'],
        },
      },
    })
      .when(maneuvers('A'), maneuvers('A'))
      .shows((scene) => {
        expect(scene.hand('king-arthur')).toHaveLength(8);
        expect(scene.asked).toBe('A discardToLimit');
      })
      .when(chooses('A', 'feint'))
      .shows((scene) => {
        expect(scene.hand('king-arthur')).toHaveLength(7);
        expect(scene.open.active).toBe(1);
      });
    const full = ['regroup', 'skirmish', 'skirmish', 'feint', 'feint', 'feint', 'regroup'];
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { 'king-arthur': 'm09', medusa: 'm25', 'harpy-1': 'm08' },
      cards: { medusa: { hand: ['regroup'] }, 'king-arthur': { hand: full } },
    })
      .when(attacks('A', 'harpy-1', 'king-arthur', 'regroup'), defends('B', 'regroup'))
      .shows((scene) => {
        expect(scene.hand('king-arthur')).toHaveLength(8);
        expect(scene.asked).toBe('A chooseAction');
      });
  });
});
