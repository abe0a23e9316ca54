import type { Card } from '@tablee/engine';
import { conserved, law, noTwins } from '@tablee/engine';
import { fighterOf, kindOf } from '../armies/armies.ts';
import { spaceOf } from '../boards/graph.ts';
import { catalogue } from '../cards/catalogue.ts';
import { deckOf } from '../state/card.ts';
import type { ArmyIndex, Own, State } from '../state/state.ts';

/** Throws if cards are lost or doubled, two fighters share a space, or health is out of bounds. */
export function assert(state: State): void {
  assertTable(state);
  if (state.open.phase === 'heroes') return;
  state.open.armies.forEach((_, index) => {
    const cards = cardsOf(state, index);
    // A match given up before the deal has no cards.
    if (cards.length > 0) expectWholeDeck(state, index, cards);
  });
}

/** The laws of a table whose decks need not be whole: that of a test. */
export function assertTable(state: State): void {
  const ids = state.open.armies.flatMap((_, index) => cardsOf(state, index).map(({ id }) => id));
  noTwins(ids, 'card ids');
  expectBoard(state);
}

function cardsOf({ open, own, deep }: State, index: ArmyIndex): Card[] {
  const army = open.armies[index];
  const mine = army === undefined ? undefined : (own[army.seat] as Own).armies[index];
  const { combat, scheme } = open;
  const fighting = (id: string | undefined): boolean =>
    id !== undefined && fighterOf(open, id).army === index;
  return [
    ...(army?.discard ?? []),
    ...(mine?.hand ?? []),
    ...(mine?.peeked ?? []),
    ...(mine?.committed.map(({ card }) => card) ?? []),
    ...(open.final?.hands[index] ?? []),
    ...(deep.decks[index] ?? []),
    ...(scheme?.army === index ? [scheme.card] : []),
    ...(fighting(combat?.attacker) ? [combat?.attack?.card, combat?.boost] : []),
    ...(fighting(combat?.target) ? [combat?.defense?.card] : []),
  ].filter((card): card is Card => card !== null && card !== undefined);
}

function expectWholeDeck({ open }: State, index: ArmyIndex, cards: readonly Card[]): void {
  const { hero } = open.armies[index] ?? {};
  if (hero === null || hero === undefined) return;
  const found = cards.map(({ face }) => face);
  conserved(deckOf(catalogue.heroes.of(hero)), found, `cards of ${hero}`);
}

function expectBoard({ open }: State): void {
  const taken = new Set<string>();
  for (const fighter of open.fighters) {
    const { health } = kindOf({ open, catalogue }, fighter);
    const has = `${fighter.id} has ${fighter.health} of ${health} health`;
    law(fighter.health >= 0 && fighter.health <= health, has);
    if (fighter.space === null) continue;
    spaceOf(open.board, fighter.space);
    law(!taken.has(fighter.space), `two fighters on ${fighter.space}`);
    law(fighter.health > 0, `${fighter.id} is defeated and on the board`);
    taken.add(fighter.space);
  }
}
