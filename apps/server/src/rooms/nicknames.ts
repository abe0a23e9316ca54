const LONGEST = 24;

/** `wanted`, or `wanted 2`, `wanted 3` … if somebody in the room is already called so (letter case aside). */
export function distinctNickname(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((nickname) => nickname.toLowerCase()));
  if (!used.has(wanted.toLowerCase())) return wanted;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const candidate = `${[...wanted]
      .slice(0, LONGEST - suffix.length)
      .join('')
      .trim()}${suffix}`;
    if (candidate.length <= LONGEST && !used.has(candidate.toLowerCase())) return candidate;
    if (number > 100) return wanted.slice(0, LONGEST);
  }
}
