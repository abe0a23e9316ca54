import { tableEn } from '../i18n/table-en.ts';
import { tableFr } from '../i18n/table-fr.ts';
import type { IconShape } from '../ui/icon.tsx';
import { bananaPeel, cycle, delighted, hourglass, pointing, thumbUp } from './icons.generated.ts';

/** Words that go without saying: a picture, and a phrase that everybody reads in their own language. */
export const REACTIONS = {
  phraseWell: thumbUp,
  phraseHa: delighted,
  phraseOops: bananaPeel,
  phraseWait: hourglass,
  phraseTurn: pointing,
  phraseAgain: cycle,
} as const satisfies Record<string, IconShape>;

export type Reaction = keyof typeof REACTIONS;

const KEYS = Object.keys(REACTIONS) as Reaction[];
/** On their way words may lose the width of their spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const OF_TEXT = new Map(
  [tableFr, tableEn].flatMap((words) => KEYS.map((key) => [plain(words[key]), key] as const)),
);

/** The reaction that a message is, in either language; `null`: it is free text. */
export const reactionOf = (text: string): Reaction | null => OF_TEXT.get(plain(text)) ?? null;
