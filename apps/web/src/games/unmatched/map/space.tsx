import { optionsOf } from '@tablee/engine';
import type { Space, SpaceId, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { fighterOf, figureKind, occupant } from '@tablee/rules/games/unmatched/index.ts';
import { placeName } from '@tablee/rules/games/unmatched/words/index.ts';
import { type CSSProperties, memo, type PointerEvent } from 'react';
import { useCardZoom } from '@/kit/card-touch.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { afterNextPaint } from '@/stores/after-paint.ts';
import { useTableActions } from '@/stores/table.ts';
import { useTableStores } from '@/stores/table-stores.ts';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { Token } from '../armies/figure.tsx';
import { polar, WIDTH, wedgeAngles } from '../art/geometry.ts';
import { ICONS } from '../art/icons.ts';
import { ZONE_LOOKS } from '../art/zones.ts';
import { useNames, useTableau } from '../context.tsx';
import { aimAtSpace, aimAway, inspect } from '../questions/aim.ts';
import type { Mark } from './reach.ts';
import './space.css';
import { spaceTouch } from '../questions/touches.ts';
import { useWords } from '../words.ts';

interface SpaceProps {
  readonly space: Space;
  readonly mark: Mark | undefined;
  /** Reached by Tab: one space at a time, arrow keys lead to the others. */
  readonly current: boolean;
  readonly onFocus: (space: SpaceId) => void;
}

const isSame = (a: Mark | undefined, b: Mark | undefined): boolean =>
  a?.steps === b?.steps && a?.boosted === b?.boosted && a?.target === b?.target;

/** A finger has come to touch: the focus says where. */
const aims = (event: PointerEvent): boolean => event.pointerType !== 'touch';

/**
 * A space of the map as a button: its zones in letters, the fighters there, the possible actions there. A move of the pointer
 * changes a few of them at most.
 */
export const SpaceButton = memo(
  PlainSpace,
  (before, now) =>
    before.space === now.space &&
    before.current === now.current &&
    before.onFocus === now.onFocus &&
    isSame(before.mark, now.mark),
);

function PlainSpace({ space, mark, current, onFocus }: SpaceProps) {
  const table = useTableActions();
  const stores = useTableStores();
  const { view, answering } = useTableau();
  const { id, x, y, zones, start } = space;
  const fighter = occupant(view.open, id);
  const touch = spaceTouch(view, answering, id);
  const touching = touchProps(answering, touch);
  const chosen = touching['data-chosen'];
  const { longPressed, handlers } = useCardZoom(
    fighter === undefined ? null : `fighter:${fighter.id}`,
    fighter?.id,
  );
  const label = useSpaceLabel(space, mark);
  const onClick = () => {
    handlers.onClick();
    if (longPressed.current) return;
    table.closeZoom();
    // If nothing can be chosen, a fighter shows its reach.
    if (!touching['data-lit'] && fighter !== undefined) inspect(stores, fighter.id);
    if (answering.question !== null) touching.onClick();
  };
  return (
    <button
      type="button"
      {...handlers}
      {...touching}
      className="um-space"
      style={{ left: `${x}%`, top: `${y}%` } as CSSProperties}
      tabIndex={current ? 0 : -1}
      data-space={id}
      data-lit={chosen ? undefined : touching['data-lit']}
      data-faded={undefined}
      data-target={mark?.target}
      data-held={fighter !== undefined || undefined}
      aria-label={label}
      onClick={onClick}
      onFocus={(event) => {
        handlers.onFocus(event);
        const aim = () => {
          onFocus(id);
          aimAtSpace(stores, id);
        };
        // A touch brings the focus before it chooses: the choice is drawn first.
        if (event.currentTarget.matches(':focus-visible')) aim();
        else afterNextPaint(window, aim);
      }}
      onBlur={() => {
        handlers.onBlur();
        afterNextPaint(window, () => aimAway(stores, id));
      }}
      onPointerEnter={(event) => {
        if (aims(event)) aimAtSpace(stores, id);
      }}
      onPointerLeave={(event) => {
        handlers.onPointerLeave();
        if (aims(event)) aimAtSpace(stores, null);
      }}
    >
      <Letters zones={zones} held={fighter !== undefined || mark?.steps !== undefined} />
      {start !== undefined && (
        <span className="um-start">
          <Glyph of={start} />
        </span>
      )}
      <span className="um-space-id">
        <Glyph of={id} />
      </span>
      {fighter === undefined && <Waiting id={id} />}
      {mark?.steps !== undefined && (
        <span className="um-steps" data-boosted={mark.boosted}>
          <Glyph of={mark.steps} />
        </span>
      )}
      {mark?.target && (
        <span className="um-target">
          <Icon of={ICONS.target} />
        </span>
      )}
    </button>
  );
}

interface LettersProps {
  readonly zones: readonly string[];
  /** Something stands in the middle: the letters go to the rim. */
  readonly held: boolean;
}

const Letters = still(function Letters({ zones, held }: LettersProps) {
  const { lang } = useWords();
  const angles = wedgeAngles(zones.length);
  return zones.map((zone, i) => {
    const alone = zones.length === 1;
    const share = held ? 0.94 : alone ? 0 : 0.52;
    const { x, y } = polar(alone ? -90 : (angles[i] ?? 0), share);
    const at = (n: number) => `calc(50% + ${((n / WIDTH) * 100).toFixed(2)}cqw)`;
    return (
      <span
        key={zone}
        className="um-letter"
        data-held={held || undefined}
        data-many={!alone || undefined}
        style={{ left: at(x), top: at(y), '--zone': ZONE_LOOKS[zone]?.colour } as CSSProperties}
      >
        <Glyph of={ZONE_LOOKS[zone]?.letters[lang] ?? ''} />
      </span>
    );
  });
});

/** A sidekick that is about to be put here: the order of the picks says which. */
function Waiting({ id }: { readonly id: SpaceId }) {
  const { answering } = useTableau();
  const { question, picks } = answering;
  const at = picks.indexOf(id);
  const fighters = question?.facts?.fighters;
  const fighter = Array.isArray(fighters) ? fighters[at] : undefined;
  if (typeof fighter !== 'string') return null;
  return (
    <span className="um-waiting">
      <Token id={fighter} />
    </span>
  );
}

/** The space in words: id, zones, start number, its fighter, its possible actions now. */
export function useSpaceLabel(space: Space, mark: Mark | undefined): string {
  const { view, answering } = useTableau();
  const { say, fighter: nameOf, label, lang, list } = useNames();
  const { id, start } = space;
  const held = occupant(view.open, id);
  const parts = [placeName(id, lang)];
  if (start !== undefined) parts.push(say('spokenStart', { n: start }));
  if (held === undefined) parts.push(say('spokenEmpty'));
  else {
    const { kind } = figureKind(held.id);
    const who = label(view.open.armies[held.army]?.seat ?? 0);
    parts.push(`${nameOf(held.id)} (${who})`);
    parts.push(say('spokenHealth', { left: held.health, of: kind.health }));
    parts.push(say(kind.style));
    const size = held.kind === 'hero' ? view.open.armies[held.army]?.size : null;
    if (size) parts.push(say(size));
  }
  if (mark?.steps !== undefined) {
    parts.push(say(mark.boosted ? 'spokenStepsBoost' : 'spokenSteps', { n: mark.steps }));
  }
  const deed = deedAt(view, answering, id);
  if (deed !== null) parts.push(say(deed));
  return list(parts, 'facts');
}

const DEEDS = {
  move: 'deedMove',
  attack: 'deedAttack',
  target: 'deedTarget',
  place: 'deedPlace',
} as const;

/** The effect of a touch on a lit space. */
function deedAt(view: UnmatchedView, answering: Parameters<typeof spaceTouch>[1], space: SpaceId) {
  const touch = spaceTouch(view, answering, space);
  if (!answering.isLit(touch)) return null;
  const actor = touch.by ?? (touch.space === undefined ? touch.card : undefined);
  if (actor !== undefined && fighterOf(view.open, actor).space === space) return 'deedActs';
  const verb = optionsOf(answering.question).find((option) => option.space === space)?.verb;
  return DEEDS[verb as keyof typeof DEEDS] ?? null;
}
