import type { Chapter, Glossary, Guide, Lang, Text } from '@tablee/engine';
import { termsIn } from '@tablee/engine';

/** A fault of the texts that accompany a first match. */
interface Found {
  /** How much has no sentence, or no entry. */
  readonly missing: number;
  readonly faults: readonly string[];
}

/** More characters than these take too much of a board. */
const LONGEST = { primer: 260, firstTime: 230, term: 300 };
const LANGS: readonly Lang[] = ['fr', 'en'];

const lengthFaults = (of: string, text: Text, most: number): readonly string[] =>
  LANGS.flatMap((lang) => {
    const { length } = text[lang].trim();
    if (length === 0) return [`${of} says nothing (${lang})`];
    return length > most ? [`${of} is too long (${lang}, ${length} of ${most})`] : [];
  });

/** A guide, beside the kinds of questions that the game asks. */
export function guideFaults(
  { primer, firstTimes }: Pick<Guide, 'primer' | 'firstTimes'>,
  kinds: readonly string[],
): Found {
  const missing = kinds.filter((kind) => firstTimes[kind] === undefined);
  const unknown = Object.keys(firstTimes).filter((kind) => !kinds.includes(kind));
  return {
    missing: missing.length,
    faults: [
      ...missing.map((kind) => `${kind} has no first-time sentence`),
      ...unknown.map((kind) => `${kind} is never asked`),
      ...Object.entries(primer).flatMap(([part, text]) => lengthFaults(part, text, LONGEST.primer)),
      ...Object.entries(firstTimes).flatMap(([kind, text]) =>
        lengthFaults(kind, text, LONGEST.firstTime),
      ),
    ],
  };
}

/** A glossary, beside the rulebook that it explains: each of its words stands there, in both languages; every keyword is one. */
export function termsFaults(
  glossary: Glossary,
  rulebook: readonly Chapter[],
  keywords: readonly Text[],
): Found {
  const isTerm = (word: string, lang: Lang): boolean =>
    termsIn(word, lang, glossary).some((piece) => typeof piece !== 'string');
  const missing = keywords.flatMap((word) =>
    LANGS.filter((lang) => !isTerm(word[lang], lang)).map((lang) => word[lang]),
  );
  const clauses = rulebook.flatMap((chapter) => chapter.clauses);
  const known = new Set(clauses.map(({ id }) => id));
  const met = new Map<string, Set<Lang>>();
  for (const { text } of clauses) {
    for (const lang of LANGS) {
      for (const piece of termsIn(text[lang], lang, glossary)) {
        if (typeof piece === 'string') continue;
        met.set(piece.term.id, (met.get(piece.term.id) ?? new Set()).add(lang));
      }
    }
  }
  const ids = glossary.map(({ id }) => id);
  const forms = LANGS.flatMap((lang) =>
    glossary.flatMap((term) => term.forms[lang].map((form) => `${lang}:${form}`)),
  );
  return {
    missing: missing.length,
    faults: [
      ...missing.map((word) => `${word} is not explained`),
      ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${id} is there twice`),
      ...forms
        .filter((form, i) => forms.indexOf(form) < i)
        .map((form) => `${form} has two meanings`),
      ...glossary.flatMap(({ id, clause, text }) => [
        ...(known.has(clause) ? [] : [`${id} names ${clause}, which no rulebook has`]),
        ...LANGS.filter((lang) => met.get(id)?.has(lang) !== true).map(
          (lang) => `${id} is no word of the rulebook (${lang})`,
        ),
        ...lengthFaults(id, text, LONGEST.term),
      ]),
    ],
  };
}
