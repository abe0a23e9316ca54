import { NICKNAME_LENGTH } from '@tablee/protocol/common.ts';

/** `wanted`, or `wanted 2`, `wanted 3` … if that name is taken in the room (ignoring case). */
export function distinctNickname(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((nickname) => nickname.toLowerCase()));
  let candidate = wanted;
  for (let number = 2; used.has(candidate.toLowerCase()); number += 1) {
    const suffix = ` ${number}`;
    candidate = `${cut(wanted, NICKNAME_LENGTH - suffix.length)}${suffix}`;
  }
  return candidate;
}

/** The first whole characters of a text that fit into `units` UTF-16 units. */
function cut(text: string, units: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > units) break;
    kept += character;
  }
  return kept.trim();
}
