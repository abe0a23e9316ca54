import type { Game } from '@tablee/engine';
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
import { teamsOf } from './table/camps.ts';
import type { CannibalEvent } from './table/events.ts';
import { OPTIONS } from './table/options.ts';
import type { CannibalCatalogue } from './table/sight.ts';
import type { State } from './table/state.ts';
import { explain } from './view/explain.ts';
import { assert } from './view/laws.ts';
import { CARDS, played } from './view/played.ts';
import { partners, secrets, tally } from './view/secrets.ts';

/** Cannibal World: four factions, one number for strength and life; duels and two against two. */
export const game: Game<State, CannibalEvent, CannibalCatalogue> = {
  id: manifest.id,
  version: 6,
  resumesFrom: 1,
  // An ability's target is named with it since.
  replaysFrom: 6,
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
  reads: readsDeck,
  leave,
  afterLeave,
  tally,
  outcome,
  teams: teamsOf,
  partners,
  explain,
  secrets,
  assert,
};
