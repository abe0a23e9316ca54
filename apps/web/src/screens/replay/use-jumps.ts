import type { Footage } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { useMemo, useState } from 'react';
import type { GameUi, Wording } from '../../kit/contract.ts';
import type { Projector } from './use-projector.ts';

/** The targets of a jump: turns and ages, or the moments of the stage. */
export type Stride = 'turn' | 'scene';

export interface Jumps {
  readonly stride: Stride;
  change(stride: Stride): void;
  back(): void;
  on(): void;
}

/** Ways through a film in longer steps than answers. */
export function useJumps(film: Footage, ui: GameUi, words: Wording, projector: Projector): Jumps {
  const { at, go } = projector;
  const [stride, change] = useState<Stride>('turn');
  const steps = useMemo(() => {
    const isBegun = (event: LogEvent): boolean =>
      stride === 'scene'
        ? ui.bringsMoment?.(event, null) === true
        : ui.words.tell(event as never, words)?.separator === true;
    return stepsThatTell(film, isBegun);
  }, [film, ui, words, stride]);
  return {
    ...{ stride, change },
    back: () => go(steps.findLast((step) => step < at) ?? 0),
    on: () => go(steps.find((step) => step > at) ?? film.steps.length - 1),
  };
}

/** The steps that told an event which `fits`. */
function stepsThatTell(film: Footage, fits: (event: LogEvent) => boolean): readonly number[] {
  const told = new Set(
    film
      .eventsAt(film.steps.length - 1, null)
      .flatMap((event) => (fits(event as LogEvent) ? [event.n] : [])),
  );
  return film.steps.flatMap(({ logged, told: many }, step) => {
    for (let n = logged - many; n < logged; n += 1) if (told.has(n)) return [step];
    return [];
  });
}
