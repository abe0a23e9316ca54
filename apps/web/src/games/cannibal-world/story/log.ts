import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { CannibalEvent } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Cue } from '@/kit/contract.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { STORY_ICONS } from '../art/story-icons.ts';

export const iconOf = ({ type }: LogEvent): IconShape => STORY_ICONS[type] ?? STORY_ICONS.default;

export function cueOf(event: LogEvent, seat: number | null): Cue | null {
  const told = event as unknown as CannibalEvent;
  switch (told.type) {
    case 'turnStarted':
      return told.seat === seat ? 'turn' : null;
    case 'deckChosen':
    case 'cardDrawn':
    case 'creaturePlayed':
    case 'actionPlayed':
      return 'card';
    case 'combatDeclared':
    case 'triggerRevealed':
    case 'handRevealed':
      return 'reveal';
    case 'damageDealt':
    case 'stunned':
      return 'cube';
    case 'died':
    case 'pillaged':
      return 'score';
    case 'gameEnded':
      if (seat === null || told.winner === null) return 'end';
      if (told.seats === undefined) return 'end';
      return told.seats.includes(seat) ? 'win' : 'lose';
    default:
      return null;
  }
}

const PACES: { readonly [Type in CannibalEvent['type']]?: number } = {
  deckChosen: 400,
  firstPlayer: 500,
  turnStarted: 500,
  cardDrawn: 200,
  exhausted: 700,
  creaturePlayed: 600,
  actionPlayed: 700,
  abilityUsed: 500,
  actionAimed: 200,
  triggerUsed: 400,
  triggerRevealed: 700,
  trackerLost: 200,
  moved: 300,
  combatDeclared: 600,
  dodged: 500,
  attackNetted: 500,
  fighterSwapped: 500,
  redirected: 400,
  windowPassed: 200,
  tacticalPassed: 250,
  stoodBack: 250,
  combatChanged: 350,
  chargeSplit: 400,
  damagePrevented: 350,
  damageDealt: 450,
  died: 450,
  stunned: 350,
  recovered: 300,
  recharged: 300,
  searched: 400,
  proliferated: 350,
  meatGained: 250,
  meatGiven: 300,
  pillaged: 800,
  handRevealed: 700,
  pyrrhic: 800,
  gameWon: 800,
  gameEnded: 800,
};

export const pace = (event: LogEvent): number =>
  PACES[(event as unknown as CannibalEvent).type] ?? 0;

/** Their moment is seen before anything else tells what came of them, and before the next question can be answered. */
const WAITED_FOR: readonly CannibalEvent['type'][] = [
  'combatDeclared',
  'damageDealt',
  'exhausted',
  'pillaged',
  'gameWon',
];
/** The reader's own card was just in their hand: nobody waits to see it. */
const OF_OTHERS: readonly CannibalEvent['type'][] = ['actionPlayed', 'triggerRevealed'];

export function bringsMoment(event: LogEvent, seat: number | null): boolean {
  const { type } = event as unknown as CannibalEvent;
  return WAITED_FOR.includes(type) || (OF_OTHERS.includes(type) && event.seat !== seat);
}
