import { describe, expect, test } from 'vitest';
import { goesOnUntil } from '../../testing/scene.ts';
import { attacks, chooses, defends, given, leaves, maneuvers, newMatch, plays } from './testing.ts';

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
      expect(scene.health('porter')).toBe(0);
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
      .when(chooses('A', 'maneuver'), chooses('A', 'none'))
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
        expect(scene.options('A')).toEqual(['maneuver', 'attack king-arthur alice']),
      )
      .when(chooses('A', 'attack king-arthur alice'))
      .shows((scene) => expect(scene.options('A')).toEqual(['swift-strike']))
      .when((scene) => expect(scene.session.undo(0)).toEqual({ ok: true }))
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
      .when(chooses('A', 'maneuver'), chooses('A', 'none'))
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
      .when(plays('A', 'winged-frenzy'), (scene) => {
        if (scene.asked === 'A chooseSchemeFighter') chooses('A', 'medusa')(scene);
      })
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
    ['zoneOrAdjacent', ['attack medusa alice']],
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
      }).shows((scene) => expect(scene.options('A')).toContain('attack alice medusa'));
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
        expect(scene.options('A')).toContain('attack medusa king-arthur');
      });
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

describe('schemes', () => {
  test('UNM-17.11 UNM-R.26 S-33 Restless Spirits', () => {
    given({
      heroes: ['king-arthur', 'medusa'],
      on: { merlin: 'm18', medusa: 'm12', 'harpy-1': 'm06' },
      cards: { 'king-arthur': { hand: ['restless-spirits'] } },
    })
      .when(plays('A', 'restless-spirits'), chooses('A', 'm12'), chooses('A', 'm06'))
      .shows((scene) => {
        expect(scene.health('medusa')).toBe(14);
        expect(scene.space('harpy-1')).toBeNull();
        expect(scene.hand('king-arthur')).toHaveLength(1);
      });
  });

  test('UNM-17.5 UNM-R.30 S-34 the Lady of the Lake', () => {
    const play = (cards: { hand: string[]; deck: string[]; discard?: string[] }) =>
      given({
        heroes: ['king-arthur', 'alice'],
        on: { merlin: 'm20' },
        cards: { 'king-arthur': cards },
      }).when(plays('A', 'the-lady-of-the-lake'));
    play({
      hand: ['the-lady-of-the-lake'],
      deck: ['feint', 'regroup'],
      discard: ['excalibur'],
    }).shows((scene) => {
      expect(scene.hand('king-arthur')).toEqual(['excalibur']);
      expect(scene.happened('deckShuffled')).toEqual([]);
    });
    play({ hand: ['the-lady-of-the-lake'], deck: ['feint', 'excalibur'] }).shows((scene) => {
      expect(scene.hand('king-arthur')).toEqual(['excalibur']);
      expect(scene.happened('cardsToHand')).toMatchObject([{ from: 'deck' }]);
      expect(scene.happened('deckShuffled')).toHaveLength(1);
    });
    play({ hand: ['the-lady-of-the-lake', 'excalibur'], deck: ['feint'] }).shows((scene) => {
      expect(scene.hand('king-arthur')).toEqual(['excalibur']);
      expect(scene.happened('cardsToHand')).toEqual([]);
      expect(scene.happened('deckShuffled')).toHaveLength(1);
    });
  });

  test('UNM-17.10 UNM-5.9 UNM-R.31 S-35 Prophecy with three cards', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { merlin: 'm20' },
      cards: { 'king-arthur': { hand: ['prophecy'], deck: ['feint', 'skirmish', 'excalibur'] } },
    })
      .when(plays('A', 'prophecy'))
      .shows((scene) => {
        expect(scene.options('A')).toEqual(['feint', 'skirmish', 'excalibur']);
        expect(JSON.stringify(scene.session.view(1))).not.toContain('king-arthur-excalibur');
      })
      .when(chooses('A', 'feint', 'excalibur'))
      .shows((scene) => {
        expect(scene.hand('king-arthur')).toEqual(['feint', 'excalibur']);
        expect(scene.deck('king-arthur')).toEqual(['skirmish']);
        expect(scene.happened('deckPeeked')).toMatchObject([{ seen: 3, taken: 2 }]);
        expect(scene.happened('exhausted')).toEqual([]);
      });
  });
});

