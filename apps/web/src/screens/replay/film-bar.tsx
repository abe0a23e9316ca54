import type { FilmStep, Footage, View } from '@tablee/engine';
import { Film, Recording } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { answerIn } from '@tablee/rules/answer-words.ts';
import { useCallback, useId, useMemo } from 'react';
import { type Say, useSay } from '../../i18n/table.ts';
import type { GameUi, SeatInfo, Wording } from '../../kit/contract.ts';
import { candleFlame, hourglass, pauseButton, playButton } from '../../kit/icons.generated.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import '../../kit/question-bar.css';
import { sentenceOf } from '../../kit/question-words.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { type Branch, seatToBranch } from './branch.ts';
import type { Eyes, Moment, Showing } from './film-room.ts';
import { PlayOn } from './play-on.tsx';
import { Review, wander } from './review.tsx';
import { UnderstandButton } from './understand-button.tsx';
import type { Jumps, Stride } from './use-jumps.ts';
import { type Projector, SPEEDS, type Speed } from './use-projector.ts';

interface FilmBarProps {
  readonly showing: Showing;
  readonly ui: GameUi;
  readonly words: Wording;
  readonly seats: readonly SeatInfo[];
  readonly snapshot: MatchSnapshot;
  readonly view: View;
  readonly projector: Projector;
  readonly jumps: Jumps;
  /** Between result and board, at the end. */
  readonly onBoard: (() => void) | null;
  readonly showsEnd: boolean;
  /** To play it differently; `null`: a sample with remarks, with no other eyes and nothing to play on from. */
  readonly onBranch: ((branch: Branch) => void) | null;
  /** `null`: there is nobody who could study the match. */
  readonly study: { readonly isOpen: boolean; onToggle(): void } | null;
}

const pointing = (...paths: string[]): IconShape => ({
  body: paths.map((path) => `<path fill="currentColor" d="${path}"/>`).join(''),
});
const TURN_BACK = pointing('M272 96v320L80 256z', 'M448 96v320L256 256z');
const BACK = pointing('M352 80v352L128 256z');
const ON = pointing('M160 80v352l224-176z');
const TURN_ON = pointing('M64 96v320l192-160z', 'M240 96v320l192-160z');

