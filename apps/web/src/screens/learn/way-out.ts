/** Where one goes who leaves a lesson: to its course, or back to the rule one came from. */
export function wayOut(game: string): string {
  const rule = new URLSearchParams(location.search).get('rule');
  return rule === null ? `/learn/${game}` : `/rules/${game}#${rule}`;
}

/** Whether a rule is where one came from. */
export const cameFromRule = (): boolean => new URLSearchParams(location.search).has('rule');
