/**
 * The hints that the bot of a game has for each card. They stand here and not in the cards: they are opinions, in a bot's own
 * terms, change without the rules, and a page need not load them. A test wants a hint or a reason for every card.
 */
export interface Knowledge {
  /** Faces of cards that it knows something of besides what is printed. */
  readonly hinted: readonly string[];
  /** Why general judgement is enough for a card of this kind; null: it is not. */
  general(face: string): string | null;
}

/** A hint, or why there is none. */
export type Judged<Hint> = Hint | { readonly general: string };

/** The knowledge in a table of hints with reasons among them. */
export function knownBy(
  table: Readonly<Record<string, object>>,
  byKind: (face: string) => string | null = () => null,
): Knowledge {
  const reasons = new Map(
    Object.entries(table).flatMap(([face, entry]) =>
      'general' in entry ? [[face, String(entry.general)] as const] : [],
    ),
  );
  return {
    hinted: Object.keys(table).filter((face) => !reasons.has(face)),
    general: (face) => reasons.get(face) ?? byKind(face),
  };
}
