/** Where a learner who leaves a lesson goes: to its course, or back to the rule they came from. */
export function wayOut(game: string): string {
  const rule = new URLSearchParams(location.search).get('rule');
  return rule === null ? `/learn/${game}` : `/rules/${game}#${rule}`;
}

/** Whether the reader came from a rule. */
export const cameFromRule = (): boolean => new URLSearchParams(location.search).has('rule');
