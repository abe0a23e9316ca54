import type { Remark, Sample } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { use, useMemo } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Terms, TermsOf } from '../../kit/terms.tsx';
import { Link } from '../../ui/link.tsx';
import { Screening, stepOfAddress, type Told } from '../replay/screening.tsx';
import type { Projector } from '../replay/use-projector.ts';
import '../../ui/button.css';
import '../../ui/paper.css';
import './classroom.css';
import './watch.css';
import { watchedOf } from './watched.ts';

/** Milliseconds to read a character, and to look at the table besides. */
const PER_CHARACTER = 52;
const TO_LOOK = 2500;

/** The remark at a step, or the last one before it, by its place among the remarks. */
const remarkAt = ({ remarks }: Sample, at: number): number =>
  Math.max(
    0,
    remarks.findLastIndex((remark) => remark.at <= at),
  );

/** A match of a game, told at the moments that teach. */
export default function Watch({ game }: { readonly game: GameId }) {
  const say = useSay();
  const lang = useTextLang();
  const { sample, loaded } = use(watchedOf(game));
  const { ui } = loaded.house;
  const told = useMemo((): Told => {
    const { steps } = loaded.film;
    return {
      title: say('watchOf', { game: ui.name[lang] }),
      pauseAt(at, usual) {
        const remark = sample.remarks.find((each) => each.at === at);
        if (remark !== undefined) {
          return (TO_LOOK + remark.say[lang].length * PER_CHARACTER) * Math.sqrt(usual / 700);
        }
        return steps[at]?.told === 0 ? usual / 3 : usual;
      },
      tell: (projector) => <Teller game={game} sample={sample} projector={projector} />,
    };
  }, [game, sample, loaded, ui, lang, say]);
  const start = useMemo(() => ({ at: stepOfAddress() ?? 0, eyes: sample.eyes }), [sample]);
  return (
    <TermsOf game={game}>
      <Screening {...loaded} start={start} onBranch={null} told={told} />
    </TermsOf>
  );
}

interface TellerProps {
  readonly game: GameId;
  readonly sample: Sample;
  readonly projector: Projector;
}

/** The remark, and the way from one to another. */
function Teller({ game, sample, projector: { at, playing, go, play } }: TellerProps) {
  const say = useSay();
  const lang = useTextLang();
  const { remarks } = sample;
  const told = remarkAt(sample, at);
  const remark = remarks[told] as Remark;
  const next = remarks[told + 1];
  const before = remarks[at > remark.at ? told : told - 1];
  return (
    <section className="coach paper" id="coach" tabIndex={-1} aria-label={say('watchRemarks')}>
      <header className="coach-head">
        <h2>{say('watchRemark', { at: told + 1, all: remarks.length })}</h2>
        <progress max={remarks.length} value={told + 1} aria-hidden="true" />
      </header>
      <div className="coach-words" role="status">
        <p>
          <Terms of={remark.say[lang]} />
        </p>
      </div>
      <div className="coach-actions">
        {next !== undefined && (
          <button type="button" className="btn btn-gold" onClick={() => play(!playing)}>
            {say(playing ? 'watchStop' : 'watchPlay')}
          </button>
        )}
        {next !== undefined && (
          <button type="button" className="btn btn-bare" onClick={() => go(next.at)}>
            {say('watchNext')}
          </button>
        )}
        {before !== undefined && (
          <button type="button" className="btn btn-bare" onClick={() => go(before.at)}>
            {say('watchBack')}
          </button>
        )}
        <Link
          to={`/learn/${game}`}
          className={next === undefined ? 'btn btn-gold' : 'btn btn-bare'}
        >
          {say(next === undefined ? 'lessonsEnd' : 'watchLeave')}
        </Link>
      </div>
    </section>
  );
}
