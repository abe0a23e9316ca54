import { catalogue, OWL_SPIRIT } from '@tablee/rules/games/untamed/index.ts';
import { expect, test } from 'vitest';
import { ICONS } from './icons.ts';
import { FACTION_LOOKS, pictureOf } from './looks.ts';
import sheet from './pictures.svg?raw';

test('every card has a picture of its own, and every sign is on the sheet', () => {
  const nameOf = (body: string): string => body.replace(/^.*#(.*)"\/>$/, '$1');
  const pictures = catalogue.factions.flatMap(({ id, stronghold, cards }) =>
    [stronghold, ...cards].map((card) => nameOf(pictureOf(card.id, id).body)),
  );
  pictures.push(nameOf(pictureOf(OWL_SPIRIT.id, null).body));
  expect(new Set(pictures).size).toBe(73);
  const signs = Object.values(ICONS).map(({ body }) => nameOf(body));
  const crests = Object.values(FACTION_LOOKS).map(({ crest }) => nameOf(crest.body));
  for (const name of [...pictures, ...signs, ...crests]) {
    expect(sheet, name).toContain(`<symbol id="${name}"`);
  }
  expect(Object.keys(FACTION_LOOKS).sort()).toEqual(catalogue.factions.map(({ id }) => id).sort());
});
