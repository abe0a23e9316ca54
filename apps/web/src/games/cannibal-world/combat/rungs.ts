import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { CannibalEvent } from '@tablee/rules/games/cannibal-world/index.ts';
import { faceIn } from '@tablee/rules/games/cannibal-world/index.ts';

/** One step of the exchange in a combat, from its declaration on. */
export interface Rung {
  readonly n: number;
  readonly seat: number;
  readonly what: 'ability' | 'action' | 'trigger' | 'reveal' | 'pass' | 'swap' | 'dodge';
  /** The card that acts; `null` in matches kept from before. */
  readonly face: string | null;
  readonly rows: readonly string[];
}

function rungOf(event: LogEvent): Rung | null {
  const told = event as unknown as CannibalEvent;
  const none = { n: event.n, face: null, rows: [] };
  switch (told.type) {
    case 'abilityUsed':
      return {
        ...none,
        seat: told.seat,
        what: 'ability',
        face: faceIn(told, told.creature),
        rows: [told.row],
      };
    case 'actionPlayed':
      return { ...none, seat: told.seat, what: 'action', face: told.card.face, rows: told.rows };
    case 'triggerUsed':
      return {
        ...none,
        seat: told.seat,
        what: 'trigger',
        face: faceIn(told, told.creature),
        rows: [told.row],
      };
    case 'triggerRevealed':
      return { ...none, seat: told.seat, what: 'reveal', face: told.card.face, rows: [told.row] };
    case 'fighterSwapped':
      return { ...none, seat: told.seat, what: 'swap', face: faceIn(told, told.to) };
    case 'tacticalPassed':
    case 'stoodBack':
      return { ...none, seat: told.seat, what: 'pass' };
    default:
      return null;
  }
}

/** Both camps' actions in the combat declared last. */
export function ladderOf(events: readonly LogEvent[]): readonly Rung[] {
  const start = events.findLastIndex(({ type }) => type === 'combatDeclared');
  if (start === -1) return [];
  return events.slice(start + 1).flatMap((event) => rungOf(event) ?? []);
}
