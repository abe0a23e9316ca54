import { catalogue, FACTIONS } from '@tablee/rules/games/cannibal-world/index.ts';
import { expect, test } from 'vitest';
import { ICONS } from './icons.ts';
import { FACTION_LOOKS, pictureOf } from './looks.ts';
import sheet from './pictures.svg?raw';
import { symbolOf, TIMING_LOOKS } from './row-looks.ts';

test('every card of a faction has a picture of its own, and every sign is on the sheet', () => {
  const nameOf = (body: string): string => body.replace(/^.*#(.*)"\/>$/, '$1');
  const shown: string[] = [];
  for (const { cards } of FACTIONS) {
    const pictures = cards.map(({ id }) => nameOf(pictureOf(id).body));
    expect(new Set(pictures).size).toBe(cards.length);
    shown.push(...pictures);
  }
  const signs = [
    ...Object.values(ICONS),
    ...Object.values(FACTION_LOOKS).flatMap(({ crest, habitat }) => [crest, habitat]),
    ...Object.values(TIMING_LOOKS).map(({ icon }) => icon),
    ...catalogue.all.map(({ id }) => symbolOf(id)),
  ];
  for (const name of [...shown, ...signs.map(({ body }) => nameOf(body))]) {
    expect(sheet, name).toContain(`<symbol id="${name}"`);
  }
});
