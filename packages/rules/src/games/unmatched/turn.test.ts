import { describe, expect, test } from 'vitest';
import { answers } from '../../testing/scene.ts';
import { attacks, chooses, defends, given, leaves, maneuvers, plays } from './testing.ts';

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
          'attack king-arthur alice',
          'attack merlin alice',
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
      .when(chooses('A', 'maneuver'), chooses('A', 'none'))
      .shows((scene) => {
        expect(scene.open.maneuver?.movement).toBe(2);
        expect(scene.options('A')).toEqual(
          expect.arrayContaining(['merlin m02', 'merlin m03', 'merlin m07']),
        );
        expect(scene.options('A')).not.toContain('merlin m04');
      });
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
      .when(chooses('A', 'maneuver'), chooses('A', 'none'), chooses('A', 'merlin m28'))
      .shows((scene) => {
        expect(scene.options('A').some((words) => words.startsWith('merlin'))).toBe(false);
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
  test('UNM-7.1 UNM-7.2 UNM-7.5 UNM-R.12 UNM-R.13 the banner names who plays it, as long as he stands', () => {
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

describe('attack', () => {
  const duel = (hand: string[], theirs: string[] = []) =>
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', merlin: 'm15', alice: 'm09', jabberwock: 'm31' },
      cards: { 'king-arthur': { hand }, alice: { hand: theirs } },
    });

  test('UNM-8.1 UNM-8.2 UNM-8.7 UNM-R.15 a card and a target for one and the same fighter', () => {
    expect(duel(['bewilderment']).options('A')).toEqual(['maneuver']);
    expect(duel(['aid-the-chosen-one']).options('A')).toEqual(['maneuver', 'attack merlin alice']);
    expect(duel(['noble-sacrifice']).options('A')).toEqual([
      'maneuver',
      'attack king-arthur alice',
    ]);
  });

  test('UNM-8.6 UNM-8.8 who attacks whom is announced; friends are never targets', () => {
    given({
      mode: 'team',
      heroes: ['king-arthur', 'sinbad', 'alice', 'medusa'],
      on: { 'king-arthur': 'm08', alice: 'm09', sinbad: 'm07', medusa: 'm31' },
      cards: arthur(['swift-strike']),
    })
      .shows((scene) =>
        expect(scene.options('A')).toEqual(['maneuver', 'attack king-arthur sinbad']),
      )
      .when(attacks('A', 'king-arthur', 'sinbad', 'swift-strike'))
      .shows((scene) =>
        expect(scene.happened('attackDeclared')).toMatchObject([
          { attacker: 'king-arthur', target: 'sinbad' },
        ]),
      );
  });

  test('UNM-9.1 UNM-9.5 UNM-9.6 UNM-R.16 UNM-R.32 the attack lies face down, the defender knows how many cards', () => {
    duel(['excalibur', 'feint'], ['feint'])
      .when(attacks('A', 'king-arthur', 'alice', 'excalibur', 'feint'))
      .shows((scene) => {
        expect(scene.question('B').facts).toMatchObject({ cards: 2 });
        expect(scene.open.combat?.attack).toBeNull();
        const seen = JSON.stringify([scene.session.view(1), scene.session.view(null)]);
        expect(seen).not.toContain('excalibur');
      })
      .when(defends('B', 'feint'))
      .shows((scene) =>
        expect(scene.happened('combatRevealed')).toMatchObject([
          {
            attack: { face: 'king-arthur-excalibur' },
            boost: { face: 'king-arthur-feint' },
            defense: { face: 'alice-feint' },
          },
        ]),
      );
  });

  test('UNM-9.4 UNM-9.7 versatile cards serve as both, pure ones as one', () => {
    duel(
      ['the-holy-grail', 'swift-strike', 'feint'],
      ['snicker-snack', 'looking-glass', 'feint', 'eat-me'],
    )
      .when(chooses('A', 'attack king-arthur alice'))
      .shows((scene) => expect(scene.options('A')).toEqual(['swift-strike', 'feint']))
      .when(chooses('A', 'feint'), chooses('A', 'none'))
      .shows((scene) => expect(scene.options('B')).toEqual(['looking-glass', 'feint', 'none']));
  });

  test('UNM-9.8 UNM-R.43 the attack may be taken back until the defender is asked', () => {
    duel(['feint', 'regroup'], ['feint'])
      .when(chooses('A', 'attack king-arthur alice'), chooses('A', 'feint'))
      .shows((scene) => expect(scene.session.canUndo(0)).toBe(true))
      .when(chooses('A', 'none'))
      .shows((scene) => {
        expect(scene.asked).toBe('B commitDefense');
        expect(scene.session.canUndo(0)).toBe(false);
      });
  });

  test('UNM-10.2 UNM-10.3 UNM-R.17 windows come in order, the defender’s effect first in each', () => {
    duel(['noble-sacrifice', 'regroup', 'regroup'], ['manxome-foe'])
      .when(attacks('A', 'king-arthur', 'alice', 'noble-sacrifice'), defends('B', 'manxome-foe'))
      .shows((scene) => {
        expect(scene.asked).toBe('A boostAttack');
        expect(scene.discard('alice')).toHaveLength(1);
        expect(scene.open.combat?.result).toBeNull();
      });
  });

  test('UNM-10.7 UNM-10.8 UNM-10.12 defeats are checked, then the cards go to their owners', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', jabberwock: 'm09', alice: 'm31' },
      health: { jabberwock: 3 },
      cards: { 'king-arthur': { hand: ['the-aid-of-morgana'] }, alice: { hand: ['regroup'] } },
    })
      .when(
        attacks('A', 'king-arthur', 'jabberwock', 'the-aid-of-morgana'),
        defends('B', 'regroup'),
      )
      .shows((scene) => {
        expect(scene.space('jabberwock')).toBeNull();
        const order = scene.events.map(({ type }) => type);
        expect(order.indexOf('fighterDefeated')).toBeLessThan(order.lastIndexOf('cardsDrawn'));
        expect(scene.discard('king-arthur')).toEqual(['the-aid-of-morgana']);
        expect(scene.discard('alice')).toEqual(['regroup']);
      });
  });

  test('UNM-10.10 UNM-10.11 UNM-R.25 surplus defense does nothing; a base that is set keeps its additions', () => {
    duel(['regroup'], ['looking-glass'])
      .when(attacks('A', 'king-arthur', 'alice', 'regroup'), defends('B', 'looking-glass'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ damage: 0 }]);
        expect(scene.health('king-arthur')).toBe(18);
      });
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      turnStart: { 'king-arthur': 'm07' },
      cards: arthur(['momentous-shift', 'excalibur']),
    })
      .when(attacks('A', 'king-arthur', 'alice', 'momentous-shift', 'excalibur'))
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 8 }]),
      );
  });

  test('UNM-10.15 when the game ends in a combat, the rest does not happen', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      health: { alice: 3 },
      cards: { 'king-arthur': { hand: ['the-aid-of-morgana'], deck: ['feint', 'regroup'] } },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'the-aid-of-morgana'))
      .shows((scene) => {
        expect(scene.asked).toBe('over');
        expect(scene.happened('cardsDrawn')).toEqual([]);
        expect(scene.open.final?.hands[0]).toEqual([]);
      });
  });

  test('UNM-11.1 UNM-11.2 UNM-R.46 only a granted boost is asked, and only with cards to spend', () => {
    duel(['noble-sacrifice'])
      .when(chooses('A', 'attack king-arthur alice'), chooses('A', 'noble-sacrifice'))
      .shows((scene) => {
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 2 }]);
        expect(scene.happened('attackBoosted')).toEqual([]);
      });
    given({
      heroes: ['alice', 'king-arthur'],
      on: { alice: 'm08', 'king-arthur': 'm09' },
      cards: { alice: { hand: ['feint', 'regroup'] } },
    })
      .when(chooses('A', 'attack alice king-arthur'), chooses('A', 'feint'))
      .shows((scene) => expect(scene.asked).toBe('A chooseAction'));
  });
});

