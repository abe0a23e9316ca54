import { describe, expect, test } from 'vitest';
import { claims, given, passes } from '../testing/given.ts';

const FOUR = [['tiger-4', 'owl-3', 'frog-7', 'wolf-1']];
/** Decrees that admit every card of value 1 to 8 they meet in these tests. */
const EVEN = { k4: 'A03', k5: 'A04', k6: 'A05', k7: 'A06', k8: 'A09' };

describe('turns', () => {
  test('ROY-3.1 clockwise from the first player, one action each', () => {
    given({ players: 3, turn: 'C', decrees: { k4: 'B01', k5: 'B02' } })
      .when((scene) => scene.answer('C', [scene.session.questionOf(2)?.fallback?.[0] as string]))
      .shows((scene) => {
        expect(scene.happened('claimed')).toHaveLength(1);
        expect(scene.asked).toBe('A takeTurn');
      });
  });

  test('ROY-3.2 ROY-9.1 the age goes on until everybody has passed, then it is scored', () => {
    given({ players: 3 })
      .when(passes('A', 'B'))
      .shows(({ open }) => expect(open.phase).toBe('turns'))
      .when(passes('C'))
      .shows((scene) => {
        expect(scene.happened('ageEnded')).toHaveLength(1);
        expect(scene.happened('kingdomScoring')).toHaveLength(5);
        expect(scene.open.age).toBe(2);
      });
  });

  test('ROY-3.3 exactly one of claim, rally and pass', () => {
    given({ hands: FOUR, decrees: EVEN }).shows((scene) => {
      expect(scene.options('A')).toEqual([
        'tiger-4 k4',
        'owl-3 k5',
        'frog-7 k5',
        'wolf-1 k5',
        'tiger-4 k6',
        'owl-3 k7',
        'wolf-1 k7',
        'frog-7 k8',
        'rally tiger-4',
        'rally owl-3',
        'rally frog-7',
        'rally wolf-1',
        'pass',
      ]);
      const question = scene.session.questionOf(0);
      expect(question).toMatchObject({
        shape: 'pick',
        min: 1,
        together: 'rally',
        clause: 'ROY-3.3',
      });
      const rally = `rally:${scene.cardOf('A', 'owl-3').id}`;
      for (const picks of [
        [rally, 'pass'],
        [rally, `claim:${scene.cardOf('A', 'owl-3').id}:k5`],
      ]) {
        expect(scene.session.answer(0, picks)).toEqual({ ok: false, code: 'tooMany' });
      }
      expect(scene.session.answer(1, ['pass'])).toEqual({ ok: false, code: 'notAsked' });
    });
  });

  test('S-49 ROY-3.4 players who have passed are skipped', () => {
    given({
      players: 3,
      passed: ['A'],
      turn: 'B',
      decrees: { k8: 'B02' },
      hands: [[], ['owl-1', 'owl-2', 'owl-3', 'owl-4'], ['frog-5', 'frog-6', 'frog-7', 'frog-8']],
    })
      .when(claims('B', 'owl-1', 'k8'))
      .shows((scene) => expect(scene.asked).toBe('C takeTurn'))
      .when(claims('C', 'frog-5', 'k8'))
      .shows((scene) => expect(scene.asked).toBe('B takeTurn'));
  });

  test('ROY-R.13 the last player in the age takes turn after turn until they pass', () => {
    given({
      players: 3,
      passed: ['A', 'B'],
      turn: 'C',
      decrees: { k8: 'B02' },
      hands: [[], [], ['owl-1', 'owl-2', 'owl-3', 'owl-4']],
    })
      .when(claims('C', 'owl-1', 'k8'), claims('C', 'owl-2', 'k8'))
      .shows((scene) => {
        expect(scene.asked).toBe('C takeTurn');
        expect(scene.open.kingdoms.k8.normals).toEqual([2, 2]);
      });
  });
});

