import type { Hope, Understanding } from '@tablee/engine';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import type { SeatCrest } from '../../../kit/contract.ts';
import { Crest } from '../../../ui/crest.tsx';
import type { Projector } from '../use-projector.ts';
import type { StudySay } from './words.ts';

/** A side of the match as the line shows it: never told by its colour alone. */
export interface SideShown {
  readonly name: string;
  readonly crest: SeatCrest;
}

interface ChanceLineProps {
  readonly found: Understanding;
  readonly sides: readonly SideShown[];
  readonly last: number;
  readonly projector: Projector;
  readonly say: StudySay;
}

const WIDTH = 600;
const HEIGHT = 100;
const DASHES = ['none', '7 4', '2 4', '11 4 2 4', '4 3', '14 5'];

const percent = (chance: number): number => Math.round(100 * chance);

/** Chances as they were last known by a step. */
const hopeAt = (hopes: readonly Hope[], step: number): Hope | undefined =>
  hopes.findLast((hope) => hope.step <= step) ?? hopes[0];

/** The chances of all sides over the match: one looks at a moment of it by touch, or by arrows from moment to moment. */
export function ChanceLine({ found, sides, last, projector, say }: ChanceLineProps) {
  const { hopes, turns } = found;
  const { at, go } = projector;
  const now = hopeAt(hopes, at)?.chances ?? [];
  const chances = sides
    .map(({ name }, side) => say('chanceOf', { name, percent: percent(now[side] ?? 0) }))
    .join(', ');
  const xOf = (step: number): number => (last === 0 ? 0 : (step / last) * WIDTH);
  const stops = [...new Set([...hopes, ...turns].map(({ step }) => step))].sort((a, b) => a - b);
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: stops.findLast((step) => step < at),
      ArrowRight: stops.find((step) => step > at),
      Home: stops[0],
      End: stops.at(-1),
    }[event.key];
    if (to === undefined && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (to !== undefined) go(to);
  };
  const touch = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <figure className="chances">
      <div
        className="chances-line"
        role="slider"
        tabIndex={0}
        aria-label={say('chances')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={say('place', { at, all: last, chances })}
        onKeyDown={press}
        onClick={touch}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="chances-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          {sides.map(({ name, crest }, side) => {
            const line = hopes
              .map(({ step, chances: of }) => `${xOf(step)},${HEIGHT * (1 - (of[side] ?? 0))}`)
              .join(' ');
            return (
              <g key={name} style={{ '--crest': crest.colour } as CSSProperties}>
                <polyline className="chances-edge" points={line} />
                <polyline points={line} strokeDasharray={DASHES[side % DASHES.length]} />
              </g>
            );
          })}
          <path className="chances-now" d={`M${xOf(at)} 0V${HEIGHT}`} />
        </svg>
        {turns.map(({ step }, i) => (
          <span
            key={`${step} ${turns[i]?.kind}`}
            className="chances-turn"
            style={{ insetInlineStart: `${(xOf(step) / WIDTH) * 100}%` }}
            aria-hidden="true"
          >
            {i + 1}
          </span>
        ))}
      </div>
      <figcaption>
        {sides.map(({ name, crest }, side) => (
          <span key={name} className="chances-side">
            <Crest of={crest} />
            <svg className="chances-sample" viewBox="0 0 28 6" aria-hidden="true">
              <path
                d="M0 3H28"
                strokeDasharray={DASHES[side % DASHES.length]}
                style={{ '--crest': crest.colour } as CSSProperties}
              />
            </svg>
            {say('chanceOf', { name, percent: percent(now[side] ?? 0) })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
