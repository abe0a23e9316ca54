import type { SpaceId, UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS, ghosts, heroFighter } from '@tablee/rules/games/unmatched/index.ts';
import { type CSSProperties, type KeyboardEvent, memo, useRef, useState } from 'react';
import { Glyph } from '@/kit/glyph.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Figure, Ghost } from '../armies/figure.tsx';
import { ICONS } from '../art/icons.ts';
import { useNames, useTableau } from '../context.tsx';
import { useAim } from '../questions/aim.ts';
import './map.css';
import { useTold } from '@/kit/told-now.ts';
import { useToldFighters } from '../armies/told-fighters.ts';
import { isArrow, stepTo } from './map-walk.ts';
import { useMapZoom } from './map-zoom.ts';
import { Overlay } from './overlay.tsx';
import { reachShown } from './reach.ts';
import { SpaceButton } from './space.tsx';
import { SpaceList } from './space-list.tsx';
import { Terrain } from './terrain.tsx';

/** Widths on the screen, in pixels, up to which the map leaves something out: `space.css`, `figure.css`. */
const STEPS = [320, 430, 560, 620, 760];

/** The battlefield: parchment, spaces, fighters; to be walked by arrow keys, enlarged and dragged. */
export function BattleMap() {
  const { say } = useNames();
  const { onDossier, answering, view } = useTableau();
  const { board } = view.open;
  const frame = useRef<HTMLDivElement>(null);
  const asked = answering.question !== null;
  const { fit, shown, drawn, zoomIn, zoomOut, atMost } = useMapZoom(frame, asked);
  const { zoom, left, top } = shown;
  const [ids, setIds] = useState(false);
  const [list, setList] = useState(false);
  return (
    <section className="um-map-area" aria-label={say('map')}>
      <div className="um-map-frame" ref={frame} data-large={zoom > 1 || undefined}>
        <div
          className="um-map"
          data-board={board}
          style={
            {
              width: fit,
              '--map-w': `${fit}px`,
              transform: `translate(${left}px, ${top}px) scale(${zoom})`,
            } as CSSProperties
          }
        >
          <Terrain board={board} />
          <div
            className="um-upon"
            data-ids={ids || undefined}
            data-below={STEPS.filter((step) => drawn.width <= step).join(' ')}
            style={{ '--px': `${1 / drawn.zoom}px` } as CSSProperties}
          >
            <Spaces />
          </div>
        </div>
      </div>
      <div className="um-map-tools" data-tools>
        <Tool name={say('zoomOut')} glyph="−" onClick={zoomOut} off={zoom <= 1} />
        <Tool name={say('zoomIn')} glyph="+" onClick={zoomIn} off={atMost} />
        <Tool name={say('showIds')} glyph="a1" onClick={() => setIds(!ids)} on={ids} extra />
        <IconButton
          of={ICONS.list}
          className="um-tool"
          aria-expanded={list}
          label={say('spaceList')}
          onClick={() => setList(!list)}
        />
        <IconButton
          of={ICONS.info}
          className="um-tool"
          label={say('map')}
          onClick={() => onDossier('map')}
        />
      </div>
      {list && <SpaceList onClose={() => setList(false)} />}
    </section>
  );
}

interface ToolProps {
  readonly name: string;
  readonly glyph: string;
  readonly onClick: () => void;
  readonly on?: boolean;
  readonly off?: boolean;
  /** Dropped if the width is scarce. */
  readonly extra?: true;
}

function Tool({ name, glyph, onClick, on, off, extra }: ToolProps) {
  return (
    <button
      type="button"
      className="um-tool"
      aria-label={name}
      title={name}
      aria-pressed={on}
      disabled={off}
      data-extra={extra}
      onClick={onClick}
    >
      <Glyph of={glyph} />
    </button>
  );
}

/** All that lies on the parchment, which a zoom leaves as it is. */
const Spaces = memo(function Spaces() {
  const { view, answering, side } = useTableau();
  const { say } = useNames();
  const { open } = view;
  const root = useRef<HTMLFieldSetElement>(null);
  const aim = useAim();
  const reach = reachShown(view, answering, aim);
  const fighters = useToldFighters(open.fighters);
  const told = useTold<UnmatchedEvent>();
  const [at, setAt] = useState<SpaceId | null>(null);
  const { spaces } = BOARDS[open.board];
  const home = open.armies.findIndex((army) => army.seat === side && army.hero !== null);
  const here = home < 0 ? null : heroFighter(open, home).space;
  const known = spaces.some(({ id }) => id === at);
  const current = (known ? at : here) ?? spaces[0]?.id ?? null;

  const focusOn = (space: SpaceId | null | undefined) =>
    root.current?.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
  const walk = (event: KeyboardEvent) => {
    const { key } = event;
    const page = { PageDown: 1, PageUp: -1 }[key];
    if (page !== undefined) {
      const lit = [...(root.current?.querySelectorAll<HTMLElement>('[data-lit]') ?? [])];
      const from = lit.indexOf(document.activeElement as HTMLElement);
      event.preventDefault();
      lit.at((from + page) % Math.max(1, lit.length))?.focus();
    } else if (isArrow(key) && current !== null) {
      event.preventDefault();
      focusOn(stepTo(open.board, current, key));
    }
  };
  const hurt = told?.type === 'damageDealt' ? [told.fighter] : [];
  const weak = told?.type === 'exhausted' ? told.fighters : hurt;
  const healed = told?.type === 'healed' || told?.type === 'healthSet' ? told.fighter : null;
  return (
    <>
      {open.phase === 'turns' &&
        ghosts(open).map(({ id, space }) => <Ghost key={id} id={id} space={space} />)}
      <fieldset className="um-spaces" ref={root} aria-label={say('spaces')} onKeyDown={walk}>
        {spaces.map((space) => (
          <SpaceButton
            key={space.id}
            space={space}
            mark={reach.marks.get(space.id)}
            current={space.id === current}
            onFocus={setAt}
          />
        ))}
      </fieldset>
      <Overlay />
      {fighters.map((fighter) => (
        <Figure
          key={fighter.id}
          fighter={fighter}
          mark={weak.includes(fighter.id) ? 'hurt' : healed === fighter.id ? 'healed' : undefined}
        />
      ))}
    </>
  );
});
