import { catalogue, HEROES } from '@tablee/rules/games/sang-rancune/index.ts';
import { expect, test } from 'vitest';
import { ICONS } from './icons.ts';
import { CLASS_LOOKS, HERO_PICTURES, pictureOf, TYPE_LOOKS } from './looks.ts';
import sheet from './pictures.svg?raw';

test('every card, encounter and hero has a picture of its own, and every sign is on the sheet', () => {
  const nameOf = (body: string): string => body.replace(/^.*#(.*)"\/>$/, '$1');
  const pictures = [...catalogue.cards.all, ...catalogue.encounters.all].map(({ id }) =>
    nameOf(pictureOf(id).body),
  );
  for (const { id } of HEROES) pictures.push(nameOf(HERO_PICTURES[id].body));
  expect(new Set(pictures).size).toBe(
    catalogue.cards.all.length + catalogue.encounters.all.length + HEROES.length,
  );
  const signs = [
    ...Object.values(ICONS),
    ...Object.values(CLASS_LOOKS).map(({ sign }) => sign),
    ...Object.values(TYPE_LOOKS).map(({ sign }) => sign),
  ].map(({ body }) => nameOf(body));
  for (const name of [...pictures, ...signs]) expect(sheet, name).toContain(`<symbol id="${name}"`);
});
