import type { Text } from '@tablee/engine';
import { LEXICON } from './lexicon-texts.ts';

export type LexiconWord = keyof typeof LEXICON;

interface LexiconProps {
  readonly className: string;
  readonly of: readonly LexiconWord[];
  readonly text: (text: Text) => string;
}

/** Words of the rules and what they mean. */
export function LexiconWords({ className, of, text }: LexiconProps) {
  return (
    <dl className={className}>
      {of.map((word) => (
        <div key={word}>
          <dt>{text(LEXICON[word].name)}</dt>
          <dd>{text(LEXICON[word].text)}</dd>
        </div>
      ))}
    </dl>
  );
}
