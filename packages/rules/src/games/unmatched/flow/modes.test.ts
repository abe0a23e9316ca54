import { goesOnUntil } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends, given, leaves, maneuvers, newMatch } from '../testing/given.ts';

describe('teams and tables of three', () => {
  test('UNM-19.1 UNM-19.4 UNM-19.5 UNM-19.7 UNM-19.8 UNM-6.9 S-42 order, and friends that may be passed', () => {
    newMatch({ players: 4, mode: 'team' })
      .when(goesOnUntil('chooseAction'))
      .shows((scene) => {
        expect(
          scene.open.armies.map(({ seat, side, startSpace }) => [seat, side, startSpace]),
        ).toEqual([
          [0, 0, 1],
          [2, 1, 2],
          [1, 0, 3],
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
      }).when(chooses('B', 'maneuver'));
    walk('alice').shows((scene) => {
      expect(scene.spaces('B', 'sinbad')).toContain('m15');
      expect(scene.spaces('B', 'alice')).toEqual([]);
    });
    walk('merlin').shows((scene) => expect(scene.spaces('B', 'sinbad')).not.toContain('m15'));
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
      .when(attacks('C', 'king-arthur', 'alice', 'excalibur', 'none'))
      .shows((scene) => {
        expect(scene.space('alice')).toBeNull();
        expect(scene.asked).toBe('C chooseAction');
        expect(scene.open.armies[0]?.out).toBe(false);
      })
      .when(maneuvers('C', { moves: ['king-arthur m09'] }), goesOnUntil('chooseAction'))
      .shows((scene) => expect(scene.open.armies[scene.open.active]?.hero).toBe('sinbad'));
    given({
      mode: 'team',
      heroes: ['alice', 'king-arthur', 'sinbad', 'medusa'],
      turn: 'king-arthur',
      on: { 'king-arthur': 'm08', alice: null, jabberwock: 'm20', sinbad: 'm09', porter: 'm31' },
      health: { sinbad: 2 },
      cards: { 'king-arthur': { hand: ['excalibur'] } },
    })
      .when(attacks('C', 'king-arthur', 'sinbad', 'excalibur'))
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

  test.each(['voyage-eyes-like-coals', 'voyage-giant-snakes'])(
    'UNM-R.39 %s finds nothing of an army that has just been eliminated',
    (voyage) => {
      given({
        mode: 'freeForAll',
        heroes: ['sinbad', 'medusa', 'alice'],
        on: { sinbad: 'm08', medusa: 'm09', alice: 'm31' },
        health: { medusa: 1 },
        cards: { sinbad: { hand: [voyage, 'feint'] }, medusa: { hand: ['snipe', 'dash'] } },
      })
        .when(attacks('A', 'sinbad', 'medusa', voyage), defends('B'))
        .shows((scene) => {
          expect(scene.hand('medusa')).toEqual(['snipe', 'dash']);
          expect(scene.state.own[0]?.seen).toBeNull();
        });
    },
  );

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
