import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  positionOf,
  scenes as SCENES,
  tableOf,
} from '@tablee/rules/games/royaumes-sauvages/scenes/index.ts';
import type { LocalMatch, Scene } from '../local-match.ts';

const BATTLE = { tieRule: 'battle', rallySafetyRounds: 3 };
const CARD = ['.card-touch[data-lit]'];
const SOLO = { soloLevel: 'normal' };

const asked = (match: LocalMatch, kind: string): boolean => match.questionOf(0)?.kind === kind;
const cards = (view: RoyaumesView): number =>
  Object.values(view.open.kingdoms).reduce((sum, { column }) => sum + column.length, 0);

/** A table laid out by hand, at which A is asked this. */
const laid = (name: keyof typeof SCENES, kind: string): Scene<RoyaumesView> => ({
  ...tableOf(SCENES[name]),
  seed: 1,
  viewer: 0,
  from: (game) => positionOf(game, SCENES[name]),
  until: (match) => asked(match, kind),
});

export const scenes: Readonly<Record<string, Scene<RoyaumesView>>> = {
  houses: laid('houses', 'chooseHouse'),
  start: laid('firstTurn', 'takeTurn'),
  mid: {
    seats: 5,
    options: BATTLE,
    seed: 11,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && view.open.age === 2 && cards(view) >= 16,
  },
  card: {
    seats: 5,
    options: BATTLE,
    seed: 11,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && view.open.age === 2 && cards(view) >= 16,
    press: CARD,
  },
  refusal: {
    seats: 5,
    options: BATTLE,
    seed: 11,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && view.open.age === 2 && cards(view) >= 12,
    press: [...CARD, '.rs-kingdom:not([data-target]):not([data-closed]) .rs-k-touch'],
  },
  late: {
    seats: 3,
    options: BATTLE,
    seed: 4,
    viewer: 1,
    until: (_, view) => view.open.age === 3 && cards(view) >= 22,
  },
  discard: {
    ...laid('rally', 'takeTurn'),
    press: ['button.rs-rally', '#hand .card-touch', '#hand li:nth-child(3) .card-touch'],
  },
  battle: laid('battleOfThree', 'battleCard'),
  reinforce: laid('reinforce', 'battleReinforcement'),
  tally: {
    seats: 4,
    options: BATTLE,
    seed: 2,
    viewer: null,
    until: (_, view) => view.open.history.length >= 3 && view.open.history.length % 5 !== 0,
    moments: 'ageEnded',
  },
  age: {
    seats: 4,
    options: BATTLE,
    seed: 6,
    viewer: 0,
    until: (_, view) => view.open.age === 2,
    moments: 'ageEnded',
  },
  watch: {
    seats: 5,
    options: BATTLE,
    seed: 21,
    viewer: null,
    until: (_, view) => view.open.age === 1 && cards(view) >= 14,
  },
  solo: {
    seats: 1,
    options: SOLO,
    seed: 9,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && cards(view) >= 12,
  },
  soloBattle: laid('soloBattle', 'soloBattleCard'),
  end: { seats: 4, options: BATTLE, seed: 5, viewer: 0, until: (match) => match.over },
  soloEnd: { seats: 1, options: SOLO, seed: 5, viewer: 0, until: (match) => match.over },
};
