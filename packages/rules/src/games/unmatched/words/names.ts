import type { Lang, Part, Text } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import type { FighterId, HeroId, ModeId } from '../state/state.ts';
import { figureKind } from '../view/figures.ts';

/** A card of a deck, or a hero. */
export function cardName(face: string): Text | null {
  const { heroes, cards } = catalogue;
  if (heroes.has(face)) return heroes.of(face).hero.name;
  return cards.has(face) ? cards.of(face).name : null;
}

/** "Harpie 2", "Merlin". */
export function fighterName(id: FighterId): Text {
  const { kind, number } = figureKind(id);
  if (number === null) return kind.name;
  return { fr: `${kind.name.fr} ${number}`, en: `${kind.name.en} ${number}` };
}

/** A fighter or a hero as a part of a line: the log opens them as it opens cards. */
export const fighterPart = (id: FighterId): Part => ({ card: `fighter:${id}` });
export const fighterParts = (ids: readonly FighterId[]): Part => ({
  cards: ids.map((id) => `fighter:${id}`),
});
export const heroPart = (id: HeroId): Part => ({ card: `hero:${id}` });

/** The name of what stands as a card in a line: a card, a fighter, a hero. */
export function nameOfThing(named: string, lang: Lang): string {
  const [kind, id = ''] = named.split(':');
  if (kind === 'fighter') return fighterName(id)[lang];
  if (kind === 'hero') return catalogue.heroes.of(id).hero.name[lang];
  return catalogue.cards.of(named).name[lang];
}

/** Letter of a side, where sides are teams. */
export function sideLetter(mode: ModeId, side: number): string | null {
  if (mode !== 'team') return null;
  return side === 0 ? 'A' : 'B';
}
