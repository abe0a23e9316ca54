import type { Next, Option, Pick, Script, Seat } from '@tablee/engine';
import { ask, askAny, pickOne, renamed, shown, take } from '@tablee/engine';
import { layOpen, playCard } from '../abilities/play.ts';
import { resolveStronghold } from '../abilities/stronghold-ability.ts';
import { clearTable, settling } from '../abilities/waiting.ts';
import { attack } from '../combat/attack.ts';
import { attackTargets, mayAttack } from '../combat/attack-targets.ts';
import { toOwners } from '../modes/modes.ts';
import { DRAW_COST } from '../state/limits.ts';
import { holdingOf, ownAt, playerAt } from '../state/players.ts';
import type { Open, Table } from '../state/state.ts';
import { costOf } from '../zones/cost.ts';
import { deckOf, drawCards, putOnTop } from '../zones/deck.ts';
import { payPower, paySupport } from '../zones/pay.ts';
import {
  abilityRefusal,
  areAlike,
  bonusRefusal,
  drawRefusal,
  paymentsFor,
  powerRefusal,
  waysToPlay,
} from './legality.ts';
import { afterAction, isMainPhase, membersOf } from './turn.ts';

/** Ends the id of an option to play a card that Power would pay for as well. */
const FOCUS = ':focus';
/** Of one to play a card that is paid for once Bonus Power has lowered its cost. */
const BONUS = ':bonus';
const END: Option = { id: 'end', verb: 'end' };

/**
 * Actions of the Main Phase, one after the other (UNT-4.2, UNT-4.3): one script, so that a finished action can be taken back
 * until a player has learned something. After cards have left a deck this is no longer possible, and a resume need not replay
 * them.
 */
export function* mainAction(table: Table): Script<Next> {
  const cards = cardsInDecks(table);
  do {
    clearTable(table);
    const { seat, option } = yield* askMembers(table);
    yield* settling(table, act(table, seat, option));
  } while (isMainPhase(table.open) && cardsInDecks(table) >= cards);
  return afterAction(table);
}

const cardsInDecks = ({ deep }: Table): number =>
  deep.decks.reduce((sum, deck) => sum + deck.length, 0);

/** The action chosen by one of the members whose turn it is. */
function* askMembers(table: Table): Script<{ seat: Seat; option: Option }> {
  const members = membersOf(table.open);
  const [first] = members as [Seat];
  if (members.length === 1) {
    const question = actionQuestion(table, first);
    return { seat: first, option: chosenOf(question, yield* ask(first, question)) };
  }
  const questions = new Map(members.map((each) => [each, questionFor(table, each)]));
  const { seat, picks } = yield* askAny(questions);
  return { seat, option: chosenOf(questions.get(seat) as Pick, picks) };
}

const chosenOf = ({ options }: Pick, [pick]: readonly string[]): Option =>
  options.find(({ id }) => id === pick) as Option;

/** In Hydra one who is done may go on while a team-mate is not (UNT-R.87). */
function questionFor(table: Table, seat: Seat): Pick {
  if (!playerAt(table.open, seat).done) return actionQuestion(table, seat);
  return pickOne({
    kind: 'doneFlag',
    clause: 'UNT-R.87',
    options: [{ id: 'resume', verb: 'resume' }],
    fallback: ['resume'],
    idle: true,
  });
}

const actionQuestion = (table: Table, seat: Seat): Pick =>
  pickOne({
    kind: 'mainAction',
    clause: 'UNT-4.2',
    options: actionsOf(table, seat),
    fallback: [END.id],
  });

/** Every legal action of a seat now. */
function actionsOf(table: Table, seat: Seat): Option[] {
  const { open } = table;
  const { hand } = ownAt(table, seat);
  const options: Option[] = [];
  for (const { id: card, face } of hand) {
    const ways = waysToPlay(table, seat, face);
    if (ways === null) continue;
    const id = `play:${card}`;
    const way = ways.bonus > 0 ? `${id}${BONUS}` : id;
    options.push({ id: way, verb: 'play', card, space: 'field' });
    if (ways.power && ways.focus) {
      options.push({ id: `${id}${FOCUS}`, verb: 'play', card, space: 'field' });
    }
  }
  if (powerRefusal(open, seat) === null) {
    for (const { id } of hand) {
      options.push({ id: `power:${id}`, verb: 'power', card: id, space: 'power' });
    }
  }
  options.push(...attacksOf(table, seat));
  if (abilityRefusal(table, seat) === null) {
    const space = `stronghold:${playerAt(open, seat).side}`;
    options.push({ id: 'ability', verb: 'ability', space });
  }
  if (drawRefusal(open, seat, deckOf(table, seat).length) === null) {
    options.push({ id: 'draw', verb: 'draw', space: 'deck' });
  }
  if (bonusRefusal(open, seat) === null) {
    options.push(...bonusOptions(open, seat));
  }
  options.push(END);
  return options;
}

