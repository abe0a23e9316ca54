import type { Owner } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { openerOf, rallyRefusal } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { CardBack } from '@/kit/card-frame.tsx';
import { Pile } from '@/kit/pile.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import './centre.css';
import { ROMAN, refusalWords } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import { Cube } from '../art/house.tsx';
import { CreatureCard, creatureLabel } from '../cards/creature.tsx';
import { useNames, useTableau } from '../context.tsx';
import {
  hourglass,
  huntingHorn,
  laurelCrown,
  lion,
  medal,
  padlock,
  queenCrown,
  scrollUnfurled,
  swordsEmblem,
} from '../icons.generated.ts';
import { ScoreTrack } from './track.tsx';

interface CentreProps {
  readonly onDossier: (tab: 'discard' | 'seen' | 'decrees' | 'help') => void;
}

/** The lamplit middle of the ring: age, turn, piles, pools, and whether a rally is possible. */
export function Centre({ onDossier }: CentreProps) {
  const { say, who, isYou } = useNames();
  const { view, words } = useTableau();
  const { open, tally } = view;
  const discarded = open.discard.at(-1)?.face;
  const turn =
    open.phase === 'over'
      ? say('phaseOver')
      : open.phase === 'scoring'
        ? say('phaseScoring')
        : open.phase === 'houses'
          ? say('phaseHouses')
          : isYou(open.turn)
            ? say('yourTurn')
            : say('turnOf', { who: who(open.turn) });
  return (
    <section className="rs-centre" aria-label={say('centre')}>
      <div className="rs-age">
        <p className="rs-age-name">
          <span className="visually-hidden">{say('ageOf', { age: ROMAN[open.age] })}</span>
          {[1, 2, 3].map((age) => (
            <span key={age} data-now={age === open.age || undefined} aria-hidden="true">
              {ROMAN[age]}
            </span>
          ))}
        </p>
        <p className="rs-turn" data-mine={isYou(open.turn) || undefined} key={turn}>
          {turn}
        </p>
      </div>
      <Order />
      <ScoreTrack />
      <div className="rs-piles">
        <Pile
          name={say('pile')}
          count={tally.pile ?? 0}
          top={<CardBack size="s" emblem={lion} />}
          onOpen={() => onDossier('seen')}
        />
        <Pile
          name={say('discard')}
          count={open.discard.length}
          top={discarded !== undefined && <CreatureCard face={discarded} size="s" />}
          topName={discarded && say('top', { card: creatureLabel(discarded, words) })}
          onOpen={() => onDossier('discard')}
        />
        <ul className="rs-pools">
          <Pool of={scrollUnfurled} count={tally.decreePile ?? 0} name={say('decreePile')} />
          {open.rival === null && (
            <>
              <Pool of={medal} count={tally.passPool ?? 0} name={say('passPool')} />
              {open.tieRule === 'battle' && (
                <Pool of={swordsEmblem} count={open.reinforcementSupply} name={say('supply')} />
              )}
            </>
          )}
        </ul>
      </div>
      <Rally />
    </section>
  );
}

interface PoolProps {
  readonly of: IconShape;
  readonly count: number;
  readonly name: string;
}

function Pool({ of, count, name }: PoolProps) {
  return (
    <li>
      <Icon of={of} />
      <b>{count}</b>
      <span>{name}</span>
    </li>
  );
}

/** The order of turns, the opener of the age, and the players out of it. */
function Order() {
  const { say } = useNames();
  const { open } = useTableau().view;
  const seats = open.players.map((_, i) => (open.firstPlayer + i) % open.players.length);
  const owners: readonly Owner[] =
    open.rival === null
      ? seats
      : openerOf(open) === 'rival'
        ? ['rival', ...seats]
        : [...seats, 'rival'];
  return (
    <ol className="rs-order" aria-label={say('order')}>
      {owners.map((owner) => (
        <Place key={owner} owner={owner} />
      ))}
    </ol>
  );
}

const PASSED = {
  choice: 'passedChoice',
  capital: 'passedCapital',
  noCube: 'passedNoCube',
} as const;

function Place({ owner }: { readonly owner: Owner }) {
  const { say, label, list } = useNames();
  const { open } = useTableau().view;
  const player = owner === 'rival' ? null : (open.players[owner] ?? null);
  const passed = player?.passed ?? null;
  const out = owner === 'rival' ? open.rival?.out === true : passed !== null;
  const now = open.phase === 'turns' && open.turn === owner;
  const opens = owner === openerOf(open);
  const said = list(
    [
      label(owner),
      ...(opens ? [say('firstPlayer')] : []),
      ...(now ? [say('toPlay')] : []),
      ...(owner === 'rival' && out ? [say('rivalOut')] : []),
      ...(player?.left ? [say('leftGame')] : passed === null ? [] : [say(PASSED[passed])]),
    ],
    'facts',
  );
  return (
    <li data-now={now || undefined} data-out={out || player?.left || undefined} title={said}>
      <span className="visually-hidden">{said}</span>
      <Cube owner={owner} size="m" />
      {opens && <Icon of={laurelCrown} className="rs-first" />}
      {out && <Icon of={passed === 'capital' ? queenCrown : hourglass} className="rs-out" />}
    </li>
  );
}

/** The horn: rallying, open or closed and why. */
function Rally() {
  const { say, who, isYou, lang } = useNames();
  const { view, answering } = useTableau();
  const { open } = view;
  if (open.phase !== 'turns') return <span className="rs-rally" />;
  const refusal = rallyRefusal(open);
  const why = refusal && refusalWords(refusal, { lang, nameOf: who, isYou }).text;
  const touching = touchProps(answering, { verb: 'rally' });
  if (touching['data-lit'] === true) {
    return (
      <button type="button" className="rs-rally" {...touching}>
        <Icon of={huntingHorn} />
        <span>
          <b>{say('rally')}</b>
          <small>{say('rallyGain')}</small>
        </span>
      </button>
    );
  }
  return (
    <p className="rs-rally" data-shut={refusal !== null || undefined}>
      <Icon of={refusal === null ? huntingHorn : padlock} />
      <span>
        <b>{say(refusal === null ? 'rallyOpen' : 'rallyClosed')}</b>
        {why !== null && <small>{why}</small>}
      </span>
    </p>
  );
}
