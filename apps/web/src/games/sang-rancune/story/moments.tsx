import { heroFace } from '@tablee/rules/games/sang-rancune/index.ts';
import { useMoments } from '@/kit/moments.ts';
import { Stage } from '@/kit/stage.tsx';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { ActionCard } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import { MOMENTS, type Moment } from './moment-queue.ts';
import { saidOf } from './said.ts';
import './moments.css';

/** The last event, large: it lets touches through and goes by itself. */
export function MomentStage() {
  const { moment, number } = useMoments(MOMENTS);
  if (moment === null) return null;
  return (
    <Stage className="sr-moment" key={number} kind={moment.kind}>
      <Shown of={moment} />
    </Stage>
  );
}

type Of<K extends Moment['kind']> = { readonly of: Extract<Moment, { kind: K }> };

function Shown({ of }: { readonly of: Moment }) {
  const { say, card, who, isYou } = useNames();
  switch (of.kind) {
    case 'encounter':
      return <Arrival of={of} />;
    case 'round':
      return <p className="sr-banner">{say('mRound', { n: of.round })}</p>;
    case 'turn':
      return (
        <p className="sr-banner">
          <Crest of={shellCrest(of.seat)} /> {say('mTurn', { who: who(of.seat) }, isYou(of.seat))}
          {of.late && <small>{say('mLate')}</small>}
        </p>
      );
    case 'word':
    case 'broken':
      return <Spoken of={of} />;
    case 'reveal':
      return (
        <Cards
          faces={of.faces}
          head={say('mReveals', { who: who(of.seat) }, isYou(of.seat))}
          seat={of.seat}
        />
      );
    case 'trick':
      return (
        <Cards
          faces={[of.face]}
          head={[
            say('mPlays', { who: who(of.seat) }, isYou(of.seat)),
            ...(of.target === null || of.target === of.seat
              ? []
              : [say('mOn', { who: who(of.target) })]),
          ].join(' ')}
          seat={of.seat}
        />
      );
    case 'cancelled':
      return <Stamp faces={[of.face]} words={say('mCancelled')} />;
    case 'failed':
      return <Stamp faces={of.faces} words={say('mFailed')} />;
    case 'coin':
      return (
        <div className="sr-coin">
          <span>
            <Icon of={of.coin === 'heads' ? ICONS.heads : ICONS.tails} />
          </span>
          <h3>{say(of.coin === 'heads' ? 'mHeads' : 'mTails')}</h3>
          <p>{card(of.source)}</p>
        </div>
      );
    case 'choices':
      return <Choices of={of} />;
    case 'note':
      return <p className="sr-banner">{say(of.note === 'five' ? 'mFive' : 'mHeroic')}</p>;
    case 'dead':
      return <Fallen of={of} />;
    case 'kill':
      return <Kill of={of} />;
    case 'prize':
      return (
        <p className="sr-banner sr-prize-banner">
          <Crest of={shellCrest(of.seat)} /> <Icon of={ICONS.prestige} />{' '}
          {say('mPrize', { n: of.amount })}
        </p>
      );
  }
}

function Arrival({ of: { face, stage, marker } }: Of<'encounter'>) {
  const { say, card } = useNames();
  return (
    <div className="sr-arrival">
      <Picture face={face} />
      <p>{say('mStage', { n: stage })}</p>
      <h3>{card(face)}</h3>
      {marker !== null && (
        <p>
          <Icon of={ICONS.life} /> {say('mLife', { n: marker })}
        </p>
      )}
    </div>
  );
}

/** A word given, or a word broken. */
function Spoken({
  of: { kind, seat, word },
}: {
  readonly of: Extract<Moment, { kind: 'word' | 'broken' }>;
}) {
  const names = useNames();
  const { say, who, isYou } = names;
  const said = saidOf(word, names);
  if (kind === 'word') {
    return (
      <div className="sr-said">
        <Crest of={shellCrest(seat)} />
        <p>{said}</p>
      </div>
    );
  }
  return (
    <div className="sr-said" data-broken="true">
      <h3>
        <Icon of={ICONS.broken} /> {say('mBroken')}
      </h3>
      <p>
        <Crest of={shellCrest(seat)} />{' '}
        {say('mBrokenBy', { who: who(seat), word: said }, isYou(seat))}
      </p>
    </div>
  );
}

interface CardsProps {
  readonly faces: readonly string[];
  readonly head: string;
  readonly seat: number;
}

function Cards({ faces, head, seat }: CardsProps) {
  return (
    <div className="sr-shown">
      <p>
        <Crest of={shellCrest(seat)} /> {head}
      </p>
      <span className="sr-shown-cards">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment never changes
          <ActionCard key={i} face={face} size="l" />
        ))}
      </span>
    </div>
  );
}

/** Cards with a word struck across them. */
function Stamp({ faces, words }: { readonly faces: readonly string[]; readonly words: string }) {
  return (
    <div className="sr-shown sr-stamped">
      <span className="sr-shown-cards">
        {faces.slice(0, 2).map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment never changes
          <ActionCard key={i} face={face} size="l" />
        ))}
      </span>
      <b>{words}</b>
    </div>
  );
}

function Choices({ of: { what, choices, drawn } }: Of<'choices'>) {
  const { say, ask, label } = useNames();
  const TITLES = { votes: 'mVotes', doors: 'mDoors', signs: 'mSigns' } as const;
  return (
    <div className="sr-strike">
      <h3>{say(TITLES[what])}</h3>
      <ul>
        {choices.map((choice, seat) =>
          choice === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: by seat
            <li key={seat}>
              <Crest of={shellCrest(seat)} /> {label(seat)} →{' '}
              {what === 'votes' ? (
                <>
                  <Crest of={shellCrest(Number(choice))} /> {label(Number(choice))}
                </>
              ) : (
                <b>{ask(choice as 'heads')}</b>
              )}
            </li>
          ),
        )}
      </ul>
      {drawn !== null && <p>{say('mDrawn', { sign: ask(drawn as 'stone') })}</p>}
    </div>
  );
}

function Fallen({ of: { seat } }: Of<'dead'>) {
  const { say, who, isYou, hero } = useNames();
  const id = useTableau().view.open.players[seat]?.hero ?? null;
  return (
    <div className="sr-fallen">
      {id !== null && <Picture face={heroFace(id)} />}
      <h3>
        <Icon of={ICONS.dead} /> {say('mDead', { who: who(seat) }, isYou(seat))}
      </h3>
      <p>{hero(seat)}</p>
    </div>
  );
}

/** The creature splits under the blow; whose it was stands beneath. */
function Kill({ of: { seat, face } }: Of<'kill'>) {
  const { say, card, who, isYou } = useNames();
  return (
    <div className="sr-kill">
      <span className="sr-kill-halves">
        <Picture face={face} />
        <Picture face={face} />
        <i />
      </span>
      <p>{say('mKill')}</p>
      <h3>{card(face)}</h3>
      <p>
        <Crest of={shellCrest(seat)} /> {say('mKillBy', { who: who(seat) }, isYou(seat))}
      </p>
    </div>
  );
}
