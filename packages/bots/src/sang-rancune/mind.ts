import type { Card, Option, Pick, Random, Seat } from '@tablee/engine';
import type { Player, SangRancuneView, Sight } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  catalogue,
  lifeLeft,
  playerAt,
  reachOf,
  sightOf,
  upcoming,
} from '@tablee/rules/games/sang-rancune/index.ts';
import { hintOf } from './knowledge.ts';

/** The basis of a decision: the view of one seat, nothing else. */
export interface Mind extends Sight {
  readonly view: SangRancuneView;
  readonly seat: Seat;
  readonly me: Player;
  readonly hand: readonly Card[];
  readonly random: Random;
}

export function mindOf(view: SangRancuneView, random: Random): Mind | null {
  const { open, own, seat } = view;
  if (seat === null || own === null) return null;
  return { ...sightOf(open), view, seat, me: playerAt(open, seat), hand: own.hand, random };
}

export const chance = ({ random }: Mind, share: number): boolean => random() < share;

/** The usual damage of a player in a round. */
const USUAL = 28;

/** Face of a card of the own hand. */
export const faceOf = ({ hand }: Mind, id: string | undefined): string | undefined =>
  hand.find((card) => card.id === id)?.face;

/** The likely worth of an attack of the own hand, without set-ups. */
export function strength({ me, hand }: Mind, face: string): number {
  const card = catalogue.cards.of(face);
  if (card.kind === 'standard') return card.hero === me.hero ? card.sides[0] : card.sides[1];
  if (card.kind !== 'tactical') return 0;
  if (card.setup !== undefined) return 18;
  if (card.replace === undefined) return 3;
  const values = hand.map((each) => catalogue.cards.of(each.face));
  const blows = values
    .map((each) => (each.kind === 'standard' ? each.sides[1] : 0))
    .sort((a, b) => b - a);
  return hintOf(face).blows === 2 ? (blows[0] ?? 0) + (blows[1] ?? 0) : (blows[0] ?? 0);
}

/** An attack's value with the waiting set-ups. */
export const withSetups = ({ me }: Mind, value: number): number =>
  me.setups.reduce((sum, { card }) => {
    const printed = catalogue.cards.of(card.face);
    if (printed.kind !== 'tactical' || printed.setup === undefined) return sum;
    return 'add' in printed.setup ? sum + printed.setup.add : sum * printed.setup.times;
  }, value);

/** Life left of the creature to the blows of a player; null: there is none, or they do not reach it. */
export const leftTo = (sight: Sight, seat: Seat): number | null =>
  reachOf(sight, seat).creature ? lifeLeft(sight.open) : null;

/** Life left to the creature when the own turn comes, if the others do the usual. */
export function leftForMe(mind: Mind): number | null {
  const { seat } = mind;
  const left = leftTo(mind, seat);
  if (left === null) return null;
  const before = upcoming(mind).indexOf(seat);
  return left - USUAL * Math.max(0, before);
}

/** The one of these seats with the most prestige; of equal ones any. */
export function richest({ open, random }: Mind, seats: readonly Seat[]): Seat | undefined {
  const most = Math.max(...seats.map((seat) => playerAt(open, seat).prestige));
  const rich = seats.filter((seat) => playerAt(open, seat).prestige === most);
  return rich[Math.floor(random() * rich.length)];
}

/** One of these options, with a chance in proportion to its worth. */
export function weighted(mind: Mind, options: readonly Option[], worth: (o: Option) => number) {
  const weights = options.map((option) => Math.max(1, worth(option)));
  let roll = mind.random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, option] of options.entries()) {
    roll -= weights[i] as number;
    if (roll < 0) return option;
  }
  return options[0] as Option;
}

export const optionsOf = (question: Pick, verb: string): Option[] =>
  question.options.filter((option) => option.verb === verb);
