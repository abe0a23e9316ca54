import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { SangRancuneEvent } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Cue } from '@/kit/contract.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { STORY_ICONS } from '../art/story-icons.ts';

export const iconOf = ({ type }: LogEvent): IconShape => STORY_ICONS[type] ?? STORY_ICONS.default;

export function cueOf(event: LogEvent, seat: number | null): Cue | null {
  const told = event as unknown as SangRancuneEvent;
  switch (told.type) {
    case 'turnStarted':
      return told.seat === seat ? 'turn' : null;
    case 'cardsSet':
    case 'trickAnnounced':
    case 'itemUsed':
      return 'card';
    case 'attackEntered':
    case 'lifeLost':
    case 'fireballThrown':
      return 'cube';
    case 'encounterRevealed':
    case 'revealed':
    case 'coinTossed':
    case 'choicesShown':
      return 'reveal';
    case 'encounterEnded':
      return told.killer === null ? 'card' : 'end';
    case 'prestigeGained':
      return 'score';
    case 'heroDied':
      return 'lose';
    case 'gameEnded':
      if (seat === null) return 'end';
      return told.ranks[seat] === 1 ? 'win' : 'lose';
    default:
      return null;
  }
}

const PACES: { readonly [Type in SangRancuneEvent['type']]?: number } = {
  heroTaken: 250,
  encounterRevealed: 800,
  itemLaid: 300,
  itemUsed: 400,
  healed: 400,
  offerMade: 250,
  offerClosed: 250,
  initiativeDealt: 450,
  looted: 350,
  tokensPlaced: 300,
  roundStarted: 450,
  coinTossed: 700,
  formChanged: 400,
  prestigeTokenAdded: 300,
  headGrown: 350,
  bloodCounted: 250,
  promiseMade: 500,
  promiseJudged: 300,
  cardsSet: 120,
  trickAnnounced: 750,
  trickCancelled: 500,
  setSwapped: 400,
  initiativeSwapped: 400,
  barred: 300,
  turnStarted: 450,
  revealed: 800,
  replaced: 600,
  setupLaid: 500,
  heroicUsed: 500,
  sideChanged: 450,
  attackEntered: 800,
  attackFailed: 600,
  entryRemoved: 550,
  fireballThrown: 800,
  itemStolen: 450,
  playersMarked: 400,
  tokenHurt: 300,
  markerMoved: 500,
  tokenLifeChanged: 400,
  attackSkipped: 500,
  creatureAttackAssigned: 800,
  hitRedirected: 450,
  lifeLost: 350,
  statusGained: 350,
  choicesShown: 800,
  stoneBroken: 500,
  fiveToAll: 600,
  heroDied: 800,
  cardsDiscarded: 200,
  encounterEnded: 800,
  prestigeGained: 500,
  encounterAdded: 500,
  surrendered: 600,
  gameEnded: 800,
};

export const pace = (event: LogEvent): number =>
  PACES[(event as unknown as SangRancuneEvent).type] ?? 0;

/** Their moment is seen before anything else tells what came of them, and before the next question can be answered. */
const WAITED_FOR: readonly SangRancuneEvent['type'][] = [
  'encounterRevealed',
  'revealed',
  'replaced',
  'trickAnnounced',
  'trickCancelled',
  'coinTossed',
  'choicesShown',
  'attackEntered',
  'attackFailed',
  'fireballThrown',
  'creatureAttackAssigned',
  'heroDied',
  'encounterEnded',
];

export function bringsMoment(event: LogEvent): boolean {
  const told = event as unknown as SangRancuneEvent;
  return WAITED_FOR.includes(told.type) || (told.type === 'promiseJudged' && !told.kept);
}
