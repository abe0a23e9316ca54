import type { Lesson } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { useEffect } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { forgetLessons, learningOf, useLearning } from '../../stores/learning.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { openBook } from '../../ui/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import '../../ui/button.css';
import '../../ui/paper.css';
import { HOUSE_GAMES } from '../home/poster.ts';
import './course.css';

const TICK: IconShape = {
  body: '<path fill="currentColor" d="M435 94 202 346 81 237l-41 46 166 149L480 136z"/>',
};

const WATCHED: IconShape = {
  body: '<path fill="currentColor" d="M112 64v384l320-192z"/>',
};

interface CourseProps {
  readonly game: GameId;
  readonly lessons: readonly Lesson[];
}

/** The lessons of a game in their order: any of them can be taken, skipped and taken again. */
export function Course({ game, lessons }: CourseProps) {
  const say = useSay();
  const lang = useTextLang();
  const done = useLearning((learning) => learningOf(learning, game).done);
  const house = HOUSE_GAMES.find(({ id }) => id === game);
  const title = say('learnGame', { game: house?.name[lang] ?? game });
  const next = lessons.find(({ id }) => !done.includes(id));
  const taken = lessons.filter(({ id }) => done.includes(id)).length;
  useEffect(() => {
    document.title = `${title} · Tablée`;
  }, [title]);
  return (
    <Page className="course-page">
      <section className="course paper">
        <h1>{title}</h1>
        <p>{house?.line[lang]}</p>
        <p>{say('lessonsDone', { count: taken, all: lessons.length })}</p>
        <div className="course-actions">
          <Link to={`/learn/${game}/${(next ?? lessons[0])?.id}`} className="btn btn-gold">
            {say(
              taken === 0 ? 'lessonsBegin' : next === undefined ? 'lessonsAgain' : 'lessonsGoOn',
            )}
          </Link>
          <Link to={`/learn/${game}/watch`} className="btn">
            <Icon of={WATCHED} /> {say('watch')}
          </Link>
          <Link to={`/rules/${game}`} className="btn">
            <Icon of={openBook} /> {say('rules')}
          </Link>
          {house?.decks && (
            <Link to={`/decks/${game}`} className="btn">
              {say('decks')}
            </Link>
          )}
        </div>
        <ol className="course-list">
          {lessons.map(({ id, title: name, about }) => (
            <li
              key={id}
              data-done={done.includes(id) || undefined}
              data-next={id === next?.id || undefined}
            >
              <Link to={`/learn/${game}/${id}`} className="course-lesson">
                <b>{name[lang]}</b>
                <span>{about[lang]}</span>
                {done.includes(id) && (
                  <em>
                    <Icon of={TICK} /> {say('lessonDone')}
                  </em>
                )}
              </Link>
            </li>
          ))}
        </ol>
        {taken > 0 && (
          <button type="button" className="btn btn-bare" onClick={() => forgetLessons(game)}>
            {say('lessonsForget')}
          </button>
        )}
      </section>
    </Page>
  );
}
