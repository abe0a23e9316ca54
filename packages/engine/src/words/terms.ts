import type { View } from '../game/layers.ts';
import type { Lang, Text } from './rulebook.ts';

/** A word of the rules that explains itself wherever it stands. */
export interface Term<V extends View = View> {
  /** Unique in its game. */
  readonly id: string;
  readonly name: Text;
  /**
   * How it stands in sentences: singular, plural, as a verb … Upper and lower case are the same, but a form that begins with a
   * capital is meant with one: a common word that is a term only then.
   */
  readonly forms: { readonly [lang in Lang]: readonly string[] };
  /** Its meaning, in a sentence or two. */
  readonly text: Text;
  /** The clause of the rulebook that says so. */
  readonly clause: string;
  /** How it applies at this table now; `null`: nothing worth saying. */
  now?(view: V): Text | null;
}

/** The words of a game that explain themselves where they are met. */
export type Glossary<V extends View = View> = readonly Term<V>[];

/** A piece of a sentence: plain, or a term in the words that stand there. */
export type Worded = string | { readonly term: Term; readonly words: string };

interface Finder {
  readonly pattern: RegExp;
  /** By form: in lower case, or with its capital. */
  readonly terms: ReadonlyMap<string, Term>;
}

const finders = new WeakMap<Glossary, Partial<Record<Lang, Finder>>>();

/** A sentence in pieces: each term of the glossary once, where it stands first. Of two that begin alike the longer is meant. */
export function termsIn(sentence: string, lang: Lang, glossary: Glossary): readonly Worded[] {
  if (glossary.length === 0) return [sentence];
  const { pattern, terms } = finderOf(glossary, lang);
  const pieces: Worded[] = [];
  const met = new Set<Term>();
  let from = 0;
  for (const { 0: words, index } of sentence.matchAll(pattern)) {
    const term = terms.get(plainForm(words)) ?? terms.get(plainForm(words.toLowerCase()));
    if (term === undefined || met.has(term)) continue;
    met.add(term);
    if (index > from) pieces.push(sentence.slice(from, index));
    pieces.push({ term, words });
    from = index + words.length;
  }
  if (from < sentence.length || pieces.length === 0) pieces.push(sentence.slice(from));
  return pieces;
}

function finderOf(glossary: Glossary, lang: Lang): Finder {
  const known = finders.get(glossary) ?? {};
  const found = known[lang] ?? newFinder(glossary, lang);
  finders.set(glossary, { ...known, [lang]: found });
  return found;
}

function newFinder(glossary: Glossary, lang: Lang): Finder {
  const terms = new Map(
    glossary.flatMap((term) => term.forms[lang].map((form) => [plainForm(form), term] as const)),
  );
  const forms = [...terms.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) =>
      form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0\\u202f]'),
    );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return { pattern, terms };
}

const plainForm = (form: string): string => form.replace(/[\u00a0\u202f]/g, ' ');
