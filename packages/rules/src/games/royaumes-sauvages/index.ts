import type { Game } from '@tablee/engine';
import { closeAge, startAge } from './age.ts';
import { chooseBattleCards, endBattle, reinforceCards } from './battle.ts';
import { chooseHouses } from './choose-houses.ts';
import { endMatch, outcome } from './end.ts';
import type { RoyaumesEvent } from './events.ts';
import { explain } from './explain.ts';
import { assert } from './laws.ts';
import { leave } from './leave.ts';
import { manifest } from './manifest.ts';
import { OPTIONS } from './options.ts';
import { CARDS, played } from './played.ts';
import { scoreKingdom } from './scoring.ts';
import { secrets, tally } from './secrets.ts';
import { deal, setup } from './setup.ts';
import { endSoloBattle, soloBattleRound } from './solo/battle.ts';
import { rivalTurn } from './solo/rival.ts';
import type { State } from './state.ts';
import { nextTurn, takeTurn } from './turn.ts';

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
