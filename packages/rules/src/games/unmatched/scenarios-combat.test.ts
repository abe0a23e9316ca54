import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends, given, maneuvers } from './testing.ts';

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

  test('UNM-14.4 UNM-15.8 UNM-12.9 UNM-R.27 S-27 through the looking glass', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      size: 'small',
      health: { alice: 8 },
      cards: {
        'king-arthur': { hand: ['excalibur'] },
        alice: { hand: ['looking-glass'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur'), defends('B', 'looking-glass'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(5);
        expect(scene.session.answer(1, ['heal', 'heal'])).toMatchObject({
          code: 'duplicateOption',
        });
      })
      .when(chooses('B', 'place', 'heal'))
      .shows((scene) => {
        expect(scene.options('B')).not.toContain('m08');
        expect(scene.health('alice')).toBe(5);
      })
      .when(chooses('B', 'm25'))
      .shows((scene) => {
        expect(scene.space('alice')).toBe('m25');
        expect(scene.health('alice')).toBe(8);
      });
  });

  test('UNM-14.3 UNM-15.13 S-28 big, Alice attacks harder and shrinks afterwards', () => {
    given({
      heroes: ['alice', 'king-arthur'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      cards: { alice: { hand: ['im-late-im-late'] } },
    })
      .when(attacks('A', 'alice', 'king-arthur', 'im-late-im-late'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 4 }]);
        expect(scene.size()).toBe('big');
      })
      .when(chooses('A', 'done'))
      .shows((scene) => expect(scene.size()).toBe('small'));
  });

  test('UNM-14.4 UNM-R.21 UNM-15.5 S-28 small, she defends better with a card, and only with one', () => {
    const setting = {
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      size: 'small',
    } as const;
    given({
      ...setting,
      cards: {
        'king-arthur': { hand: ['excalibur'] },
        alice: { hand: ['manxome-foe'], deck: ['feint'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur'), defends('B', 'manxome-foe'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ defenseValue: 6, damage: 0 }]);
        expect(scene.discard('alice')).toEqual(['feint', 'manxome-foe']);
      });
    given({
      ...setting,
      cards: { 'king-arthur': { hand: ['excalibur'] }, alice: { hand: ['eat-me'] } },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur'), defends('B'))
      .shows((scene) => expect(scene.health('alice')).toBe(7));
  });

  test.each([
    ['sinbad', 5],
    ['porter', 3],
  ])('UNM-15.1 UNM-14.5 S-29 Claws That Catch against %s: %i', (target, value) => {
    given({
      heroes: ['alice', 'sinbad'],
      on: {
        alice: 'm20',
        jabberwock: 'm08',
        [target]: 'm09',
        ...(target === 'porter' ? { sinbad: 'm30' } : {}),
      },
      cards: { alice: { hand: ['claws-that-catch'] } },
    })
      .when(attacks('A', 'jabberwock', target, 'claws-that-catch'))
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: value }]),
      );
  });

  test('UNM-15.5 UNM-5.9 S-30 Manxome Foe mills its boost; an empty deck adds nothing and exhausts nobody', () => {
    const attack = (deck: string[]) =>
      given({
        heroes: ['alice', 'sinbad'],
        on: { jabberwock: 'm08', sinbad: 'm09' },
        cards: { alice: { hand: ['manxome-foe', 'feint'], deck } },
      }).when(attacks('A', 'jabberwock', 'sinbad', 'manxome-foe'));
    attack(['looking-glass']).shows((scene) => {
      expect(scene.health('sinbad')).toBe(15 - 7);
      expect(scene.discard('alice')).toContain('looking-glass');
    });
    attack([]).shows((scene) => {
      expect(scene.health('sinbad')).toBe(12);
      expect(scene.happened('exhausted')).toEqual([]);
    });
  });

  test('UNM-18.2 UNM-17.15 UNM-18.14 UNM-4.7 UNM-R.40 S-36 there and back', () => {
    const play = (last: string) =>
      given({
        heroes: ['king-arthur', 'sinbad'],
        on: { 'king-arthur': 'm22', sinbad: 'm29' },
        cards: {
          'king-arthur': { hand: ['skirmish', 'skirmish'] },
          sinbad: { hand: ['toil-and-danger', 'momentous-shift'] },
        },
      }).when(
        attacks('A', 'king-arthur', 'sinbad', 'skirmish', 'none'),
        defends('B', 'toil-and-danger'),
        chooses('B', 'sinbad m28'),
        chooses('A', `sinbad ${last}`),
        attacks('A', 'king-arthur', 'sinbad', 'skirmish', 'none'),
        defends('B', 'momentous-shift'),
      );
    play('m29').shows((scene) =>
      expect(scene.happened('combatResolved')[1]).toMatchObject({ defenseValue: 3 }),
    );
    play('m30').shows((scene) =>
      expect(scene.happened('combatResolved')[1]).toMatchObject({ defenseValue: 5 }),
    );
  });

  test('UNM-15.9 UNM-12.10 UNM-R.47 S-37 Snicker-Snack', () => {
    given({
      heroes: ['alice', 'sinbad'],
      on: { alice: 'm08', porter: 'm09', sinbad: 'm30' },
      cards: {
        alice: { hand: ['snicker-snack'] },
        sinbad: { hand: ['exploit', 'feint', 'regroup', 'toil-and-danger'] },
      },
    })
      .when(attacks('A', 'alice', 'porter', 'snicker-snack'), defends('B'))
      .shows((scene) => {
        expect(scene.health('porter')).toBe(1);
        expect(scene.asked).toBe('A discardTheirs');
        expect(scene.options('A')).toEqual(['exploit', 'feint', 'regroup', 'toil-and-danger']);
        expect(JSON.stringify(scene.session.view(null))).not.toContain('sinbad-regroup');
      })
      .when(chooses('A', 'feint'))
      .shows((scene) => {
        expect(scene.hand('sinbad')).toEqual(['exploit', 'regroup', 'toil-and-danger']);
        expect(scene.discard('sinbad')).toEqual(['feint']);
        expect(JSON.stringify(scene.session.view(0))).not.toContain('sinbad-regroup');
      });
  });

  test('UNM-9.2 UNM-9.3 UNM-R.44 S-38 a defender with a hand is asked, even if nothing can defend', () => {
    given({
      heroes: ['king-arthur', 'medusa'],
      on: { 'king-arthur': 'm08', 'harpy-1': 'm09', medusa: 'm30' },
      cards: {
        'king-arthur': { hand: ['swift-strike'] },
        medusa: { hand: ['gaze-of-stone', 'second-shot', 'hiss-and-slither', 'hiss-and-slither'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'harpy-1', 'swift-strike'))
      .shows((scene) => {
        expect(scene.asked).toBe('B commitDefense');
        expect(scene.options('B')).toEqual(['none']);
      });
  });

  test('UNM-10.1 UNM-10.6 UNM-10.14 UNM-13.6 UNM-R.20 S-39 the loser’s card resolves, too', () => {
    given({
      heroes: ['medusa', 'sinbad'],
      on: { medusa: 'm25', porter: 'm10', sinbad: 'm20' },
      health: { porter: 2 },
      cards: { medusa: { hand: ['snipe'] }, sinbad: { hand: ['regroup'] } },
    })
      .when(attacks('A', 'medusa', 'porter', 'snipe'), defends('B', 'regroup'))
      .shows((scene) => {
        expect(scene.space('porter')).toBeNull();
        expect(scene.happened('cardsDrawn')).toMatchObject([
          { army: 1, count: 1 },
          { army: 0, count: 1 },
        ]);
        expect(scene.asked).toBe('A chooseAction');
      });
  });

  test('UNM-18.13 UNM-10.14 S-40 leap over a fallen foe: only the winner can be moved', () => {
    given({
      heroes: ['sinbad', 'alice'],
      on: { sinbad: 'm08', jabberwock: 'm09', alice: 'm30' },
      health: { jabberwock: 4 },
      cards: { sinbad: { hand: ['leap-away'] } },
    })
      .when(attacks('A', 'sinbad', 'jabberwock', 'leap-away'))
      .shows((scene) => {
        expect(scene.space('jabberwock')).toBeNull();
        const moved = new Set(scene.options('A').map((words) => words.split(' ')[0]));
        expect([...moved].sort()).toEqual(['sinbad', 'stay']);
      });
  });

  test.each([
    ['leaves 4: then 8', 'excalibur', 9, 8],
    ['kills: no Grail', 'excalibur', 5, 0],
  ])('UNM-17.4 UNM-13.11 UNM-13.7 S-41 the Grail %s', (_, _card, before, after) => {
    given({
      heroes: ['sinbad', 'king-arthur'],
      on: { sinbad: 'm08', 'king-arthur': 'm09' },
      health: { 'king-arthur': before },
      cards: {
        sinbad: {
          hand: ['voyage-king-of-serendib'],
          discard: [
            'voyage-whale-island',
            'voyage-giant-snakes',
            'voyage-home',
            'voyage-eyes-like-coals',
          ],
        },
        'king-arthur': { hand: ['the-holy-grail'] },
      },
    })
      .when(
        attacks('A', 'sinbad', 'king-arthur', 'voyage-king-of-serendib'),
        defends('B', 'the-holy-grail'),
      )
      .shows((scene) => expect(scene.health('king-arthur')).toBe(after));
  });

  test('UNM-18.11 UNM-18.17 UNM-11.6 S-25 the value of a Voyage', () => {
    const voyages = ['voyage-whale-island', 'voyage-giant-snakes', 'voyage-eyes-like-coals'];
    const attack = (defense: string[]) =>
      given({
        heroes: ['sinbad', 'king-arthur'],
        on: { sinbad: 'm08', 'king-arthur': 'm09' },
        cards: {
          sinbad: { hand: ['voyage-king-of-serendib', 'feint'], discard: voyages },
          'king-arthur': { hand: defense },
        },
      }).when(attacks('A', 'sinbad', 'king-arthur', 'voyage-king-of-serendib'));
    attack([]).shows((scene) => {
      expect(scene.health('king-arthur')).toBe(13);
      expect(scene.happened('cardsDrawn')).toMatchObject([{ army: 0, count: 1 }]);
    });
    attack(['feint'])
      .when(defends('B', 'feint'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(18);
        expect(scene.happened('cardsDrawn')).toEqual([]);
      });
  });

  test('UNM-18.3 UNM-9.9 UNM-14.14 S-26 Voyage Home', () => {
    given({
      heroes: ['sinbad', 'king-arthur'],
      on: { sinbad: 'm08', 'king-arthur': 'm09' },
      cards: {
        sinbad: {
          hand: ['voyage-home'],
          discard: [
            'voyage-whale-island',
            'exploit',
            'voyage-giant-snakes',
            'voyage-eyes-like-coals',
          ],
        },
        'king-arthur': { hand: ['feint', 'regroup'] },
      },
    })
      .when(attacks('A', 'sinbad', 'king-arthur', 'voyage-home'), defends('B', 'regroup'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 5, damage: 4 }]);
        expect(scene.hand('sinbad')).toHaveLength(3);
        expect(scene.discard('sinbad')).toEqual(['exploit', 'voyage-home']);
      })
      .when(chooses('A', 'maneuver'), chooses('A', 'none'))
      .shows((scene) => expect(scene.open.maneuver?.movement).toBe(3));
  });

  test('UNM-4.5 UNM-4.8 UNM-5.4 S-5 the hand limit comes at the end of one’s own turn only', () => {
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
