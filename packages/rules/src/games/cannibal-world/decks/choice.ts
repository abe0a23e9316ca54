import type { OwnText, Script } from '@tablee/engine';
import { chance, shuffle } from '@tablee/engine';
import type { FactionId } from '../cards/card.ts';
import { cardOf, FACTIONS, factionOf, preconOf } from '../cards/catalogue.ts';
import type { DeckList, Open } from '../state/state.ts';
import { decodeDeck, encodeDeck } from './code.ts';
import type { DeckRules } from './validate.ts';
import { copiesInBox, deckErrors, deckRulesOf, exchangeErrors, MOST, POINTS } from './validate.ts';

const PRECON = 'precon-';
export const RANDOM = 'random';
export const KEEP = 'keep';
export const RESET = 'reset';

export const preconDeck = (faction: FactionId): DeckList => ({
  faction,
  main: preconOf(faction),
  sideboard: [],
});

/** Ready-made answers: the preconstructed decks. */
export const PRECON_OPTIONS = FACTIONS.map(({ id }) => ({
  id: `${PRECON}${id}`,
  verb: 'deck',
  space: id,
}));

/** The faction of a preconstructed deck's option. */
export const preconNamed = (option: string): FactionId | null =>
  FACTIONS.find(({ id }) => option === `${PRECON}${id}`)?.id ?? null;

/** The choice of a deck: a preconstructed one, a random legal one, or a code (CAN-R.74). */
export const customChoice = (options: Open['options']): OwnText => ({
  shape: 'text',
  kind: 'chooseDeck',
  clause: 'CAN-18.2',
  options: [...PRECON_OPTIONS, { id: RANDOM, verb: 'randomDeck' }],
  most: 80,
  fallback: [`${PRECON}${FACTIONS[0]?.id}`],
  facts: {
    limitedCap: options.limitedCap ?? null,
    collection: options.collection ?? null,
    match: options.match ?? null,
  },
});

/** The exchange between two games: as it is, as it was registered, or a code (CAN-20.5). */
export const exchangeChoice = (registered: DeckList, options: Open['options']): OwnText => ({
  shape: 'text',
  kind: 'sideboard',
  clause: 'CAN-20.5',
  options: [
    { id: KEEP, verb: 'keepDeck' },
    { id: RESET, verb: 'resetDeck' },
  ],
  most: 80,
  fallback: [KEEP],
  facts: {
    registered: encodeDeck(registered),
    limitedCap: options.limitedCap ?? null,
    collection: options.collection ?? null,
    match: options.match ?? null,
  },
});

/** Whether a code answers one of these questions: judged by the question alone (CAN-18.8, R.69). */
export function readsDeck({ kind, facts = {} }: OwnText, code: string): boolean {
  const deck = decodeDeck(code);
  if (deck === null) return false;
  const rules = deckRulesOf(facts);
  if (kind === 'chooseDeck') return deckErrors(deck, rules).length === 0;
  const registered = decodeDeck(String(facts.registered));
  if (registered === null || registered.faction !== deck.faction) return false;
  return deck.sideboard.length === 0 && exchangeErrors(deck, registered, rules).length === 0;
}

/** A legal deck by chance: a Leader, up to three Limited cards, commons while points and cards are left. */
export function* randomDeck(rules: DeckRules): Script<DeckList> {
  const [roll] = yield* chance([FACTIONS.length]);
  const { id } = FACTIONS[roll as number] as { id: FactionId };
  const pool = factionOf(id).cards.flatMap((card) => {
    const copies = rules.isBox ? copiesInBox(card.id) : card.rarity === 'common' ? 3 : 1;
    return Array<string>(copies).fill(card.id);
  });
  yield* shuffle(pool);
  const main: string[] = [];
  let points = 0;
  const add = (face: string): void => {
    main.push(face);
    points += cardOf(face).value;
  };
  const ofRarity = (rarity: string): string[] =>
    pool.filter((face) => cardOf(face).rarity === rarity);
  for (const face of ofRarity('leader').slice(0, 1)) add(face);
  for (const face of ofRarity('limited').slice(0, 3)) add(face);
  const commons = ofRarity('common');
  for (const face of commons) {
    if (main.length >= MOST - 3) break;
    if (points + cardOf(face).value <= POINTS) add(face);
  }
  return { faction: id, main, sideboard: [] };
}
