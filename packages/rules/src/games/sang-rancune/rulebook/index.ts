import type { Chapter } from '../../../table/rulebook.ts';
import { aim, setting, setup, start, structure, turns } from './aim-and-setup.ts';
import { campTrade, leaving, promises } from './camp.ts';
import { encounters } from './encounters.ts';
import { attackValue, creatureSteps, turnSteps, windows } from './procedures.ts';
import {
  cards,
  close,
  creature,
  death,
  encounterEnd,
  gameEnd,
  heroic,
  roundEnd,
  standard,
  tokens,
} from './rounds.ts';
import { rulingsFirst, rulingsLast } from './rulings.ts';
import { interaction, items, precisions, tactical, tricks } from './tactics-and-tricks.ts';

export const rulebook: readonly Chapter[] = [
  aim,
  setup,
  structure,
  start,
  setting,
  turns,
  roundEnd,
  creature,
  close,
  encounterEnd,
  gameEnd,
  death,
  cards,
  tokens,
  standard,
  heroic,
  tactical,
  tricks,
  interaction,
  items,
  precisions,
  windows,
  turnSteps,
  attackValue,
  creatureSteps,
  encounters,
  campTrade,
  leaving,
  promises,
  rulingsFirst,
  rulingsLast,
];
