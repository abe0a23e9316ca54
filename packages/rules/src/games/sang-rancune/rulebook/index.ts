import type { Chapter } from '@tablee/engine';
import { aim, setting, setup, start, structure, turns } from './aim-and-setup.ts';
import { cards, heroic, standard, tokens } from './attacks.ts';
import { campTrade, leaving, promises } from './camp.ts';
import { encounters } from './encounters.ts';
import { attackValue, creatureSteps, turnSteps, windows } from './procedures.ts';
import { close, creature, death, encounterEnd, gameEnd, roundEnd } from './rounds.ts';
import { rulingsFirst } from './rulings.ts';
import { rulingsLast } from './rulings-play.ts';
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
