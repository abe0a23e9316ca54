import { expect, test } from 'vitest';
import { nearestPlace } from './focus-trail.ts';

const element = (isConnected: boolean, place: string | null = null) =>
  ({ isConnected, querySelector: () => place }) as unknown as Element;

test('the focus of a removed element goes to the nearest remaining place', () => {
  const trail = [element(false), element(false), element(true), element(true, 'the chair')];
  expect(nearestPlace([...trail, element(true, 'the room')])).toBe('the chair');
});

test('an element still there, though disabled for a moment, keeps the focus', () => {
  expect(nearestPlace([element(true, 'inside'), element(true, 'the chair')])).toBeNull();
  expect(nearestPlace([])).toBeNull();
  expect(nearestPlace([element(false), element(false)])).toBeNull();
});
