import type { FighterId, SpaceId, UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { fighterOf } from '@tablee/rules/games/unmatched/index.ts';
import { HEIGHT, type Point, pointOf, RADIUS, WIDTH } from '../art/geometry.ts';
import { useTableau } from '../context.tsx';
import { useAim } from '../questions/aim.ts';
import './overlay.css';
import { useTold } from '@/kit/told-now.ts';
import { useLastMove } from './last-move.ts';

/** The drawing over the spaces: the last move, and who attacks whom. */
export function Overlay() {
  return (
    <svg className="um-overlay" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <LastMove />
      <AttackArrow />
    </svg>
  );
}

/** The way of the last move, as footprints; a placement has none. */
function LastMove() {
  const { board, phase } = useTableau().view.open;
  const move = useLastMove();
  if (phase !== 'turns' || move?.type !== 'fighterMoved') return null;
  const points = move.path.map((space) => pointOf(board, space));
  const [start] = points;
  if (start === undefined || points.length < 2) return null;
  return (
    <g className="um-trace">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={start.x} cy={start.y} r={RADIUS * 0.22} />
    </g>
  );
}

/** From the attacker to its target: of the combat, of an attack just told, or of one that is being aimed. */
function AttackArrow() {
  const { view, answering } = useTableau();
  const { open } = view;
  const told = useTold<UnmatchedEvent>();
  const pointed = useAim(({ space }) => space);
  const spaceOf = (id: FighterId): SpaceId | null => fighterOf(open, id).space;
  const fight = open.combat ?? (told?.type === 'attackDeclared' ? told : null);
  const aiming = fight === null ? (answering.focus.by ?? null) : null;
  const lit =
    aiming !== null &&
    answering.candidates.some(({ verb, space }) => verb === 'attack' && space === pointed);
  const from = fight !== null ? spaceOf(fight.attacker) : lit ? standing(open, aiming) : null;
  const to = fight !== null ? spaceOf(fight.target) : lit ? pointed : null;
  if (from === null || to === null || from === to) return null;
  return <Arrow from={pointOf(open.board, from)} to={pointOf(open.board, to)} aiming={lit} />;
}

const standing = (
  { fighters }: { readonly fighters: readonly { id: string; space: SpaceId | null }[] },
  id: string,
): SpaceId | null => fighters.find((each) => each.id === id)?.space ?? null;

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly aiming: boolean;
}

/** A curve that bends a little and stops at the rim of its target. */
function Arrow({ from, to, aiming }: ArrowProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const begin = { x: from.x + ux * RADIUS * 0.62, y: from.y + uy * RADIUS * 0.62 };
  const end = { x: to.x - ux * RADIUS * 0.74, y: to.y - uy * RADIUS * 0.74 };
  const bend = length < RADIUS * 3.4 ? 0 : Math.min(60, length / 7);
  const middle = {
    x: (begin.x + end.x) / 2 - uy * bend,
    y: (begin.y + end.y) / 2 + ux * bend,
  };
  const tip = Math.atan2(end.y - middle.y, end.x - middle.x);
  const path = `M${begin.x} ${begin.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
  return (
    <g className="um-arrow" data-aiming={aiming || undefined}>
      <path d={path} className="um-arrow-edge" />
      <path d={path} className="um-arrow-line" />
      <path
        className="um-arrow-tip"
        d="M18 0L-24 -22L-14 0L-24 22Z"
        transform={`translate(${end.x} ${end.y}) rotate(${(tip * 180) / Math.PI})`}
      />
    </g>
  );
}
