/**
 * A modifier: a pure change of a number (cost, attack, hand limit) for a subject. Never stored, never asks;
 * `source` names the card or rule it comes from, for the zoomed card's "what changed this".
 */
export interface Modifier<Subject> {
  readonly source: string;
  apply(value: number, subject: Subject): number;
}

/** A number after its modifiers, and which of them changed it. */
export interface Modified {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Applies modifiers in the order given: the order is the rulebook's, there are no priorities. */
export function modified<Subject>(
  base: number,
  subject: Subject,
  modifiers: readonly Modifier<Subject>[],
): Modified {
  let value = base;
  const sources: string[] = [];
  for (const modifier of modifiers) {
    const next = modifier.apply(value, subject);
    if (next !== value) sources.push(modifier.source);
    value = next;
  }
  return { value, sources };
}
