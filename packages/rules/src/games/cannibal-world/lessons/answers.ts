import type { Moment, Option } from '@tablee/engine';
import type { CannibalView, Zone } from '../state/state.ts';
import { faceInSight } from '../view/in-sight.ts';

type Judge = (option: Option, moment: Moment<CannibalView>) => boolean;

/** An answer with this verb, about one of these cards; none named: about any. */
const withCard =
  (verb: string) =>
  (...faces: string[]): Judge =>
  (option, { view }) =>
    option.verb === verb &&
    (faces.length === 0 || faces.includes(faceInSight(view, option.card) ?? ''));

/** An ability of one of these creatures. */
export const uses = withCard('ability');
/** The first ability (0) of one of these creatures, or the second (1). */
export const usesSlot =
  (slot: number, ...faces: string[]): Judge =>
  (option, moment) =>
    uses(...faces)(option, moment) && option.space === String(slot);

/** An Action of the hand. */
export const playsAction = withCard('action');
export const attacks = withCard('attack');
export const moves = withCard('move');
export const triggers = withCard('trigger');
export const draws = withCard('draw');
export const plays = withCard('play');

/** This creature is played there. */
export const playsInto =
  (zone: Zone, ...faces: string[]): Judge =>
  (option, moment) =>
    plays(...faces)(option, moment) && option.space === zone;

/** This card, whatever for. */
export const isCard =
  (...faces: string[]): Judge =>
  ({ card }, { view }) =>
    faces.includes(faceInSight(view, card) ?? '');

const withVerb =
  (verb: string): Judge =>
  (option) =>
    option.verb === verb;

export const isPillage = withVerb('pillage');
export const isEnd = withVerb('end');
export const isPass = withVerb('pass');
export const isDodge = withVerb('dodge');
/** To draw for meat. */
export const isDraw = withVerb('draw');
export const isNo: Judge = ({ id }) => id === 'no';
