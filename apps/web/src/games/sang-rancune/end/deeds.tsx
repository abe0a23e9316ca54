import type { GivenWord, SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { wordsOf } from '@tablee/rules/games/sang-rancune/index.ts';
import type { CSSProperties } from 'react';
import type { BoardProps } from '@/kit/contract.ts';
import { namesOf } from '@/kit/naming.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import './deeds.css';
import { printed } from '../art/printed.ts';
import { saidOf } from '../story/said.ts';
import { useWords } from '../words.ts';

type Ordered = BoardProps<SangRancuneView> & { readonly order: readonly number[] };

/** The promises of the match against what was done: in all for each player, then encounter by encounter. */
export function WordsAndDeeds({ view, seats, order }: Ordered) {
  const { say } = useWords();
  const { words } = view.open;
  const { label } = namesOf(seats, say('you'));
  const spoken = order.filter((seat) => words.some((given) => given.seat === seat));
  const stages = [...new Set(words.map(({ stage }) => stage))];
  return (
    <section className="sr-deeds">
      <h3>
        <Icon of={ICONS.promise} /> {say('finalWords')}
      </h3>
      <p>{say(spoken.length === 0 ? 'finalNoWords' : 'finalWordsHint')}</p>
      {spoken.length > 0 && (
        <>
          <ul className="sr-deeds-all">
            {spoken.map((seat) => {
              const { kept, broken } = wordsOf(view.open, seat);
              const style = { '--kept': kept, '--broken': broken } as CSSProperties;
              return (
                <li key={seat}>
                  <span className="sr-deeds-who">
                    <Crest of={shellCrest(seat)} /> {label(seat)}
                  </span>
                  <span className="sr-deeds-bar" style={style} aria-hidden="true">
                    <i />
                    <i />
                  </span>
                  <span>{say('finalTally', { kept, broken })}</span>
                </li>
              );
            })}
          </ul>
          <ul className="sr-deeds-stages">
            {stages.map((stage) => (
              <li key={stage}>
                <OfEncounter given={words.filter((word) => word.stage === stage)} seats={seats} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface OfEncounterProps {
  /** At least one, all of the same encounter. */
  readonly given: readonly GivenWord[];
  readonly seats: Ordered['seats'];
}

/** One encounter: a mark for each word given; unfolded, who said what and what happened. Broken words are shown at once. */
function OfEncounter({ given, seats }: OfEncounterProps) {
  const { say, text } = useWords();
  const [{ face, stage } = { face: '', stage: 0 }] = given;
  const card = text(printed(face).name);
  const count = (what: boolean) => given.filter(({ kept }) => kept === what).length;
  return (
    <details className="sr-deeds-stage" open={count(false) > 0}>
      <summary>
        <Picture face={face} />
        <span className="sr-deeds-name">
          <small>{say('mStage', { n: stage })}</small>
          <b aria-hidden="true">{card}</b>
          <span className="visually-hidden">
            {say('deedsOf', { card, kept: count(true), broken: count(false) })}
          </span>
        </span>
        <span className="sr-deeds-marks" aria-hidden="true">
          {given.map(({ seat, round, kept }) => (
            <span key={`${seat}-${round}`} data-kept={kept ?? undefined}>
              <Crest of={shellCrest(seat)} />
              <Icon of={markOf(kept)} />
            </span>
          ))}
        </span>
      </summary>
      <ol>
        {given.map((word) => (
          <Deed key={`${word.seat}-${word.round}`} given={word} seats={seats} />
        ))}
      </ol>
    </details>
  );
}

const markOf = (kept: boolean | null) =>
  kept === null ? ICONS.hourglass : kept ? ICONS.done : ICONS.broken;

interface DeedProps {
  readonly given: GivenWord;
  readonly seats: Ordered['seats'];
}

function Deed({ given, seats }: DeedProps) {
  const { say } = useWords();
  const { seat, word, round, kept, shown, killer } = given;
  const names = namesOf(seats, say('you'));
  const { label, isYou } = names;
  const ofKill =
    killer === null
      ? say('deedNoKiller')
      : say('deedKiller', { who: label(killer) }, isYou(killer));
  const ofShow = shown === null ? say('deedNothing') : say('deedShown', { n: shown });
  return (
    <li className="sr-deed" data-kept={kept ?? undefined}>
      <Crest of={shellCrest(seat)} />
      <p>
        <b>{label(seat)}</b> {saidOf(word, { say, ...names })}{' '}
        <small>{say('round', { n: round })}</small>
      </p>
      <p className="sr-deed-fact">{word.kind === 'leaveIt' ? ofKill : ofShow}</p>
      <span className="sr-deed-verdict">
        <Icon of={markOf(kept)} />{' '}
        {say(kept === null ? 'deedUntested' : kept ? 'deedKept' : 'deedBroken')}
      </span>
    </li>
  );
}
