import type { Next, Question, Script, Seat } from '@tablee/engine';
import { ask, askAll, offer, pickOne, take, unlessLeft } from '@tablee/engine';
import { byValue, creatureValue } from '../cards/creatures.ts';
import { refillHand, seen } from '../state/pile.ts';
import { handOf, seatsFromFirst } from '../state/players.ts';
import type { Battle, Creature, KingdomId, Open, Owner, Player, Table } from '../state/state.ts';
import { HAND_SIZE } from '../state/tiles.ts';
import { canChange, effectiveValue, judge } from './judge.ts';
import { cubeCounts, placesAfterTie } from './places.ts';
import { settleKingdom } from './settle.ts';

/** Fighters take their places, clockwise from the first player (ROY-10.1, ROY-R.27). */
export function startBattle(table: Table, kingdom: KingdomId, tied: readonly Owner[]): Next {
  const { open } = table;
  const solo = open.rival !== null;
  const fighters = solo ? [...tied] : seatsFromFirst(open).filter((seat) => tied.includes(seat));
  open.battle = {
    kingdom,
    fighters,
    standing: [...fighters],
    round: 1,
    phase: 'choosing',
    revealed: [],
    spent: [],
  };
  const clause = solo ? 'ROY-20.1' : 'ROY-10.1';
  table.emit({ type: 'battleStarted', clause, kingdom, fighters: [...fighters] });
  return { script: solo ? 'soloBattleRound' : 'chooseBattleCards', args: [] };
}

/** The battle being fought. */
export function battleOf(open: Open): Battle {
  if (open.battle === null) throw new Error('no battle is being fought');
  return open.battle;
}

/** All standing fighters choose a card in secret, then the cards are revealed together (ROY-10.2, ROY-R.26). */
export function* chooseBattleCards(table: Table): Script<Next> {
  const { open } = table;
  const battle = battleOf(open);
  const questions = new Map<Seat, Question>();
  for (const seat of battle.standing as Seat[]) {
    const hand = handOf(table, seat);
    // A last card is sent by itself: it will be shown anyway.
    if (hand.length > 1) questions.set(seat, chooseCard('battleCard', 'ROY-10.2', battle, hand));
  }
  const picks = yield* askAll(questions);
  for (const seat of battle.standing as Seat[]) {
    const hand = handOf(table, seat);
    const id = picks.get(seat)?.[0] ?? (hand[0] as Creature).id;
    battle.revealed.push({ owner: seat, card: take(hand, id), boosts: 0 });
  }
  battle.phase = 'reinforcing';
  const cards = battle.revealed.map(({ owner, card }) => ({ owner, card: seen(card) }));
  table.emit({ type: 'battleRevealed', clause: 'ROY-10.2', round: battle.round, cards });
  return { script: 'reinforceCards', args: [] };
}

/** The question for one card of the hand; the clock plays the highest. */
export function chooseCard(
  kind: 'battleCard' | 'soloBattleCard',
  clause: string,
  battle: Battle,
  hand: readonly Creature[],
): Question {
  const highest = hand.reduce((best, card) => (byAttack(card, best) < 0 ? card : best));
  return pickOne({
    kind,
    clause,
    options: hand.map(({ id }) => ({ id, verb: 'reveal', card: id })),
    fallback: [highest.id],
    facts: { kingdom: battle.kingdom, round: battle.round },
  });
}

const byAttack = (a: Creature, b: Creature): number =>
  creatureValue(b) - creatureValue(a) || byValue(a, b);

/** The reinforcement window (ROY-10.10, 10.11, ROY-R.27), then the judgement of the round. */
export function* reinforceCards(table: Table): Script<Next> {
  const { open } = table;
  const battle = battleOf(open);
  yield* offer(
    () => battle.fighters as Seat[],
    (seat) => reinforce(table, battle, seat),
  );
  return judgeRound(table, battle);
}

/** Asks one fighter still in for 0 to all of their reinforcements, on their own card (ROY-10.16), if that can change anything. */
function* reinforce(table: Table, battle: Battle, seat: Seat): Script<boolean> {
  const { open } = table;
  const player = open.players[seat] as Player;
  const revealed = battle.revealed.find(({ owner }) => owner === seat);
  const held = (owner: Owner): number => (open.players[owner as Seat] as Player).reinforcements;
  if (revealed === undefined || !canChange(battle, seat, held)) return false;
  const clause = 'ROY-10.11';
  const picks = yield* unlessLeft(
    ask(seat, {
      shape: 'number',
      kind: 'battleReinforcement',
      clause,
      reaction: true,
      min: 0,
      max: player.reinforcements,
      fallback: ['0'],
      facts: { kingdom: battle.kingdom },
    }),
  );
  if (picks === undefined) return false;
  const amount = Number(picks[0]);
  if (amount === 0) {
    table.emit({ type: 'reinforcementDeclined', clause, seat });
    return false;
  }
  player.reinforcements -= amount;
  revealed.boosts += amount;
  const effective = effectiveValue(revealed);
  table.emit({ type: 'reinforcementPlayed', clause, seat, amount, effective });
  return true;
}

/** Only the best stay in; several best ones choose again, four cards at most (ROY-10.8, 10.9, 10.17). */
function judgeRound(table: Table, battle: Battle): Next {
  const { open } = table;
  const leaders = [...judge(battle.revealed, battle.standing).leaders];
  const eliminated = battle.standing.filter((owner) => !leaders.includes(owner));
  const over = leaders.length === 1 || battle.round === HAND_SIZE;
  table.emit({ type: 'battleRound', clause: 'ROY-10.17', leaders: [...leaders], eliminated, over });
  battle.standing = leaders;
  clearRound(open, battle);
  if (over) return { script: 'endBattle', args: [] };
  battle.round += 1;
  battle.phase = 'choosing';
  return { script: 'chooseBattleCards', args: [] };
}

/** Played reinforcements go back to the supply, cards wait for the end of the battle (ROY-10.12, 10.13). */
export function clearRound(open: Open, battle: Battle): void {
  for (const { owner, card, boosts } of battle.revealed) {
    open.reinforcementSupply += boosts;
    battle.spent.push({ owner, card });
  }
  battle.revealed = [];
}

/** Reinforcements for the losers, refills, then the points (ROY-10.4 to 10.9, 10.19, 10.20). */
export function* endBattle(table: Table): Script<Next> {
  const { open } = table;
  const battle = battleOf(open);
  const fighters = (battle.fighters as Seat[]).filter(
    (seat) => !(open.players[seat] as Player).left,
  );
  const winners = battle.standing as Seat[];
  const losers = fighters.filter((seat) => !winners.includes(seat));
  discardBattle(open, battle);
  const reinforced = losers.slice(0, open.reinforcementSupply);
  for (const seat of reinforced) {
    open.reinforcementSupply -= 1;
    (open.players[seat] as Player).reinforcements += 1;
  }
  const { kingdom } = battle;
  const clause = winners.length > 1 ? 'ROY-10.9' : 'ROY-10.4';
  table.emit({ type: 'battleEnded', clause, kingdom, winners: [...winners], losers, reinforced });
  for (const seat of fighters) yield* refillHand(table, seat, 'ROY-10.20');
  const counts = cubeCounts(open, kingdom);
  return settleKingdom(table, kingdom, counts, placesAfterTie(open, counts, winners, losers));
}

/** Every card of the battle goes to the discard pile and the battle is over (ROY-10.19). */
export function discardBattle(open: Open, battle: Battle): void {
  clearRound(open, battle);
  for (const { card } of battle.spent) open.discard.push(card);
  open.battle = null;
}
