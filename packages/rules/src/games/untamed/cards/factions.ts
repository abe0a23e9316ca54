import { fillCatalogue } from '../table/catalogue.ts';
import type { Faction } from './card.ts';
import { chameleon } from './chameleon.ts';
import { crocodile } from './crocodile.ts';
import { deer } from './deer.ts';
import { fox } from './fox.ts';
import { gorilla } from './gorilla.ts';
import { panda } from './panda.ts';
import { rabbit } from './rabbit.ts';
import { raccoon } from './raccoon.ts';
import { rat } from './rat.ts';
import { rhino } from './rhino.ts';
import { snake } from './snake.ts';
import { tiger } from './tiger.ts';

// Whoever looks cards up from outside the game does so here, where they are all known.
export {
  animalCard,
  cardOf,
  deckCard,
  isAnimal,
  isToken,
  OWL_SPIRIT,
  printedCost,
} from '../table/catalogue.ts';

/** The factions, the nine of the base game first (UNT-2.7). */
export const FACTIONS: readonly Faction[] = [
  chameleon,
  crocodile,
  fox,
  panda,
  rabbit,
  raccoon,
  rat,
  rhino,
  tiger,
  gorilla,
  deer,
  snake,
];

fillCatalogue(FACTIONS);

/** The faction with this id. Throws if there is none. */
export function factionOf(id: string): Faction {
  const faction = FACTIONS.find((each) => each.id === id);
  if (faction === undefined) throw new Error(`no faction ${id}`);
  return faction;
}
