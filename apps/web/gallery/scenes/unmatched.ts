import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { positionOf, scenes as SCENES } from '@tablee/rules/games/unmatched/scenes/index.ts';
import type { LocalMatch, Scene } from '../local-match.ts';

const asked = (match: LocalMatch, kind: string, seat = 0): boolean =>
  match.questionOf(seat)?.kind === kind;

/** Own action with a target to attack; or a move, with a target to attack instead. */
const mayAttack = (match: LocalMatch, seat = 0, kind = 'chooseAction'): boolean => {
  const question = match.questionOf(seat);
  return (
    question?.kind === kind &&
    question.shape === 'pick' &&
    question.options.some(({ verb }) => verb === 'attack')
  );
};

const until =
  (kind: string, turn = 1) =>
  (match: LocalMatch, { open }: UnmatchedView) =>
    asked(match, kind) && open.turn >= turn;

const first = { startingPlayer: 'firstSeat' };
const duel = { ...first, mode: 'duel' };
const ready = { ...duel, heroSelection: 'random' };
const team = { ...first, mode: 'team', heroSelection: 'random' };
const ffa = { ...first, mode: 'freeForAll', heroSelection: 'random' };

type UnmatchedScene = Scene<UnmatchedView>;
const at = (scene: Partial<UnmatchedScene> & Pick<UnmatchedScene, 'until'>): UnmatchedScene => ({
  seats: 2,
  options: ready,
  seed: 3,
  viewer: 0,
  ...scene,
});

/** A table laid out by hand, played on until its commander is asked this. */
const laid = (name: keyof typeof SCENES, kind: string): UnmatchedScene =>
  at({ from: (game) => positionOf(game, SCENES[name]), until: (match) => asked(match, kind) });

export const scenes: Readonly<Record<string, UnmatchedScene>> = {
  heroes: at({ options: duel, until: until('chooseHero', 0) }),
  heroesFour: at({
    seats: 4,
    options: { ...first, mode: 'team', board: 'sarpedon' },
    viewer: 2,
    until: (match) => asked(match, 'chooseHero', 2),
  }),
  size: at({ seed: 5, until: until('chooseSize', 0) }),
  place: at({ until: until('placeSidekicks', 0) }),
  placeHarpies: at({
    seed: 4,
    options: { ...ready, board: 'sarpedon' },
    until: (match, view) =>
      asked(match, 'placeSidekicks') && view.open.armies[view.open.active]?.hero === 'medusa',
  }),
  action: at({ until: until('chooseAction', 3) }),
  maneuver: at({ until: until('moveFighters', 3) }),
  maneuverFigure: at({
    until: until('moveFighters', 3),
    press: ['.um-space[data-lit][data-held]'],
  }),
  moveOrAttack: at({
    seed: 2,
    until: (match) => mayAttack(match, 0, 'moveFighters'),
    press: ['.um-space[data-target]', '.um-space[data-lit][data-held]'],
  }),
  boostOrAttack: at({
    seed: 2,
    until: (match) => mayAttack(match, 0, 'moveFighters'),
    press: ['#hand .card-touch[data-lit]'],
  }),
  attack: at({
    seed: 2,
    until: (match) => mayAttack(match),
    press: ['.um-space[data-lit][data-held]'],
  }),
  refusal: at({
    seed: 2,
    until: until('commitDefense'),
    press: ['#hand .card-touch:not([data-lit])'],
  }),
  defend: at({ seed: 2, until: until('commitDefense') }),
  reveal: at({
    seed: 5,
    until: (_, { open }) => (open.combat?.attack?.additions.length ?? 0) > 0,
    moments: 'attackDeclared',
  }),
  after: at({
    seed: 5,
    until: (match) => asked(match, 'moveByEffect') || asked(match, 'pickCombatantMove'),
  }),
  voyages: laid('voyages', 'chooseAction'),
  mirror: laid('lookingGlass', 'chooseOptions'),
  prophecy: laid('prophecy', 'prophecyTake'),
  theirs: laid('theirHand', 'discardTheirs'),
  limit: laid('handLimit', 'discardToLimit'),
  three: at({
    seats: 3,
    options: team,
    viewer: 2,
    seed: 6,
    until: (match, { open }) => open.turn >= 6 && mayAttack(match, 2),
  }),
  team: at({
    seats: 4,
    options: { ...team, board: 'sarpedon' },
    seed: 6,
    until: (match, { open }) => open.turn >= 9 && asked(match, 'chooseAction'),
  }),
  teamDefend: at({
    seats: 4,
    options: { ...team, board: 'sarpedon' },
    seed: 6,
    until: (match) => asked(match, 'commitDefense'),
  }),
  free: at({
    seats: 4,
    options: ffa,
    seed: 8,
    until: (match, { open }) => open.turn >= 9 && mayAttack(match),
  }),
  watch: at({
    seed: 11,
    viewer: null,
    options: { ...ready, board: 'sarpedon' },
    until: (_, { open }) => open.turn >= 8 && open.combat?.attack != null,
  }),
  late: laid('emptyDeck', 'moveFighters'),
  end: at({ seed: 5, until: (match) => match.over }),
  endTeam: at({ seats: 4, options: team, seed: 5, viewer: 1, until: (match) => match.over }),
};
