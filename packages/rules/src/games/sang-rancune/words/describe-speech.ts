import type { Card, Reader, Seat, Values } from '@tablee/engine';
import { plainOf, sayingsOf } from '@tablee/engine';
import type { SangRancuneEvent } from '../table/events.ts';
import type { Open, SangRancuneView } from '../table/state.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import type { Words } from './dictionary.ts';
import { WORDS } from './dictionary.ts';
import { nameOfFace } from './names.ts';
import { tell } from './story.ts';

const sentencesIn = sayingsOf({ fr: describeFr, en: describeEn }, {});
const SENTENCES = { fr: sentencesIn('fr'), en: sentencesIn('en') };

/** An event by what it says: no clause of the rulebook is told. */
type Unsourced = Distributed<SangRancuneEvent>;
type Distributed<E> = E extends SangRancuneEvent ? Omit<E, 'clause'> : never;

/** The table and whom it is described to. */
export interface Speech {
  readonly view: SangRancuneView;
  readonly open: Open;
  readonly reader: Reader;
  /** The words that the game has for its table. */
  readonly words: Words;
  /** A sentence of the description. */
  say(key: keyof typeof describeEn, values?: Values): string;
  /** A sentence about a seat, which is its `{who}`. */
  sayOf(seat: Seat, key: keyof typeof describeEn, values?: Values): string;
  /** As the log would tell it now. */
  tell(event: Unsourced): string;
  card(face: string): string;
  /** Cards one after the other, the same ones together. */
  cards(cards: readonly Pick<Card, 'face'>[]): string;
}

export function speechOf(view: SangRancuneView, reader: Reader): Speech {
  const { say } = SENTENCES[reader.lang];
  const words = WORDS[reader.lang];
  const card = (face: string): string => words.text(nameOfFace(face));
  return {
    view,
    open: view.open,
    reader,
    words,
    say,
    sayOf: (seat, key, values) =>
      say(key, { who: reader.nameOf(seat), ...values }, reader.isYou(seat)),
    tell: (event) => plainOf(tell({ clause: '', ...event }, reader)?.pieces ?? []),
    card,
    cards: (cards) => {
      const counts = new Map<string, number>();
      for (const { face } of cards) counts.set(face, (counts.get(face) ?? 0) + 1);
      return words.list(
        [...counts].map(([face, n]) =>
          n === 1 ? card(face) : say('copies', { card: card(face), n }),
        ),
      );
    },
  };
}
