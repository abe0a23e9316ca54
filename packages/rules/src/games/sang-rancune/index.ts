import type { Game } from '@tablee/engine';
import { camp, pitchCamp } from './camp/camp.ts';
import { refill } from './camp/refill.ts';
import { catalogue } from './cards/catalogue.ts';
import { heroOf } from './cards/heroes.ts';
import { creatureAttack } from './combat/creature-attack.ts';
import { endEncounter } from './flow/encounter-end.ts';
import { beginEncounter, newEncounter } from './flow/encounter-start.ts';
import { endMatch, outcome } from './flow/end.ts';
import { afterLeave, askedWithout, leave } from './flow/leave.ts';
import { closeRound, endRound, startRound } from './flow/round.ts';
import { openSetting, openTurns, setAttacks } from './flow/setting.ts';
import { begin, chooseHero, deal, setup } from './flow/setup.ts';
import { takeTurn } from './flow/turn.ts';
import { manifest } from './manifest.ts';
import type { SangRancuneEvent } from './state/events.ts';
import { OPTIONS } from './state/options.ts';
import type { SangRancuneCatalogue } from './state/sight.ts';
import type { State } from './state/state.ts';
import { explain } from './view/explain.ts';
import { assert } from './view/laws.ts';
import { CARDS, played } from './view/played.ts';
import { forget, secrets, tally } from './view/secrets.ts';

/** Sang Rancune: nine encounters together, one winner; 3 to 6 players. */
export const game: Game<State, SangRancuneEvent, SangRancuneCatalogue> = {
  id: manifest.id,
  version: 9,
  // Positions of version 1 know nothing of the words given.
  resumesFrom: 2,
  // Most creatures had less life before.
  replaysFrom: 9,
  seats: manifest.seats,
  options: OPTIONS,
  catalogue,
  cards: CARDS,
  played,
  setup,
  scripts: {
    begin,
    chooseHero,
    deal,
    newEncounter,
    pitchCamp,
    camp,
    beginEncounter,
    startRound,
    openSetting,
    setAttacks,
    openTurns,
    takeTurn,
    endRound,
    creatureAttack,
    closeRound,
    endEncounter,
    refill,
    endMatch,
  },
  leave,
  askedWithout,
  afterLeave,
  tally,
  outcome,
  plays: ({ players }, seat) => {
    const hero = players[seat]?.hero ?? null;
    return hero === null ? [] : [heroOf(hero).name];
  },
  explain,
  secrets,
  forget,
  assert,
};

// The table, and its events.

export { lifeLeft, pileTotal } from './creature/marker.ts';
export { wordsOf } from './heroes/promises.ts';
export type { SangRancuneEvent } from './state/events.ts';
export { encounterOf, initiativeOf, othersOf, playerAt } from './state/players.ts';
export type {
  Attack,
  Encounter,
  EncounterType,
  Entry,
  GivenWord,
  HeroId,
  Hit,
  Item,
  Offer,
  Open,
  Play,
  Player,
  Reveal,
  SangRancuneView,
  Side,
  State,
  Table,
  Token,
  WindowKind,
  Word,
} from './state/state.ts';
export { WINDOWS } from './state/state.ts';

// Printed matter.

export { catalogue, sightOf } from './cards/catalogue.ts';
export { HEROES, heroFace, heroOf } from './cards/heroes.ts';
export type { ActionCard, StandardCard } from './state/card.ts';
export { isAttack } from './state/card.ts';
export type { BySize, EncounterFace } from './state/encounter.ts';
export { sized } from './state/encounter.ts';
export type { Sight } from './state/sight.ts';
export { itemOf } from './state/sight.ts';

// Public forecasts.

export { excludeEachOther } from './camp/camp-limits.ts';
export { toughness } from './cards/tricks.ts';
export { attackValue } from './combat/attack-value.ts';
export { foreseen } from './combat/foreseen.ts';
export { setupsFor, turnsFor } from './combat/reveal.ts';
export { affected, sideAfter } from './combat/sides.ts';
export { inTurnOrder, isDescending, nextToReveal, upcoming } from './combat/turn-order.ts';
export { lateFrom, stageBonus } from './creature/stage-bonus.ts';
export { reachOf } from './creature/tokens.ts';

// Facts that a page shows its player, and answers it gives for them.

export { factsOf, isAskedAlone, isCamp, isWindow } from './view/asked.ts';
export { explain, REFUSALS } from './view/explain.ts';
export { entryOf, faceOf, tokenOf } from './view/in-sight.ts';
export type { Change, Worth } from './view/reading.ts';
export {
  attackOf,
  hasKillingBlow,
  incoming,
  lifeOf,
  momentsOf,
  prizeOf,
  revealedWorth,
  spineOf,
  worthOf,
} from './view/reading.ts';
export { isAtStake } from './view/stakes.ts';
