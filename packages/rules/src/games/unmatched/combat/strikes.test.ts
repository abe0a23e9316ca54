import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { friendlyFire } from './strikes.ts';

test('UNM-R.28 A Momentary Glance with nobody else in her zones warns: Medusa herself is one of them', () => {
  const alone = given({ on: { alice: 'm13', medusa: 'm24' } }).sight;
  expect(friendlyFire(alone, 'medusa-a-momentary-glance')).toBe('now');
  const seen = given({ on: { alice: 'm23', medusa: 'm24' } }).sight;
  expect(friendlyFire(seen, 'medusa-a-momentary-glance')).toBe(null);
});

test('UNM-R.28 Jaws That Bite warns when only friends stand beside the Jabberwock', () => {
  const friend = given({ on: { alice: 'm13', jabberwock: 'm20', medusa: 'm31' } }).sight;
  expect(friendlyFire(friend, 'alice-jaws-that-bite')).toBe('now');
  const target = given({ on: { alice: 'm13', jabberwock: 'm20', medusa: 'm21' } }).sight;
  expect(friendlyFire(target, 'alice-jaws-that-bite')).toBe(null);
  expect(friendlyFire(target, 'alice-jaws-that-bite', 'medusa')).toBe('maybe');
});

test('other cards and empty surroundings warn of nothing', () => {
  const { sight } = given({ on: { alice: 'm13', jabberwock: 'm31', medusa: 'm02' } });
  expect(friendlyFire(sight, 'alice-feint')).toBe(null);
  expect(friendlyFire(sight, 'alice-jaws-that-bite')).toBe(null);
});
