import type { Text } from './rulebook.ts';

/** A choice the host makes before the start, in words. Ids and values are those of the rules' `options`. */
export interface TableOptionWords {
  readonly label: Text;
  /** One sentence each: the effect of the choice at the table. */
  readonly values: { readonly [value: string]: { readonly label: Text; readonly hint: Text } };
}

type InBoth = Text | readonly [fr: string, en: string];

const textOf = (words: InBoth): Text => ('fr' in words ? words : { fr: words[0], en: words[1] });

/** A value of a table option: its name, and in one sentence what it changes. */
export const valueWords = (label: InBoth, hint: InBoth): TableOptionWords['values'][string] => ({
  label: textOf(label),
  hint: textOf(hint),
});

/** An option of the table and its values, by their ids in the rules. */
export const tableOptionWords = (
  label: InBoth,
  values: TableOptionWords['values'],
): TableOptionWords => ({ label: textOf(label), values });
