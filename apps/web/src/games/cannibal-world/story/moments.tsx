import { counts } from '@tablee/rules/games/cannibal-world/index.ts';
import { useMoments } from '@/kit/moments.ts';
import { Stage } from '@/kit/stage.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { CannibalCard } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import { MOMENTS, type Moment } from './moment-queue.ts';
import './moments.css';

/** The last event, large: it lets touches through and goes by itself. */
export function MomentStage() {
  const { moment, number } = useMoments(MOMENTS);
  if (moment === null) return null;
  return (
    <Stage className="cw-moment" key={number} kind={moment.kind}>
      {moment.kind === 'pillage' && <Pillage of={moment} />}
      {moment.kind === 'card' && <Played of={moment} />}
      {moment.kind === 'exhausted' && <Exhausted of={moment} />}
      {moment.kind === 'game' && <GameOver of={moment} />}
      {moment.kind === 'turn' && <Turn of={moment} />}
    </Stage>
  );
}

type Of<K extends Moment['kind']> = { readonly of: Extract<Moment, { kind: K }> };

function Pillage({ of: { seat, camp, left } }: Of<'pillage'>) {
  const { say, who, isYou } = useNames();
  const { creatures } = useTableau().view.open;
  const n = creatures.filter((each) => each.camp === camp && !counts(each)).length;
  return (
    <div className="stage-call cw-call">
      <Icon of={ICONS.pillaged} />
      <h3>{say('pillageCall')}</h3>
      <p>{say('pillageBy', { who: who(seat), left }, isYou(seat))}</p>
      {n > 0 && <p>{say('pillagePast', { n })}</p>}
    </div>
  );
}

/** The Action that another player plays or shows; the reader's own was just in their hand. */
function Played({ of: { seat, face, how } }: Of<'card'>) {
  const { say, who, isYou } = useNames();
  if (isYou(seat)) return null;
  return (
    <div className="stage-played">
      <CannibalCard face={face} size="l" />
      <p>{say(how, { who: who(seat) })}</p>
    </div>
  );
}

function Exhausted({ of: { seat } }: Of<'exhausted'>) {
  const { say, who, isYou } = useNames();
  return (
    <div className="stage-call cw-call">
      <Icon of={ICONS.exhausted} />
      <h3>{say('exhausted')}</h3>
      <p>{say('exhaustedBy', { who: who(seat) }, isYou(seat))}</p>
    </div>
  );
}

function GameOver({ of: { winner, reason, wins } }: Of<'game'>) {
  const { say, who, list } = useNames();
  const { camps } = useTableau().view.open;
  const seats = winner === null ? [] : (camps[winner]?.seats ?? []);
  return (
    <div className="stage-call cw-call">
      <Icon of={winner === null ? ICONS.pyrrhic : ICONS.cup} />
      <h3>{wins.join(' – ')}</h3>
      <p>
        {winner === null ? say('drawnGame') : say('gameTo', { who: list(seats.map(who)) })} ·{' '}
        {say(`reason_${reason}`)}
      </p>
    </div>
  );
}

function Turn({ of: { seat } }: Of<'turn'>) {
  const { say, who, isYou } = useNames();
  return <p className="stage-turn">{say('turnOf', { who: who(seat) }, isYou(seat))}</p>;
}
