import { answers } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as unmatched } from '../index.ts';
import { attacks, chooses, given, leaves, plays } from '../testing/given.ts';

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
      .when(chooses('A', 'maneuver'))
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

  test('UNM-13.2 UNM-13.8 the end tells how the hero fell, checked at once or at the end of the action', () => {
    for (const heroDefeat of ['immediate', 'endOfAction']) {
      given({
        heroes: ['sinbad', 'alice'],
        options: { heroDefeat },
        on: { porter: 'm20' },
        health: { sinbad: 2 },
        cards: { sinbad: { hand: [], deck: [] } },
      }).shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [2, 1], reason: 'exhaustion' });
        expect(scene.happened('gameEnded')).toMatchObject([{ reason: 'exhaustion' }]);
      });
    }
  });

  test('UNM-13.8 UNM-5.5 nobody is asked to move for a side that has lost by its draw; a team that has not moves on', () => {
    const exhausted = (mode: 'duel' | 'team') =>
      given({
        mode,
        heroes: ['sinbad', 'alice', 'medusa', 'king-arthur'],
        options: { heroDefeat: 'endOfAction' },
        on: { porter: 'm20' },
        health: { sinbad: 2 },
        cards: { sinbad: { hand: ['feint'], deck: [] } },
      }).when(chooses('A', 'maneuver'));
    expect(exhausted('duel').asked).toBe('over');
    expect(exhausted('team').asked).toBe('A moveFighters');
  });

  test('UNM-13.8 events after the hero has fallen do not change how the hero fell', () => {
    given({
      heroes: ['medusa', 'alice'],
      options: { heroDefeat: 'endOfAction' },
      on: { medusa: 'm25', alice: 'm10', 'harpy-1': 'm30' },
      health: { alice: 3 },
      cards: { medusa: { hand: ['snipe'], deck: [] } },
    })
      .when(attacks('A', 'medusa', 'alice', 'snipe'))
      .shows((scene) => {
        expect(scene.space('harpy-1')).toBeNull();
        expect(scene.open.final).toMatchObject({ ranks: [1, 2], reason: 'heroDefeated' });
      });
  });

  test('UNM-13.2 UNM-13.6 in a duel the sidekicks of the fallen hero stay where they stand', () => {
    given({
      heroes: ['king-arthur', 'medusa'],
      on: { 'king-arthur': 'm08', medusa: 'm09', 'harpy-1': 'm25' },
      health: { medusa: 1 },
      cards: { 'king-arthur': { hand: ['feint'] } },
    })
      .when(attacks('A', 'king-arthur', 'medusa', 'feint'))
      .shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [1, 2], reason: 'heroDefeated' });
        expect(scene.space('harpy-1')).toBe('m25');
        expect(scene.happened('fighterDefeated')).toMatchObject([{ fighter: 'medusa' }]);
        expect(scene.happened('armyOut')).toEqual([]);
      });
  });

  test('UNM-5.7 UNM-5.10 an army without fighters is not exhausted any more', () => {
    given({
      mode: 'team',
      heroes: ['sinbad', 'alice', 'king-arthur', 'medusa'],
      on: { sinbad: null, porter: 'm08', alice: 'm09' },
      health: { porter: 2 },
      cards: { sinbad: { hand: ['by-fortune-and-fate'], deck: [] } },
    })
      .when(attacks('A', 'porter', 'alice', 'by-fortune-and-fate'))
      .shows((scene) => {
        expect(scene.happened('exhausted')).toMatchObject([{ fighters: ['porter'] }]);
        expect(scene.happened('armyOut')).toMatchObject([{ army: 0, reason: 'noFighters' }]);
        expect(scene.open.active).toBe(1);
      });
  });

  test('UNM-21.4 four players: the first to fall ranks last, players who fall together share a rank', () => {
    const fall = (health: { [fighter: string]: number }) =>
      given({
        mode: 'freeForAll',
        players: 4,
        heroes: ['king-arthur', 'medusa', 'sinbad', 'alice'],
        on: { merlin: 'm18', medusa: 'm12', sinbad: 'm06', alice: 'm31' },
        health,
        cards: { 'king-arthur': { hand: ['restless-spirits', 'feint'] } },
      }).when(plays('A', 'restless-spirits'), chooses('A', 'm12'), chooses('A', 'm06'));
    fall({ medusa: 2, sinbad: 2 })
      .shows((scene) => {
        expect(scene.open.lost).toEqual([[1, 2]]);
        expect(scene.happened('cardsDrawn')).toMatchObject([{ army: 0, count: 1 }]);
      })
      .when(leaves('D'))
      .shows((scene) => {
        expect(scene.open.final?.ranks).toEqual([1, 3, 3, 2]);
        const scores = unmatched.outcome(scene.open)?.scores;
        expect(scores).toEqual([18, 0, 0, 0]);
      });
    given({
      mode: 'freeForAll',
      players: 4,
      heroes: ['king-arthur', 'medusa', 'sinbad', 'alice'],
      on: { merlin: 'm18', medusa: 'm12', sinbad: 'm06' },
      health: { medusa: 2, sinbad: 2 },
      cards: { 'king-arthur': { hand: ['restless-spirits'] } },
    })
      .when(leaves('D'), plays('A', 'restless-spirits'), chooses('A', 'm12'), chooses('A', 'm06'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 2, 2, 4]));
    fall({ medusa: 2 })
      .when(leaves('C'), leaves('D'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 4, 3, 2]));
  });

  test('UNM-13.9 if everybody falls at once, the side of the active army has won', () => {
    given({
      mode: 'freeForAll',
      options: { heroDefeat: 'endOfAction' },
      heroes: ['king-arthur', 'medusa', 'sinbad'],
      on: { merlin: 'm18', medusa: 'm12', sinbad: 'm06' },
      health: { 'king-arthur': 2, medusa: 2, sinbad: 2 },
      cards: { 'king-arthur': { hand: ['restless-spirits'], deck: [] } },
    })
      .when(plays('A', 'restless-spirits'), chooses('A', 'm12'), chooses('A', 'm06'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 2, 2]));
  });

  test('UNM-13.8 UNM-14.11 the effect of the gaze is counted when the first action begins', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      options: { heroDefeat: 'endOfAction' },
      on: { medusa: 'm25', 'king-arthur': 'm10' },
      health: { 'king-arthur': 1 },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'], deck: ['snipe', 'dash'] } },
    })
      .when(chooses('A', 'king-arthur'))
      .shows((scene) => {
        expect(scene.asked).toBe('over');
        expect(scene.happened('gameEnded')).toMatchObject([{ ranks: [1, 2] }]);
        expect(scene.open.final).toMatchObject({ decks: [['medusa-snipe', 'medusa-dash'], {}] });
        expect(scene.open.final?.hands[0]?.map(({ face }) => face)).toEqual(['medusa-feint']);
        expect(scene.state.own[0]?.armies[0]?.hand).toEqual([]);
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
        expect(scene.options('A')).not.toContain('attack medusa sinbad feint');
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
