import type { Moment, Option } from '@tablee/engine';
import type { UntamedView } from '../state/state.ts';
import { faceInSight } from '../view/in-sight.ts';

export type Judge = (option: Option, moment: Moment<UntamedView>) => boolean;

const isCard = ({ card }: Option, { view }: Moment<UntamedView>, faces: readonly string[]) =>
  faces.includes(faceInSight(view, card) ?? '');

/** An answer with this verb, about one of these cards; none named: about any. */
const withCard =
  (verb: string) =>
  (...faces: string[]): Judge =>
  (option, moment) =>
    option.verb === verb && (faces.length === 0 || isCard(option, moment, faces));

export const plays = withCard('play');
export const asPower = withCard('power');
export const toSupport = withCard('support');
export const rallies = withCard('rally');
/** A target of a card. */
export const aims = withCard('target');

const isStronghold = ({ space = '' }: Option): boolean => space.startsWith('stronghold:');

/** This Animal attacks that one. */
export const attacks =
  (attacker: string, target: string): Judge =>
  (option, moment) =>
    withCard('attack')(attacker)(option, moment) &&
    faceInSight(moment.view, option.space) === target;

/** One of these Animals attacks a Stronghold; none named: any does. */
export const attacksStronghold =
  (...faces: string[]): Judge =>
  (option, moment) =>
    withCard('attack')(...faces)(option, moment) && isStronghold(option);

/** One of these Animals attacks another; none named: any does. */
export const attacksAnimal =
  (...faces: string[]): Judge =>
  (option, moment) =>
    withCard('attack')(...faces)(option, moment) && !isStronghold(option);

const withVerb =
  (verb: string): Judge =>
  (option) =>
    option.verb === verb;

export const isEnd = withVerb('end');
export const isDraw = withVerb('draw');
export const isBonus = withVerb('bonus');
export const isAbility = withVerb('ability');
export const isStop = withVerb('stop');
export const isNoThanks = withVerb('decline');

export const chooses =
  (mode: string): Judge =>
  ({ verb, space, id }) =>
    verb === 'mode' && (space ?? id) === mode;

export const isYes: Judge = ({ id }) => id === 'yes';
export const isNo: Judge = ({ id }) => id === 'no';
