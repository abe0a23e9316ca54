import type { OverviewLine } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { use, useMemo } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import '../../kit/board.css';
import { Terms, TermsOf } from '../../kit/terms.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Link } from '../../ui/link.tsx';
import '../../ui/paper.css';
import { overviewOf } from '../learn/turn-aid.tsx';
import { watchedOf } from '../learn/watched.ts';
import { seatsAt, shownAnswering } from '../replay/film-room.ts';
import '../table/table.css';
import './overview.css';

const PARTS = [
  ['setUp', 'overviewSetUp'],
  ['turn', 'overviewTurn'],
  ['end', 'overviewEnd'],
  ['score', 'overviewScore'],
] as const;

/** A game on one page: four pictures of the real table, and the sentences that matter. */
export default function Overview({ game }: { readonly game: GameId }) {
  const say = useSay();
  const lang = useTextLang();
  const overview = use(overviewOf(game));
  const last = use(watchedOf(game)).loaded.film.steps.length - 1;
  return (
    <TermsOf game={game}>
      <div className="overview">
        {PARTS.map(([part, title]) => {
          const { lines, shows } = overview[part];
          const at = part === 'score' ? last : overview[part].at;
          return (
            <section key={part} className="overview-part" aria-labelledby={`overview-${part}`}>
              <h2 id={`overview-${part}`}>{say(title)}</h2>
              <ErrorBoundary fallback={() => null}>
                <MomentPicture game={game} at={at} isEnd={part === 'score'} shows={shows[lang]} />
              </ErrorBoundary>
              <div className="paper overview-words">
                <OverviewLines lines={lines} />
                <Link to={`/learn/${game}/watch#${at}`} className="overview-watch">
                  {say('overviewWatch')}
                </Link>
              </div>
            </section>
          );
        })}
      </div>
    </TermsOf>
  );
}

/** Sentences, each with the way to the rule that says it in full. */
function OverviewLines({ lines }: { readonly lines: readonly OverviewLine[] }) {
  const lang = useTextLang();
  return (
    <ul className="overview-lines">
      {lines.map(({ say: sentence, clause }) => (
        <li key={clause}>
          <Terms of={sentence[lang]} />{' '}
          <a className="overview-clause" href={`#${clause}`}>
            {clause.replace(/^[A-Z]+-/, '')}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface MomentPictureProps {
  readonly game: GameId;
  /** Step of the match that is there to be watched. */
  readonly at: number;
  /** Its result, and not the board. */
  readonly isEnd: boolean;
  readonly shows: string;
}

/** The real table at a moment of a real match, to be looked at. */
function MomentPicture({ game, at, isEnd, shows }: MomentPictureProps) {
  const { sample, loaded } = use(watchedOf(game));
  const { ui } = loaded.house;
  const board = useMemo(() => {
    const { view } = loaded.film.frame(at, sample.eyes);
    const seats = seatsAt(loaded, at, 'watcher');
    return { view, seats, side: sample.eyes, answering: shownAnswering(null, []) };
  }, [loaded, sample, at]);
  return (
    <div className="overview-picture" role="img" aria-label={shows} data-end={isEnd || undefined}>
      <div className="table-main overview-moment" data-game={game} inert>
        {isEnd ? <ui.FinalScore {...board} /> : <ui.Board {...board} />}
      </div>
    </div>
  );
}
