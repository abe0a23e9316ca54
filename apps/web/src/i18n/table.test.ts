import { afterEach, expect, test } from 'vitest';
import { useSettings } from '../stores/settings.ts';
import { sayNow } from './table.ts';

const { lang } = useSettings.getState();
afterEach(() => useSettings.setState({ lang }));

test('the house chooses plurals as the language does: French counts zero as one', () => {
  const wins = (reader: 'fr' | 'en') => {
    useSettings.setState({ lang: reader });
    return [0, 1, 2].map((count) => sayNow()('eveningWins', { count }));
  };
  expect(wins('fr')).toEqual(['0 victoire', '1 victoire', '2 victoires']);
  expect(wins('en')).toEqual(['0 wins', '1 win', '2 wins']);
});

test('the made-up language chooses the forms of English', () => {
  useSettings.setState({ lang: 'pseudo' });
  expect(sayNow()('eveningWins', { count: 1 })).toMatch(/^\[1 wîñ[^s]/);
  expect(sayNow()('eveningWins', { count: 0 })).toMatch(/^\[0 wîñs/);
});
