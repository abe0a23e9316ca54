import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { LocalMatch, Scene } from '../local-match.ts';

const BATTLE = { tieRule: 'battle', rallySafetyRounds: 3 };
const CARD = ['.card-touch[data-lit]'];
const SOLO = { soloLevel: 'normal' };

const asked = (match: LocalMatch, kind: string): boolean => match.questionOf(0)?.kind === kind;
const cards = (view: RoyaumesView): number =>
  Object.values(view.open.kingdoms).reduce((sum, { column }) => sum + column.length, 0);

export const scenes: Readonly<Record<string, Scene<RoyaumesView>>> = {
  start: {
    seats: 4,
    options: BATTLE,
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'takeTurn'),
  },
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
    seats: 3,
    options: BATTLE,
    seed: 10,
    viewer: 0,
    until: (match) => asked(match, 'takeTurn'),
    press: ['button.rs-rally', '#hand .card-touch', '#hand li:nth-child(3) .card-touch'],
  },
  battle: {
    seats: 4,
    options: BATTLE,
    seed: 7,
    viewer: 0,
    until: (match) => asked(match, 'battleCard'),
  },
  reinforce: {
    seats: 4,
    options: BATTLE,
    seed: 7,
    viewer: 0,
    until: (match) => asked(match, 'battleReinforcement'),
  },
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
  soloBattle: {
    seats: 1,
    options: SOLO,
    seed: 9,
    viewer: 0,
    until: (match) => asked(match, 'soloBattleCard'),
  },
  end: { seats: 4, options: BATTLE, seed: 5, viewer: 0, until: (match) => match.over },
  soloEnd: { seats: 1, options: SOLO, seed: 5, viewer: 0, until: (match) => match.over },
};
