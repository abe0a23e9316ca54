import { loadBot } from '@tablee/bots/bot.ts';
import { gentle } from '@tablee/bots/gentle.ts';
import type { Lesson, LessonOpponent } from '@tablee/engine';
import { type GameId, isGameId } from '@tablee/rules/catalogue.ts';
import { loadLessons } from '@tablee/rules/learning.ts';
import { lazy, use } from 'react';
import { type GameOfTheHouse, gameOfTheHouse } from '../../games/index.ts';
import { TermsOf } from '../../kit/terms.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { loadedOnce } from '../../ui/loaded-once.ts';
import { NotFound } from '../trouble/not-found.tsx';
import { BrokenLesson } from './broken-lesson.tsx';
import { Classroom } from './classroom.tsx';
import { Course } from './course.tsx';

/** The match that is there to be watched stands where a lesson would. */
const WATCH = 'watch';
const Watch = lazy(() => import('./watch.tsx'));

interface School {
  readonly lessons: readonly Lesson[];
  readonly house: GameOfTheHouse;
  readonly opponent: LessonOpponent;
}

/** All that one learns a game with. */
const schoolOf = loadedOnce(open);

async function open(id: string): Promise<School> {
  const game = id as GameId;
  const [lessons, house, bot] = await Promise.all([
    loadLessons(game),
    gameOfTheHouse(game),
    loadBot('sensible', game),
  ]);
  return { lessons, house, opponent: gentle(bot, game) };
}

interface LearnProps {
  readonly game: string;
  /** `null`: the list of them. */
  readonly lesson: string | null;
}

/** The lessons of a game, and each of them. */
export default function Learn({ game, lesson }: LearnProps) {
  if (!isGameId(game)) return <NotFound />;
  return lesson === WATCH ? <Watch game={game} /> : <Known game={game} lesson={lesson} />;
}

function Known({ game, lesson: id }: { readonly game: GameId; readonly lesson: string | null }) {
  const { lessons, house, opponent } = use(schoolOf(game));
  if (id === null) return <Course game={game} lessons={lessons} />;
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) return <NotFound />;
  const next = lessons[lessons.indexOf(lesson) + 1] ?? null;
  return (
    <TermsOf game={game}>
      <ErrorBoundary
        fallback={(retry) => (
          <BrokenLesson game={game} lesson={lesson} next={next} onRestart={retry} />
        )}
      >
        <Classroom lesson={lesson} next={next} house={house} opponent={opponent} />
      </ErrorBoundary>
    </TermsOf>
  );
}
