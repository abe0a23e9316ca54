import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { use, useEffect, useRef, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Terms } from '../../kit/terms.tsx';
import { useAnswering } from '../../stores/answering.ts';
import { learningOf, meet, setKnows, useLearning } from '../../stores/learning.ts';
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
 * Why something is asked, the first time this browser meets it, until it has been answered. It lies over the edge of the board
 * and takes no touch from it.
 */
export default function FirstTime({ game, question }: FirstTimeProps) {
  const explains = useSettings((settings) => settings.explains);
  const { knows, met } = useLearning((learning) => learningOf(learning, game));
  const isAnswered = useAnswering(({ sending }) => sending);
  /** Kind that is being explained: it is met by now, and still new. */
  const [told, setTold] = useState<string | null>(null);
  const kind = question === null || question.idle ? null : question.kind;
  if (told !== null && (isAnswered || (kind !== null && kind !== told))) setTold(null);
  if (!explains || knows || kind === null || isAnswered) return null;
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

function Note({ words, game, onRead }: NoteProps) {
  const say = useSay();
  const note = useRef<HTMLElement>(null);
  useClearOf(note);
  return (
    <aside className="first-time paper" ref={note} aria-label={say('firstTime')}>
      <p role="status">
        <Terms of={words} />
      </p>
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
    </aside>
  );
}
