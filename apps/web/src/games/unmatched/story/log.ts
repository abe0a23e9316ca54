import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import type { Cue } from '@/kit/contract.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { STORY_ICONS } from '../art/story-icons.ts';

export const iconOf = ({ type }: LogEvent): IconShape => STORY_ICONS[type] ?? STORY_ICONS.default;

export function cueOf(event: LogEvent, seat: number | null): Cue | null {
  const told = event as unknown as UnmatchedEvent;
  switch (told.type) {
    case 'turnStarted':
      return seat !== null && told.seat === seat ? 'turn' : null;
    case 'heroChosen':
    case 'cardsDrawn':
    case 'cardCommitted':
    case 'schemePlayed':
    case 'maneuverBoosted':
      return 'card';
    case 'combatRevealed':
      return 'reveal';
    case 'damageDealt':
    case 'exhausted':
      return 'cube';
    case 'fighterDefeated':
      return 'score';
    case 'gameEnded':
      if (seat === null) return 'end';
      return told.ranks[seat] === 1 ? 'win' : 'lose';
    default:
      return null;
  }
}

const PACES: { readonly [Type in UnmatchedEvent['type']]?: number } = {
  heroChosen: 350,
  sizeChanged: 350,
  turnStarted: 500,
  maneuverStarted: 250,
  exhausted: 600,
  maneuverBoosted: 400,
  fighterMoved: 650,
  schemePlayed: 700,
  attackDeclared: 700,
  cardCommitted: 300,
  defenseDeclined: 300,
  combatRevealed: 800,
  effectsCancelled: 750,
  valueChanged: 600,
  attackBoosted: 600,
  combatResolved: 800,
  damageDealt: 450,
  damagePrevented: 400,
  healed: 450,
  healthSet: 450,
  fighterDefeated: 700,
  cardsToHand: 400,
  deckPeeked: 400,
  handSeen: 400,
  armyOut: 600,
  gameEnded: 800,
};
const PLACED = 400;

export const pace = (event: LogEvent): number => {
  const told = event as unknown as UnmatchedEvent;
  if (told.type === 'fighterPlaced') return told.how === 'setup' ? 120 : PLACED;
  return PACES[told.type] ?? 0;
};

/** Their moment is seen before anything else tells what came of them, and before the next question can be answered. */
const WAITED_FOR: readonly UnmatchedEvent['type'][] = [
  'combatRevealed',
  'attackBoosted',
  'combatResolved',
  'fighterDefeated',
];
/** The reader's own card was just in their hand: nobody waits to see it. */
const OF_OTHERS: readonly UnmatchedEvent['type'][] = ['schemePlayed'];

export function bringsMoment(event: LogEvent, seat: number | null): boolean {
  const { type } = event as unknown as UnmatchedEvent;
  return WAITED_FOR.includes(type) || (OF_OTHERS.includes(type) && event.seat !== seat);
}