function bonusOptions(open: Open, seat: Seat): Option[] {
  const { bonusPower } = holdingOf(open, seat);
  const option = { id: 'bonus', verb: 'bonus', space: 'bonus' };
  return areAlike(bonusPower)
    ? [option]
    : bonusPower.map(({ id }) => ({ ...option, id: `bonus:${id}`, card: id }));
}

function attacksOf(table: Table, seat: Seat): Option[] {
  const attackers = playerAt(table.open, seat).animals.filter(mayAttack);
  if (attackers.length === 0) return [];
  const { animals, strongholds } = attackTargets(table, seat);
  const options: Option[] = [];
  for (const { id: card, noStronghold } of attackers) {
    for (const targets of noStronghold ? [animals] : [animals, strongholds]) {
      for (const space of targets) {
        options.push({ id: `attack:${card}:${space}`, verb: 'attack', card, space });
      }
    }
  }
  return options;
}

function* act(table: Table, seat: Seat, { id, verb, card = '', space = '' }: Option): Script {
  if (verb === 'play') {
    if (id.endsWith(BONUS)) lowerCost(table, seat, card);
    yield* play(table, seat, card, id.endsWith(FOCUS));
  } else if (verb === 'power') playAsPower(table, seat, card);
  else if (verb === 'attack') yield* attack(table, seat, card, space);
  else if (verb === 'ability') yield* useAbility(table, seat);
  else if (verb === 'draw') yield* payToDraw(table, seat);
  else if (verb === 'bonus') useBonusPower(table, seat, card);
  else declareDone(table, seat, verb === 'end');
}

function declareDone(table: Table, seat: Seat, done: boolean): void {
  playerAt(table.open, seat).done = done;
  if (table.open.active.length === 1) return;
  table.emit({ type: 'doneDeclared', clause: 'UNT-R.87', seat, done });
}

/** Shows the card, pays in full, by Focus if that is preferred or the one way, then plays (UNT-6.3, UNT-15.7). */
function* play(table: Table, seat: Seat, id: string, prefersFocus: boolean): Script {
  const { open } = table;
  const card = layOpen(table, seat, id);
  const { face } = card;
  const { power } = paymentsFor(table, seat, face);
  const cost = costOf(table, seat, face).value;
  const support = table.catalogue.deckCard(face).focus ?? 0;
  if (prefersFocus || !power) {
    yield* paySupport(table, seat, support, { face });
    yield* playCard(table, seat, card, { how: 'focus', paid: 0 });
  } else {
    payPower(open, seat, cost);
    yield* playCard(table, seat, card, { how: 'power', paid: cost });
  }
}

/** Face down and ready (UNT-11.1, UNT-5.3). A new id, so that nobody recognises a card seen before. */
function playAsPower(table: Table, seat: Seat, id: string): void {
  const { open } = table;
  const card = renamed(table, take(ownAt(table, seat).hand, id));
  holdingOf(open, seat).power.push({ id: card.id, ready: true, by: seat });
  ownAt(table, seat).faceDown.push(card);
  playerAt(open, seat).powerPlays += 1;
  const own = toOwners(open, seat, { card: shown(card) });
  table.emit({ type: 'powerPlayed', clause: 'UNT-11.1', seat }, own);
}

function* useAbility(table: Table, seat: Seat): Script {
  playerAt(table.open, seat).abilityUses += 1;
  yield* resolveStronghold(table, seat, {});
}

function* payToDraw(table: Table, seat: Seat): Script {
  payPower(table.open, seat, DRAW_COST);
  playerAt(table.open, seat).hasPaidForCard = true;
  yield* drawCards(table, seat, 1, 'action', 'UNT-11.4');
}

/** As much Bonus Power as a card of the hand needs goes back, one after the other (UNT-R.138). */
function lowerCost(table: Table, seat: Seat, id: string): void {
  const face = ownAt(table, seat).hand.find((card) => card.id === id)?.face ?? '';
  for (let left = paymentsFor(table, seat, face).bonus; left > 0; left -= 1) {
    useBonusPower(table, seat, '');
  }
}

/** One of them goes back on top of the deck; the next card this turn costs 1 less (UNT-12.2, UNT-R.17). */
function useBonusPower(table: Table, seat: Seat, chosen: string): void {
  const { open, deep } = table;
  const { bonusPower } = holdingOf(open, seat);
  const pick = chosen === '' ? (bonusPower[0]?.id ?? '') : chosen;
  const { id, knownBy } = take(bonusPower, pick);
  const pile = knownBy === null ? deep.faceDown : ownAt(table, knownBy).faceDown;
  const card = renamed(table, take(pile, id));
  putOnTop(table, seat, [card], knownBy === null ? [] : [knownBy]);
  const player = playerAt(open, seat);
  player.discount += 1;
  const { discount } = player;
  table.emit({ type: 'bonusPowerUsed', clause: 'UNT-12.2', seat, discount });
}
