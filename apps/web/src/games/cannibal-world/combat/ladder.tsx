import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { Combat } from '@tablee/rules/games/cannibal-world/index.ts';
import { campOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { useEffect, useRef } from 'react';
import { useMatch } from '@/stores/match.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { symbolOf } from '../art/row-looks.ts';
import { useNames, useTableau } from '../context.tsx';
import { ladderOf, type Rung } from './rungs.ts';
import './ladder.css';
import { rowName } from '@tablee/rules/games/cannibal-world/words/index.ts';

interface LadderProps {
  readonly combat: Combat;
  readonly events: readonly LogEvent[];
}

/** The exchange as a ladder: the side that started it on the left, the other on the right, the newest rung at the foot. */
export function Ladder({ combat, events }: LadderProps) {
  const { view } = useTableau();
  const { say, who, isYou } = useNames();
  const foot = useRef<HTMLLIElement>(null);
  const rungs = ladderOf(events);
  const first = campOf(view.open, combat.initiator);
  const awaited = useMatch((match) => match.snapshot?.awaited ?? null);
  const next =
    combat.step === 'tactical' && awaited?.kind === 'tactical' ? awaited.seats[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new rung comes into sight
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, [rungs.length]);
  if (rungs.length === 0 && next === undefined) return null;
  const sideOf = (seat: number) => (campOf(view.open, seat) === first ? 'left' : 'right');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <ol className="cw-ladder" tabIndex={0} aria-label={say('ladder')}>
      {rungs.map((rung) => (
        <li key={rung.n} data-side={sideOf(rung.seat)} data-what={rung.what}>
          <RungWords rung={rung} />
        </li>
      ))}
      <li
        key={`next ${rungs.length}`}
        ref={foot}
        data-side={next === undefined ? 'none' : sideOf(next)}
        data-next
      >
        {next !== undefined && say('toAnswer', { who: who(next) }, isYou(next))}
      </li>
    </ol>
  );
}

function RungWords({ rung }: { readonly rung: Rung }) {
  const { say, text, card, list, label } = useNames();
  const { face } = rung;
  if (rung.what === 'pass') {
    return (
      <span>
        <Icon of={ICONS.pass} /> {say('passes', { who: label(rung.seat) })}
      </span>
    );
  }
  const names = rung.rows.map((row) => text(rowName(row, face)));
  const [row] = rung.rows;
  return (
    <span>
      <Icon of={row === undefined ? ICONS.swap : symbolOf(row as never)} />{' '}
      <b>{rung.what === 'swap' ? say('swapsIn') : list(names)}</b>
      {face !== null && <small> {card(face)}</small>}
    </span>
  );
}
