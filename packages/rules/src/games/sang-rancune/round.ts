import type { Next, Option, Pick, Script, Seat } from '@tablee/engine';
import { askAll, chance, shown, take, unlessDecided } from '@tablee/engine';
import { isAttack } from './cards/card.ts';
import { cardOf, itemOf } from './cards/catalogue.ts';
import { encounterFace } from './encounters/catalogue.ts';
import { clearPile } from './entries.ts';
import { drawInitiative } from './initiative.ts';
import { moveMarker, pileTotal } from './marker.ts';
import { drawCards, handLimit, remove, settleLimits } from './piles.ts';
import { byInitiative, encounterOf, handOf, isAlive, living, ownOf, playerAt } from './players.ts';
import { judgePromises, judgeStrikes } from './promises.ts';
import type { Open, Table } from './state.ts';
import { nextTurn } from './turn.ts';
import { openWindow } from './windows.ts';

/** Potions pivot, the encounter's rule fires, reactions before the cards are set (SAN-23.9). */
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
  yield* encounterFace(encounter.face).roundStart?.(table) ?? [];
  breakStone(table);
  yield* openWindow(table, 'beforeSet', () => true);
  return { script: 'setAttacks', args: [] };
}

/** With all the living petrified, hit anew each round, the encounter might never end (SAN-R.65). */
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

/** Who sets cards this round: those with a hand who are not petrified, a public fact (SAN-26.5, R.3). */
const setters = (table: Table): Seat[] =>
  living(table.open).filter(
    (seat) =>
      handOf(table, seat).length > 0 &&
      playerAt(table.open, seat).petrifiedRound !== encounterOf(table.open).round,
  );

/** All lay an attack face down at once; without one, a trick (SAN-5). */
export function* setAttacks(table: Table): Script<Next> {
  const { open } = table;
  const seats = setters(table);
  // What the clock sets is drawn before anybody is asked, for all alike: it must not tell a hand.
  const rolls = yield* chance(seats.map((seat) => handOf(table, seat).length));
  const questions = new Map(
    seats.map((seat, i) => [seat, settingQuestion(table, seat, rolls[i] as number)]),
  );
  for (const [seat, picks] of yield* askAll(questions)) {
    if (!isAlive(open, seat)) continue;
    const { hand, set } = ownOf(table, seat);
    const cards = picks.map((id) => take(hand, id));
    set.push(...cards);
    playerAt(open, seat).faceDown = set.length;
    table.emit(
      { type: 'cardsSet', clause: 'SAN-5.1', seat, count: cards.length },
      { [seat]: { cards: cards.map(shown) } },
    );
  }
  return nextTurn(open);
}

function settingQuestion(table: Table, seat: Seat, roll: number): Pick {
  const { open } = table;
  const hand = handOf(table, seat);
  const attacks = hand.filter(({ face }) => isAttack(cardOf(face)));
  const cards = attacks.length > 0 ? attacks : hand;
  const options: Option[] = cards.map(({ id }) => ({ id, verb: 'set', card: id }));
  const most = attacks.length > 0 ? Math.min(mostSet(open, seat), attacks.length) : 1;
  return {
    shape: 'pick',
    kind: 'setAttack',
    // The same for all: a clause of its own would tell the others that there is no attack (SAN-5.3).
    clause: 'SAN-5.1',
    options,
    min: 1,
    max: most,
    fallback: [(options[roll % options.length] as Option).id],
  };
}

/** One card, unless an opened potion allows more (SAN-R.49). */
const mostSet = (open: Open, seat: Seat): number =>
  Math.max(
    1,
    ...playerAt(open, seat).items.flatMap(({ face, opened }) =>
      opened ? [itemOf(face).sets ?? 1] : [],
    ),
  );

/** All have played: the encounter's rule, then the marker, then new numbers (SAN-7, SAN-8.1). */
export const endRound = (table: Table): Script<Next | null> => unlessDecided(settleRound(table));

function* settleRound(table: Table): Script<Next> {
  const { open } = table;
  const encounter = encounterOf(open);
  table.emit({ type: 'roundEnded', clause: 'SAN-7.1', round: encounter.round });
  yield* encounterFace(encounter.face).endOfRound?.(table) ?? [];
  judgeStrikes(table);
  moveMarker(table, -pileTotal(open), 'pile', 'SAN-7.3');
  encounter.settled = true;
  yield* drawInitiative(table, 'SAN-8.1');
  return { script: 'creatureAttack', args: [] };
}

/** Words are judged, the pile is discarded; all draw a card in the order of the new numbers (SAN-9, R.32). */
export function* closeRound(table: Table): Script<Next> {
  const { open } = table;
  const { face, round } = encounterOf(open);
  judgePromises(table, null);
  clearPile(table);
  if (encounterFace(face).lastRound === round) return { script: 'endEncounter', args: [] };
  for (const seat of byInitiative(open, living(open))) {
    if (handOf(table, seat).length < handLimit(open, seat)) {
      yield* drawCards(table, seat, 1, 'SAN-9.2');
    }
  }
  yield* settleLimits(table);
  return { script: 'startRound', args: [] };
}
