import { type Line as EngineLine, Narrator as EngineNarrator } from '@tablee/engine';
import type { IconShape } from '../ui/icon.tsx';
import type { Wording } from './contract.ts';
import type { Line } from './told.tsx';

export { faces } from '@tablee/engine';

/** What a narrator takes from its game: the icon of each type of event. */
export interface Narration {
  readonly icons: Readonly<Record<string, IconShape>> & { readonly default: IconShape };
}

/** Makes the lines of one reader about one event of `type`. */
export class Narrator<Key extends string> extends EngineNarrator<Key> {
  readonly #type: string;
  readonly #by: Narration;

  constructor(words: Wording, type: string, by: Narration) {
    super(words);
    this.#type = type;
    this.#by = by;
  }

  isYou(seat: number): boolean {
    return this.reader.isYou(seat);
  }

  override fact(key: Key, parts: EngineLine['parts'] = {}): Line<Key> {
    const icon = this.#by.icons[this.#type] ?? this.#by.icons.default;
    return { ...super.fact(key, parts), icon, separator: this.#type === 'turnStarted' };
  }

  override deed(
    key: Key,
    who: number | readonly number[],
    parts: EngineLine['parts'] = {},
  ): Line<Key> {
    return super.deed(key, who, parts) as Line<Key>;
  }
}
