import { useSettings } from '../stores/settings.ts';
import { en } from './en.ts';
import { type Entry, pseudo, say, unbroken, type ValuesOf } from './format.ts';
import { fr } from './fr.ts';

export type Key = keyof typeof fr;
export type LangChoice = 'fr' | 'en' | 'pseudo';

/** Says a key of the dictionary in the reader's language. */
export type Say = <K extends Key>(key: K, ...values: ValuesOf<(typeof fr)[K]>) => string;

const sayIn =
  (lang: LangChoice): Say =>
  (key, ...values) => {
    if (lang === 'pseudo') return pseudo(say(en[key], 'en', values[0]));
    const text = say(lang === 'fr' ? (fr[key] as Entry) : en[key], lang, values[0]);
    return lang === 'fr' ? unbroken(text) : text;
  };

const SAYINGS: Record<LangChoice, Say> = {
  fr: sayIn('fr'),
  en: sayIn('en'),
  pseudo: sayIn('pseudo'),
};

/** The reader's own words, outside components. */
export const sayNow = (): Say => SAYINGS[useSettings.getState().lang];

/** The reader's own words; the component is drawn anew when the language changes. */
export const useSay = (): Say => SAYINGS[useSettings((settings) => settings.lang)];

/** The language for texts that come from the rules: two languages only. */
export const useTextLang = (): 'fr' | 'en' =>
  useSettings((settings) => (settings.lang === 'fr' ? 'fr' : 'en'));
