import { unbroken } from './sentences.ts';

/** A text in both languages. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}

/** A language of the tables. */
export type Lang = keyof Text;

/** One numbered rule: `ROY-4.2`, or a ruling `ROY-R.17`. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
}

/** A chapter of a rulebook, with its clauses in order. */
export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly clauses: readonly Clause[];
}

/** A text in both languages; French punctuation never starts or ends a line alone. */
export const text = (fr: string, en: string): Text => ({ fr: unbroken(fr), en });

/** A clause of a rulebook, such as 'UNT-4.2', in both languages. */
export const clause = (id: string, fr: string, en: string): Clause => ({ id, text: text(fr, en) });
