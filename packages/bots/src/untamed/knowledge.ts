import { knownBy } from '../knowledge.ts';
import { chameleon } from './factions/chameleon.ts';
import { crocodile } from './factions/crocodile.ts';
import { deer } from './factions/deer.ts';
import { fox } from './factions/fox.ts';
import { gorilla } from './factions/gorilla.ts';
import { panda } from './factions/panda.ts';
import { rabbit } from './factions/rabbit.ts';
import { raccoon } from './factions/raccoon.ts';
import { rat } from './factions/rat.ts';
import { rhino } from './factions/rhino.ts';
import { snake } from './factions/snake.ts';
import { tiger } from './factions/tiger.ts';
import type { Hint, Hints } from './hints.ts';

/** A token that no card is. */
const TOKEN: Hints = { 'token-owl-spirit': { general: 'what it is worth is a scale of the bot' } };

const ALL: readonly Hints[] = [
  chameleon,
  crocodile,
  deer,
  fox,
  gorilla,
  panda,
  rabbit,
  raccoon,
  rat,
  rhino,
  snake,
  tiger,
  TOKEN,
];

/** By face. */
const HINTS: ReadonlyMap<string, Hint> = new Map(ALL.flatMap((hints) => Object.entries(hints)));

const NOTHING: Hint = {};

/** A bot's knowledge of a card. */
export const hintOf = (face: string): Hint => HINTS.get(face) ?? NOTHING;

export const knowledge = knownBy(Object.fromEntries(HINTS));
