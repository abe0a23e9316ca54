import type { Faction } from '../state/card.ts';
import { catalogueFor } from '../state/catalogue.ts';
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

/** The factions, the nine of the base game first (UNT-2.7). */
const FACTIONS: readonly Faction[] = [
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

/** The catalogue of this game's scripts, views and boards. */
export const catalogue = catalogueFor(FACTIONS);
