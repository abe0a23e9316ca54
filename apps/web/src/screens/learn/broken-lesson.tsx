import type { Lesson } from '@tablee/engine';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { useEntryFocus } from '../../ui/use-entry-focus.ts';
import '../../ui/button.css';
import '../../ui/paper.css';
import './course.css';

interface BrokenLessonProps {
  readonly game: string;
  readonly lesson: Lesson;
  /** `null`: it is the last one. */
  readonly next: Lesson | null;
  readonly onRestart: () => void;
}

/** Shown when a lesson cannot go on: its text does not fit today's rules, or the page has stumbled. */
export function BrokenLesson({ game, lesson, next, onRestart }: BrokenLessonProps) {
  const say = useSay();
  const lang = useTextLang();
  const title = useEntryFocus<HTMLHeadingElement>();
  return (
    <Page className="course-page">
      <section className="course paper" role="alert">
        <h1 ref={title} tabIndex={-1}>
          {say('lessonBroken', { lesson: lesson.title[lang] })}
        </h1>
        <p>{say('lessonBrokenText')}</p>
        <div className="course-actions">
          <button type="button" className="btn btn-gold" onClick={onRestart}>
            {say('lessonRestart')}
          </button>
          {next !== null && (
            <Link to={`/learn/${game}/${next.id}`} className="btn">
              {say('lessonNext')}
            </Link>
          )}
          <Link to={`/learn/${game}`} className="btn btn-bare">
            {say('lessonsEnd')}
          </Link>
        </div>
      </section>
    </Page>
  );
}
