import type { Card, Seat } from '@tablee/engine';
import { law, noTwins } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { healthOf } from '../combat/elimination.ts';
import { rulesOf } from '../modes/modes.ts';
import { isToken } from '../state/catalogue.ts';
import { COPIES, DECK_SIZE, FACTIONS_EACH, MAX_ANIMALS, MAX_TOKENS } from '../state/limits.ts';
import { isOut } from '../state/players.ts';
import type { Own, State } from '../state/state.ts';
import { sightOf } from './sight.ts';

/** Throws if a card is lost, doubled or where it cannot be, or if a limit is passed. */
export function assert(state: State): void {
  limitsHold(state);
  nothingLethalStands(state);
  pilesAgree(state);
  if (['draft', 'stacking'].includes(state.open.phase)) return;
  const ids: string[] = [];
  for (const holding of state.open.holdings.keys()) {
    const cards = cardsOf(state, holding);
    ids.push(...cards.map(({ id }) => id));
    cardsConserved(state, holding, cards);
    decksKnown(state, holding);
  }
  for (const { animals } of state.open.players) {
    for (const { id, face } of animals) if (isToken(face)) ids.push(id);
  }
  noTwins(ids, 'card ids');
}

const seatsOf = ({ open }: State, holding: number): Seat[] =>
  open.order.filter((seat) => open.players[seat]?.holding === holding);

/** Every card of a holding, wherever it lies; the faces of those face down from the layer that knows them. */
function cardsOf(state: State, holding: number): Card[] {
  const { open, own, deep } = state;
  const { support, power, bonusPower, removed } = open.holdings[
    holding
  ] as State['open']['holdings'][0];
  const seats = seatsOf(state, holding);
  const faceDown = [...deep.faceDown, ...own.flatMap((layer) => layer.faceDown)];
  const cards = [...(deep.decks[holding] ?? []), ...support, ...removed];
  for (const { id } of [...power, ...bonusPower]) {
    const found = faceDown.filter((card) => card.id === id);
    law(found.length === 1, `${found.length} faces of ${id}`);
    cards.push(...found);
  }
  for (const seat of seats) {
    cards.push(...(own[seat]?.hand ?? []));
    cards.push(...(open.players[seat]?.animals ?? []).filter(({ face }) => !isToken(face)));
  }
  for (const { seat, card, as } of open.resolving) {
    if (as === 'played' && seats.includes(seat)) cards.push(card);
  }
  return cards;
}

/** 45 cards for each player, three of each distinct one; none of a player who is out while others play on. */
function cardsConserved(state: State, holding: number, cards: readonly Card[]): void {
  const { open } = state;
  const seats = seatsOf(state, holding);
  const isGone = seats.every((seat) => isOut(open, seat)) && open.phase !== 'over';
  if (isGone) {
    law(cards.length === 0, `${cards.length} cards of one who is out`);
    return;
  }
  // The match is over, for these before the end, or for all before the deal.
  if (cards.length === 0 && open.phase === 'over') return;
  law(cards.length === DECK_SIZE * seats.length, `${cards.length} cards`);
  const factions = seats.flatMap((seat) => open.players[seat]?.factions ?? []);
  if (factions.length < FACTIONS_EACH * seats.length) return;
  const count = new Map<string, number>();
  for (const { face } of cards) count.set(face, (count.get(face) ?? 0) + 1);
  for (const id of factions) {
    for (const { id: face } of catalogue.faction(id).cards) {
      law(count.get(face) === COPIES, `${count.get(face)} copies of ${face}`);
    }
  }
}

/** The cards of a deck that seats remember lie there. */
function decksKnown(state: State, holding: number): void {
  const deck = state.deep.decks[holding] ?? [];
  for (const seat of seatsOf(state, holding)) {
    const { knownTop, knownBottom } = state.own[seat] as Own;
    law(knownTop.length <= deck.length, 'more known than there is');
    law(knownBottom.length <= deck.length, 'more known than there is');
    const fits = (card: Card | null, at: number): boolean =>
      card === null || (deck[at]?.id === card.id && deck[at]?.face === card.face);
    law(
      knownTop.every((card, i) => fits(card, deck.length - 1 - i)),
      'the top is another',
    );
    law(knownBottom.every(fits), 'the bottom is another');
  }
}

function limitsHold({ open }: State): void {
  for (const [seat, player] of open.players.entries()) {
    const tokens = player.animals.filter(({ face }) => isToken(face)).length;
    law(player.animals.length <= MAX_ANIMALS, `${player.animals.length} Animals`);
    law(tokens <= MAX_TOKENS, `${tokens} tokens`);
    law(player.discount >= 0, 'a discount below zero');
    const power = open.holdings[player.holding]?.power.length ?? 0;
    law(power <= rulesOf(open).maxPower(open, seat), `${power} Power`);
    law(player.powerPlays <= rulesOf(open).powerPlays(open, seat), 'too many Power plays');
  }
}

/** After each check nothing with lethal damage is in play (UNT-23.6). */
function nothingLethalStands({ open }: State): void {
  for (const { animals } of open.players) {
    for (const animal of animals) {
      law(animal.damage >= 0 && animal.fury >= 0, 'tokens below zero');
      law(animal.damage < healthOf(sightOf(open), animal), `${animal.face} should be beaten`);
    }
  }
  for (const { stronghold, damage, health } of open.sides) {
    law(
      stronghold === null || (damage >= 0 && damage < health),
      `${stronghold} should have fallen`,
    );
  }
}

/** Everybody of a side knows the same pile, and the public set is that of the pile. */
function pilesAgree({ open, own }: State): void {
  for (const { seats, stronghold, reserve, openOrder } of open.sides) {
    if (stronghold === null) continue;
    for (const seat of seats) {
      const pile = own[seat]?.pile ?? [];
      law([...pile].sort().join() === reserve.join(), 'pile and reserve differ');
      law(openOrder === null || openOrder.join() === pile.join(), 'open order differs');
    }
  }
}
