import type { Game } from '@tablee/engine';
import { camp, pitchCamp } from './camp/camp.ts';
import { refill } from './camp/refill.ts';
import { catalogue } from './cards/catalogue.ts';
import { creatureAttack } from './combat/creature-attack.ts';
import { endEncounter } from './flow/encounter-end.ts';
import { beginEncounter, newEncounter } from './flow/encounter-start.ts';
import { endMatch, outcome } from './flow/end.ts';
import { afterLeave, askedWithout, leave } from './flow/leave.ts';
import { closeRound, endRound, startRound } from './flow/round.ts';
import { openTurns, setAttacks } from './flow/setting.ts';
import { begin, chooseHero, deal, setup } from './flow/setup.ts';
import { takeTurn } from './flow/turn.ts';
import { manifest } from './manifest.ts';
import type { SangRancuneEvent } from './table/events.ts';
import { OPTIONS } from './table/options.ts';
import type { SangRancuneCatalogue } from './table/sight.ts';
import type { State } from './table/state.ts';
import { explain } from './view/explain.ts';
import { assert } from './view/laws.ts';
import { CARDS, played } from './view/played.ts';
import { secrets, tally } from './view/secrets.ts';

/** Sang Rancune: nine encounters together, one winner; 3 to 6 players. */
export const game: Game<State, SangRancuneEvent, SangRancuneCatalogue> = {
  id: manifest.id,
  version: 7,
  // Positions of version 1 know nothing of the words given.
  resumesFrom: 2,
  // More was asked before: further plays after a trick and before the first reveal had questions of their own.
  replaysFrom: 7,
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
