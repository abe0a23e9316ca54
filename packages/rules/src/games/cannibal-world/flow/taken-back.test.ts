import { seatOf } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Name, Scene } from '../testing/given.ts';
import {
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  passes,
  plays,
  playsAction,
} from '../testing/given.ts';

/** Takes back as much as the seat may; returns the number of answers. */
function takesBack(scene: Scene, name: Name): number {
  let count = 0;
  while (scene.session.canUndo(seatOf(name))) {
    scene.session.undo(seatOf(name));
    count += 1;
  }
  return count;
}

describe('the extent of take-backs', () => {
  test('CAN-R.85 Creatures, moves, recoveries and the end of the turn, one after the other', () => {
    const scene = given({
      A: { covert: ['CA/05', 'CA/10 stunned'], hand: ['CA/07', 'CA/08'] },
      B: { hunt: ['DO/34'] },
    });
    const before = JSON.stringify(scene.open);
    scene.when(plays('A', 'CA/07', 'covert'), chooses('A', 'move:CA/05'));
    scene.when(chooses('A', 'recover:CA/10'), ends('A'));
    expect([scene.asked, takesBack(scene, 'A')]).toEqual(['B drawSource', 4]);
    expect([scene.asked, JSON.stringify(scene.open)]).toEqual(['A mainAction', before]);
  });

  test('CAN-R.85 CAN-R.82 a turn that has ended by itself as well', () => {
    const scene = given({
      A: { covert: ['DO/03'], hand: ['DO/05'], meat: 1, discard: ['DO/01'] },
      B: { hunt: ['CA/34'] },
    }).when(chooses('A', 'move:DO/03'));
    expect(scene.happened('meatSet')).toMatchObject([{ seat: 0, amount: 4, spent: true }]);
    expect([scene.asked, takesBack(scene, 'A'), scene.asked]).toEqual([
      'B drawSource',
      1,
      'A mainAction',
    ]);
  });

  test('CAN-R.85 nothing once a card has been drawn, or the other has answered', () => {
    const drawn = given({ A: { hand: ['CA/07'] }, B: { hunt: ['DO/34'] } });
    drawn.when(plays('A', 'CA/07', 'covert'), chooses('A', 'draw'), drawsFromMain);
    expect(takesBack(drawn, 'A')).toBe(0);
    const fought = given({
      A: { hunt: ['CA/05'], hand: ['CA/07'] },
      B: { hunt: ['DO/34'], meat: 2 },
    });
    fought.when(plays('A', 'CA/07', 'covert'), attacks('A', 'CA/05', 'DO/34'), passes('B'));
    expect(takesBack(fought, 'A')).toBe(0);
    const next = given({ A: {}, B: {} }).when(ends('A'), drawsFromMain);
    expect(takesBack(next, 'A')).toBe(0);
  });

  test('CAN-R.85 a pillage that does not win', () => {
    const scene = given({ A: { hunt: ['CA/05'] }, B: { covert: [], tokens: 2 } });
    scene.when(chooses('A', 'pillage'));
    expect([scene.tokens('B'), takesBack(scene, 'A'), scene.tokens('B')]).toEqual([1, 1, 2]);
  });

  test('CAN-R.85 CAN-19.6 a card that the partner has seen stays played', () => {
    const table = (mode: 'duel' | '2v2') =>
      given({ mode, A: { hand: ['CA/07', 'CA/11'], covert: ['CA/05'] }, B: {} });
    const back = (mode: 'duel' | '2v2') =>
      takesBack(table(mode).when(plays('A', 'CA/07', 'hunt')), 'A');
    expect([back('duel'), back('2v2')]).toEqual([1, 0]);
    // An Action that lies open, while its target is asked.
    const laid = (mode: 'duel' | '2v2') => {
      const scene = given({
        mode,
        A: { hand: ['CA/11'], covert: ['CA/05', 'CA/09'] },
        [mode === 'duel' ? 'B' : 'C']: { hunt: ['DO/34'] },
      }).when(playsAction('A', 'CA/11'));
      expect(scene.asked).toBe('A chooseBearer');
      return takesBack(scene, 'A');
    };
    expect([laid('duel'), laid('2v2')]).toEqual([1, 0]);
  });
});
