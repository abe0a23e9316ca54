/** Throws with what should have been so, if it is not. */
export function ensure(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`not so: ${what}`);
}

/** Throws with both, unless two pieces of plain data are the same as JSON. */
export function ensureSame(found: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what} is another:\n${left}\n${right}`);
}
