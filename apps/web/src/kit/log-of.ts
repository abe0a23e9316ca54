import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { IconShape } from '../ui/icon.tsx';
import type { Cue, GameUi } from './contract.ts';

interface Told {
  readonly type: string;
}
/** By type of event: a value, or how to tell it for a seat (`null`: for a spectator). */
type ByType<E extends Told, Value> = {
  readonly [Type in E['type']]?:
    | Value
    | ((told: Extract<E, { type: Type }>, seat: number | null) => Value | null);
};

interface Log<E extends Told> {
  readonly icons: { readonly [type: string]: IconShape } & { readonly default: IconShape };
  readonly cues: ByType<E, Cue>;
  /** Milliseconds. */
  readonly paces: ByType<E, number>;
  /** Their moment is seen before anything else tells what came of them, and before the next question can be answered. */
  readonly waitedFor: readonly E['type'][];
  /** As `waitedFor`, but not for the seat that did it. */
  readonly ofOthers?: readonly E['type'][];
  /** Others whose moment is waited for. */
  waits?(told: E): boolean;
}

/** How the events of a game sound, what stands before their lines, and how long they are shown. */
export function logOf<E extends Told>(parts: Log<E>) {
  const { icons, cues, paces, waitedFor, ofOthers = [] } = parts;
  const read = <Value>(from: ByType<E, Value>, event: LogEvent, seat: number | null) => {
    const told = event as unknown as E;
    const found = from[told.type as E['type']];
    const tells = found as Value | ((told: E, seat: number | null) => Value | null) | undefined;
    return tells instanceof Function ? tells(told, seat) : (tells ?? null);
  };
  return {
    iconOf: ({ type }) => icons[type] ?? icons.default,
    cueOf: (event, seat) => read(cues, event, seat),
    pace: (event) => read(paces, event, null) ?? 0,
    bringsMoment: (event, seat) =>
      waitedFor.includes(event.type) ||
      (ofOthers.includes(event.type) && event.seat !== seat) ||
      parts.waits?.(event as unknown as E) === true,
  } satisfies Partial<GameUi>;
}

/** The turn of a seat calls its player alone. */
export const ownTurn = (told: { readonly seat?: number | undefined }, seat: number | null) =>
  seat !== null && told.seat === seat ? 'turn' : null;

/** The end as it sounds to a seat: first or not. */
export const byRank = ({ ranks }: { readonly ranks: readonly number[] }, seat: number | null) =>
  seat === null ? 'end' : ranks[seat] === 1 ? 'win' : 'lose';
