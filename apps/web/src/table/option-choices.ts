import type { Text } from '@tablee/engine';
import type { TableOptionWords } from './contract.ts';

type InBoth = Text | readonly [fr: string, en: string];

const textOf = (words: InBoth): Text => ('fr' in words ? words : { fr: words[0], en: words[1] });

/** A value of a table option: its name, and in one sentence what it changes. */
export const choice = (label: InBoth, hint: InBoth): TableOptionWords['values'][string] => ({
  label: textOf(label),
  hint: textOf(hint),
});

/** An option of the table and its values, by their ids in the rules. */
export const option = (label: InBoth, values: TableOptionWords['values']): TableOptionWords => ({
  label: textOf(label),
  values,
});
