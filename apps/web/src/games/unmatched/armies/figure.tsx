import type {
  ArmyIndex,
  Fighter,
  FighterId,
  UnmatchedEvent,
} from '@tablee/rules/games/unmatched/index.ts';
import { armyAt, figureKind } from '@tablee/rules/games/unmatched/index.ts';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Glyph } from '@/kit/glyph.tsx';
import { motionAllowed } from '@/stores/settings.ts';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { ICONS } from '../art/icons.ts';
import { figureOf, HERO_LOOKS } from '../art/looks.ts';
import { useTableau } from '../context.tsx';
import './figure.css';
import { useTold } from '@/kit/told-now.ts';
import { HEIGHT, pointOf, WIDTH } from '../art/geometry.ts';
import { teamLetter } from './sides.ts';

/** Colour and ring of a fighter's army, for whatever shows it. */
export const armyStyle = (fighter: FighterId): CSSProperties => {
  const look = HERO_LOOKS[figureKind(fighter).hero.id];
  return { '--army': look.colour, '--army-ink': look.ink } as CSSProperties;
};

interface TokenProps {
  readonly id: FighterId;
  /** Share of the full health, 0 to 1. */
  readonly life?: number;
}

/** A fighter's token alone: silhouette, colour and ring of the army, round for heroes, square for sidekicks. */
export const Token = still(function Token({ id, life = 1 }: TokenProps) {
  const { hero, isHero } = figureKind(id);
  return (
    <span
      className="um-token"
      data-kind={isHero ? 'hero' : 'sidekick'}
      data-ring={HERO_LOOKS[hero.id].ring}
      style={{ ...armyStyle(id), '--life': life } as CSSProperties}
      aria-hidden="true"
    >
      <span className="um-token-plate">
        <Icon of={figureOf(id)} />
      </span>
    </span>
  );
});

const PER_STEP = 190;
const AT_MOST = 760;

/** Figures walk from space to space; placed ones appear where they are put. */
function useWalk({ id, space }: Fighter) {
  const { board } = useTableau().view.open;
  const told = useTold<UnmatchedEvent>();
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(space);
  // biome-ignore lint/correctness/useExhaustiveDependencies: walks when the space changes, the way the event tells
  useLayoutEffect(() => {
    const from = before.current;
    before.current = space;
    const element = ref.current;
    if (element === null || from === null || space === null || from === space) return;
    if (!motionAllowed() || document.hidden) return;
    const walked = told?.type === 'fighterMoved' && told.fighter === id ? told.path : null;
    const way = walked?.at(-1) === space ? walked : [from, space];
    const end = pointOf(board, space);
    const map = element.parentElement?.clientWidth ?? WIDTH;
    const frames = way.map((step) => {
      const { x, y } = pointOf(board, step);
      const scale = map / WIDTH;
      return { translate: `${(x - end.x) * scale}px ${(y - end.y) * scale}px` };
    });
    const duration = Math.min(AT_MOST, Math.max(280, PER_STEP * (way.length - 1)));
    element.animate(frames, { duration, easing: 'ease-in-out' });
  }, [space]);
  return ref;
}

interface FigureProps {
  readonly fighter: Fighter;
  /** Just lost or gained health, or about to be chosen: shown for a moment. */
  readonly mark?: 'hurt' | 'healed' | undefined;
}

/** A fighter on the map. The space beneath is the button; this only shows. */
export function Figure({ fighter, mark }: FigureProps) {
  const { view } = useTableau();
  const ref = useWalk(fighter);
  const { id, space, health, army } = fighter;
  if (space === null) return null;
  const { kind, isHero, number } = figureKind(id);
  const { x, y } = pointOf(view.open.board, space);
  const { size } = armyAt(view.open, army);
  const style = { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
  return (
    <div
      ref={ref}
      className="um-figure"
      data-fighter={id}
      data-kind={isHero ? 'hero' : 'sidekick'}
      data-size={isHero ? (size ?? undefined) : undefined}
      data-mark={mark}
      style={{ ...armyStyle(id), ...style }}
      aria-hidden="true"
    >
      <Token id={id} life={health / kind.health} />
      <span className="um-figure-health" data-low={health <= kind.health / 4 || undefined}>
        <Glyph of={health} />
        <Glyph of={`/${kind.health}`} className="um-figure-of" />
      </span>
      <span className="um-figure-style">
        <Icon of={kind.style === 'ranged' ? ICONS.ranged : ICONS.melee} />
      </span>
      {isHero && size !== null && (
        <span className="um-figure-size">
          <Icon of={size === 'big' ? ICONS.big : ICONS.small} />
        </span>
      )}
      {number !== null && (
        <span className="um-figure-number">
          <Glyph of={number} />
        </span>
      )}
      <Side army={army} />
    </div>
  );
}

function Side({ army }: { readonly army: ArmyIndex }) {
  const { open } = useTableau().view;
  const letter = teamLetter(open, army);
  if (letter === null) return null;
  return (
    <span className="um-figure-side">
      <Glyph of={letter} />
    </span>
  );
}

/** A fighter's place when the turn began. */
export function Ghost({ id, space }: { readonly id: FighterId; readonly space: string }) {
  const { board } = useTableau().view.open;
  const { x, y } = pointOf(board, space);
  const style = { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
  return (
    <div className="um-ghost" style={style} aria-hidden="true">
      <Token id={id} />
    </div>
  );
}
