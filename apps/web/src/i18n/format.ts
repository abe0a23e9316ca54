type NameOf<Place extends string> = Place extends `${infer Name}|${string}` ? Name : Place;
type NamesIn<S extends string> = S extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | NamesIn<Rest>
  : never;

/** The values that a sentence needs: none, or one value per `{name}` and `{name|one|other}` in it. */
export type ValuesOf<S extends string> = [NamesIn<S>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<S>]: string | number }];

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

/** A made-up language 40 % longer than the text it is given: text that is cut in it would be cut in German. */
export function pseudo(text: string): string {
  const accented = text.replace(/[aceinouACEIOU]/g, (letter) => ACCENTED[letter] ?? letter);
  const padding = 'ïng lörem ípsum dölor sít ámet cönsectetur '.repeat(
    1 + Math.floor(text.length / 40),
  );
  return `[${accented}${padding.slice(0, Math.ceil(text.length * 0.4))}]`;
}
