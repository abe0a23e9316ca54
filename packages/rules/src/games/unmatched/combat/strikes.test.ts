import { expect, test } from 'vitest';
import type { Open } from '../table/state.ts';
import { given } from '../testing/given.ts';
import { friendlyFire } from './strikes.ts';

const openOf = (setting: Parameters<typeof given>[0]): Open => given(setting).open as Open;

test('UNM-R.28 A Momentary Glance with nobody else in her zones warns: Medusa herself is one of them', () => {
  const alone = openOf({ on: { alice: 'm13', medusa: 'm24' } });
  expect(friendlyFire(alone, 'medusa-a-momentary-glance')).toBe('now');
  const seen = openOf({ on: { alice: 'm23', medusa: 'm24' } });
  expect(friendlyFire(seen, 'medusa-a-momentary-glance')).toBe(null);
});

test('UNM-R.28 Jaws That Bite warns when only friends stand beside the Jabberwock', () => {
  const friend = openOf({ on: { alice: 'm13', jabberwock: 'm20', medusa: 'm31' } });
  expect(friendlyFire(friend, 'alice-jaws-that-bite')).toBe('now');
  const target = openOf({ on: { alice: 'm13', jabberwock: 'm20', medusa: 'm21' } });
  expect(friendlyFire(target, 'alice-jaws-that-bite')).toBe(null);
  expect(friendlyFire(target, 'alice-jaws-that-bite', 'medusa')).toBe('maybe');
});

test('other cards and empty surroundings warn of nothing', () => {
  const open = openOf({ on: { alice: 'm13', jabberwock: 'm31', medusa: 'm02' } });
  expect(friendlyFire(open, 'alice-feint')).toBe(null);
  expect(friendlyFire(open, 'alice-jaws-that-bite')).toBe(null);
});
