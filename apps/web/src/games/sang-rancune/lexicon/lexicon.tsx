import { loadTerms } from '@tablee/rules/learning.ts';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useWords } from '../words.ts';
import type { LexiconWord, LexiconWords } from './lexicon-words.tsx';

// Many words, seldom read: they load when they are.
const Words = lazy(async () => {
  const [{ LexiconWords }, { glossary }] = await Promise.all([
    import('./lexicon-words.tsx'),
    loadTerms('sang-rancune'),
  ]);
  return {
    default: (props: WordsProps) => <LexiconWords glossary={glossary} {...props} />,
  };
});

type WordsProps = Omit<ComponentProps<typeof LexiconWords>, 'glossary'>;

interface LexiconProps {
  readonly className: string;
  readonly of: readonly LexiconWord[];
}

export function Lexicon(props: LexiconProps) {
  const { text } = useWords();
  return (
    <Suspense fallback={null}>
      <Words {...props} text={text} />
    </Suspense>
  );
}
