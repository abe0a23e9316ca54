import type { Moment, Option } from '@tablee/engine';
import type { KingdomId, RoyaumesView } from '../state/state.ts';

type Judge = (option: Option, moment: Moment<RoyaumesView>) => boolean;

/** The card an option plays, as its face; `null` for none of the own hand. */
const faceOf = ({ card }: Option, { view }: Moment<RoyaumesView>): string | null =>
  (view.own?.hand ?? []).find(({ id }) => id === card)?.face ?? null;

/** A claim in this kingdom, with one of these cards; none named: with any. */
export const claims =
  (kingdom: KingdomId, ...faces: string[]): Judge =>
  (option, moment) =>
    option.verb === 'claim' &&
    option.space === kingdom &&
    (faces.length === 0 || faces.includes(faceOf(option, moment) ?? ''));

/** Any claim but in these kingdoms. */
export const claimsElsewhere =
  (...kingdoms: KingdomId[]): Judge =>
  ({ verb, space }) =>
    verb === 'claim' && !kingdoms.includes(space as KingdomId);

/** One of these cards, to discard or for a battle. */
export const withCard =
  (verb: 'rally' | 'reveal', ...faces: string[]): Judge =>
  (option, moment) =>
    option.verb === verb && faces.includes(faceOf(option, moment) ?? '');

export const isRally: Judge = ({ verb }) => verb === 'rally';
export const isPass: Judge = ({ verb }) => verb === 'pass';
export const isClaim: Judge = ({ verb }) => verb === 'claim';

/** This many reinforcements. */
export const reinforcements =
  (count: number): Judge =>
  ({ id }) =>
    id === String(count);