/** The question and its outcome, and the controls of the film: in place of the question of a live table. */
export function FilmBar(props: FilmBarProps) {
  const { showing, ui, words, seats, snapshot, view, projector, onBoard, showsEnd } = props;
  const { onBranch, study, jumps } = props;
  const stores = useTableStores();
  const isLed = onBranch === null;
  const { film } = showing;
  const { at, eyes, speed, playing, go, look, moveTo, run, play } = projector;
  const say = useSay();
  const title = useId();
  const last = film.steps.length - 1;
  const isOver = snapshot.awaited === null;
  const isOfThen = film instanceof Recording;
  const shownMoment = useMemo(() => ({ at, eyes }), [at, eyes]);
  const follow = useCallback((moment: Moment) => moveTo(moment.at, moment.eyes), [moveTo]);
  const branching = useMemo(
    () =>
      film instanceof Film && film.leftBy(at).length === 0
        ? seatToBranch(film, { at, eyes })
        : null,
    [film, at, eyes],
  );
  // A match from a file is not known to the server; and nobody can play the seat of a player who had left.
  const mayBegin =
    !showing.isFromFile && !isOver && !isOfThen && film.isWhole && film.leftBy(at).length === 0;
  const outcome = useMemo(
    () => outcomeOf({ film, ui, words, seats, at, eyes }, say),
    [film, ui, words, seats, at, eyes, say],
  );
  const place = say('replayStep', { at, all: last });
  return (
    <section className="question-bar film-bar" id="film" tabIndex={-1} aria-labelledby={title}>
      <h2 className="visually-hidden" id={title}>
        {say('replayControls')}
      </h2>
      <div className="question-words" role="status">
        <p className="question-sentence">
          <Icon of={snapshot.question === null ? hourglass : candleFlame} />
          <span>
            {isOver ? say('replayEnds') : sentenceOf(ui, snapshot, view, seats, words, say)}
          </span>
        </p>
        {outcome !== null && <p className="film-outcome">{outcome}</p>}
        {isOfThen && <p className="film-then">{say('replayOfThen')}</p>}
      </div>
      <div className="film-time">
        <FilmButton
          of={TURN_BACK}
          label={say(jumps.stride === 'turn' ? 'replayTurnBack' : 'replaySceneBack')}
          onPress={jumps.back}
          at={at === 0}
        />
        <FilmButton of={BACK} label={say('replayBack')} onPress={() => go(at - 1)} at={at === 0} />
        <IconButton
          of={playing ? pauseButton : playButton}
          className="btn btn-gold btn-icon"
          label={say(playing ? 'replayStop' : 'replayPlay')}
          onClick={() => play(!playing)}
        />
        <FilmButton of={ON} label={say('replayOn')} onPress={() => go(at + 1)} at={at === last} />
        <FilmButton
          of={TURN_ON}
          label={say(jumps.stride === 'turn' ? 'replayTurnOn' : 'replaySceneOn')}
          onPress={jumps.on}
          at={at === last}
        />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say('replayPlace')}
          aria-valuetext={place}
          onChange={(event) => go(Number(event.target.value))}
        />
        <span className="film-place" aria-hidden="true">
          {at}/{last}
        </span>
      </div>
      <div className="film-choices">
        {!isLed && (
          <label>
            <span>{say('replayEyes')}</span>{' '}
            <select value={String(eyes)} onChange={(event) => look(eyesOf(event.target.value))}>
              <option value="watcher">{say('replayWatcher')}</option>
              {showing.journal.seats.map(({ nickname }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                <option key={seat} value={seat}>
                  {nickname}
                </option>
              ))}
              <option value="all">{say('replayAll')}</option>
            </select>
          </label>
        )}
        <label>
          <span>{say('replaySpeed')}</span>{' '}
          <select value={speed} onChange={(event) => run(event.target.value as Speed)}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {say(
                  ({ slow: 'replaySlow', usual: 'replayUsual', fast: 'replayFast' } as const)[each],
                )}
              </option>
            ))}
          </select>
        </label>
        {!isLed && (
          <label>
            <span>{say('replayStride')}</span>{' '}
            <select
              value={jumps.stride}
              onChange={(event) => jumps.change(event.target.value as Stride)}
            >
              <option value="turn">{say('replayByTurn')}</option>
              <option value="scene">{say('replayByScene')}</option>
            </select>
          </label>
        )}
        {study !== null && <UnderstandButton {...study} />}
        {onBranch !== null && branching !== null && (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => {
              wander(stores, showing.journal.match);
              onBranch({ at, eyes, seat: branching, answers: [] });
            }}
          >
            {say('whatIfTitle')}
          </button>
        )}
        {!isLed && mayBegin && (
          <PlayOn journal={showing.journal} entry={film.steps[at]?.entry ?? 0} eyes={eyes} />
        )}
        {onBoard !== null && (
          <button type="button" className="btn btn-small" onClick={onBoard}>
            {say(showsEnd ? 'seeBoard' : 'replayResult')}
          </button>
        )}
      </div>
      {onBranch !== null && (
        <Review
          match={showing.journal.match}
          moment={shownMoment}
          onMoment={follow}
          onBranch={onBranch}
        />
      )}
    </section>
  );
}

interface FilmButtonProps {
  readonly of: IconShape;
  readonly label: string;
  readonly onPress: () => void;
  /** At that end there is no further. */
  readonly at: boolean;
}

function FilmButton({ of, label, onPress, at }: FilmButtonProps) {
  return (
    <IconButton
      of={of}
      className="btn btn-icon"
      label={label}
      aria-disabled={at || undefined}
      onClick={onPress}
    />
  );
}

const eyesOf = (value: string): Eyes =>
  value === 'watcher' || value === 'all' ? value : Number(value);

const DEEDS = {
  clock: 'replayTimeUp',
  leave: 'replayLeaves',
  undo: 'replayUndoes',
  rewind: 'replayRewinds',
} as const;

interface Telling extends Pick<FilmBarProps, 'ui' | 'words' | 'seats'> {
  readonly film: Footage;
  readonly at: number;
  readonly eyes: Eyes;
}

/** The effect of the next step: in the words of its options if these eyes may see them. */
function outcomeOf({ film, ui, words, seats, at, eyes }: Telling, say: Say): string | null {
  if (at === 0 && film.from > 0) return say('replayFromMiddle');
  const next = film.steps[at + 1];
  if (next === undefined) return film.parts === null ? null : say('replayParted');
  const name = next.seat === null ? '' : (seats[next.seat]?.nickname ?? '');
  if (next.by === 'seat') {
    const isSeen = eyes === 'all' || eyes === next.seat;
    const answer = isSeen ? answerOf(film, at, next, ui, words) : '';
    return answer === '' ? say('replayAnswers', { name }) : say('replayAnswer', { name, answer });
  }
  const deed = DEEDS[next.by as keyof typeof DEEDS];
  return deed === undefined ? null : say(deed, { name });
}

function answerOf(
  film: Showing['film'],
  at: number,
  { question, picks, seat }: FilmStep,
  ui: GameUi,
  words: Wording,
): string {
  if (question === null) return '';
  return answerIn(ui.words, question, picks, film.viewAt(at, seat), words);
}