describe('capital and pass', () => {
  test('S-11 ROY-6.1 ROY-6.2 ROY-8.3 ROY-8.4 ROY-7.6 ROY-R.7 ROY-R.8 a capital is a pass', () => {
    given({
      turn: 'B',
      cubes: { k4: 'ACD' },
      decrees: { k4: 'A03' },
      hands: [
        [],
        ['tiger-4', 'owl-3', 'frog-7', 'wolf-1'],
        ['owl-1', 'owl-2', 'owl-4', 'owl-5'],
        [],
      ],
      rolls: [2],
    })
      .when(claims('B', 'tiger-4', 'k4'))
      .shows((scene) => {
        expect(scene.open.kingdoms.k4.capital).toBe(1);
        expect(scene.hand('B')).toHaveLength(4);
        expect(scene.player('B').passed).toBe('capital');
        expect(scene.happened('passed')).toMatchObject([{ owner: 1, reason: 'capital' }]);
        expect(scene.own('B').passTiles).toEqual([{ face: 4 }]);
        expect(scene.player('B').passTiles).toBe(1);
        expect(scene.happened('firstToPassTaken')).toEqual([
          { type: 'firstToPassTaken', clause: 'ROY-8.3', seat: 1 },
        ]);
        expect(scene.ownHalves.at(-1)).toEqual({ seat: 1, half: { value: 4 } });
        for (const viewer of [null, 0, 2, 3]) {
          expect(JSON.stringify(scene.session.view(viewer))).not.toContain(
            '"passTiles":[{"face":4}]',
          );
        }
        expect(scene.asked).toBe('C takeTurn');
        expect(scene.mayRally('C')).toBe(false);
      });
  });

  test('ROY-6.2 the draw comes before the pass', () => {
    given({ turn: 'A', cubes: { k4: 'BCD' }, decrees: { k4: 'A03' }, hands: FOUR })
      .when(claims('A', 'tiger-4', 'k4'))
      .shows((scene) => {
        const order = scene.events.map(({ type }) => type);
        expect(order.indexOf('drew')).toBeLessThan(order.indexOf('passed'));
      });
  });

  test('S-14 ROY-7.7 ROY-8.1 ROY-8.3 pass is asked even when it is all that is left', () => {
    given({
      turn: 'C',
      passed: ['B'],
      decrees: { k4: 'A03', k5: 'A05', k6: 'A09', k7: 'A07', k8: 'A08' },
      hands: [[], [], ['frog-1', 'frog-3', 'wolf-1', 'wolf-3'], []],
    })
      .shows((scene) => expect(scene.options('C')).toEqual(['pass']))
      .when(passes('C'))
      .shows((scene) => {
        expect(scene.player('C').passed).toBe('choice');
        expect(scene.own('C').passTiles).toEqual([]);
        expect(scene.happened('firstToPassTaken')).toEqual([]);
      });
  });

  test('ROY-8.2 a player who has passed is asked no more in this age', () => {
    given({ players: 2, decrees: { k8: 'B02' } })
      .when(passes('A'), (scene) => claims('B', scene.hand('B')[0] as string, 'k8')(scene))
      .shows((scene) => {
        expect(scene.asked).toBe('B takeTurn');
        expect(scene.session.questionOf(0)).toBeNull();
        expect(scene.hand('A')).toHaveLength(4);
      });
  });

  test('ROY-8.3 one tile per age', () => {
    given({ players: 3 })
      .when(passes('A', 'B', 'C'))
      .shows((scene) => {
        expect(scene.happened('firstToPassTaken')).toMatchObject([{ seat: 0 }]);
        expect(scene.state.deep.passPool).toHaveLength(2);
        expect(scene.state.deep.unusedPassTile).toHaveLength(1);
      });
  });

  test('ROY-R.6 a player may pass with a legal claim in hand', () => {
    given({ hands: FOUR, decrees: EVEN }).shows((scene) => {
      expect(scene.options('A').length).toBeGreaterThan(2);
      expect(scene.options('A')).toContain('pass');
    });
  });
});

test('the clock claims a normal territory of the largest kingdom with the lowest card', () => {
  given({ hands: FOUR, decrees: EVEN }).shows((scene) => {
    const id = scene.cardOf('A', 'frog-7').id;
    expect(scene.session.questionOf(0)?.fallback).toEqual([`claim:${id}:k8`]);
  });
  given({ hands: [['tiger-4', 'owl-4', 'frog-6', 'wolf-1']], decrees: { k8: 'A03' } }).shows(
    (scene) => {
      const id = scene.cardOf('A', 'tiger-4').id;
      expect(scene.session.questionOf(0)?.fallback).toEqual([`claim:${id}:k8`]);
    },
  );
});
