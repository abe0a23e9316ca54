import type { Hit, Play, SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { lifeOf, revealedWorth } from '@tablee/rules/games/sang-rancune/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import './arena.css';
import { ICONS } from '../art/icons.ts';
import { actionOf, encounterOfFace, printed } from '../art/printed.ts';
import { ActionCard, cardLabel } from '../cards/card.tsx';
import { Changes } from '../cards/changes.tsx';
import { useNames, useTableau } from '../context.tsx';

type Open = SangRancuneView['open'];

/** The blows of the creature that lie on the table; a trick lies over them. */
export const strikeShown = ({ phase, announced, strike }: Open) =>
  phase !== 'heroes' && phase !== 'camp' && announced.length === 0 && strike?.applied === false
    ? strike
    : null;

/** The decision at stake: a trick on the table, a reveal, the creature's blows; otherwise the damage pile. */
export function Arena() {
  const { open } = useTableau().view;
  const trick = open.announced.at(-1);
  const strike = strikeShown(open);
  return (
    <div
      className="sr-arena"
      data-empty={(trick === undefined && strike === null && open.reveal === null) || undefined}
    >
      {open.encounter !== null && (
        <Icon of={printed(open.encounter.face).picture} className="icon sr-loom" />
      )}
      {trick !== undefined ? (
        <Trick of={trick} />
      ) : strike !== null ? (
        <Blows hits={strike.hits} />
      ) : open.reveal !== null ? (
        <Revealed />
      ) : (
        <PileFan />
      )}
    </div>
  );
}

function Trick({ of: { seat, card, target } }: { readonly of: Play }) {
  const { say, who, isYou, text, card: nameOf } = useNames();
  const { words } = useTableau();
  return (
    <div className="sr-now sr-trick">
      <p className="sr-now-head">
        <Crest of={shellCrest(seat)} /> {say('mPlays', { who: who(seat) }, isYou(seat))}
        {target !== undefined && target !== seat && (
          <span>
            {' '}
            {say('mOn', { who: who(target) })} <Crest of={shellCrest(target)} />
          </span>
        )}
      </p>
      <ul className="sr-now-cards">
        <li>
          <CardTouch id={`now-${card.id}`} face={card.face} label={cardLabel(card.face, words)}>
            <ActionCard face={card.face} />
            <span className="sr-trick-name">
              <Icon of={ICONS.info} />
              <span>
                {nameOf(card.face)} <small>{text(actionOf(card.face).text)}</small>
              </span>
            </span>
          </CardTouch>
        </li>
      </ul>
    </div>
  );
}

/** The attacks that lie revealed, with what they are worth and why. */
function Revealed() {
  const { say, who, isYou } = useNames();
  const { view, words } = useTableau();
  const { reveal } = view.open;
  if (reveal === null) return null;
  const { seat, attacks, pending } = reveal;
  return (
    <div className="sr-now">
      <p className="sr-now-head">
        <Crest of={shellCrest(seat)} /> {say('mReveals', { who: who(seat) }, isYou(seat))}
      </p>
      <ul className="sr-now-cards">
        {attacks.map((attack) => {
          const { id, face } = attack.card;
          const worth = revealedWorth(view.open, seat, attack);
          return (
            <li key={id}>
              <CardTouch
                id={`now-${id}`}
                face={face}
                label={`${cardLabel(face, words)}, ${say('now', { n: worth.value })}`}
              >
                <ActionCard face={face} worth={worth.value} />
              </CardTouch>
              <Changes of={worth.changes} className="sr-why" />
            </li>
          );
        })}
        {pending.map(({ id, face }) => (
          <li key={id}>
            <CardTouch id={`now-${id}`} face={face} label={cardLabel(face, words)}>
              <ActionCard face={face} />
            </CardTouch>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The blows as they are assigned: each can be sent to another player. */
function Blows({ hits }: { readonly hits: readonly Hit[] }) {
  const { say, label } = useNames();
  const { answering } = useTableau();
  return (
    <div className="sr-now" data-blows>
      <p className="sr-now-head">
        <Icon of={ICONS.target} /> {say('mHits')}
      </p>
      <ul className="sr-hits">
        {hits.map(({ id, seat, damage }) => (
          <li key={id}>
            <button type="button" className="sr-hit" {...touchProps(answering, { space: id })}>
              <Crest of={shellCrest(seat)} />
              <span>{label(seat)}</span>
              <b>{say('mBlow', { n: damage })}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The damage pile of this round, in the order in which it grew. */
function PileFan() {
  const { say, card, who } = useNames();
  const { view } = useTableau();
  const { encounter } = view.open;
  if (encounter === null) return null;
  // At a door or a vote nobody strikes: an empty pile would promise a fight.
  if (lifeOf(view.open) === null && encounterOfFace(encounter.face).assault === undefined) {
    return null;
  }
  return (
    <div className="sr-fan">
      <p className="sr-now-head">
        <Icon of={ICONS.blow} /> {say('pile')}
      </p>
      {encounter.pile.length === 0 ? (
        <p className="sr-fan-empty">{say('pileEmpty')}</p>
      ) : (
        <ol className="sr-now-cards">
          {encounter.pile.map(({ id, cards, seat, damage }) => {
            const face = cards[0]?.face ?? 'potion-de-boule-de-feu';
            return (
              <li key={id}>
                <CardTouch
                  id={`fan-${id}`}
                  face={face}
                  label={say('entrySpoken', { card: card(face), who: who(seat), n: damage })}
                >
                  <ActionCard face={face} worth={damage} />
                  <Crest of={shellCrest(seat)} className="sr-fan-crest" />
                </CardTouch>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
