import type { ComputePositionConfig } from '@floating-ui/dom';
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import type { Glossary, Term } from '@tablee/engine';
import { termsIn } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import { loadTerms } from '@tablee/rules/learning.ts';
import {
  createContext,
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSay, useTextLang } from '../i18n/table.ts';
import { useMatch } from '../stores/match.ts';
import './terms.css';

interface Words {
  readonly game: string;
  readonly glossary: Glossary;
  /** Shows a clause of the rulebook; left out: its page is opened. */
  readonly onClause?: (clause: string) => void;
}

const WordsContext = createContext<Words | null>(null);

const loaded = new Map<string, Promise<Glossary>>();

/** Of a game; none where it cannot be loaded: then words stay words. */
function glossaryOf(game: string): Promise<Glossary> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const glossary = isGameId(game)
    ? loadTerms(game).then((terms) => terms.glossary)
    : Promise.resolve([]);
  const safe = glossary.catch(() => {
    loaded.delete(game);
    return [];
  });
  loaded.set(game, safe);
  return safe;
}

interface TermsOfProps {
  readonly game: string;
  readonly onClause?: (clause: string) => void;
  readonly children: ReactNode;
}

/** Lends all sentences inside the words of a game that explain themselves, as soon as they are there. */
export function TermsOf({ game, onClause, children }: TermsOfProps) {
  const [glossary, setGlossary] = useState<Glossary>([]);
  useEffect(() => {
    let isWanted = true;
    void glossaryOf(game).then((found) => {
      if (isWanted) setGlossary(found);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return (
    <WordsContext value={{ game, glossary, ...(onClause && { onClause }) }}>
      {children}
    </WordsContext>
  );
}

interface TermsProps {
  readonly of: string;
  /** Among many sentences: the keys pass over its words. */
  readonly among?: boolean;
}

/** A sentence whose terms open their meaning by touch, focus or hover. */
export const Terms = memo(function Terms({ of: sentence, among = false }: TermsProps) {
  const words = useContext(WordsContext);
  const lang = useTextLang();
  if (words === null || words.glossary.length === 0) return sentence;
  return termsIn(sentence, lang, words.glossary).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    <Fragment key={i}>
      {typeof piece === 'string' ? (
        piece
      ) : (
        <TermWord term={piece.term} words={words} among={among}>
          {piece.words}
        </TermWord>
      )}
    </Fragment>
  ));
});

/** Milliseconds a mouse rests on a word before it is explained. */
const HOVER_DELAY = 350;

interface TermWordProps {
  readonly term: Term;
  readonly words: Words;
  readonly among: boolean;
  readonly children: string;
}

function TermWord({ term, words, among, children }: TermWordProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  /** The mouse has moved on it since it came. */
  const isPointed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <>
      <button
        type="button"
        className="term"
        tabIndex={among ? -1 : undefined}
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        // Not on entering: a word that comes to lie under a mouse at rest is not pointed at.
        onPointerMove={({ pointerType }) => {
          if (pointerType !== 'mouse' || isPointed.current) return;
          isPointed.current = true;
          timer.current = window.setTimeout(() => setOpen(true), HOVER_DELAY);
        }}
        onPointerLeave={() => {
          isPointed.current = false;
          window.clearTimeout(timer.current);
        }}
      >
        {children}
      </button>
      {open && <TermNote id={id} term={term} words={words} anchor={button} onClose={close} />}
    </>
  );
}

const PLACING: Partial<ComputePositionConfig> = {
  strategy: 'fixed',
  placement: 'top',
  middleware: [offset(8), flip(), shift({ padding: 8 })],
};

interface TermNoteProps {
  readonly id: string;
  readonly term: Term;
  readonly words: Words;
  readonly anchor: { readonly current: HTMLButtonElement | null };
  readonly onClose: () => void;
}

function TermNote({ id, term, words, anchor, onClose }: TermNoteProps) {
  const say = useSay();
  const lang = useTextLang();
  const note = useRef<HTMLDivElement>(null);
  const view = useMatch((match) => (match.snapshot?.game === words.game ? match.view : null));
  const now = view === null ? null : (term.now?.(view) ?? null);
  const { onClause } = words;
  const latest = useRef(onClose);
  latest.current = onClose;

  useLayoutEffect(() => {
    const floating = note.current;
    const word = anchor.current;
    if (floating === null || word === null) return undefined;
    floating.showPopover();
    return autoUpdate(word, floating, async () => {
      const { x, y } = await computePosition(word, floating, PLACING);
      Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
    });
  }, [anchor]);
  useEffect(() => {
    const isElsewhere = (target: EventTarget | null): boolean =>
      !note.current?.contains(target as Node) && !anchor.current?.contains(target as Node);
    const away = ({ target }: Event) => {
      if (isElsewhere(target)) latest.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
      anchor.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('pointerover', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('pointerover', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [anchor]);

  return (
    <div className="term-note paper" id={id} ref={note} popover="manual" role="status">
      <p>
        <b>{term.name[lang]}</b> {term.text[lang]}
      </p>
      {now !== null && <p className="term-now">{now[lang]}</p>}
      {onClause === undefined ? (
        <a href={`/rules/${words.game}#${term.clause}`}>{say('termClause')}</a>
      ) : (
        <button
          type="button"
          className="term-clause"
          onClick={() => {
            onClose();
            onClause(term.clause);
          }}
        >
          {say('termClause')}
        </button>
      )}
    </div>
  );
}
