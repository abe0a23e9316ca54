import type { Next, Option, Script, Seat } from '@tablee/engine';
import { agrees, chooseOne, shown, take, unlessDecided } from '@tablee/engine';
import { settleEntered } from '../abilities/enter.ts';
import { showTeam } from '../abilities/show-team.ts';
import { useAbility } from '../abilities/use.ts';
import { playAction } from '../abilities/use-action.ts';
import { cardOf, isLeader } from '../cards/catalogue.ts';
import { resolveUse } from '../combat/assault.ts';
import { fight } from '../combat/combat.ts';
import { draw } from '../creatures/draw.ts';
import { loseTracker, move, recover } from '../creatures/effects.ts';
import { checkElimination, decide, pillage } from '../creatures/victory.ts';
import {
  campOf,
  canDraw,
  forgetShown,
  handOf,
  partnerOf,
  pay,
  playerAt,
} from '../state/players.ts';
import type { Table, Zone } from '../state/state.ts';
import { forcedOptions, isSpent, mainOptions } from './main-options.ts';
import { passTurn } from './turn.ts';

export const mainAction = (table: Table, seat: Seat): Script<Next | null> =>
  unlessDecided(takeAction(table, seat));

/** Actions that mostly reveal only themselves: the next action is in the same script (CAN-R.85). */
const PLAIN: ReadonlySet<string | undefined> = new Set([
  'play',
  'move',
  'pillage',
  'recover',
  'dropTracker',
  'give',
]);

/**
 * Actions of the main phase and all that follows from them (CAN-4.3, 9, 23.1). Actions that only move open cards can be taken
 * back one after the other, and so can the end of the turn, until a player learns something: no script ends between.
 */
function* takeAction(table: Table, seat: Seat): Script<Next> {
  const { open } = table;
  let verb: string | undefined;
  do {
    checkElimination(table);
    const hand = handOf(table, seat);
    if (isSpent(open, seat, hand.length)) return yield* passTurn(table, seat, true);
    const [forced] = forcedOptions(open, seat, hand);
    const pick = yield* chooseOne(seat, {
      kind: 'mainAction',
      clause: 'CAN-4.3',
      options: mainOptions(table, seat, hand, canDraw(table, seat)),
      // The clock ends the turn, or takes an exhausted player's first forced action (CAN-R.71).
      fallback: forced?.id ?? 'end',
      facts: { forced: forced !== undefined },
    });
    if (pick.id === 'end') return yield* passTurn(table, seat);
    yield* perform(table, seat, pick);
    yield* settleEntered(table);
    verb = pick.verb;
  } while (PLAIN.has(verb));
  checkElimination(table);
  return { script: 'mainAction', args: [seat] };
}

function* perform(table: Table, seat: Seat, { id, verb, card = '', space = '' }: Option): Script {
  switch (verb) {
    case 'play':
      return yield* playCreature(table, seat, card, space as Zone);
    case 'action':
      return yield* playAction(table, seat, id, resolveUse);
    case 'ability':
      return yield* useAbility(table, seat, id, resolveUse);
    case 'move':
      pay(table, seat, 1);
      return move(table, card, 'hunt', 'CAN-9.8', 'moved');
    case 'attack':
      pay(table, seat, 1);
      return yield* fight(table, {
        initiator: seat,
        attacker: card,
        target: space,
        cost: 1,
        clause: 'CAN-9.9',
      });
    case 'pillage':
      pay(table, seat, 1);
      return pillage(table, seat);
    case 'draw':
      pay(table, seat, 1);
      return yield* draw(table, seat, 1, 'CAN-9.14');
    case 'recover':
      pay(table, seat, 1);
      return recover(table, card);
    case 'dropTracker':
      return loseTracker(table, card, 'CAN-16.5');
    case 'give':
      return give(table, seat);
    default:
      return yield* concede(table, seat);
  }
}

/** A Creature for 1 meat, a Leader for nothing (CAN-9.3). */
function* playCreature(table: Table, seat: Seat, id: string, zone: Zone): Script {
  const { open } = table;
  const card = take(handOf(table, seat), id);
  const cost = costOf(card.face);
  pay(table, seat, cost);
  forgetShown(open, seat, card.face);
  open.creatures.push({
    ...card,
    owner: seat,
    camp: campOf(open, seat),
    zone,
    damage: 0,
    stunned: false,
    spent: cardOf(card.face).abilities.map(() => false),
  });
  open.entered.push({ creature: id, zone, how: 'played' });
  table.emit({ type: 'creaturePlayed', clause: 'CAN-9.3', seat, card: shown(card), zone, cost });
  yield* showTeam(table);
}

const costOf = (face: string): number => (isLeader(face) ? 0 : 1);

/** One meat to the team-mate, once per turn (CAN-19.7). */
function give(table: Table, seat: Seat): void {
  const { open } = table;
  const to = partnerOf(open, seat) as Seat;
  pay(table, seat, 1);
  playerAt(open, to).meat += 1;
  open.gave = true;
  table.emit({ type: 'meatGiven', clause: 'CAN-19.7', seat, to });
}

/** In a tournament one game may be given up: the match goes on (CAN-22.3). */
function* concede(table: Table, seat: Seat): Script {
  const isAgreed = yield* agrees(seat, {
    kind: 'concede',
    clause: 'CAN-22.3',
    fallback: 'no',
  });
  if (!isAgreed) return;
  table.emit({ type: 'surrendered', clause: 'CAN-22.3', seat });
  decide(1 - campOf(table.open, seat), 'surrender');
}
