import { answers, goesOnUntil, nameOf } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  attacks,
  chooses,
  defends,
  given,
  leaves,
  newMatch,
  plays,
  type UnmatchedScene,
} from '../testing/given.ts';

const TEAMS = ['alice', 'king-arthur', 'sinbad', 'medusa'] as const;

/** Everybody answers what the clock would, until the decks and then the fighters are exhausted. */
const goesOnToTheEnd = (scene: UnmatchedScene): void => {
  for (let steps = 0; !scene.session.isOver; steps += 1) {
    if (steps > 3000) throw new Error('no end');
    const [seat = 0] = scene.session.awaited()?.seats ?? [];
    scene.answer(nameOf(seat), scene.session.questionOf(seat)?.fallback ?? []);
  }
};

describe('surrender', () => {
  test('UNM-22.3 UNM-19.10 a player who gives up as the last with a hero loses for the team, though sidekicks stand', () => {
    given({
      mode: 'team',
      heroes: TEAMS,
      on: { 'king-arthur': null, merlin: 'm20' },
      options: { heroDefeat: 'endOfAction' },
      cards: { alice: { hand: ['feint'] } },
    })
      .when(leaves('D'))
      .shows((scene) => {
        expect(scene.open.final).toMatchObject({ ranks: [1, 1, 2, 2], reason: 'surrender' });
        expect(scene.space('merlin')).toBe('m20');
      });
  });

  test.each(['chooseHero', 'placeSidekicks'])(
    'UNM-22.1 UNM-19.10 after giving up at %s the mate’s hero is the last of the team',
    (kind) => {
      newMatch({ players: 4, mode: 'team' })
        .when(goesOnUntil(kind), leaves('B'), goesOnToTheEnd)
        .shows((scene) => {
          // Alice has the least health: hers are the first to fall.
          expect(scene.open.final).toMatchObject({ ranks: [2, 2, 1, 1], reason: 'exhaustion' });
          expect(scene.happened('turnStarted').some(({ army }) => army === 2)).toBe(false);
        });
    },
  );

  test('UNM-22.1 a hero that was never placed keeps nobody in the match', () => {
    const scene = newMatch({ players: 4, mode: 'team' });
    scene.when(goesOnUntil('placeSidekicks'), leaves('D'), goesOnUntil('chooseAction'));
    scene.when(goesOnUntil('chooseAction')).shows(({ open }) => {
      const left = open.fighters.filter(({ army }) => army === 3);
      expect(left.map(({ health }) => health)).toEqual(left.map(() => 0));
    });
    scene
      .when(leaves('A'), leaves('B'))
      .shows(({ open }) => expect(open.final?.ranks).toEqual([2, 2, 1, 1]));
  });

  test('UNM-22.2 UNM-19.11 giving up in the wake of a blow: the army without fighters is skipped', () => {
    given({
      mode: 'team',
      heroes: TEAMS,
      on: { alice: 'm08', 'king-arthur': null, merlin: 'm09' },
      health: { merlin: 4 },
      cards: { alice: { hand: ['skirmish'] } },
    })
      .when(attacks('A', 'alice', 'merlin', 'skirmish'))
      .shows((scene) => expect(scene.asked).toBe('A pickCombatantMove'))
      .when(leaves('A'))
      .shows((scene) => {
        expect(scene.open.armies.map(({ out }) => out)).toEqual([true, true, false, false]);
        expect(scene.open.armies[scene.open.active]?.hero).toBe('sinbad');
        expect(scene.discard('alice')).toEqual(['skirmish']);
      });
  });

  test('UNM-22.3 UNM-21.5 losses that wait for the end of the action are counted when its player gives up', () => {
    given({
      mode: 'freeForAll',
      options: { heroDefeat: 'endOfAction' },
      heroes: ['sinbad', 'medusa', 'alice'],
      on: { sinbad: 'm08', medusa: 'm09', 'harpy-1': 'm25' },
      health: { medusa: 1 },
      cards: { sinbad: { hand: ['toil-and-danger', 'feint'] } },
    })
      .when(attacks('A', 'sinbad', 'medusa', 'toil-and-danger'), leaves('A'))
      .shows((scene) => {
        expect(scene.open.lost).toEqual([[0], [1]]);
        expect(scene.open.final).toMatchObject({ ranks: [3, 2, 1], reason: 'heroDefeated' });
      });
  });

  test('UNM-22.1 a watcher goes without a ripple, and nobody goes twice', () => {
    given({
      mode: 'freeForAll',
      players: 4,
      on: { alice: 'm08', medusa: 'm09' },
      cards: { alice: { hand: ['skirmish', 'feint'] }, medusa: { hand: ['feint'] } },
    })
      .when(attacks('A', 'alice', 'medusa', 'skirmish'), leaves('C'))
      .shows((scene) => {
        expect(scene.asked).toBe('B commitDefense');
        expect(scene.space('king-arthur')).toBeNull();
        expect(scene.happened('armyOut')).toMatchObject([{ army: 2, reason: 'surrender' }]);
        expect(scene.session.leave(2)).toMatchObject({ code: 'alreadyLeft' });
      })
      .when(defends('B', 'feint'))
      .shows((scene) => expect(scene.asked).toBe('A chooseAction'));
  });

  test('UNM-22.1 at setup the question stays open when another player leaves', () => {
    newMatch({ players: 4, mode: 'freeForAll' })
      .when(chooses('A', 'sinbad'), leaves('C'))
      .shows((scene) => expect(scene.asked).toBe('B chooseHero'))
      .when(chooses('B', 'medusa'), chooses('D', 'alice'))
      .shows((scene) => expect(scene.asked).toBe('A placeSidekicks'))
      .when(leaves('D'))
      .shows((scene) => {
        expect(scene.asked).toBe('A placeSidekicks');
        // Nobody waits for the fourth start space any more.
        expect(scene.open.armies.map(({ out }) => out)).toEqual([false, false, true, true]);
      });
  });

  test('UNM-22.1 UNM-17.8 fighters of a player who has left meanwhile cannot be moved any more', () => {
    given({
      mode: 'freeForAll',
      heroes: ['king-arthur', 'alice', 'sinbad'],
      on: { merlin: 'm18', alice: 'm09', sinbad: 'm31' },
      cards: { 'king-arthur': { hand: ['command-the-storms'] } },
    })
      .when(plays('A', 'command-the-storms'), leaves('B'), answers('A', 'alice:m08'))
      .shows((scene) => {
        expect(scene.asked).toBe('A moveByEffect');
        expect(scene.space('alice')).toBeNull();
        expect(scene.options('A').some((words) => words.startsWith('alice'))).toBe(false);
      });
  });

  test('UNM-22.1 UNM-14.11 fighters of a player who has left meanwhile cannot be hurt any more', () => {
    given({
      mode: 'freeForAll',
      heroes: ['medusa', 'king-arthur', 'sinbad'],
      on: { medusa: 'm25', 'king-arthur': 'm10', sinbad: 'm13' },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    })
      .when(leaves('B'), answers('A', 'king-arthur'))
      .shows((scene) => {
        expect(scene.asked).toBe('A chooseAction');
        expect(scene.happened('damageDealt')).toEqual([]);
      });
  });

  test('UNM-22.1 UNM-17.10 looked-at cards go back on their deck as they lay', () => {
    given({
      mode: 'team',
      heroes: ['king-arthur', 'alice', 'sinbad', 'medusa'],
      on: { merlin: 'm20' },
      cards: { 'king-arthur': { hand: ['prophecy'], deck: ['feint', 'excalibur', 'regroup'] } },
    })
      .when(plays('A', 'prophecy'), leaves('A'))
      .shows((scene) => {
        expect(scene.deck('king-arthur')).toEqual(['feint', 'excalibur', 'regroup']);
        expect(scene.discard('king-arthur')).toEqual(['prophecy']);
        expect(scene.open.scheme).toBeNull();
      });
  });

  test('UNM-22.1 an attack on a player who has left meanwhile is asked for again', () => {
    given({
      mode: 'freeForAll',
      heroes: ['alice', 'medusa', 'sinbad'],
      on: { alice: 'm08', medusa: 'm09', sinbad: 'm07' },
      cards: { alice: { hand: ['skirmish'] } },
    })
      .when((scene) => {
        const id = scene.idOf('A', 'attack alice medusa skirmish');
        leaves('B')(scene);
        scene.answer('A', [id]);
      })
      .shows((scene) => {
        expect(scene.asked).toBe('A chooseAction');
        expect(scene.options('A')).toEqual(['maneuver', 'attack alice sinbad skirmish']);
      });
  });

  test('UNM-22.1 UNM-14.11 a gaze at a player who has left meanwhile is asked for again', () => {
    given({
      mode: 'freeForAll',
      heroes: ['medusa', 'sinbad', 'alice'],
      on: { medusa: 'm08', sinbad: 'm09', alice: 'm14' },
      fromTurnStart: true,
    })
      .when(leaves('B'), answers('A', 'sinbad'))
      .shows((scene) => {
        expect(scene.asked).toBe('A useGaze');
        expect(scene.options('A')).toEqual(['alice', 'none']);
      })
      .when(chooses('A', 'alice'))
      .shows((scene) => expect(scene.health('alice')).toBe(12));
  });

  test('UNM-20.1 UNM-22.1 the commander of two heroes gives up both, on any turn', () => {
    given({
      mode: 'team',
      players: 3,
      turn: 'alice',
      cards: { alice: { hand: ['feint'] } },
    })
      .when(leaves('C'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 1, 2]));
    given({ mode: 'team', players: 3, turn: 'medusa', cards: { medusa: { hand: ['feint'] } } })
      .when(leaves('A'), chooses('C', 'maneuver'))
      .shows((scene) => {
        expect(scene.open.armies[0]?.out).toBe(true);
        expect(scene.asked).toBe('C moveFighters');
      });
  });
});