describe('teams and tables of three', () => {
  test('UNM-19.1 UNM-19.4 UNM-19.5 UNM-19.7 UNM-19.8 UNM-6.9 S-42 order, and friends that may be passed', () => {
    newMatch({ players: 4, mode: 'team', startingPlayer: 'firstSeat' })
      .when(goesOnUntil('chooseAction'))
      .shows((scene) => {
        expect(
          scene.open.armies.map(({ seat, side, startSpace }) => [seat, side, startSpace]),
        ).toEqual([
          [0, 0, 1],
          [1, 1, 2],
          [2, 0, 3],
          [3, 1, 4],
        ]);
      });
    const walk = (blocker: string) =>
      given({
        mode: 'team',
        heroes: ['alice', 'king-arthur', 'sinbad', 'medusa'],
        turn: 'sinbad',
        on: { sinbad: 'm14', [blocker]: 'm09', ...(blocker === 'merlin' ? { alice: 'm30' } : {}) },
        cards: { sinbad: { hand: ['feint'] } },
      }).when(chooses('C', 'maneuver'), chooses('C', 'none'));
    walk('alice').shows((scene) => {
      expect(spacesOf(scene.options('C'), 'sinbad')).toContain('m15');
      expect(spacesOf(scene.options('C'), 'alice')).toEqual([]);
    });
    walk('merlin').shows((scene) =>
      expect(spacesOf(scene.options('C'), 'sinbad')).not.toContain('m15'),
    );
  });

  test('UNM-19.9 UNM-19.10 UNM-19.11 S-43 a hero falls: the sidekick plays on, then the other hero’s fall ends it', () => {
    given({
      mode: 'team',
      heroes: ['alice', 'king-arthur', 'sinbad', 'medusa'],
      turn: 'king-arthur',
      on: { 'king-arthur': 'm08', alice: 'm09', jabberwock: 'm20', sinbad: 'm15' },
      health: { alice: 2, sinbad: 2 },
      cards: { 'king-arthur': { hand: ['excalibur', 'swift-strike'] } },
    })
      .when(attacks('B', 'king-arthur', 'alice', 'excalibur', 'none'))
      .shows((scene) => {
        expect(scene.space('alice')).toBeNull();
        expect(scene.asked).toBe('B chooseAction');
        expect(scene.open.armies[0]?.out).toBe(false);
      })
      .when(maneuvers('B', { moves: ['king-arthur m09'] }), goesOnUntil('chooseAction'))
      .shows((scene) => expect(scene.open.armies[scene.open.active]?.hero).toBe('sinbad'));
    given({
      mode: 'team',
      heroes: ['alice', 'king-arthur', 'sinbad', 'medusa'],
      turn: 'king-arthur',
      on: { 'king-arthur': 'm08', alice: null, jabberwock: 'm20', sinbad: 'm09', porter: 'm31' },
      health: { sinbad: 2 },
      cards: { 'king-arthur': { hand: ['excalibur'] } },
    })
      .when(attacks('B', 'king-arthur', 'sinbad', 'excalibur'))
      .shows((scene) => expect(scene.asked).toBe('over'));
  });

  test('UNM-20.1 UNM-20.2 UNM-20.3 UNM-20.4 UNM-5.10 UNM-R.36 S-44 three players, one with two heroes', () => {
    given({
      mode: 'team',
      players: 3,
      heroes: ['alice', 'medusa', 'king-arthur', 'sinbad'],
      turn: 'medusa',
      on: { 'harpy-1': 'm29' },
      health: { medusa: 10, sinbad: 9 },
      cards: { medusa: { hand: ['feint'], deck: [] }, sinbad: { hand: ['exploit'] } },
    })
      .shows((scene) => {
        expect(scene.open.armies.map(({ seat, side }) => [seat, side])).toEqual([
          [0, 0],
          [2, 1],
          [1, 0],
          [2, 1],
        ]);
        expect(scene.asked).toBe('C chooseAction');
        const own = JSON.stringify(scene.session.view(2).own);
        expect(own).toContain('medusa-feint');
        expect(own).toContain('sinbad-exploit');
        expect(JSON.stringify(scene.session.view(1))).not.toContain('sinbad-exploit');
      })
      .when(maneuvers('C'))
      .shows((scene) => {
        expect(scene.health('medusa')).toBe(8);
        expect(scene.space('harpy-1')).toBeNull();
        expect(scene.health('sinbad')).toBe(9);
      });
  });

  test('UNM-22.1 UNM-22.2 UNM-22.3 S-48 surrender in a team stops the combat and leaves the mate', () => {
    given({
      mode: 'team',
      heroes: ['alice', 'king-arthur', 'sinbad', 'medusa'],
      on: { alice: 'm08', medusa: 'm09' },
      cards: { alice: { hand: ['skirmish', 'feint'] }, medusa: { hand: ['dash'] } },
    })
      .when(attacks('A', 'alice', 'medusa', 'skirmish'))
      .shows((scene) => expect(scene.asked).toBe('D commitDefense'))
      .when(leaves('D'))
      .shows((scene) => {
        expect(scene.space('medusa')).toBeNull();
        expect(scene.open.combat).toBeNull();
        expect(scene.discard('alice')).toEqual(['skirmish']);
        expect(scene.asked).toBe('A chooseAction');
        expect(scene.open.action).toBe(2);
        expect(scene.open.lost).toEqual([]);
      });
  });
});

