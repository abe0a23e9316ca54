import type { Chapter, Clause } from '@tablee/engine';
import { type ReactNode, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { rulebookOf } from '../../games/rulebooks.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Terms, TermsOf } from '../../table/terms.tsx';
import '../../ui/paper.css';
import './rulebook.css';

interface RulebookProps {
  readonly game: string;
  /** Clause to show first. */
  readonly clause: string | null;
  /** Beside the table: no list of chapters. */
  readonly compact?: boolean;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function searched(chapters: readonly Chapter[], sought: string, lang: 'fr' | 'en') {
  const parts = plain(sought)
    .split(/\s+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        const whole = plain(`${clause.id} ${chapter.title[lang]} ${clause.text[lang]}`);
        return parts.every((part) => whole.includes(part));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
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
  if (chapters === null) return <p className="note">{say('rulesMissing')}</p>;

  const found = searched(chapters, deferred, lang);
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const open = (id: string) => {
    setSought('');
    setShown(id);
    if (!compact) history.replaceState(null, '', `#${id}`);
  };
  return (
    <div className={compact ? 'rulebook rulebook-compact' : 'rulebook'} ref={root}>
      <div className="rulebook-search field">
        <label htmlFor={`search-${game}`}>{say('rulesSearch')}</label>
        <input
          id={`search-${game}`}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <p className="note" role="status">
          {deferred !== '' && (count === 0 ? say('rulesNothing') : say('rulesFound', { count }))}
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
}

function ClauseLine({ clause, lang, shown, onOpen }: ClauseLineProps) {
  return (
    <div id={clause.id} className="clause" data-shown={shown || undefined}>
      <dt>
        <button type="button" onClick={() => onOpen(clause.id)}>
          {clause.id.replace(/^[A-Z]+-/, '')}
        </button>
      </dt>
      <dd>{withMentions(clause.text[lang], onOpen)}</dd>
    </div>
  );
}

/** "(ROY-4.2)" inside a clause leads there; the sign that follows stays on its line. */
function withMentions(text: string, onOpen: (id: string) => void): ReactNode {
  return text.split(/(\b[A-Z]{2,4}-(?:R\.)?\d+(?:\.\d+)*[).,;]*)/).map((part, i) => {
    if (i % 2 === 0) {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      return <Terms key={i} of={part} among />;
    }
    const id = part.replace(/[).,;]+$/, '');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      <span className="clause-mentioned" key={i}>
        <button type="button" className="clause-mention" onClick={() => onOpen(id)}>
          {id.replace(/^[A-Z]+-/, '')}
        </button>
        {part.slice(id.length)}
      </span>
    );
  });
}
