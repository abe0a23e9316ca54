import { parseArgs } from 'node:util';

/**
 * Command-line flags `--name value` (or `--name` for one of `switches`) as text; an unknown flag is an error that lists
 * the known ones.
 */
export function flags<Name extends string>(
  argv: readonly string[],
  known: Record<Name, string | undefined>,
  switches: readonly NoInfer<Name>[] = [],
): Record<Name, string | undefined> {
  const isSwitch = (name: string): boolean => name === 'json' || switches.includes(name as Name);
  const options = Object.fromEntries(
    Object.keys(known).map((name) => [
      name,
      { type: isSwitch(name) ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...argv], options, strict: true });
    const merged: Record<string, string | undefined> = { ...known };
    for (const [name, value] of Object.entries(values)) merged[name] = String(value);
    return merged as Record<Name, string | undefined>;
  } catch (error) {
    console.error(`${(error as Error).message}\nflags: --${Object.keys(known).join(' --')}`);
    process.exit(2);
  }
}

/** A flag that must be a whole number of at least `least`. */
export function wholeNumber(name: string, value: string | undefined, least = 0): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < least) {
    console.error(`--${name} takes a whole number from ${least}, not ${value}`);
    process.exit(2);
  }
  return number;
}

/** A flag that must be a number of at least 1. */
export function factor(name: string, value: string | undefined): number {
  const number = Number(value);
  if (number >= 1) return number;
  console.error(`--${name} takes a number from 1, not ${value}`);
  process.exit(2);
}

/** A flag that must be one of these words. */
export function oneOf<Word extends string>(
  name: string,
  value: string | undefined,
  words: readonly Word[],
): Word {
  const word = words.find((known) => known === value);
  if (word !== undefined) return word;
  console.error(`--${name} takes ${words.join(', ')}, not ${value}`);
  process.exit(2);
}

/** Prints a result: readable, or one last line of JSON. */
export function print(result: object, json: boolean): void {
  console.log(json ? JSON.stringify(result) : JSON.stringify(result, null, 2));
}
