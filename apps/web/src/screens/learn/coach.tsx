import type { Lesson } from '@tablee/engine';
import { isAsking, isPlaying } from '@tablee/engine';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { SkipMoments } from '../../kit/skip-moments.tsx';
import { Terms } from '../../kit/terms.tsx';
import { SETTLES } from '../../stores/answering.ts';
import { useCurtain } from '../../stores/match.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lanternFlame, openBook } from '../../ui/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import '../../ui/button.css';
import { HowToRead } from './how-to-read.tsx';
import type { Lessoned } from './use-lesson.ts';
import { cameFromRule, wayOut } from './way-out.ts';

interface CoachProps {
  readonly lesson: Lesson;
  readonly next: Lesson | null;
  readonly game: string;
  readonly lessoned: Lessoned;
}

/** The text of a lesson, and the way through it. */
export function Coach({ lesson, next, game, lessoned }: CoachProps) {
  const say = useSay();
  const lang = useTextLang();
  const { at, step, says, reply, isDone, hasBegun } = lessoned;
  const words = useRef<HTMLDivElement>(null);
  const isRead = step !== null && !isAsking(step) && !isPlaying(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => {
    words.current?.scrollTo(0, 0);
  }, [at, reply]);
  const plays = isPlaying(step);
  const [isFolded, setIsFolded] = useFolded(lessoned);
  const curtain = useCurtain(({ down }) => down);
  const settling = useSettling(`${curtain} ${at} ${isDone}`);
  return (
    <section
      className="coach paper"
      id="coach"
      tabIndex={-1}
      aria-label={say('lesson')}
      data-folded={isFolded || undefined}
    >
      <Head
        lesson={lesson}
        at={at}
        onFold={plays ? () => setIsFolded(!isFolded) : null}
        isFolded={isFolded}
      />
      <div className="coach-words" role="status" ref={words}>
        {reply !== null && (
          <p className="coach-reply" key={lessoned.tries}>
            <Terms of={reply[lang]} />
          </p>
        )}
        <p>
          <Terms of={says[lang]} />
        </p>
      </div>
      <div
        className="coach-actions"
        data-settling={settling || undefined}
        data-moment={curtain || undefined}
        onClickCapture={settling ? refuse : undefined}
      >
        {curtain && <SkipMoments />}
        {!curtain && (
          <>
            {isRead && (
              <button type="button" className="btn btn-gold" onClick={lessoned.goOn}>
                {say('lessonGoOn')}
              </button>
            )}
            {isAsking(step) && (
              <button type="button" className="btn" onClick={lessoned.point}>
                {say('lessonShow')}
              </button>
            )}
            {plays && !lessoned.isOver && (
              <IconButton
                of={lanternFlame}
                className="btn btn-icon"
                label={say('whatWouldYouDo')}
                onClick={() => {
                  setIsFolded(true);
                  lessoned.advise();
                }}
              />
            )}
            {isDone && <Onwards game={game} next={next} />}
            {isDone && !lessoned.isOver && (
              <button type="button" className="btn" onClick={lessoned.playOn}>
                {say('lessonPlayOn')}
              </button>
            )}
            {hasBegun && (
              <button type="button" className="btn btn-bare" onClick={lessoned.back}>
                {say('lessonBack')}
              </button>
            )}
            {hasBegun && (
              <button type="button" className="btn btn-bare" onClick={lessoned.restart}>
                {say('lessonRestart')}
              </button>
            )}
            {(at === 0 || isPlaying(step)) && !hasBegun && <HowToRead />}
            {!isDone && (
              <Link to={wayOut(game)} className="btn btn-bare">
                {say(cameFromRule() ? 'lessonToRule' : 'lessonLeave')}
              </Link>
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface HeadProps {
  readonly lesson: Lesson;
  readonly at: number;
  /** `null`: there is nothing to fold. */
  readonly onFold: (() => void) | null;
  readonly isFolded: boolean;
}

/** The title of a lesson and how far one is; where one plays, the words fold away. */
function Head({ lesson, at, onFold, isFolded }: HeadProps) {
  const say = useSay();
  const lang = useTextLang();
  const all = lesson.steps.length;
  return (
    <header className="coach-head">
      <h2>{lesson.title[lang]}</h2>
      {onFold !== null && (
        <IconButton
          of={openBook}
          className="btn btn-bare btn-icon coach-fold"
          label={say('lessonWords')}
          aria-expanded={!isFolded}
          onClick={onFold}
        />
      )}
      <progress
        max={all}
        value={at}
        aria-label={say('lessonStep', { at: Math.min(at + 1, all), all })}
      />
    </header>
  );
}

/** The ways on after a lesson. */
function Onwards({ game, next }: Pick<CoachProps, 'game' | 'next'>) {
  const say = useSay();
  const onwards = next === null ? `/learn/${game}` : `/learn/${game}/${next.id}`;
  const [to, key] = cameFromRule()
    ? ([wayOut(game), 'lessonToRule'] as const)
    : ([onwards, next === null ? 'lessonsEnd' : 'lessonNext'] as const);
  return (
    <Link to={to} className="btn btn-gold">
      {say(key)}
    </Link>
  );
}

/** Words that have been read make room for the board, on a phone (`classroom.css`): in free play, once an answer was given. */
function useFolded({ at, step, says, hasBegun }: Lessoned) {
  const [isFolded, setIsFolded] = useState(false);
  const hasPlayed = isPlaying(step) && at === 0 && hasBegun;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have not been read yet
  useEffect(() => setIsFolded(hasPlayed), [says, hasPlayed]);
  return [isFolded, setIsFolded] as const;
}

/** A new text takes no touch: a second click was meant for what stood there before. */
function useSettling(of: string): boolean {
  const [settled, setSettled] = useState('');
  useLayoutEffect(() => {
    const timer = window.setTimeout(() => setSettled(of), SETTLES);
    return () => window.clearTimeout(timer);
  }, [of]);
  return settled !== of;
}

function refuse(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
