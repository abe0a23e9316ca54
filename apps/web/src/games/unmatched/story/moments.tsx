import type { FighterId } from '@tablee/rules/games/unmatched/index.ts';
import { armyAt } from '@tablee/rules/games/unmatched/index.ts';
import type { RefObject } from 'react';
import { Blows } from '@/kit/blows.tsx';
import { useMoments } from '@/kit/moments.ts';
import { Stage } from '@/kit/stage.tsx';
import { Icon } from '@/ui/icon.tsx';
import { armyStyle, Token } from '../armies/figure.tsx';
import { ICONS } from '../art/icons.ts';
import { UnmatchedCard } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import { DuelScene } from './duel-scene.tsx';
import { MOMENTS, type Moment } from './moment-queue.ts';
import './moments.css';
import { strikeOfBlow } from './strikes.ts';

/** The last event, large: it goes by itself. */
export function MomentStage({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { moment, number } = useMoments(MOMENTS);
  if (moment === null) return null;
  if (moment.kind === 'blow') return <Blows root={root} strike={strikeOfBlow(moment)} n={number} />;
  if (moment.kind === 'duel') return <DuelScene duel={moment} />;
  return (
    <Stage className="um-moment" key={number} kind={moment.kind}>
      {moment.kind === 'scheme' && <Scheme of={moment} />}
      {moment.kind === 'fall' && <Fall fighter={moment.fighter} />}
      {moment.kind === 'turn' && <Turn of={moment} />}
    </Stage>
  );
}

type Of<K extends Moment['kind']> = { readonly of: Extract<Moment, { kind: K }> };

/** The scheme that another player plays; the reader's own was just in their hand. */
function Scheme({ of: { army, face } }: Of<'scheme'>) {
  const { say, who, isYou } = useNames();
  const { seat } = armyAt(useTableau().view.open, army);
  if (isYou(seat)) return null;
  return (
    <div className="stage-played">
      <UnmatchedCard face={face} size="l" />
      <p>{say('playsScheme', { who: who(seat) })}</p>
    </div>
  );
}

function Fall({ fighter }: { readonly fighter: FighterId }) {
  const { say, fighter: nameOf } = useNames();
  return (
    <div className="stage-call um-fall" style={armyStyle(fighter)}>
      <span className="um-fall-token">
        <Token id={fighter} life={0} />
        <Icon of={ICONS.defeated} />
      </span>
      <h3>{say('fell', { fighter: nameOf(fighter) })}</h3>
    </div>
  );
}

/** Whose turn it is. A reader who has to defend already is told by the question, and looks at the map. */
function Turn({ of: { army } }: Of<'turn'>) {
  const { say, who, isYou, fighter } = useNames();
  const { view, answering } = useTableau();
  const { seat, hero } = armyAt(view.open, army);
  if (hero === null || (answering.question !== null && !isYou(seat))) return null;
  return (
    <p className="stage-turn um-turn" style={armyStyle(hero)}>
      <span className="um-turn-token">
        <Token id={hero} />
      </span>
      {say('turnOf', { who: who(seat), hero: fighter(hero) }, isYou(seat))}
    </p>
  );
}
