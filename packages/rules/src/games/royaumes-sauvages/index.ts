/**
 * The one door of the game: `game` plays it, the rest is for its board, its bot and its reports. Its manifest and its
 * rulebook have doors of their own, because they load without it.
 */
import type { Game } from '@tablee/engine';
import { closeAge, startAge } from './flow/age.ts';
import { chooseHouses } from './flow/choose-houses.ts';
import { endMatch, outcome } from './flow/end.ts';
import { leave } from './flow/leave.ts';
import { deal, setup } from './flow/setup.ts';
import { manifest } from './manifest.ts';
import { chooseBattleCards, endBattle, reinforceCards } from './scoring/battle.ts';
import { scoreKingdom } from './scoring/scoring.ts';
import { endSoloBattle, soloBattleRound } from './solo/battle.ts';
import { rivalTurn } from './solo/rival.ts';
import type { RoyaumesEvent } from './state/events.ts';
import { OPTIONS } from './state/options.ts';
import type { State } from './state/state.ts';
import { nextTurn, takeTurn } from './turns/turn.ts';
import { explain } from './view/explain.ts';
import { assert } from './view/laws.ts';
import { CARDS, played } from './view/played.ts';
import { secrets, tally } from './view/secrets.ts';

/** Les Royaumes Sauvages: majorities under decrees, three ages, 1 to 5 players. */
export const game: Game<State, RoyaumesEvent> = {
  id: manifest.id,
  version: 4,
  resumesFrom: 1,
  // A rally and its discards are one answer since.
  replaysFrom: 4,
  seats: manifest.seats,
  options: OPTIONS,
  cards: CARDS,
  played,
  setup,
  scripts: {
    deal,
    startAge,
    chooseHouses,
    takeTurn,
    rivalTurn,
    scoreKingdom,
    chooseBattleCards,
    reinforceCards,
    endBattle,
    soloBattleRound,
    endSoloBattle,
    closeAge,
    endMatch,
  },
  leave,
  afterLeave: nextTurn,
  tally,
  outcome,
  explain,
  secrets,
  assert,
};

// Printed matter: creatures and decrees.
export type { SpeciesId } from './cards/creatures.ts';
export {
  creatureName,
  creatureTitle,
  creatureValue,
  isCreature,
  RANKS,
  SPECIES,
  speciesOf,
} from './cards/creatures.ts';
export type { DecreeCard } from './cards/decree-card.ts';
export { DECREES, decreeCard } from './cards/decrees.ts';

// Winners of a kingdom, a battle, the match.
export { scoreParts, wonByCapital } from './flow/ranking.ts';
export { bestOf, effectiveValue, judge, judgeSolo } from './scoring/judge.ts';
export { cubeCounts, ownersOf } from './scoring/places.ts';
export { LEVELS, openerOf } from './solo/levels.ts';

// The table, and its events.
export { BOARD, COUNCIL_SEATS } from './state/board.ts';
export type { BattleRound, RivalDrew, RoyaumesEvent, SoloBattleRevealed } from './state/events.ts';
export type { House } from './state/houses.ts';
export { HOUSES, houseOf } from './state/houses.ts';
export { freeNormals, sideOf } from './state/players.ts';
export type {
  Battle,
  Creature,
  Kingdom,
  KingdomId,
  Open,
  Owner,
  RoyaumesView,
  State,
} from './state/state.ts';
export { KINGDOMS } from './state/state.ts';
export { HAND_SIZE, SECOND_PLACE, THIRD_PLACE } from './state/tiles.ts';

// Forecasts of a table, and reasons of refusals.
export { explain } from './view/explain.ts';
export type { KingdomGlance } from './view/glance.ts';
export { cardsBefore, glance, glanceAtRival, rallyRefusal } from './view/glance.ts';
