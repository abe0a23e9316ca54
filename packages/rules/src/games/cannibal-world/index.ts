import type { Game } from '@tablee/engine';
import { teamsOf } from './camps.ts';
import { deal, mulligan } from './deal.ts';
import { readsDeck } from './decks/choice.ts';
import { endGame, endMatch, outcome, sideboard } from './end.ts';
import type { CannibalEvent } from './events.ts';
import { explain } from './explain.ts';
import { assert } from './laws.ts';
import { afterLeave, leave } from './leave.ts';
import { mainAction } from './main-action.ts';
import { manifest } from './manifest.ts';
import { begin, chooseHabitats, setReinforcements } from './opening.ts';
import { OPTIONS } from './options.ts';
import { CARDS, played } from './played.ts';
import { partners, secrets, tally } from './secrets.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { endTurn, startTurn } from './turn.ts';

/** Cannibal World: four factions, one number for strength and life; duels and two against two. */
export const game: Game<State, CannibalEvent> = {
  id: manifest.id,
  version: 6,
  resumesFrom: 1,
  // An ability's target is named with it since.
  replaysFrom: 6,
  seats: manifest.seats,
  options: OPTIONS,
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
