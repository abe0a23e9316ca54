import type { Option } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import type { LocalMatch, Scene } from '../local-match.ts';

const asked = (match: LocalMatch, kind: string, seat = 0): boolean =>
  match.questionOf(seat)?.kind === kind;

/** Own turn with something to attack with, and something to attack. */
const mayAttack = (match: LocalMatch, seat = 0): boolean => {
  const question = match.questionOf(seat);
  return (
    question?.shape === 'pick' &&
    question.options.some(
      ({ verb, space }) => verb === 'attack' && space?.startsWith('stronghold') !== true,
    )
  );
};

const mayDo = (match: LocalMatch, is: (option: Option) => boolean): boolean => {
  const question = match.questionOf(0);
  return question?.kind === 'mainAction' && question.shape === 'pick' && question.options.some(is);
};

const animals = ({ open }: UntamedView): number =>
  open.players.reduce((sum, player) => sum + player.animals.length, 0);

const later = (turns: number) => (match: LocalMatch, view: UntamedView) =>
  view.open.turn >= turns && mayAttack(match) && animals(view) >= 4;

const duel = { mode: 'duel', draft: 'random' };

export const scenes: Readonly<Record<string, Scene<UntamedView>>> = {
  draft: {
    seats: 2,
    options: { mode: 'duel' },
    seed: 3,
    viewer: 0,
    until: (match, { open }) => asked(match, 'chooseFaction') && (open.draft?.at ?? 0) >= 2,
  },
  draftFour: {
    seats: 4,
    options: { mode: 'hunter' },
    seed: 4,
    viewer: null,
    until: (_, { open }) => (open.draft?.at ?? 0) >= 6,
  },
  stacking: {
    seats: 2,
    options: { mode: 'duel' },
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'stackStrongholds'),
  },
  teamStack: {
    seats: 4,
    options: { mode: 'hydra', draft: 'random' },
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'teamStrongholds'),
  },
  teamConfirm: {
    seats: 4,
    options: { mode: 'manticore', draft: 'random' },
    seed: 3,
    viewer: 2,
    until: (match) => asked(match, 'confirmStack', 2),
  },
  volunteer: {
    seats: 3,
    options: { mode: 'alpha', alphaChoice: 'volunteer' },
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'alphaVolunteer'),
  },
  distribute: {
    seats: 2,
    options: duel,
    seed: 5,
    viewer: 0,
    until: (match) => asked(match, 'distribute'),
  },
  order: {
    seats: 2,
    options: duel,
    seed: 20,
    viewer: 0,
    until: (match) => asked(match, 'orderEffects'),
  },
  done: {
    seats: 4,
    options: { mode: 'hydra', draft: 'random' },
    seed: 10,
    viewer: 0,
    until: (match) => asked(match, 'doneFlag'),
  },
  bonus: {
    seats: 2,
    options: duel,
    seed: 3,
    viewer: 0,
    until: (match) => mayDo(match, ({ verb, card }) => verb === 'bonus' && card !== undefined),
    press: ['.un-bonus'],
  },
  payment: {
    seats: 2,
    options: duel,
    seed: 2,
    viewer: 0,
    until: (match) => mayDo(match, ({ id }) => id.endsWith(':focus')),
    press: ['#hand li:nth-child(4) .card-touch', '.un-deeds .btn'],
  },
  amount: {
    seats: 2,
    options: duel,
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'chooseAmount'),
  },
  reveal: {
    seats: 2,
    options: duel,
    seed: 11,
    viewer: 0,
    until: (match) => asked(match, 'bottomRevealed'),
  },
  discard: {
    seats: 2,
    options: duel,
    seed: 11,
    viewer: 0,
    until: (match) => asked(match, 'discard'),
  },
  mulligan: {
    seats: 2,
    options: duel,
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'mulligan'),
  },
  opening: {
    seats: 2,
    options: duel,
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'openingSupport'),
  },
  start: {
    seats: 2,
    options: duel,
    seed: 5,
    viewer: 0,
    until: (match) => asked(match, 'mainAction'),
  },
  mid: { seats: 2, options: duel, seed: 7, viewer: 0, until: later(9) },
  card: {
    seats: 2,
    options: duel,
    seed: 7,
    viewer: 0,
    until: later(9),
    press: ['#hand .card-touch[data-lit]'],
  },
  attack: {
    seats: 2,
    options: duel,
    seed: 7,
    viewer: 0,
    until: later(9),
    press: ['.un-row[data-own] .un-animal[data-lit]'],
  },
  refusal: {
    seats: 2,
    options: duel,
    seed: 7,
    viewer: 0,
    until: later(9),
    press: ['#hand .card-touch[data-lit]', 'main [data-faded][data-touch]'],
  },
  pay: {
    seats: 2,
    options: duel,
    seed: 1,
    viewer: 0,
    until: (match) => asked(match, 'paySupport'),
  },
  omen: { seats: 2, options: duel, seed: 2, viewer: 0, until: (match) => asked(match, 'omen') },
  ability: {
    seats: 2,
    options: duel,
    seed: 2,
    viewer: 0,
    until: (match) => asked(match, 'chooseMode') || asked(match, 'useAbility'),
  },
  targets: {
    seats: 2,
    options: duel,
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'chooseTargets'),
  },
  rally: {
    seats: 2,
    options: duel,
    seed: 1,
    viewer: 0,
    until: (match) => {
      const question = asked(match, 'rallyPlay') ? match.questionOf(0) : null;
      return question?.shape === 'pick' && question.options.length > 1;
    },
    moments: 'strongholdDestroyed',
  },
  watch: {
    seats: 2,
    options: duel,
    seed: 11,
    viewer: null,
    until: (_, view) => view.open.turn >= 7 && animals(view) >= 3,
  },
  hunter: {
    seats: 4,
    options: { mode: 'hunter', draft: 'random' },
    seed: 6,
    viewer: 0,
    until: later(10),
  },
  hunterAttack: {
    seats: 4,
    options: { mode: 'hunter', draft: 'random' },
    seed: 6,
    viewer: 0,
    until: later(10),
    press: ['.un-row[data-own] .un-animal[data-lit]'],
  },
  survival: {
    seats: 3,
    options: { mode: 'survival', draft: 'random' },
    seed: 6,
    viewer: 0,
    until: later(8),
  },
  alpha: {
    seats: 3,
    options: { mode: 'alpha', draft: 'random' },
    seed: 9,
    viewer: 0,
    until: (match, view) => view.open.turn >= 9 && asked(match, 'mainAction'),
  },
  hunterSix: {
    seats: 6,
    options: { mode: 'hunter', draft: 'random' },
    seed: 4,
    viewer: 0,
    until: later(30),
  },
  lone: {
    seats: 2,
    options: duel,
    seed: 3,
    viewer: 0,
    until: (match) => {
      const question = match.questionOf(0);
      return (
        question?.kind === 'mainAction' && question.shape === 'pick' && question.options.length < 2
      );
    },
  },
  freeAbility: {
    seats: 2,
    options: duel,
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'useAbility') && match.questionOf(0)?.facts?.cost === undefined,
  },
  hydra: {
    seats: 4,
    options: { mode: 'hydra', draft: 'random' },
    seed: 10,
    viewer: 0,
    until: later(8),
  },
  manticore: {
    seats: 4,
    options: { mode: 'manticore', draft: 'random' },
    seed: 13,
    viewer: 0,
    until: later(13),
  },
  six: {
    seats: 6,
    options: { mode: 'hydra', draft: 'random' },
    seed: 14,
    viewer: 0,
    until: later(7),
  },
  end: { seats: 2, options: duel, seed: 5, viewer: 0, until: (match) => match.over },
  endFour: {
    seats: 4,
    options: { mode: 'survival', draft: 'random' },
    seed: 5,
    viewer: 1,
    until: (match) => match.over,
  },
};
