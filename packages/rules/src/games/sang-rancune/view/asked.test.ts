import { expect, test } from 'vitest';
import { WINDOWS } from '../state/state.ts';
import { isAskedAlone } from './asked.ts';

test('a question to one player alone without a choice is answered by the screen; windows and settings never are', () => {
  expect(['replaceCards', 'opportunity'].every(isAskedAlone)).toBe(true);
  expect([...WINDOWS, 'setAttack', 'campAction'].some(isAskedAlone)).toBe(false);
});
