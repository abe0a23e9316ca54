import type { Game } from '@tablee/engine';
import { camp, pitchCamp } from './camp.ts';
import { creatureAttack } from './creature-attack.ts';
import { endEncounter } from './encounter-end.ts';
import { endMatch, outcome } from './end.ts';
import type { SangRancuneEvent } from './events.ts';
import { explain } from './explain.ts';
import { assert } from './laws.ts';
import { afterLeave, askedWithout, leave } from './leave.ts';
import { manifest } from './manifest.ts';
import { OPTIONS } from './options.ts';
import { CARDS, played } from './played.ts';
import { refill } from './refill.ts';
import { closeRound, endRound, startRound } from './round.ts';
import { secrets, tally } from './secrets.ts';
import { openTurns, setAttacks } from './setting.ts';
import { begin, chooseHero, deal, setup } from './setup.ts';
import { beginEncounter, newEncounter } from './stage.ts';
import type { State } from './state.ts';
import { takeTurn } from './turn.ts';

/** Sang Rancune: nine encounters together, one winner; 3 to 6 players. */
export const game: Game<State, SangRancuneEvent> = {
  id: manifest.id,
  version: 7,
  // Positions of version 1 know nothing of the words given.
  resumesFrom: 2,
  // More was asked before: further plays after a trick and before the first reveal had questions of their own.
  replaysFrom: 7,
  seats: manifest.seats,
  options: OPTIONS,
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
  explain,
  secrets,
  assert,
};
