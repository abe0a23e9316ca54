import type { Game } from '@tablee/engine';
import { FACTIONS } from './cards/catalogue.ts';
import { readsDeck } from './decks/choice.ts';
import { deal, mulligan } from './flow/deal.ts';
import { endGame, endMatch, outcome, sideboard } from './flow/end.ts';
import { afterLeave, leave } from './flow/leave.ts';
import { mainAction } from './flow/main-action.ts';
import { begin, chooseHabitats, setReinforcements } from './flow/opening.ts';
import { setup } from './flow/setup.ts';
import { endTurn, startTurn } from './flow/turn.ts';
import { catalogue } from './guide/catalogue.ts';
import { manifest } from './manifest.ts';
import { teamsOf } from './state/camps.ts';
import type { CannibalEvent } from './state/events.ts';
import { OPTIONS } from './state/options.ts';
import type { CannibalCatalogue } from './state/sight.ts';
import type { State } from './state/state.ts';
import { explain } from './view/explain.ts';
import { assert } from './view/laws.ts';
import { CARDS, played } from './view/played.ts';
import { partners, secrets, tally } from './view/secrets.ts';

/** Cannibal World: four factions, one number for strength and life; duels and two against two. */
export const game: Game<State, CannibalEvent, CannibalCatalogue> = {
  id: manifest.id,
  version: 8,
  resumesFrom: 1,
  // Nineteen cards had other numbers or abilities before.
  replaysFrom: 8,
  seats: manifest.seats,
  options: OPTIONS,
  catalogue,
  cards: CARDS,
  played,
  setup,
  scripts: {
    begin,
    chooseHabitats,
    setReinforcements,
    deal,
    mulligan,
    startTurn,
    mainAction,
    endTurn,
    endGame,
    sideboard,
    endMatch,
  },
  // The options there depend on the hand (CAN-23.12).
  evenlyTimed: ['tactical'],
  reads: readsDeck,
  leave,
  afterLeave,
  tally,
  outcome,
  plays: ({ players }, seat) =>
    FACTIONS.flatMap(({ id, name }) => (players[seat]?.faction === id ? [name] : [])),
  teams: teamsOf,
  partners,
  explain,
  secrets,
  assert,
};

// The table, and its events.

export {
  abilitiesOf,
  alliesOf,
  attackersOf,
  combatTargets,
  counts,
  enemiesInReach,
  enemiesOf,
  fighterOf,
  findCreature,
  isTracker,
  isUnguarded,
  lifeLeft,
} from './creatures/creatures.ts';
export type { CannibalEvent, CombatChanged } from './state/events.ts';
export { campOf, DODGE_COST, playerAt, ratsToReturn } from './state/players.ts';
export type {
  CampIndex,
  CannibalView,
  Combat,
  Creature,
  CreatureId,
  DeckList,
  EndReason,
  Open,
  Shot,
  State,
  Zone,
} from './state/state.ts';

export { faceIn } from './state/tell.ts';

// Printed matter: cards, and the rows that tell their effects.

export type { CannibalCard, FactionId, Rarity } from './cards/card.ts';
export type { Faction } from './cards/catalogue.ts';
export {
  cardOf,
  FACTIONS,
  factionOf,
  isCreature,
  isFace,
  isLeader,
  preconOf,
  strengthOf,
} from './cards/catalogue.ts';
export { catalogue, rowOf, rowText, sightOf } from './guide/catalogue.ts';
export type { RowId, Timing } from './state/row.ts';

// Decks as players bring them.

export { preconDeck } from './decks/choice.ts';
export { decodeDeck, encodeDeck } from './decks/code.ts';
export type { DeckError, DeckErrorCode, DeckRules } from './decks/validate.ts';
export {
  copiesOf,
  deckErrors,
  deckRulesOf,
  exchangeErrors,
  FEWEST,
  MOST,
  mostCopies,
  POINTS,
  pointsOf,
  SIDEBOARD_POINTS,
} from './decks/validate.ts';

// Possible actions, reasons against others, and forecasts.

export { abilityRefusal, halfRefusal, halvesOf, soleTarget } from './abilities/legality.ts';
export { blowsOf, excessOf } from './combat/combat-damage.ts';
export { pillageRefusal } from './flow/main-options.ts';
export { explain } from './view/explain.ts';
export type { Forecast } from './view/forecast.ts';
export { attackForecast, blowOn, forecastOf, ruinAfter, ruinOf } from './view/forecast.ts';
export { faceInSight, isInReach } from './view/in-sight.ts';
export type { CombatPreview } from './view/preview.ts';
export { previewAttack, previewCombat, previewPyrrhic, supposedCombat } from './view/preview.ts';
