import type { Text } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import type { FighterId, ModeId } from '../table/state.ts';
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

/** Letter of a side, where sides are teams. */
export function sideLetter(mode: ModeId, side: number): string | null {
  if (mode !== 'team') return null;
  return side === 0 ? 'A' : 'B';
}