describe('free-for-all', () => {
  test('UNM-21.1 UNM-21.2 S-45 protection in the first round', () => {
    const setting = {
      mode: 'freeForAll',
      heroes: ['king-arthur', 'medusa', 'sinbad'],
      on: { 'king-arthur': 'm08', medusa: 'm09', sinbad: 'm14' },
      cards: { 'king-arthur': { hand: ['feint'] }, medusa: { hand: ['feint'] } },
    } as const;
    const targets = (options: readonly string[]) =>
      options.filter((words) => words.startsWith('attack')).map((words) => words.split(' ')[2]);
    given({ ...setting, fresh: ['king-arthur', 'medusa', 'sinbad'] }).shows((scene) =>
      expect(targets(scene.options('A'))).toEqual(['medusa']),
    );
    given({ ...setting, turn: 'medusa', fresh: ['medusa', 'sinbad'] }).shows((scene) =>
      expect(targets(scene.options('B')).sort()).toContain('king-arthur'),
    );
  });

  test('UNM-21.3 UNM-21.4 UNM-R.39 S-46 an eliminated army leaves with its sidekicks and effects', () => {
    given({
      mode: 'freeForAll',
      heroes: ['sinbad', 'medusa', 'alice'],
      on: { sinbad: 'm08', medusa: 'm09', 'harpy-1': 'm25', 'harpy-2': 'm26', alice: 'm30' },
      health: { medusa: 1 },
      cards: { sinbad: { hand: ['exploit', 'feint'] }, medusa: { hand: ['snipe'] } },
    })
      .when(attacks('A', 'sinbad', 'medusa', 'exploit'), defends('B', 'snipe'))
      .shows((scene) => {
        expect(scene.space('harpy-1')).toBeNull();
        expect(scene.open.armies[1]?.out).toBe(true);
        expect(scene.happened('cardsDrawn')).toMatchObject([{ army: 0, count: 1 }]);
        expect(scene.asked).toBe('A chooseAction');
      })
      .when(leaves('C'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 3, 2]));
  });

  test.each([
    ['immediate', [1, 2]],
    ['endOfAction', [1, 2]],
  ])('UNM-13.7 UNM-13.8 UNM-R.18 S-47 both heroes fall, %s', (heroDefeat, ranks) => {
    given({
      heroes: ['medusa', 'alice'],
      options: { heroDefeat },
      on: { medusa: 'm25', alice: 'm10' },
      health: { medusa: 2, alice: 3 },
      cards: { medusa: { hand: ['snipe'], deck: [] } },
    })
      .when(attacks('A', 'medusa', 'alice', 'snipe'))
      .shows((scene) => {
        expect(scene.open.final?.ranks).toEqual(ranks);
        expect(scene.happened('exhausted')).toHaveLength(heroDefeat === 'immediate' ? 0 : 1);
      });
  });
});
