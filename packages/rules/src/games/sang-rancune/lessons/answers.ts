import type { Moment, Move, Option } from '@tablee/engine';
import type { SangRancuneView } from '../state/state.ts';

type Judge = (option: Option, moment: Moment<SangRancuneView>) => boolean;

const isOf = (
  id: string | undefined,
  faces: readonly string[],
  { view }: Moment<SangRancuneView>,
) => faces.includes((view.own?.hand ?? []).find((card) => card.id === id)?.face ?? '');

/** One of these attacks is laid face down, alone. */
export const sets =
  (...faces: string[]): Judge =>
  ({ verb, card }, moment) =>
    verb === 'set' && isOf(card, faces, moment);

/** A dirty trick of the hand is played. */
export const tricks =
  (...faces: string[]): Judge =>
  ({ card, verb }, moment) =>
    verb !== 'set' && isOf(card, faces, moment);

export const isPass: Judge = ({ verb }) => verb === 'pass';

/** An item of the camp. */
const withItem =
  (verb: string) =>
  (face: string): Judge =>
  ({ verb: does, card }, { view }) =>
    does === verb &&
    view.open.players.some(({ items }) =>
      items.some((item) => item.id === card && item.face === face),
    );

export const drinks = withItem('use');

export const givesTo =
  (face: string, to: number): Judge =>
  (option, moment) =>
    withItem('heal')(face)(option, moment) && option.seat === to;

/** Another player lays this attack. */
export const lays = (seat: number, face: string): Move<SangRancuneView> => ({
  seat,
  ask: 'setAttack',
  pick: sets(face),
});

/** Ada answers nothing: earlier events have happened. */
export const until = (ask: string): Move<SangRancuneView> => ({
  seat: 1,
  ask,
  pick: ({ verb }) => verb === 'pass',
});

/** Kinds of questions in which everybody may react: not the matter of a lesson about something else. */
export const WINDOWS = [
  'beforeSet',
  'beforeReveal',
  'afterReveal',
  'trickPlayed',
  'attackAssigned',
  'afterHit',
];

export const prestigeOf = ({ open }: SangRancuneView): string =>
  open.players.map(({ prestige }) => prestige).join();
