import type { Amount, Order, Pick, Question, Random, Split } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import type { Bot } from '../bot.ts';
import { cardsToDraw, chooseOmen, putsUnder } from './deck.ts';
import { chooseFaction, stackStrongholds, teamStrongholds } from './draft.ts';
import { firstSpent, isPoorHand, leastWanted } from './hand.ts';
import { hintOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { mindOf } from './mind.ts';
import { playWorth } from './plan.ts';
import { chooseAmount, chooseMode, chooseOpponent, chooseTargets, distribute } from './targets.ts';
import { chooseAction } from './turn.ts';

/** A player that plans its Power, adds up its attacks and knows what each card is for. */
export const bot: Bot = (view, question, random) =>
  decide(view as UntamedView, question, random, 1) ?? randomPicks(question, random);

/** Part of the plans that are looked at in a playout. */
const GLANCE = 0.04;

/** The same at a glance. */
export const quick: Bot = (view, question, random) =>
  decide(view as UntamedView, question, random, GLANCE) ?? randomPicks(question, random);

const yes = (is: boolean): readonly string[] => [is ? 'yes' : 'no'];

function decide(
  view: UntamedView,
  question: Question,
  random: Random,
  effort: number,
): readonly string[] | null {
  switch (question.kind) {
    case 'chooseFaction':
      return chooseFaction(question as Pick, random);
    case 'stackStrongholds':
      return stackStrongholds(question as Order);
    case 'teamStrongholds':
      return teamStrongholds(question as Pick);
    case 'confirmStack':
      return yes(true);
    case 'orderEffects':
      return (question as Order).options.map(({ id }) => id);
    default:
      return inPlay(mindOf(view, hintOf, effort), question);
  }
}

/** Questions from the first hand on. */
function inPlay(m: Mind, question: Question): readonly string[] | null {
  switch (question.kind) {
    case 'mulligan':
      return yes(isPoorHand(m.hand));
    case 'mainAction':
      return [chooseAction(m, question as Pick)];
    case 'openingSupport':
    case 'maintenanceSupport':
    case 'discard':
      return leastOf(m, m.hand, question as Pick);
    case 'paySupport':
      return firstSpent(m, m.holding.support)
        .map(({ id }) => id)
        .filter((id) => (question as Pick).options.some((option) => option.id === id))
        .slice(0, (question as Pick).min);
    case 'useAbility':
      return yes((m.hintOf(String(question.facts?.face)).accept?.(m) ?? 1) > 0);
    case 'rallyPlay':
      return rally(m, question as Pick);
    default:
      return ofAbility(m, question);
  }
}

function ofAbility(m: Mind, question: Question): readonly string[] | null {
  switch (question.kind) {
    case 'chooseTargets':
      return chooseTargets(m, question as Pick);
    case 'chooseMode':
      return chooseMode(m, question as Pick);
    case 'chooseOpponent':
      return chooseOpponent(m, question as Pick);
    case 'distribute':
      return distribute(m, question as Split);
    case 'chooseAmount':
      return [String(chooseAmount(m, question as Amount))];
    case 'alphaDraw':
      return [String(cardsToDraw(m, question as Amount))];
    case 'omen':
      return chooseOmen(m, question as Order);
    case 'bottomRevealed':
      return yes(putsUnder(m, question));
    default:
      return null;
  }
}

function leastOf(m: Mind, cards: Mind['hand'], question: Pick): readonly string[] {
  const offered = cards.filter(({ id }) => question.options.some((option) => option.id === id));
  return leastWanted(m, offered)
    .slice(0, question.min)
    .map(({ id }) => id);
}

/** A free card is played whenever it does some good. */
function rally(m: Mind, question: Pick): readonly string[] {
  const [best] = question.options
    .flatMap(({ id, verb, card }) => {
      const face = verb === 'rally' ? m.hand.find((each) => each.id === card)?.face : undefined;
      return face === undefined
        ? []
        : [{ id, worth: playWorth(m, face, m.player.cardsPlayed + 1) }];
    })
    .sort((a, b) => b.worth - a.worth);
  const stop = question.options.find(({ verb }) => verb === 'stop')?.id ?? 'stop';
  return [best === undefined || best.worth < 0.3 ? stop : best.id];
}
