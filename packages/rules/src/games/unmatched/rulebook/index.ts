import type { Chapter } from '@tablee/engine';
import { attack, boosts, combat, commit } from './attack-and-combat.ts';
import { cardChapters } from './cards.ts';
import { defeat, effects, heroes } from './effects-and-heroes.ts';
import { free, leave, teams, three } from './modes.ts';
import { overview, setup, spaces } from './overview-and-setup.ts';
import { rulingsCards, rulingsCombat } from './rulings-combat.ts';
import { rulingsSetup, rulingsTurn } from './rulings-play.ts';
import { draw, move, scheme, turn } from './turn-and-maneuver.ts';

export const rulebook: readonly Chapter[] = [
  overview,
  setup,
  spaces,
  turn,
  draw,
  move,
  scheme,
  attack,
  commit,
  combat,
  boosts,
  effects,
  defeat,
  heroes,
  ...cardChapters,
  teams,
  three,
  free,
  leave,
  rulingsSetup,
  rulingsTurn,
  rulingsCombat,
  rulingsCards,
];
