import type { Game } from '@tablee/engine';
import { catalogue } from './cards/catalogue.ts';
import { endMatch, outcome } from './flow/end.ts';
import { leave } from './flow/leave.ts';
import { begin, chooseHero, deal, placeArmy, setup } from './flow/setup.ts';
import { endAction, endTurn, nextTurn, startTurn, takeAction } from './flow/turn.ts';
import { manifest } from './manifest.ts';
import type { UnmatchedEvent } from './table/events.ts';
import { OPTIONS } from './table/options.ts';
import { confidants, teammates, teamsOf } from './table/sides.ts';
import type { State, UnmatchedCatalogue } from './table/state.ts';
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
  confidants,
  teams: teamsOf,
  partners: teammates,
  explain,
  secrets,
  assert,
};
