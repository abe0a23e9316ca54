import { catalogue } from '@tablee/rules/games/unmatched/index.ts';
import { expect, test } from 'vitest';
import sheet from '../../../../icons/unmatched.json';
import { figureOf, pictureOf } from './looks.ts';

const nameOf = ({ body }: { readonly body: string }): string => /#([\w-]+)"/.exec(body)?.[1] ?? '';

test('every card and every fighter has a picture of the sheet, and no two cards of a deck the same', () => {
  for (const { id, cards, hero, sidekick } of catalogue.heroes.all) {
    const pictures = cards.map((card) => nameOf(pictureOf(card.id, id)));
    expect(new Set(pictures).size).toBe(cards.length);
    const figures = [...hero.fighters, ...sidekick.fighters].map((each) => nameOf(figureOf(each)));
    for (const name of [...pictures, ...figures]) expect(sheet).toContain(name);
  }
});
