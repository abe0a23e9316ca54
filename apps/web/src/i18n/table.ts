import { fill } from '@tablee/engine';
import { useSettings } from '../stores/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type SayOf, sayings } from './index.ts';
import { tableEn } from './table-en.ts';
import { tableFr } from './table-fr.ts';

export { type LangChoice, useTextLang } from './index.ts';

const french = { ...fr, ...tableFr };
export type Key = keyof typeof french;
export type Say = SayOf<typeof french>;

/** All the words of rooms and tables, those of the house among them: a chunk of its own. */
const ALL = sayings(french, { ...en, ...tableEn }, fill);

/** The reader's own words, outside components. */
export const sayNow = (): Say => ALL[useSettings.getState().lang];

/** The reader's own words; the component renders again when the language changes. */
export const useSay = (): Say => ALL[useSettings((settings) => settings.lang)];
