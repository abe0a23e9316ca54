import type { Glossary, Text } from '@tablee/engine';
import { IN_GLOSSARY, LEXICON } from './lexicon-texts.ts';

export type LexiconWord = keyof typeof LEXICON | (typeof IN_GLOSSARY)[number];

interface LexiconProps {
  readonly glossary: Glossary;
  readonly className: string;
  readonly of: readonly LexiconWord[];
  readonly text: (text: Text) => string;
}

/** Words of the rules and their meanings. */
export function LexiconWords({ glossary, className, of, text }: LexiconProps) {
  const entries: Readonly<Record<string, { readonly name: Text; readonly text: Text }>> = {
    ...Object.fromEntries(
      glossary
        .filter(({ id }) => IN_GLOSSARY.some((each) => each === id))
        .map((term) => [term.id, term]),
    ),
    ...LEXICON,
  };
  return (
    <dl className={className}>
      {of.map((word) => {
        const entry = entries[word];
        return entry === undefined ? null : (
          <div key={word}>
            <dt>{text(entry.name)}</dt>
            <dd>{text(entry.text)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
