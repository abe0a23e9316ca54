import type { UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import { hasTargetFallen } from '@tablee/rules/games/untamed/index.ts';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useTold } from '@/kit/told-now.ts';
import { useTableau } from '../context.tsx';
import './arrows.css';
import { bodyOf } from '../story/strikes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly aiming: boolean;
}

/** The centre of a thing on the board, in the board's own pixels; `null` if it is not in sight. */
function centreOf(root: HTMLElement, id: string): Point | null {
  const box = root.querySelector(bodyOf(id))?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  const frame = root.getBoundingClientRect();
  return { x: (box.left + box.right) / 2 - frame.left, y: (box.top + box.bottom) / 2 - frame.top };
}

/** A curve that bends a little, and stops short of its target. */
function curveOf({ from, to }: Arrow): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const short = Math.max(0, 1 - 16 / length);
  const end = { x: from.x + dx * short, y: from.y + dy * short };
  const bend = Math.min(46, length / 5);
  const middle = {
    x: (from.x + end.x) / 2 - (dy / length) * bend,
    y: (from.y + end.y) / 2 + (dx / length) * bend,
  };
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}

interface ArrowsProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The current aim: from an Animal to the pointer, in client pixels. */
  readonly aim: { readonly animal: string; readonly x: number; readonly y: number } | null;
}

/** The attack that is under way, just told, or being aimed, as an arrow over the board. */
export function Arrows({ root, aim }: ArrowsProps) {
  const { view } = useTableau();
  const told = useTold<UntamedEvent>();
  const attack =
    (hasTargetFallen(view.open) ? null : view.open.attack) ??
    (told?.type === 'attackDeclared' ? { attacker: told.attacker.id, target: told.target } : null);
  const [arrow, setArrow] = useState<Arrow | null>(null);
  const [size, setSize] = useState(0);
  useEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setSize((before) => before + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [root]);
  const attacker = attack?.attacker;
  const target = attack?.target;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the board has changed
  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return;
    const frame = current.getBoundingClientRect();
    const fromId = aim?.animal ?? attacker;
    const from = fromId === undefined ? null : centreOf(current, fromId);
    const to =
      aim !== null
        ? { x: aim.x - frame.left, y: aim.y - frame.top }
        : target === undefined
          ? null
          : centreOf(current, target);
    setArrow(from === null || to === null ? null : { from, to, aiming: aim !== null });
  }, [aim, attacker, target, view, size]);
  if (arrow === null) return null;
  return (
    <svg className="un-arrows" aria-hidden="true" data-aiming={arrow.aiming || undefined}>
      <defs>
        <marker
          id="un-arrow-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10 3 5Z" />
        </marker>
      </defs>
      <path className="un-arrow-edge" d={curveOf(arrow)} markerEnd="url(#un-arrow-head)" />
      <path className="un-arrow" d={curveOf(arrow)} markerEnd="url(#un-arrow-head)" />
    </svg>
  );
}
