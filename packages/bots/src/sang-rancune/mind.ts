import type { Card, Option, Pick, Random, Seat } from '@tablee/engine';
import type { Player, SangRancuneView, Sight } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  catalogue,
  lifeLeft,
  playerAt,
  reachOf,
  sightOf,
  worthOf,
} from '@tablee/rules/games/sang-rancune/index.ts';
import { hintOf } from './knowledge.ts';

/** The basis of a decision: the view of one seat, nothing else. */
export interface Mind extends Sight {
  readonly view: SangRancuneView;
  readonly seat: Seat;
  readonly me: Player;
  readonly hand: readonly Card[];
  readonly random: Random;
  /** Plays as on a first evening: hits as hard as it can, keeps potions for itself, and sees little use in tricks. */
  readonly isNew: boolean;
}

export function mindOf(view: SangRancuneView, random: Random, isNew = false): Mind | null {
  const { open, own, seat } = view;
  if (seat === null || own === null) return null;
  return { ...sightOf(open), view, seat, me: playerAt(open, seat), hand: own.hand, random, isNew };
}

export const chance = ({ random }: Mind, share: number): boolean => random() < share;

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

/** The damage of a blow of the hand if it were revealed now, set-ups and all; 0: no blow. */
export function blowNow({ open, seat, me }: Mind, face: string): number {
  const card = catalogue.cards.of(face);
  if (card.kind !== 'standard') return 0;
  return worthOf(open, seat, face, card.hero === me.hero)?.value ?? 0;
}

/** Life left of the creature to the blows of a player; null: there is none, or they do not reach it. */
export const leftTo = (sight: Sight, seat: Seat): number | null =>
  reachOf(sight, seat).creature ? lifeLeft(sight.open) : null;

export const optionsOf = (question: Pick, verb: string): Option[] =>
  question.options.filter((option) => option.verb === verb);
