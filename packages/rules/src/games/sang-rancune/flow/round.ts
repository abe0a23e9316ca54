import type { Next, Script } from '@tablee/engine';
import { shown, take, unlessDecided } from '@tablee/engine';
import { clearPile } from '../creature/damage-pile.ts';
import { moveMarker, pileTotal } from '../creature/marker.ts';
import { drawCards, handLimit, remove, settleLimits } from '../heroes/piles.ts';
import { judgePromises, judgeStrikes } from '../heroes/promises.ts';
import { byInitiative, encounterOf, handOf, living, playerAt } from '../state/players.ts';
import { encounterFace } from '../state/sight.ts';
import type { Table } from '../state/state.ts';
import { drawInitiative } from './initiative.ts';

/** Potions pivot, the encounter's rule fires; then the cards are set (SAN-23.9). */
export const startRound = (table: Table): Script<Next | null> => unlessDecided(openRound(table));

function* openRound(table: Table): Script<Next> {
  const { open } = table;
  const encounter = encounterOf(open);
  encounter.round += 1;
  encounter.settled = false;
  open.acted = [];
  open.spared = false;
  open.late = [];
  open.lateActed = [];
  for (const player of open.players) {
    player.barred = false;
    player.marks = [];
    player.promise = null;
    player.shown = null;
  }
  table.emit({ type: 'roundStarted', clause: 'SAN-3.4', round: encounter.round });
  if (encounter.round > 1) turnPotions(table);
  yield* encounterFace(table).roundStart?.(table) ?? [];
  breakStone(table);
  return { script: 'openSetting', args: [] };
}

/** With all the living petrified, hit again each round, the encounter might never end (SAN-R.65). */
function breakStone(table: Table): void {
  const { open } = table;
  const { round } = encounterOf(open);
  const heroes = living(open).map((seat) => playerAt(open, seat));
  if (!heroes.every(({ petrifiedRound }) => petrifiedRound === round)) return;
  for (const hero of heroes) hero.petrifiedRound = null;
  table.emit({ type: 'stoneBroken', clause: 'SAN-R.65' });
}

/** Opening a potion was its first pivot; when its sides are used up it leaves the game (SAN-20.11). */
function turnPotions(table: Table): void {
  const { open } = table;
  for (const seat of living(open)) {
    const player = playerAt(open, seat);
    for (const item of player.items.filter(({ rounds }) => rounds !== null)) {
      item.rounds = (item.rounds ?? 0) - 1;
      const clause = 'SAN-20.11';
      if (item.rounds > 0) {
        table.emit({ type: 'potionTurned', clause, seat, card: shown(item), rounds: item.rounds });
        continue;
      }
      remove(table, [take(player.items, item.id)]);
      table.emit({ type: 'potionExpired', clause, seat, card: shown(item) });
    }
  }
}

/** All have played: the encounter's rule, then the marker, then new numbers (SAN-7, SAN-8.1). */
export const endRound = (table: Table): Script<Next | null> => unlessDecided(settleRound(table));

function* settleRound(table: Table): Script<Next> {
  const { open } = table;
  const encounter = encounterOf(open);
  table.emit({ type: 'roundEnded', clause: 'SAN-7.1', round: encounter.round });
  yield* encounterFace(table).endOfRound?.(table) ?? [];
  judgeStrikes(table);
  moveMarker(table, -pileTotal(open), 'pile', 'SAN-7.3');
  encounter.settled = true;
  yield* drawInitiative(table, 'SAN-8.1');
  return { script: 'creatureAttack', args: [] };
}

/** Words are judged, the pile is discarded; all draw a card in the order of the new numbers (SAN-9, R.32). */
export function* closeRound(table: Table): Script<Next> {
  const { open } = table;
  const { round } = encounterOf(open);
  judgePromises(table, null);
  clearPile(table);
  if (encounterFace(table).lastRound === round) return { script: 'endEncounter', args: [] };
  for (const seat of byInitiative(open, living(open))) {
    if (handOf(table, seat).length < handLimit(table, seat)) {
      yield* drawCards(table, seat, 1, 'SAN-9.2');
    }
  }
  yield* settleLimits(table);
  return { script: 'startRound', args: [] };
}
