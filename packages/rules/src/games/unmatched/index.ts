import type { Game } from '@tablee/engine';
import { endMatch, outcome } from './end.ts';
import type { UnmatchedEvent } from './events.ts';
import { explain } from './explain.ts';
import { assert } from './laws.ts';
import { leave } from './leave.ts';
import { manifest } from './manifest.ts';
import { OPTIONS } from './options.ts';
import { CARDS, played } from './played.ts';
import { confidants, secrets, tally } from './secrets.ts';
import { begin, chooseHero, deal, placeArmy, setup } from './setup.ts';
import { teammates, teamsOf } from './sides.ts';
import type { State } from './state.ts';
import { endAction, endTurn, nextTurn, startTurn, takeAction } from './turn.ts';

/** Unmatched, Battle of Legends volume 1: four heroes, two battlefields, 2 to 4 players. */
export const game: Game<State, UnmatchedEvent> = {
  id: manifest.id,
  version: 5,
  resumesFrom: 1,
  replaysFrom: 4,
  seats: manifest.seats,
  options: OPTIONS,
  cards: CARDS,
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
  confidants,
  teams: teamsOf,
  partners: teammates,
  explain,
  secrets,
  assert,
};
