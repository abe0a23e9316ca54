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
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useSay, useTextLang } from '../i18n/table.ts';
import { useMatch } from '../stores/match.ts';
import { loadedOnce } from '../ui/loaded-once.ts';
import { glued } from './glued.ts';
import './terms.css';

interface Words {
  readonly game: string;
  readonly glossary: Glossary;
  /** Shows a clause of the rulebook. Default: opens its page. */
  readonly onClause?: (clause: string) => void;
}

const WordsContext = createContext<Words | null>(null);

/** Of a game; none where it cannot be loaded: then words stay words. */
const glossaryOf = loadedOnce(
  async (game): Promise<Glossary> => (isGameId(game) ? (await loadTerms(game)).glossary : []),
);

interface TermsOfProps {
  readonly game: string;
  readonly onClause?: (clause: string) => void;
  readonly children: ReactNode;
}

/** Lends all sentences inside the words of a game that explain themselves, as soon as they are there. */
export function TermsOf({ game, onClause, children }: TermsOfProps) {
  const [words, setWords] = useState<Pick<Words, 'game' | 'glossary'>>({ game, glossary: [] });
  const outer = useContext(WordsContext);
  const why = onClause ?? (outer?.game === game ? outer.onClause : undefined);
  useEffect(() => {
    let isWanted = true;
    glossaryOf(game).then(
      (found) => isWanted && setWords({ game, glossary: found }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  const value = useMemo(() => ({ ...words, ...(why && { onClause: why }) }), [words, why]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

interface TermsProps {
  readonly of: string;
  /** Among many sentences: the keys pass over its words. */
  readonly among?: boolean;
}

/** A sentence whose terms open their meaning by touch, keys or hover. */
export const Terms = memo(function Terms({ of: sentence, among = false }: TermsProps) {
  const words = useContext(WordsContext);
  const lang = useTextLang();
  if (words === null || words.glossary.length === 0) return sentence;
  return glued(termsIn(sentence, lang, words.glossary)).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    <Fragment key={i}>
      {typeof piece === 'string' ? (
        piece
      ) : (
        <span className="term-glued">
          {piece.before}
          <TermWord term={piece.term} words={words} among={among}>
            {piece.words}
          </TermWord>
          {piece.after}
        </span>
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

/** Milliseconds after which what was opened by hovering closes, once the mouse has left word and meaning. */
const LEFT_DELAY = 300;

function TermWord({ term, words, among, children }: TermWordProps) {
  /** A glance ends with the hovering; one opened by touch or keys stays until it is closed. */
  const [open, setOpen] = useState<'no' | 'glance' | 'pinned'>('no');
  const timer = useRef<number | undefined>(undefined);
  /** The mouse has moved on it since it came. */
  const isPointed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const later = (delay: number, next: 'no' | 'glance') => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setOpen((now) => (now === 'pinned' ? now : next));
    }, delay);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    setOpen('no');
  };
  const hovering = {
    // Not on entering: a word that comes to lie under a mouse at rest is not pointed at.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isPointed.current) return;
      isPointed.current = true;
      later(HOVER_DELAY, 'glance');
    },
    onPointerLeave: () => {
      isPointed.current = false;
      later(LEFT_DELAY, 'no');
    },
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <>
      <button
        type="button"
        className="term"
        tabIndex={among ? -1 : undefined}
        ref={button}
        aria-expanded={open !== 'no'}
        aria-controls={open === 'no' ? undefined : id}
        aria-describedby={open === 'no' ? undefined : id}
        onClick={() => {
          window.clearTimeout(timer.current);
          setOpen(open === 'pinned' ? 'no' : 'pinned');
        }}
        {...hovering}
      >
        {children}
      </button>
      {open !== 'no' &&
        createPortal(
          <TermNote
            id={id}
            term={term}
            words={words}
            anchor={button}
            onClose={close}
            hovering={hovering}
          />,
          // Elements outside of an open dialog take no touch.
          button.current?.closest('dialog') ?? document.body,
        )}
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
  /** The same as over the word: a pointer that moves on to the meaning keeps it open. */
  readonly hovering: object;
}

function TermNote({ id, term, words, anchor, onClose, hovering }: TermNoteProps) {
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
      event.preventDefault();
      latest.current();
      anchor.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [anchor]);

  return (
    <div className="term-note paper" id={id} ref={note} popover="manual" {...hovering}>
      <p>
        <b>{term.name[lang]}</b> {term.text[lang]}
      </p>
      {now !== null && <p className="term-now">{now[lang]}</p>}
      {onClause === undefined ? (
        <a href={`/rules/${words.game}#${term.clause}`} target="_blank" rel="noreferrer">
          {say('termClause')}
        </a>
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
