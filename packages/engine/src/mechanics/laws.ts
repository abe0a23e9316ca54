/** Throws if something that always holds at a table does not. */
export function law(holds: boolean, broken: string): void {
  if (!holds) throw new Error(`broken law: ${broken}`);
}

/** Nothing is there twice. */
export function noTwins(ids: readonly string[], what: string): void {
  law(new Set(ids).size === ids.length, `twin ${what}`);
}

/** The cards found are the cards dealt, wherever they lie: none lost, none doubled. */
export function conserved(dealt: readonly string[], found: readonly string[], what: string): void {
  const [wanted, here] = [[...dealt].sort(), [...found].sort()];
  law(wanted.join() === here.join(), `${here.length} of ${wanted.length} ${what}: ${here.join()}`);
}
