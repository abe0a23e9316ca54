import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { Open, UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { catalogue } from '@tablee/rules/games/unmatched/index.ts';
import { useMatch } from '@/stores/match.ts';
import type { Cue } from '@/table/contract.ts';
import { logOf } from '@/table/told.tsx';
import { fighterName, printed } from './names.ts';
import { lineOf } from './story.ts';
import { dictionary } from './words.ts';

export const { logLine, plain } = logOf({
  lineOf,
  dictionary,
  /** A card, a fighter, a hero. */
  nameOfCard: (named, lang) => {
    const [kind, id = ''] = named.split(':');
    if (kind === 'fighter') return fighterName(id)[lang];
    if (kind === 'hero') return catalogue.heroes.of(id).hero.name[lang];
    return printed(named).card.name[lang];
  },
});

const seatOf = (army: number): number | undefined =>
  (useMatch.getState().view?.open as Open | undefined)?.armies[army]?.seat;

export function cueOf(event: LogEvent, seat: number | null): Cue | null {
  const told = event as unknown as UnmatchedEvent;
  switch (told.type) {
    case 'turnStarted':
      return seat !== null && seatOf(told.army) === seat ? 'turn' : null;
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
