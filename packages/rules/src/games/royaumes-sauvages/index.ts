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
import type { RoyaumesEvent } from './table/events.ts';
import { OPTIONS } from './table/options.ts';
import type { State } from './table/state.ts';
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
