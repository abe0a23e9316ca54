import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends, given } from '../testing/given.ts';

describe('after combat', () => {
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
    ['leaves 4: then 8', 9, 8],
    ['leaves 5: too much', 10, 5],
    ['kills: no Grail', 5, 0],
  ])('UNM-17.4 UNM-13.11 UNM-13.7 S-41 the Grail %s', (_, before, after) => {
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
      .when(chooses('A', 'maneuver'))
      .shows((scene) => expect(scene.open.maneuver?.movement).toBe(3));
  });
});
