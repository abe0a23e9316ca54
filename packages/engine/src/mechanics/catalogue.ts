/** Everything printed, by face: a card's name, cost and effect. */
export interface Catalogue<Card> {
  readonly all: readonly Card[];
  has(face: string): boolean;
  /** Throws if nothing has this face. */
  of(face: string): Card;
}

/**
 * The catalogue of these cards. A game gives it as `Game.catalogue` and its scripts look cards up in `table.catalogue`: effects
 * need cards and cards are written with effects, so neither imports the other. Throws if two have the same face.
 */
export function catalogueOf<Card extends { readonly id: string }>(
  cards: readonly Card[],
): Catalogue<Card> {
  const byFace = new Map(cards.map((card) => [card.id, card]));
  if (byFace.size < cards.length) {
    const twice = cards.find((card) => byFace.get(card.id) !== card);
    throw new Error(`two cards have the face ${twice?.id}`);
  }
  return {
    all: cards,
    has: (face) => byFace.has(face),
    of(face) {
      const card = byFace.get(face);
      if (card === undefined) throw new Error(`no card ${face}`);
      return card;
    },
  };
}
