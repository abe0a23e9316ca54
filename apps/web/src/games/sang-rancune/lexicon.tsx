import { lazy, Suspense } from 'react';
import type { LexiconWord } from './lexicon-words.tsx';
import { useWords } from './words.ts';

// Many words, seldom read: they load when they are.
const Words = lazy(() =>
  import('./lexicon-words.tsx').then(({ LexiconWords }) => ({ default: LexiconWords })),
);

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