describe('effects in general', () => {
  test('UNM-12.1 UNM-12.6 UNM-12.12 “up to” includes none; effect moves follow the rules and count as moves', () => {
    given({
      heroes: ['alice', 'medusa'],
      cards: { alice: { hand: ['eat-me', 'momentous-shift'] } },
    })
      .when(plays('A', 'eat-me'), chooses('A', 'done'))
      .shows((scene) => expect(scene.happened('fighterMoved')).toEqual([]));
    given({
      heroes: ['alice', 'medusa'],
      on: { alice: 'm07', medusa: 'm09' },
      cards: { alice: { hand: ['eat-me', 'momentous-shift'] } },
    })
      .when(plays('A', 'eat-me'), chooses('A', 'alice m08'))
      .when(attacks('A', 'alice', 'medusa', 'momentous-shift'))
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 5 }]),
      );
  });

  test('UNM-12.2 UNM-12.3 as much as possible happens: who is off the board neither heals nor moves', () => {
    given({
      mode: 'team',
      heroes: ['king-arthur', 'alice', 'sinbad', 'medusa'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      health: { alice: 2 },
      cards: {
        'king-arthur': { hand: ['skirmish', 'feint'] },
        alice: { hand: ['looking-glass'], deck: ['feint', 'regroup', 'feint'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'skirmish', 'none'), defends('B', 'looking-glass'))
      .when(chooses('B', 'place', 'draw'))
      .shows((scene) => {
        expect(scene.space('alice')).toBeNull();
        expect(scene.hand('alice')).toHaveLength(2);
      });
  });

  test('UNM-12.4 UNM-12.5 UNM-19.12 UNM-R.45 own, opposing, any, and the opponent of a combat', () => {
    given({
      mode: 'team',
      heroes: ['medusa', 'alice', 'sinbad', 'king-arthur'],
      on: { medusa: 'm25', sinbad: 'm10', alice: 'm09', 'king-arthur': 'm30' },
      cards: { medusa: { hand: ['a-momentary-glance'] } },
    })
      .when(plays('A', 'a-momentary-glance'))
      .shows((scene) => {
        expect(scene.options('A')).toContain('sinbad');
        expect(scene.options('A')).toContain('medusa');
      });
    given({
      mode: 'team',
      heroes: ['medusa', 'alice', 'sinbad', 'king-arthur'],
      on: { 'harpy-1': 'm08', alice: 'm09' },
      cards: {
        medusa: { hand: ['clutching-claws'] },
        alice: { hand: ['eat-me', 'drink-me'] },
        'king-arthur': { hand: ['feint'] },
      },
    })
      .when(attacks('A', 'harpy-1', 'alice', 'clutching-claws'), defends('B'))
      .shows((scene) => expect(scene.asked).toBe('B discardOwn'));
  });

  test('UNM-12.8 a placement needs an empty space and no way', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm25', merlin: 'm10', 'king-arthur': 'm20', 'harpy-1': 'm31' },
      cards: { medusa: { hand: ['snipe', 'feint'] }, 'king-arthur': { hand: ['bewilderment'] } },
    })
      .when(attacks('A', 'medusa', 'merlin', 'snipe'), defends('B', 'bewilderment'))
      .shows((scene) => {
        expect(scene.options('B')).toHaveLength(31 - 4 + 1);
        for (const taken of ['m25', 'm10', 'm20', 'm31']) {
          expect(scene.options('B')).not.toContain(taken);
        }
      });
  });

  test('UNM-12.11 a random discard is drawn from the hand as it is', () => {
    given({
      heroes: ['sinbad', 'alice'],
      on: { sinbad: 'm08', alice: 'm09' },
      rolls: [2],
      cards: {
        sinbad: { hand: ['voyage-eyes-like-coals'] },
        alice: { hand: ['eat-me', 'drink-me', 'regroup'] },
      },
    })
      .when(attacks('A', 'sinbad', 'alice', 'voyage-eyes-like-coals'), defends('B'))
      .shows((scene) => expect(scene.hand('alice')).toEqual(['eat-me', 'drink-me']));
  });
});

