import { expect, test } from 'vitest';
import { codeOf, routeOf } from './router.ts';

test('routes name what the reader sees', () => {
  expect(routeOf('/')).toEqual({ at: 'home' });
  expect(routeOf('/r/ABC234')).toEqual({ at: 'room', code: 'ABC234' });
  expect(routeOf('/r/abc234/')).toEqual({ at: 'room', code: 'ABC234' });
  expect(routeOf('/r/nope')).toEqual({ at: 'notFound' });
  expect(routeOf('/rules/some-game')).toEqual({ at: 'rules', game: 'some-game' });
  expect(routeOf('/decks/some-game')).toEqual({ at: 'decks', game: 'some-game' });
  expect(routeOf('/decks')).toEqual({ at: 'notFound' });
  expect(routeOf('/credits')).toEqual({ at: 'credits' });
  expect(routeOf('/m')).toEqual({ at: 'savedMatch' });
  expect(routeOf('/m/m0123456789abcdef')).toEqual({ at: 'match', id: 'm0123456789abcdef' });
  expect(routeOf('/m/elsewhere')).toEqual({ at: 'notFound' });
  expect(routeOf('/as', '#ABC')).toEqual({ at: 'pass', code: 'ABC' });
  expect(routeOf('/as/ABC')).toEqual({ at: 'notFound' });
  expect(routeOf('/credits/x')).toEqual({ at: 'notFound' });
  expect(routeOf('/constructor')).toEqual({ at: 'notFound' });
});

test('codes are taken as people paste them', () => {
  expect(codeOf(' abc-234 ')).toBe('ABC234');
  expect(codeOf('https://host/r/ABC234')).toBe('ABC234');
  expect(codeOf('ABC1234')).toBeNull();
  expect(codeOf('ABCO23')).toBeNull();
});
