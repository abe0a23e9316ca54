import { expect, test } from 'vitest';
import { BOARDS } from '../boards/graph.ts';
import { placeName } from './place-names.ts';

test('a space is said by its colours, where these are shared by its part of the board and which of those there it is', () => {
  expect(placeName('m01', 'fr')).toBe('la case gris et jaune');
  expect(placeName('m21', 'fr')).toBe('la case rouge');
  expect(placeName('m12', 'fr')).toBe('la case bleue');
  expect(placeName('m13', 'en')).toBe('the red and yellow space, the upper one');
  expect(placeName('m30', 'fr')).toBe('la case pourpre et brun, celle de droite');
  expect(placeName('m17', 'en')).toBe(
    'the green, blue and purple space in the middle, the left one',
  );
  expect(placeName('m22', 'fr')).toBe('la case vert, bleu et pourpre au milieu, celle du centre');
  expect(placeName('m14', 'fr')).toBe('la case vert et bleu à gauche');
  expect(placeName('s12', 'en')).toBe('the yellow space at the top, the lower one');
  expect(placeName('s09', 'en')).toBe('the green space at the top left, the lower middle one');
  expect(placeName('s20', 'fr')).toBe('la case bleue à gauche, celle du haut à droite');
});

test.each(Object.values(BOARDS))(
  'no two spaces of $id are said alike, in either language',
  ({ spaces }) => {
    for (const lang of ['fr', 'en'] as const) {
      const names = spaces.map((space) => placeName(space.id, lang));
      expect(new Set(names).size).toBe(spaces.length);
      for (const name of names) expect(name).not.toMatch(/\{|undefined|\d/);
    }
  },
);
