import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Terms } from '../../kit/terms.tsx';
import { useAnswering } from '../../stores/answering.ts';
import { learningOf, meet, setKnows, useLearning } from '../../stores/learning.ts';
import { useRecap } from '../../stores/recap.ts';
import { useSettings } from '../../stores/settings.ts';
import '../../ui/button.css';
import { useClearOf } from './clear-of.ts';
import './first-time.css';
import { guideOf } from './guide.ts';

interface FirstTimeProps {
  readonly game: string;
  /** `null` also while the match stands still, or a moment is shown first. */
  readonly question: OpenQuestion | null;
}

/**
 * Why something is asked, the first time this browser meets it, until it has been answered. It lies over the edge of the board,
 * takes no touch from it, and is one line to unfold where there is no room for all of it.
 */
export default function FirstTime({ game, question }: FirstTimeProps) {
  const explains = useSettings((settings) => settings.explains);
  const { knows, met } = useLearning((learning) => learningOf(learning, game));
  const isAnswered = useAnswering(({ sending }) => sending);
  /** What happened so far is read first: both would lie on each other. */
  const isTold = useRecap(({ recap }) => recap !== null);
  /** Kind that is being explained: it is met by now, and still new. */
  const [told, setTold] = useState<string | null>(null);
  const kind = question === null || question.idle ? null : question.kind;
  if (told !== null && (isAnswered || (kind !== null && kind !== told))) setTold(null);
  if (!explains || knows || kind === null || isAnswered || isTold) return null;
  if (kind !== told && met.includes(kind)) return null;
  return <Sentence key={kind} game={game} kind={kind} onTold={setTold} />;
}

interface SentenceProps {
  readonly game: string;
  readonly kind: string;
  /** It stands there now; `null`: it has been read. */
  readonly onTold: (kind: string | null) => void;
}

function Sentence({ game, kind, onTold }: SentenceProps) {
  const lang = useTextLang();
  const words = use(guideOf(game))?.firstTimes[kind];
  useEffect(() => {
    if (words === undefined) return;
    onTold(kind);
    meet(game, kind);
  }, [words, game, kind, onTold]);
  if (words === undefined) return null;
  return <Note words={words[lang]} game={game} onRead={() => onTold(null)} />;
}

interface NoteProps {
  readonly words: string;
  readonly game: string;
  readonly onRead: () => void;
}

/** Windows in which it begins as one line: a phone, upright. */
const SMALL = '(max-width: 719px), (max-height: 480px)';
/** Those in which a line would lie over a large part of the board: a low phone, and one turned. */
const LOW = '(max-width: 719px) and (max-height: 739px), (max-height: 480px)';

/** `line`: one line, with the rest a touch away; `word`: the word alone, where a line would lie over too much. */
type Size = 'whole' | 'line' | 'word';
const sizeAtFirst = (): Size =>
  matchMedia(LOW).matches ? 'word' : matchMedia(SMALL).matches ? 'line' : 'whole';
const SMALLER: Readonly<Record<Size, Size>> = { whole: 'line', line: 'word', word: 'word' };

function Note({ words, game, onRead }: NoteProps) {
  const say = useSay();
  const note = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size>(sizeAtFirst);
  /** Opened by the reader: it stays open, whatever lies under it. */
  const isWanted = useRef(false);
  const shrink = useCallback(() => {
    if (!isWanted.current) setSize((now) => SMALLER[now]);
  }, []);
  useClearOf(note, shrink);
  const isFolded = size !== 'whole';
  return (
    <aside
      className="first-time paper"
      ref={note}
      data-folded={isFolded ? size : undefined}
      aria-label={say('firstTime')}
    >
      <button
        type="button"
        className="first-time-fold"
        aria-expanded={!isFolded}
        onClick={() => {
          isWanted.current = isFolded;
          setSize(isFolded ? 'whole' : matchMedia(LOW).matches ? 'word' : 'line');
        }}
      >
        {say('why')}
      </button>
      <p className="first-time-says" role="status">
        {isFolded ? words : <Terms of={words} />}
      </p>
      {!isFolded && (
        <p className="first-time-ways">
          <button type="button" className="btn btn-small" onClick={onRead}>
            {say('gotIt')}
          </button>
          <button
            type="button"
            className="btn btn-small btn-bare"
            onClick={() => setKnows(game, true)}
          >
            {say('knowsGame')}
          </button>
        </p>
      )}
    </aside>
  );
}
