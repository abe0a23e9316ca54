import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { positionOf, scenes as SCENES, tableOf } from '@tablee/rules/games/untamed/scenes/index.ts';
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

const animals = ({ open }: UntamedView): number =>
  open.players.reduce((sum, player) => sum + player.animals.length, 0);

const later = (turns: number) => (match: LocalMatch, view: UntamedView) =>
  view.open.turn >= turns && mayAttack(match) && animals(view) >= 4;

const duel = { mode: 'duel', draft: 'random' };

/** A table laid out by hand, played on until a seat is asked this. */
const laid = (name: keyof typeof SCENES, kind: string, seat = 0): Scene<UntamedView> => ({
  ...tableOf(SCENES[name]),
  seed: 1,
  viewer: 0,
  from: (game) => positionOf(game, SCENES[name]),
  until: (match) => asked(match, kind, seat),
});

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
  stacking: laid('stacking', 'stackStrongholds'),
  teamStack: laid('teamStacking', 'teamStrongholds'),
  teamConfirm: { ...laid('sharedStacking', 'confirmStack', 2), viewer: 2 },
  volunteer: {
    seats: 3,
    options: { mode: 'alpha', alphaChoice: 'volunteer' },
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'alphaVolunteer'),
  },
  distribute: laid('distribute', 'distribute'),
  order: laid('orderEffects', 'orderEffects'),
  done: laid('hydra', 'doneFlag'),
  bonus: { ...laid('bonusPower', 'mainAction'), press: ['.un-bonus'] },
  bonusPlay: {
    ...laid('bonusPower', 'mainAction'),
    press: ['#hand li:nth-child(1) .card-touch'],
  },
  payment: {
    ...laid('focus', 'mainAction'),
    press: ['#hand li:nth-child(4) .card-touch', '.un-deeds .btn'],
  },
  amount: laid('chooseAmount', 'chooseAmount'),
  reveal: laid('bottomRevealed', 'bottomRevealed'),
  discard: laid('discard', 'discard'),
  mulligan: laid('mulligan', 'mulligan'),
  opening: laid('opening', 'openingSupport'),
  start: laid('firstTurn', 'mainAction'),
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
  pay: laid('paySupport', 'paySupport'),
  omen: laid('omen', 'omen'),
  ability: laid('chooseMode', 'chooseMode'),
  targets: laid('chooseTargets', 'chooseTargets'),
  pair: { ...laid('chooseTargets', 'chooseTargets'), press: ['.un-animal[data-lit]'] },
  rally: { ...laid('rally', 'rallyPlay'), moments: 'strongholdDestroyed' },
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
  lone: laid('nothingToDo', 'mainAction'),
  freeAbility: laid('bottomRevealed', 'useAbility'),
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
