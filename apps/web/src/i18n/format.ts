/** A sentence, or its forms for one and for many (`count` decides). */
export type Entry = string | { readonly one: string; readonly other: string };

type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<E extends Entry> = E extends string
  ? NamesIn<E>
  : E extends { other: infer Other extends string }
    ? NamesIn<Other> | 'count'
    : never;

/** What must be given to say an entry: nothing, or one value per `{name}` in it. */
export type ValuesOf<E extends Entry> = [NamesOf<E>] extends [never]
  ? []
  : [values: { readonly [Name in NamesOf<E>]: string | number }];

/** Fills an entry in. French counts 0 and 1 as one, English only 1: `Intl.PluralRules` knows. */
export function say(
  entry: Entry,
  lang: string,
  values: { readonly [name: string]: string | number } = {},
): string {
  const pattern =
    typeof entry === 'string' ? entry : entry[pluralOf(lang, Number(values.count ?? 0))];
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const pluralOf = (lang: string, count: number): 'one' | 'other' =>
  new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other';

/** French punctuation never starts or ends a line alone. */
export const unbroken = (text: string): string =>
  text.replace(/ (?=[;:?!»%])|« /g, (found) => `${found.trim()}\u202f`);

const ACCENTED: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  A: 'Â',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  O: 'Ô',
  U: 'Ü',
};

/** A made-up language 40 % longer than the text it is given: what clips in it would clip in German. */
export function pseudo(text: string): string {
  const accented = text.replace(/[aceinouACEIOU]/g, (letter) => ACCENTED[letter] ?? letter);
  const padding = 'ïng lörem ípsum dölor sít ámet cönsectetur '.repeat(
    1 + Math.floor(text.length / 40),
  );
  return `[${accented}${padding.slice(0, Math.ceil(text.length * 0.4))}]`;
}
