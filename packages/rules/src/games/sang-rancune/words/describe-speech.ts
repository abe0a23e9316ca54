import type { Card, Line, Narrator, Reader } from '@tablee/engine';
import { plainOf, wordsOf } from '@tablee/engine';
import type { SangRancuneEvent } from '../state/events.ts';
import type { Open, SangRancuneView } from '../state/state.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import type { Words } from './dictionary.ts';
import { WORDS } from './dictionary.ts';
import { nameOfFace } from './names.ts';
import { tell as tellEvent } from './story.ts';

const { WORDS: PARTS, dictionary: patterns } = wordsOf({ fr: describeFr, en: describeEn }, {});

export { patterns };

export type Key = keyof typeof describeEn;
export type Lines = readonly Line<Key>[];

/** One look at the table, and its reader. */
export interface Speech {
  readonly view: SangRancuneView;
  readonly open: Open;
  readonly tell: Narrator<Key>;
  readonly reader: Reader;
  /** Says a part of a sentence. */
  readonly say: (typeof PARTS)['en']['say'];
  /** The game's usual words. */
  readonly words: Words;
}

export const speechOf = (view: SangRancuneView, tell: Narrator<Key>): Speech => ({
  view,
  open: view.open,
  tell,
  reader: tell.reader,
  say: PARTS[tell.reader.lang].say,
  words: WORDS[tell.reader.lang],
});

/** Names of cards; several of one kind are named once. */
export function namesOf({ say, words }: Speech, cards: readonly Pick<Card, 'face'>[]): string {
  const counts = new Map<string, number>();
  for (const { face } of cards) counts.set(face, (counts.get(face) ?? 0) + 1);
  const names = [...counts].map(([face, n]) => {
    const card = words.text(nameOfFace(face));
    return n === 1 ? card : say('copies', { card, n });
  });
  return words.list(names);
}

/** An event by its contents: without the clause of the rulebook. */
type Unsourced<E extends SangRancuneEvent = SangRancuneEvent> = E extends SangRancuneEvent
  ? Omit<E, 'clause'>
  : never;

/** Current events, in the words of the log. */
export const logged = ({ tell, reader }: Speech, event: Unsourced): Line<Key> =>
  tell.fact('sentence', {
    words: plainOf(tellEvent({ clause: '', ...event }, reader)?.pieces ?? []),
  });
