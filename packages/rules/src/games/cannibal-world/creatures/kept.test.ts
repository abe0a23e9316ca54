import { expect, test } from 'vitest';
import { given, uses } from '../testing/given.ts';
import { isTracker } from './creatures.ts';

test('CAN-16.3 CAN-9.6 a creature kept with fewer abilities than it has now has the new one at once, and each is used up once', () => {
  const scene = given({ A: { covert: ['RE/04'] }, B: { hunt: ['RA/05'] } });
  // The laws forbid it: only a match kept by an earlier version has one, so nothing is shown before it has acted.
  scene.creature('A', 'RE/04').spent = [false];
  expect(isTracker(scene.creature('A', 'RE/04'))).toBe(true);
  scene.when(uses('A', 'RE/04', 0)).shows(() => {
    expect(scene.creature('A', 'RE/04').spent).toEqual([true, true]);
    expect(isTracker(scene.creature('A', 'RE/04'))).toBe(false);
    expect(scene.options('A')).not.toContain('ability:RE/04:0');
  });
});
