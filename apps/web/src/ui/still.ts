import { type FunctionComponent, memo } from 'react';

/**
 * A part that is drawn again only if its props differ in what they say: a view is read anew with every snapshot, and most of it
 * says the same. It must read no context that changes more often than they do.
 */
export const still = <Props extends object>(part: FunctionComponent<Props>) =>
  memo(part, saysTheSame);

/** Plain data by its contents, anything else (functions, elements, pictures) by identity. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, i) => saysTheSame(each, b[i]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && saysTheSame(a[key], b[key]))
  );
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);
