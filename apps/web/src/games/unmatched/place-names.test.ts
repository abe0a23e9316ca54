import { BOARDS } from '@tablee/rules/games/unmatched/index.ts';
import { expect, test } from 'vitest';
import { placeName } from './place-names.ts';

test('a space is said by its colours, where these are shared by its part of the board or which of two it is, else by its name', () => {
  expect(placeName('marmoreal', 'm01', 'fr')).toBe('la case gris et jaune');
  expect(placeName('marmoreal', 'm21', 'fr')).toBe('la case rouge');
  expect(placeName('marmoreal', 'm12', 'fr')).toBe('la case bleue');
  expect(placeName('marmoreal', 'm13', 'en')).toBe('the red and yellow space, the upper one');
  expect(placeName('marmoreal', 'm30', 'fr')).toBe('la case pourpre et brun, celle de droite');
  expect(placeName('marmoreal', 'm17', 'en')).toMatch(
    /^the green, blue and purple space in the middle \(m17\)$/,
  );
  expect(placeName('marmoreal', 'm14', 'fr')).toBe('la case vert et bleu à gauche');
  expect(placeName('sarpedon', 's08', 'en')).toBe('the green space at the top left (s08)');
});

test.each(Object.values(BOARDS))(
  'no two spaces of $id are said alike, in either language',
  ({ id, spaces }) => {
    for (const lang of ['fr', 'en'] as const) {
      const names = spaces.map((space) => placeName(id, space.id, lang));
      expect(new Set(names).size).toBe(spaces.length);
      for (const name of names) expect(name).not.toMatch(/\{|undefined/);
    }
  },
);
