import { sideAt } from '@tablee/rules/games/untamed/index.ts';
import { useMoments } from '@/kit/moments.ts';
import { Stage } from '@/kit/stage.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { UntamedCard } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import { MOMENTS, type Moment } from './moment-queue.ts';
import './moments.css';

/** The last event, large: it lets touches through and goes by itself. */
export function MomentStage() {
  const { moment, number } = useMoments(MOMENTS);
  if (moment === null) return null;
  return (
    <Stage className="un-moment" key={number} kind={moment.kind}>
      {moment.kind === 'fall' && <Fall of={moment} />}
      {moment.kind === 'rally' && <Rally of={moment} />}
      {moment.kind === 'card' && <Played of={moment} />}
      {moment.kind === 'turn' && <Turn of={moment} />}
    </Stage>
  );
}

type Of<K extends Moment['kind']> = { readonly of: Extract<Moment, { kind: K }> };

/** A Stronghold breaks in two; the next one stands behind it. */
function Fall({ of: { side, face, count, next } }: Of<'fall'>) {
  const { say, card, list, who, isYou } = useNames();
  const { seats } = sideAt(useTableau().view.open, side);
  return (
    <div className="stage-call un-fall">
      <span className="un-fall-halves">
        <Picture face={face} />
        <Picture face={face} />
      </span>
      <h3>
        <Icon of={ICONS.fallen} /> {say('fell', { card: card(face) })}
      </h3>
      <p>{say('fellCount', { who: list(seats.map(who)), count }, seats.some(isYou))}</p>
      {next !== null && <p>{say('fellNext', { card: card(next) })}</p>}
    </div>
  );
}

function Rally({ of: { seat, count } }: Of<'rally'>) {
  const { say, who, isYou } = useNames();
  return (
    <div className="stage-call un-call">
      <Icon of={ICONS.rally} />
      <h3>{say('rallyCall')}</h3>
      <p>{say('rallyDraws', { who: who(seat), count }, isYou(seat))}</p>
    </div>
  );
}

/** The card that another player plays or shows; the reader's own was just in their hand. */
function Played({ of: { seat, face, how } }: Of<'card'>) {
  const { say, who, isYou } = useNames();
  if (isYou(seat) && how !== 'revealed') return null;
  return (
    <div className="stage-played">
      <UntamedCard face={face} size="l" />
      <p>
        {how === 'rally' && <Icon of={ICONS.rally} />}{' '}
        {say(how === 'revealed' ? 'shows' : 'plays', { who: who(seat) }, isYou(seat))}
      </p>
    </div>
  );
}

function Turn({ of: { seats } }: Of<'turn'>) {
  const { say, who, list, isYou } = useNames();
  return (
    <p className="stage-turn">{say('turnOf', { who: list(seats.map(who)) }, seats.some(isYou))}</p>
  );
}
