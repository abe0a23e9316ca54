/**
 * The one door of the game: `game` plays it, the rest is for its board, its bot and its reports. Its manifest and its
 * rulebook have doors of their own, because they load without it.
 */
import type { Game } from '@tablee/engine';
import { catalogue } from './cards/catalogue.ts';
import { endMatch, outcome } from './flow/end.ts';
import { leave } from './flow/leave.ts';
import { begin, chooseHero, deal, placeArmy, setup } from './flow/setup.ts';
import { endAction, endTurn, nextTurn, startTurn, takeAction } from './flow/turn.ts';
import { manifest } from './manifest.ts';
import type { UnmatchedEvent } from './state/events.ts';
import { OPTIONS } from './state/options.ts';
import { confidants, teammates, teamsOf } from './state/sides.ts';
import type { State, UnmatchedCatalogue } from './state/state.ts';
import { explain } from './view/explain.ts';
import { assert } from './view/laws.ts';
import { played } from './view/played.ts';
import { secrets, tally } from './view/secrets.ts';

/** Unmatched, Battle of Legends volume 1: four heroes, two battlefields, 2 to 4 players. */
export const game: Game<State, UnmatchedEvent, UnmatchedCatalogue> = {
  id: manifest.id,
  version: 5,
  resumesFrom: 1,
  replaysFrom: 4,
  seats: manifest.seats,
  options: OPTIONS,
  catalogue,
  cards: catalogue.cards.all.map(({ id }) => id),
  played,
  setup,
  scripts: {
    begin,
    chooseHero,
    deal,
    placeArmy,
    startTurn,
    takeAction,
    endAction,
    endTurn,
    endMatch,
  },
  leave,
  afterLeave: nextTurn,
  tally,
  outcome,
  plays: (open, seat) =>
    open.armies.flatMap(({ seat: of, hero }) =>
      of === seat && hero !== null ? [catalogue.heroes.of(hero).hero.name] : [],
    ),
  confidants,
  teams: teamsOf,
  partners: teammates,
  explain,
  secrets,
  assert,
};

// The places and sides of fighters.
export type { Placed } from './armies/armies.ts';
export {
  areFriendly,
  armiesOf,
  armyAt,
  fighterOf,
  heroFighter,
  isOnBoard,
  kindOf,
  mayUse,
  occupant,
  onBoard,
} from './armies/armies.ts';
export { destinations } from './armies/movement.ts';
export { EXHAUSTION } from './armies/piles.ts';

// Printed matter: battlefields, heroes, cards.
export type { Space, Zone } from './boards/board.ts';
export {
  adjacentTo,
  BOARDS,
  inZonesOf,
  shareZone,
  spaceOf,
  walks,
  zonesOf,
} from './boards/graph.ts';
export { catalogue, sightOf } from './cards/catalogue.ts';

// Reach of attacks, values, and the range of maneuvers.
export { attackOf, reachRefusal } from './combat/attack.ts';
export { friendlyFire } from './combat/strikes.ts';
export { combatValue } from './combat/values.ts';
export { boostedMovement, maneuverMovement } from './flow/maneuver.ts';

// The table, and its events.
export type { CardType, FighterKind, Hero, UnmatchedCard } from './state/card.ts';
export type { AttackDeclared, CombatRevealed, UnmatchedEvent } from './state/events.ts';
export { heroOption } from './state/options.ts';
export type {
  ArmyIndex,
  ArmyOwn,
  BoardId,
  Combat,
  CombatCard,
  Fighter,
  FighterId,
  HeroId,
  ModeId,
  Open,
  Sight,
  SpaceId,
  State,
  UnmatchedView,
} from './state/state.ts';
export { HERO_IDS } from './state/state.ts';

// Forecasts of a table, and reasons of refusals.
export { goesOn, movers } from './view/asked.ts';
export { explain } from './view/explain.ts';
export { figureKind, isFighter } from './view/figures.ts';
export type { Combatant, Worth } from './view/preview.ts';
export {
  deadWeight,
  fitsIn,
  ghosts,
  movementOf,
  reachOf,
  threats,
  voyagesIn,
  worthOf,
} from './view/preview.ts';
