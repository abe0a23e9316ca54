import type { Chapter, Clause, Lesson } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import { loadLessons, loadTerms } from '@tablee/rules/learning.ts';
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { rulebookOf } from '../../games/rulebooks.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { playButton } from '../../kit/icons.generated.ts';
import { Terms, TermsOf } from '../../kit/terms.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import '../../ui/paper.css';
import './rulebook.css';
import type { Finder } from './search.ts';

interface RulebookProps {
  readonly game: string;
  /** Clause to show first. */
  readonly clause: string | null;
  /** Beside the table: no list of chapters. */
  readonly compact?: boolean;
}

/** The search of the rules, loaded once the reader searches. */
function useFinder(
  game: string,
  chapters: readonly Chapter[] | null,
  lang: 'fr' | 'en',
  isWanted: boolean,
): Finder | null {
  const [found, setFound] = useState<{ readonly find: Finder } | null>(null);
  useEffect(() => {
    if (!isWanted || chapters === null || !isGameId(game)) return undefined;
    let isHere = true;
    Promise.all([import('./search.ts'), loadTerms(game)]).then(
      ([{ finderOf }, { glossary }]) => {
        if (isHere) setFound({ find: finderOf(chapters, glossary, lang) });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [game, chapters, lang, isWanted]);
  return found?.find ?? null;
}

/** Of the clauses that are found their chapters, the best first. */
function chaptersOf(chapters: readonly Chapter[], found: readonly string[]): readonly Chapter[] {
  const rank = new Map(found.map((id, place) => [id, place]));
  const rankOf = ({ id }: Clause): number => rank.get(id) ?? Number.POSITIVE_INFINITY;
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses
        .filter(({ id }) => rank.has(id))
        .sort((one, other) => rankOf(one) - rankOf(other)),
    }))
    .filter(({ clauses }) => clauses.length > 0)
    .sort(
      ({ clauses: [one] }, { clauses: [other] }) => rankOf(one as Clause) - rankOf(other as Clause),
    );
}

/** The lessons that teach a clause, by its id; none where they cannot be loaded. */
function useLessonsByClause(game: string): ReadonlyMap<string, Lesson> {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  useEffect(() => {
    let isHere = true;
    if (isGameId(game))
      loadLessons(game).then(
        (all) => isHere && setLessons(all),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [game]);
  return useMemo(
    () =>
      new Map(
        lessons.toReversed().flatMap((lesson) => lesson.clauses.map((id) => [id, lesson] as const)),
      ),
    [lessons],
  );
}

/** A game's rules by chapter; every clause has an address, every mention of a clause leads to it. */
export default function Rulebook({ game, clause, compact = false }: RulebookProps) {
  const say = useSay();
  const lang = useTextLang();
  const chapters = use(rulebookOf(game));
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState(clause);
  const deferred = useDeferredValue(sought);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setShown(clause);
    if (clause !== null) setSought('');
  }, [clause]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clause may have been filtered out before
  useEffect(() => {
    if (shown === null) return;
    const target = root.current?.querySelector(`[id="${CSS.escape(shown)}"]`);
    target?.scrollIntoView({ block: compact ? 'center' : 'start' });
  }, [shown, deferred === '']);
  const isSought = deferred.trim() !== '';
  const find = useFinder(game, chapters, lang, isSought);
  const played = useLessonsByClause(game);
  if (chapters === null) return <p className="note">{say('rulesMissing')}</p>;

  const found = isSought && find !== null ? chaptersOf(chapters, find(deferred)) : chapters;
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const open = (id: string) => {
    setSought('');
    setShown(id);
    if (!compact) history.replaceState(null, '', `#${id}`);
  };
  const playOf = (id: string): ReactNode => {
    const lesson = played.get(id);
    if (lesson === undefined) return null;
    const to = `/learn/${game}/${lesson.id}?rule=${id}`;
    const label = (
      <>
        <Icon of={playButton} /> {say('playClause', { lesson: lesson.title[lang] })}
      </>
    );
    // A match on the table stays where it is.
    return compact ? (
      <a className="clause-play" href={to} target="_blank" rel="noreferrer">
        {label}
      </a>
    ) : (
      <Link className="clause-play" to={to}>
        {label}
      </Link>
    );
  };
  return (
    <div className={compact ? 'rulebook rulebook-compact' : 'rulebook'} ref={root}>
      {compact && (
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer">
          {say('overview')}
        </a>
      )}
      <div className="rulebook-search field">
        <label htmlFor={`search-${game}`}>{say('rulesSearch')}</label>
        <input
          id={`search-${game}`}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <p className="note" role="status">
          {isSought &&
            find !== null &&
            (count === 0 ? say('rulesNothing') : say('rulesFound', { count }))}
        </p>
      </div>
      {!compact && deferred === '' && <ChapterList chapters={chapters} lang={lang} />}
      <TermsOf game={game} onClause={open}>
        <div className="rulebook-chapters">
          {found.map((chapter) => (
            <section key={chapter.id} id={chapter.id} className="rulebook-chapter">
              <h2>{chapter.title[lang]}</h2>
              <dl>
                {chapter.clauses.map((each) => (
                  <ClauseLine
                    key={each.id}
                    clause={each}
                    lang={lang}
                    shown={each.id === shown}
                    onOpen={open}
                    play={playOf(each.id)}
                  />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </TermsOf>
    </div>
  );
}

interface ChapterListProps {
  readonly chapters: readonly Chapter[];
  readonly lang: 'fr' | 'en';
}

function ChapterList({ chapters, lang }: ChapterListProps) {
  const say = useSay();
  return (
    <nav className="rulebook-nav" aria-label={say('rulesChapters')}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#${chapter.id}`}>{chapter.title[lang]}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ClauseLineProps {
  readonly clause: Clause;
  readonly lang: 'fr' | 'en';
  readonly shown: boolean;
  readonly onOpen: (id: string) => void;
  /** The way to where it can be played. */
  readonly play: ReactNode;
}

function ClauseLine({ clause, lang, shown, onOpen, play }: ClauseLineProps) {
  return (
    <div id={clause.id} className="clause" data-shown={shown || undefined}>
      <dt>
        <button type="button" onClick={() => onOpen(clause.id)}>
          {clause.id.replace(/^[A-Z]+-/, '')}
        </button>
      </dt>
      <dd>
        {withMentions(clause.text[lang], onOpen)} {play}
      </dd>
    </div>
  );
}

/** "(ROY-4.2)" inside a clause leads there; the signs around it stay on its line. */
function withMentions(text: string, onOpen: (id: string) => void): ReactNode {
  return text.split(/(\(?\b[A-Z]{2,4}-(?:R\.)?\d+(?:\.\d+)*[).,;]*)/).map((part, i) => {
    if (i % 2 === 0) {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      return <Terms key={i} of={part} among />;
    }
    const id = part.replace(/^\(|[).,;]+$/g, '');
    const [before, after] = part.split(id);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      <span className="clause-mentioned" key={i}>
        {before}
        <button type="button" className="clause-mention" onClick={() => onOpen(id)}>
          {id.replace(/^[A-Z]+-/, '')}
        </button>
        {after}
      </span>
    );
  });
}
