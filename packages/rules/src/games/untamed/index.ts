/**
 * The one door of the game: `game` plays it, the rest is for its board, its bot and its reports. Its manifest and its
 * rulebook have doors of their own, because they load without it.
 */

import type { Game, Next, Script } from '@tablee/engine';
import { unlessDecided } from '@tablee/engine';
import { clearTable } from './abilities/waiting.ts';
import { catalogue } from './cards/factions.ts';
import { begin } from './flow/begin.ts';
import { draft } from './flow/draft.ts';
import { endMatch, outcome } from './flow/end.ts';
import { leave } from './flow/leave.ts';
import { mainAction } from './flow/main-action.ts';
import { maintenance } from './flow/maintenance.ts';
import { dealHands, mulligan, openingSupport } from './flow/opening.ts';
import { setup } from './flow/setup.ts';
import { stack, stackTeam } from './flow/stack.ts';
import { afterLeave } from './flow/turn.ts';
import { manifest } from './manifest.ts';
import { confidantsOf, teamsOf } from './modes/modes.ts';
import type { UntamedCatalogue } from './state/catalogue.ts';
import type { UntamedEvent } from './state/events.ts';
import { OPTIONS } from './state/options.ts';
import type { State, Table } from './state/state.ts';
import { explain } from './view/explain.ts';
import { assert } from './view/laws.ts';
import { CARDS, played } from './view/played.ts';
import { secrets, tally } from './view/secrets.ts';

// Printed matter.
export { catalogue } from './cards/factions.ts';
export type { KeywordId } from './cards/keywords.ts';
export { KEYWORDS } from './cards/keywords.ts';
// What Animals can do now, and in which mode.
export { isGuard, keywordsOf } from './combat/attack-targets.ts';
export type { AttackValue } from './combat/attack-value.ts';
export { attackOf } from './combat/attack-value.ts';
export { healthOf } from './combat/elimination.ts';
export { enemiesOf, rulesOf } from './modes/modes.ts';
// The table, and its events.
export type { AnimalCard, Faction, ItemCard, Keyword, Mode } from './state/card.ts';
export type { AnyCard } from './state/catalogue.ts';
export { isToken, OWL_SPIRIT } from './state/catalogue.ts';
export type { UntamedEvent } from './state/events.ts';
export { MAX_ANIMALS, MAX_TOKENS } from './state/limits.ts';
export { freeFor, holdingOf, inPlay, playerAt, sideAt, sideOf } from './state/players.ts';
export { hasTargetFallen, strongholdTarget } from './state/refs.ts';
export type {
  Animal,
  Holding,
  ModeId,
  Open,
  Phase,
  Player,
  Side,
  Sight,
  State,
  TargetId,
  UntamedView,
} from './state/state.ts';
// Looks at the table, and costs.
export { explain } from './view/explain.ts';
export { faceInSight, isInReach } from './view/in-sight.ts';
export type { Uses } from './view/preview.ts';
export {
  attackPreview,
  bonusPaid,
  focusPaid,
  lacksRoomForOwl,
  maintenanceOf,
  powerOf,
  roundUses,
  strongholdDamage,
  strongholdsOf,
} from './view/preview.ts';
export { sightOf } from './view/sight.ts';
export type { Cost } from './zones/cost.ts';
export { abilityCost, costOf } from './zones/cost.ts';
export { freshAnimal } from './zones/field.ts';

/** A root script that ends the match as soon as it is decided. */
const decisive = <Args extends unknown[]>(
  script: (table: Table, ...args: Args) => Script<Next | null>,
) =>
  function* (table: Table, ...args: Args): Script<Next | null> {
    clearTable(table);
    return yield* unlessDecided(script(table, ...args));
  };

/** Untamed: feral factions, three Strongholds each, 2 to 6 players in six modes. */
export const game: Game<State, UntamedEvent, UntamedCatalogue> = {
  id: manifest.id,
  version: 7,
  resumesFrom: 1,
  // Ten cards had other numbers before.
  replaysFrom: 7,
  seats: manifest.seats,
  options: OPTIONS,
  catalogue,
  cards: CARDS,
  played,
  setup,
  scripts: {
    begin,
    draft,
    stack,
    stackTeam,
    dealHands,
    mulligan,
    openingSupport,
    mainAction: decisive(mainAction),
    maintenance: decisive(maintenance),
    endMatch,
  },
  leave,
  afterLeave,
  teams: teamsOf,
  confidants: confidantsOf,
  tally,
  outcome,
  plays: ({ players }, seat) =>
    (players[seat]?.factions ?? []).map((id) => catalogue.faction(id).name),
  explain,
  secrets,
  assert,
};
