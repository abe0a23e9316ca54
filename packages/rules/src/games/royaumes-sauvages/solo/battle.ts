import type { Next, Script } from '@tablee/engine';
import { ask, reveal, take } from '@tablee/engine';
import { battleOf, chooseCard, clearRound, discardBattle } from '../scoring/battle.ts';
import { judgeSolo } from '../scoring/judge.ts';
import { cubeCounts, placesAfterTie } from '../scoring/places.ts';
import { settleKingdom } from '../scoring/settle.ts';
import { drawCreature, refillHand, seen } from '../state/pile.ts';
import type { Battle, Creature, Owner, Rival, Table } from '../state/state.ts';
import { battleHandLimit, rivalBattleCards } from './levels.ts';

/** The human chooses a card, then the rival's are revealed from the pile (ROY-20.2 to 20.5). */
export function* soloBattleRound(table: Table): Script<Next> {
  const { open } = table;
  const battle = battleOf(open);
  const hand = open.openHand;
  // No card left to show: perfect equality (ROY-R.58).
  if (hand.length === 0) return { script: 'endSoloBattle', args: [] };
  const human = take(hand, yield* humanCard(battle, hand));
  battle.revealed.push({ owner: 0, card: human, boosts: 0 });
  const rival: Creature[] = [];
  for (let left = rivalBattleCards(open); left > 0; left -= 1) {
    const card = yield* drawCreature(table);
    rival.push(card);
    battle.revealed.push({ owner: 'rival', card, boosts: 0 });
  }
  yield* reveal();
  const { result } = judgeSolo(human, rival);
  const over = result !== 'tied' || hand.length === 0;
  const clause = { won: 'ROY-20.4', lost: 'ROY-20.3', tied: 'ROY-20.5' }[result];
  table.emit({
    type: 'soloBattleRevealed',
    clause,
    human: seen(human),
    rival: rival.map(seen),
    result,
    over,
  });
  clearRound(open, battle);
  if (result === 'tied') {
    battle.round += 1;
    return { script: 'soloBattleRound', args: [] };
  }
  battle.standing = result === 'won' ? [0] : ['rival'];
  return { script: 'endSoloBattle', args: [] };
}

/** A single card is sent by itself. */
function* humanCard(battle: Battle, hand: readonly Creature[]): Script<string> {
  if (hand.length === 1) return (hand[0] as Creature).id;
  const picks = yield* ask(0, chooseCard('soloBattleCard', 'ROY-20.2', battle, hand));
  return picks[0] as string;
}

/** Discards everything, counts the victory or defeat, refills the human and scores (ROY-20.6, 20.8, ROY-R.65). */
export function* endSoloBattle(table: Table): Script<Next> {
  const { open } = table;
  const battle = battleOf(open);
  const rival = open.rival as Rival;
  const winners = battle.standing;
  const losers = battle.fighters.filter((owner): owner is Owner => !winners.includes(owner));
  discardBattle(open, battle);
  if (losers.includes('rival')) rival.humanWins += 1;
  if (losers.includes(0)) rival.humanLosses += 1;
  const { kingdom } = battle;
  const clause = losers.length === 0 ? 'ROY-R.58' : 'ROY-20.1';
  table.emit({
    type: 'battleEnded',
    clause,
    kingdom,
    winners: [...winners],
    losers,
    reinforced: [],
  });
  const refillClause = losers.includes(0) ? 'ROY-20.8' : 'ROY-20.6';
  yield* refillHand(table, 0, refillClause, battleHandLimit(open));
  const counts = cubeCounts(open, kingdom);
  return settleKingdom(table, kingdom, counts, placesAfterTie(open, counts, winners, losers));
}
