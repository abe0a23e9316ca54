import { listOf } from '@tablee/engine';
import type { IconShape } from '../ui/icon.tsx';
import type { Wording } from './contract.ts';
import type { Line, Part } from './told.tsx';

/** What a narrator takes from its game: the icon of each type of event, and the reader's word for "you". */
export interface Narration {
  readonly icons: Readonly<Record<string, IconShape>> & { readonly default: IconShape };
  smallWords(lang: Wording['lang']): { readonly you: string };
}

export const faces = (cards: readonly { readonly face: string }[]): Part => ({
  cards: cards.map(({ face }) => face),
});

/** Makes the lines of one reader about one event of `type`. */
export class Narrator<Key extends string> {
  protected readonly words: Wording;
  readonly #type: string;
  readonly #by: Narration;

  constructor(words: Wording, type: string, by: Narration) {
    this.words = words;
    this.#type = type;
    this.#by = by;
  }

  isYou(seat: number): boolean {
    return this.words.nameOf(seat).toLowerCase() === this.#by.smallWords(this.words.lang).you;
  }

  /** The reader first: "vous et Ana". */
  names(seats: readonly number[]): Part {
    const sorted = [...seats].sort((a, b) => Number(this.isYou(b)) - Number(this.isYou(a)));
    const names = sorted.map((seat) => this.words.nameOf(seat));
    return { name: listOf(names, this.words.lang) };
  }

  /** Without an actor. */
  fact(key: Key, parts: Line['parts'] = {}): Line<Key> {
    const icon = this.#by.icons[this.#type] ?? this.#by.icons.default;
    return { key, icon, parts, you: false, separator: this.#type === 'turnStarted' };
  }

  /** With the seats that act, as the subject of the sentence. */
  deed(key: Key, who: number | readonly number[], parts: Line['parts'] = {}): Line<Key> {
    const seats = typeof who === 'number' ? [who] : who;
    return {
      ...this.fact(key, { who: this.names(seats), ...parts }),
      you: seats.some((seat) => this.isYou(seat)),
    };
  }
}
