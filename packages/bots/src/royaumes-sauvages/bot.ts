import type { Option, Pick, Question, Random, View } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import type {
  Creature,
  KingdomId,
  Open,
  RoyaumesView,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  bestOf,
  creatureValue,
  effectiveValue,
  freeNormals,
  KINGDOMS,
  game as royaumesSauvages,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { worthOfCapital, worthOfClaim, worthOfPassing, worthOfStaying } from './worth.ts';

const handOf = (view: RoyaumesView): readonly Creature[] =>
  view.open.soloLevel === null ? (view.own?.hand ?? []) : view.open.openHand;

/** A greedy player: it weighs each claim by the points it may bring, and knows when to stop. */
export function bot(view: View, question: Question, random: Random): readonly string[] {
  const mine = view as RoyaumesView;
  switch (question.kind) {
    case 'takeTurn':
      return chooseTurn(mine, question as Pick, random);
    case 'battleCard':
    case 'soloBattleCard':
      return [chooseFighter(mine, question as Pick, random)];
    case 'battleReinforcement':
      return [String(chooseReinforcements(mine, question))];
    default:
      return randomPicks(question, random);
  }
}

function chooseTurn(view: RoyaumesView, question: Pick, random: Random): readonly string[] {
  const me = view.seat as number;
  const { open } = view;
  const hand = handOf(view);
  const rallies = question.options.filter(({ verb }) => verb === 'rally');
  const [rally] = rallies;
  let best = 'pass';
  let bestWorth = worthOfPassing(open) - worthOfStaying(open, me);
  for (const option of question.options) {
    if (option.verb === 'rally' && option !== rally) continue;
    const worth = worthOf(option) + random() * 0.05;
    if (worth > bestWorth) {
      best = option.id;
      bestWorth = worth;
    }
  }
  return best === rally?.id ? chooseDiscards(view, rallies) : [best];

  function worthOf(option: Option): number {
    if (option.verb === 'rally') return RALLY;
    if (option.verb !== 'claim') return Number.NEGATIVE_INFINITY;
    const kingdom = option.space as KingdomId;
    const card = hand.find(({ id }) => id === option.card);
    const takesCapital = freeNormals(open.kingdoms[kingdom], kingdom) === 0;
    const gain = worthOfClaim(open, kingdom, me) + (takesCapital ? worthOfCapital(open, me) : 0);
    return gain - 0.06 * worthInHand(card, open);
  }
}

/** The worth of a rally: its point, less the turn. */
const RALLY = 0.75;

/** Strong cards and rebels are kept for battles; late in the match they matter less. */
function worthInHand(card: Creature | undefined, open: Open): number {
  if (card === undefined || open.tieRule === 'treaty') return 0;
  const value = creatureValue(card);
  return value >= 7 ? value : value === 1 ? 3 : 0;
}

/** Throws away what no kingdom accepts now; at least the card that is worth least. */
function chooseDiscards(view: RoyaumesView, rallies: readonly Option[]): readonly string[] {
  const useless = rallies.filter(
    ({ card }) =>
      card !== undefined &&
      KINGDOMS.every(
        (space) => royaumesSauvages.explain(view, { verb: 'claim', card, space }) !== null,
      ),
  );
  if (useless.length > 0) return useless.map(({ id }) => id);
  const middling = [...handOf(view)].sort(
    (a, b) => Math.abs(creatureValue(a) - 4) - Math.abs(creatureValue(b) - 4),
  );
  return [(rallies.find(({ card }) => card === middling[0]?.id) ?? (rallies[0] as Option)).id];
}

/** How often a rebel fights though there is a higher card. */
const BLUFF = 0.3;

/** Mostly the highest card; now and then a rebel, so that an 8 is never safe. */
function chooseFighter(view: RoyaumesView, question: Pick, random: Random): string {
  const cards = question.options.map(({ id }) => {
    const card = handOf(view).find((candidate) => candidate.id === id);
    return { id, value: card === undefined ? 0 : creatureValue(card) };
  });
  const rebel = cards.find(({ value }) => value === 1);
  if (rebel !== undefined && random() < BLUFF) return rebel.id;
  cards.sort((a, b) => b.value - a.value);
  return (cards[0] as { id: string }).id;
}

/** The fewest reinforcements that take the lead, if there is such a number. */
function chooseReinforcements(view: RoyaumesView, question: Question): number {
  const { battle } = view.open;
  if (battle === null || question.shape !== 'number') return 0;
  const standing = battle.revealed.filter(({ owner }) => battle.standing.includes(owner));
  const own = standing.find(({ owner }) => owner === view.seat);
  if (own === undefined) return 0;
  const others = standing.filter((entry) => entry !== own).map(effectiveValue);
  for (let more = question.min; more <= question.max; more += 1) {
    if (beatsAll(effectiveValue({ ...own, boosts: own.boosts + more }), others)) return more;
  }
  return 0;
}

/** Whether this value wins alone. */
function beatsAll(value: number, others: readonly number[]): boolean {
  return bestOf([value, ...others]) === value && !others.includes(value);
}