describe('health and defeat', () => {
  test('UNM-13.3 healing stops at the start value', () => {
    given({
      heroes: ['sinbad', 'alice'],
      on: { sinbad: 'm08', alice: 'm09' },
      health: { sinbad: 14 },
      cards: { sinbad: { hand: ['voyage-whale-island'] } },
    })
      .when(attacks('A', 'sinbad', 'alice', 'voyage-whale-island'))
      .shows((scene) => {
        expect(scene.health('sinbad')).toBe(15);
        expect(scene.happened('healed')).toMatchObject([{ amount: 1 }]);
      });
  });

  test('UNM-13.4 UNM-14.18 UNM-R.23 the defeated neither block nor act; a hero’s ability ends with the hero', () => {
    given({
      mode: 'team',
      heroes: ['medusa', 'alice', 'sinbad', 'king-arthur'],
      fromTurnStart: true,
      on: { medusa: null, 'harpy-1': 'm09', alice: 'm08' },
      cards: { medusa: { hand: ['feint'] } },
    }).shows((scene) => expect(scene.asked).toBe('A chooseAction'));
    given({
      mode: 'team',
      heroes: ['sinbad', 'alice', 'medusa', 'king-arthur'],
      on: { sinbad: null, porter: 'm20' },
      cards: { sinbad: { hand: ['feint'], discard: ['voyage-home'] } },
    })
      .when(chooses('A', 'maneuver'), chooses('A', 'none'))
      .shows((scene) => expect(scene.open.maneuver?.movement).toBe(2));
  });

  test('UNM-13.9 damage to several is applied to all before defeats count', () => {
    given({
      heroes: ['king-arthur', 'medusa'],
      on: { merlin: 'm18', medusa: 'm12', 'harpy-1': 'm06' },
      health: { medusa: 2 },
      cards: { 'king-arthur': { hand: ['restless-spirits'] } },
    })
      .when(plays('A', 'restless-spirits'), chooses('A', 'm12'), chooses('A', 'm06'))
      .shows((scene) => {
        expect(scene.asked).toBe('over');
        expect(scene.happened('damageDealt')).toHaveLength(2);
        expect(scene.health('harpy-1')).toBe(0);
      });
  });

  test('UNM-21.5 with losses checked at the ends of actions the elimination waits', () => {
    given({
      mode: 'freeForAll',
      options: { heroDefeat: 'endOfAction' },
      heroes: ['sinbad', 'medusa', 'alice'],
      on: { sinbad: 'm08', medusa: 'm09', 'harpy-1': 'm25', alice: 'm30' },
      health: { medusa: 1 },
      cards: { sinbad: { hand: ['toil-and-danger', 'feint'] } },
    })
      .when(attacks('A', 'sinbad', 'medusa', 'toil-and-danger'))
      .shows((scene) => {
        expect(scene.asked).toBe('A moveByEffect');
        expect(scene.space('medusa')).toBeNull();
        expect(scene.space('harpy-1')).toBe('m25');
      })
      .when(answers('A', 'done'))
      .shows((scene) => {
        expect(scene.space('harpy-1')).toBeNull();
        expect(scene.asked).toBe('A chooseAction');
      });
  });

  test('UNM-R.48 first-round protection holds against attacks only', () => {
    given({
      mode: 'freeForAll',
      heroes: ['medusa', 'alice', 'sinbad'],
      fresh: ['medusa', 'alice', 'sinbad'],
      fromTurnStart: true,
      on: { medusa: 'm25', sinbad: 'm10', alice: 'm03' },
      cards: { medusa: { hand: ['feint'] } },
    })
      .shows((scene) => expect(scene.options('A')).toContain('sinbad'))
      .when(chooses('A', 'sinbad'))
      .shows((scene) => {
        expect(scene.health('sinbad')).toBe(14);
        expect(scene.options('A')).not.toContain('attack medusa sinbad');
      });
  });

  test('UNM-22.2 a defender who gives up a duel has lost, and the cards are put away', () => {
    given({
      heroes: ['king-arthur', 'alice'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      cards: { 'king-arthur': { hand: ['feint'] }, alice: { hand: ['feint'] } },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'feint'), leaves('B'))
      .shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [1, 2], reason: 'surrender' });
        expect(scene.open.combat).toBeNull();
        expect(scene.discard('king-arthur')).toEqual(['feint']);
      });
  });
});
