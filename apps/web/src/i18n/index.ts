import type { Values } from '@tablee/engine';
import { fillPlaces, unbroken } from '@tablee/engine';
import { useSettings } from '../stores/settings.ts';
import { en } from './en.ts';
import { pseudo, type ValuesOf } from './format.ts';
import { fr } from './fr.ts';

export type LangChoice = 'fr' | 'en' | 'pseudo';

/** Says a key of a dictionary in the reader's language; `Fr` is the French one, which types the values. */
export type SayOf<Fr extends Record<string, string>> = <K extends keyof Fr>(
  key: K,
  ...values: ValuesOf<Fr[K]>
) => string;
export type HouseSay = SayOf<typeof fr>;

type Fill = (pattern: string, lang: 'fr' | 'en', values?: Values) => string;

/** How each language says the keys of these dictionaries; `fill` chooses forms and fills places in. */
export function sayings<Fr extends Record<string, string>>(
  french: Fr,
  english: Record<keyof Fr, string>,
  fill: Fill,
): Readonly<Record<LangChoice, SayOf<Fr>>> {
  const sayIn =
    (lang: LangChoice): SayOf<Fr> =>
    (key, ...values) => {
      if (lang === 'pseudo') return pseudo(fill(english[key], 'en', values[0]));
      const text = fill(lang === 'fr' ? (french[key] as string) : english[key], lang, values[0]);
      return lang === 'fr' ? unbroken(text) : text;
    };
  return { fr: sayIn('fr'), en: sayIn('en'), pseudo: sayIn('pseudo') };
}

/** Words that every page loads have no forms to choose: the grammar loads with rooms and tables. */
const HOUSE = sayings(fr, en, (pattern, _, values) => fillPlaces(pattern, values));

/** The words of the house in the reader's language; the component renders again when the language changes. */
export const useSay = (): HouseSay => HOUSE[useSettings((settings) => settings.lang)];

/** The language for texts that come from the rules: two languages only. */
export const useTextLang = (): 'fr' | 'en' =>
  useSettings((settings) => (settings.lang === 'fr' ? 'fr' : 'en'));
