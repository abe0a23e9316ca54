import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import type { Cue } from '@/kit/contract.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { STORY_ICONS } from '../art/story-icons.ts';

export const iconOf = ({ type, trigger }: LogEvent): IconShape =>
  trigger === 'lastWords' ? ICONS.lastWords : (STORY_ICONS[type] ?? STORY_ICONS.default);

export function cueOf(event: LogEvent, seat: number | null): Cue | null {
  const told = event as unknown as UntamedEvent;
  switch (told.type) {
    case 'turnStarted':
      return seat !== null && told.seats.includes(seat) ? 'turn' : null;
    case 'factionChosen':
    case 'cardPlayed':
    case 'supportPlaced':
    case 'powerPlayed':
      return 'card';
    case 'damageDealt':
      return 'cube';
    case 'revealed':
    case 'invoked':
    case 'rallyStarted':
      return 'reveal';
    case 'strongholdDestroyed':
      return 'end';
    case 'animalBeaten':
      return 'score';
    case 'gameEnded':
      if (seat === null) return 'end';
      return told.ranks[seat] === 1 ? 'win' : 'lose';
    default:
      return null;
  }
}

const PACES: { readonly [Type in UntamedEvent['type']]?: number } = {
  startPlayerDrawn: 500,
  factionChosen: 350,
  strongholdsStacked: 300,
  supportPlaced: 250,
  turnStarted: 500,
  powerPlayed: 250,
  cardPlayed: 700,
  supportPaid: 250,
  bonusPowerUsed: 300,
  bonusPowerCreated: 250,
  animalEntered: 250,
  abilityUsed: 350,
  // Its damage is shown as the lunge hits.
  attackDeclared: 400,
  damageDealt: 400,
  damageMoved: 400,
  damagePlaced: 400,
  damageRemoved: 350,
  furyGained: 350,
  attackChanged: 250,
  animalsShielded: 300,
  readied: 250,
  animalBeaten: 450,
  returnedToHand: 350,
  cardsToSupport: 250,
  revealed: 700,
  invoked: 450,
  omenDone: 300,
  strongholdDestroyed: 800,
  rallyStarted: 800,
  discarded: 250,
  playerOut: 600,
  gameEnded: 800,
};

export const pace = (event: LogEvent): number =>
  PACES[(event as unknown as UntamedEvent).type] ?? 0;

/** Their moment is seen before anything else tells what came of them, and before the next question can be answered. */
const WAITED_FOR: readonly UntamedEvent['type'][] = [
  'attackDeclared',
  'strongholdDestroyed',
  'rallyStarted',
  'revealed',
];
/** The reader's own card was just in their hand: nobody waits to see it. */
const OF_OTHERS: readonly UntamedEvent['type'][] = ['cardPlayed'];

export function bringsMoment(event: LogEvent, seat: number | null): boolean {
  const { type } = event as unknown as UntamedEvent;
  return WAITED_FOR.includes(type) || (OF_OTHERS.includes(type) && event.seat !== seat);
}
