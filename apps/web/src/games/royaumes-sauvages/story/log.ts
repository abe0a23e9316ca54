import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { RoyaumesEvent } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Cue } from '@/kit/contract.ts';
import type { IconShape } from '@/ui/icon.tsx';
import {
  cardDiscard,
  cardRandom,
  crossedSwords,
  cube,
  hand,
  hourglass,
  huntingHorn,
  laurelCrown,
  lion,
  medal,
  padlock,
  peaceDove,
  queenCrown,
  scrollUnfurled,
  stack,
  stoneThrone,
  swordsEmblem,
  trophyCup,
} from '../icons.generated.ts';

const ICONS: { readonly [type: string]: IconShape } = {
  gameStarted: lion,
  ageStarted: hourglass,
  houseChosen: queenCrown,
  claimed: cube,
  drew: stack,
  pileRebuilt: cardRandom,
  rallied: huntingHorn,
  discarded: cardDiscard,
  passed: hand,
  firstToPassTaken: medal,
  rallyClosed: padlock,
  rallySafetyReached: padlock,
  ageEnded: hourglass,
  kingdomScoring: laurelCrown,
  battleStarted: crossedSwords,
  battleRevealed: crossedSwords,
  reinforcementPlayed: swordsEmblem,
  reinforcementDeclined: swordsEmblem,
  battleRound: crossedSwords,
  battleEnded: crossedSwords,
  soloBattleRevealed: crossedSwords,
  treatyApplied: peaceDove,
  pointsScored: trophyCup,
  tileRemoved: laurelCrown,
  capitalToCouncil: stoneThrone,
  cubesRecovered: cube,
  firstPlayerChosen: queenCrown,
  firstToPassRevealed: medal,
  tieBreak: queenCrown,
  gameEnded: trophyCup,
  rivalDrew: stack,
  rivalCardDiscarded: cardDiscard,
  bonusPlayed: scrollUnfurled,
  bonusReplaced: scrollUnfurled,
};

export const iconOf = ({ type }: LogEvent): IconShape => ICONS[type] ?? lion;

export function cueOf(event: LogEvent, seat: number | null): Cue | null {
  const told = event as unknown as RoyaumesEvent;
  switch (told.type) {
    case 'turnStarted':
      return told.owner === seat && seat !== null ? 'turn' : null;
    case 'claimed':
    case 'rivalDrew':
    case 'bonusPlayed':
      return 'cube';
    case 'discarded':
      return 'card';
    case 'rallied':
    case 'pointsScored':
      return 'score';
    case 'battleRevealed':
    case 'soloBattleRevealed':
    case 'firstToPassRevealed':
      return 'reveal';
    case 'battleEnded':
      if (seat === null) return 'end';
      return told.winners.includes(seat) ? 'win' : told.losers.includes(seat) ? 'lose' : 'end';
    case 'ageEnded':
      return 'end';
    case 'gameEnded':
      return seat !== null && told.ranks[seat] === 1 ? 'win' : 'end';
    default:
      return null;
  }
}

const PACES: { readonly [Type in RoyaumesEvent['type']]?: number } = {
  claimed: 450,
  rivalDrew: 600,
  bonusPlayed: 500,
  rallied: 300,
  discarded: 300,
  passed: 350,
  firstToPassTaken: 300,
  ageStarted: 700,
  ageEnded: 600,
  kingdomScoring: 600,
  battleStarted: 600,
  battleRevealed: 800,
  soloBattleRevealed: 800,
  reinforcementPlayed: 450,
  battleEnded: 700,
  treatyApplied: 500,
  pointsScored: 300,
  capitalToCouncil: 300,
  firstToPassRevealed: 500,
  gameEnded: 800,
};

export const pace = (event: LogEvent): number =>
  PACES[(event as unknown as RoyaumesEvent).type] ?? 0;

/** Their moment is seen before anything else tells what came of them, and before the next question can be answered. */
const WAITED_FOR: readonly RoyaumesEvent['type'][] = [
  'kingdomScoring',
  'battleRevealed',
  'battleRound',
  'soloBattleRevealed',
  'tileRemoved',
  'ageStarted',
];

export const bringsMoment = (event: LogEvent): boolean =>
  WAITED_FOR.includes((event as unknown as RoyaumesEvent).type);
