import { loadTerms } from '@tablee/rules/learning.ts';
import { expect, test } from 'vitest';
import { IN_GLOSSARY, LEXICON } from './lexicon-texts.ts';

test('a word the cards use is explained once: in the glossary, or here', async () => {
  const { glossary } = await loadTerms('sang-rancune');
  const ids = glossary.map(({ id }) => id);
  for (const word of IN_GLOSSARY) expect(ids).toContain(word);
  for (const word of Object.keys(LEXICON)) expect(ids).not.toContain(word);
});
