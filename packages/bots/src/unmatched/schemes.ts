import type { Option } from '@tablee/engine';
import {
  adjacentTo,
  fighterOf,
  inZonesOf,
  isOnBoard,
  onBoard,
  shareZone,
} from '@tablee/rules/games/unmatched/index.ts';
import type { Mind } from './mind.ts';
import { damageWorth, enemiesOf, keepWorth } from './worth.ts';

/** Worth of a card drawn. */
export const CARD = 1.1;

/** Worth of a scheme on the present table, less `cost`, its worth in the hand. */
type Scheme = (mind: Mind, cost: number) => number;

const deckOf = ({ view: { tally }, army }: Mind): number => tally[`deck${army}`] ?? 0;

/** Cards drawn; costly from a deck that is too small for them. */
const draws =
  (count: number): Scheme =>
  (mind, cost) => {
    const deck = deckOf(mind);
    return Math.min(count, deck) * CARD - (deck < count ? 6 : 0) - cost;
  };

/** By face: schemes whose worth depends on what lies on the table. */
export const SCHEMES: Readonly<Record<string, Scheme>> = {
  'sinbad-riches-beyond-compare': draws(3),
  'alice-drink-me': draws(2),
  'king-arthur-prophecy': (mind, cost) => Math.min(2, deckOf(mind)) * CARD + 0.6 - cost,
  'king-arthur-the-lady-of-the-lake': ({ hand }, cost) =>
    hand.some((card) => card.face.endsWith('excalibur')) ? -1 : 2.2 - cost,
  'medusa-a-momentary-glance': ({ view: { open }, army }, cost) => {
    const leader = open.fighters.find((one) => one.army === army && one.kind === 'hero');
    if (leader === undefined || !isOnBoard(leader)) return -1;
    const near = enemiesOf(open, army).filter(({ space }) =>
      shareZone(open.board, leader.space, space),
    );
    return Math.max(-1, ...near.map((enemy) => damageWorth(enemy, 2))) - cost;
  },
  'king-arthur-restless-spirits': ({ view: { open }, army }, cost) =>
    spiritsWorth(open, army) - cost,
  'medusa-winged-frenzy': ({ view: { open }, army }, cost) =>
    (onBoard(open, army).length < 4 ? 2.2 : 1) - cost,
};

const OTHER: Scheme = (_, cost) => 0.6 - cost;

/** Rough worth of each scheme on the present table. */
export function schemeWorth(mind: Mind, option: Option): number {
  const face = mind.hand.find(({ id }) => id === option.card)?.face ?? '';
  return (SCHEMES[face] ?? OTHER)(mind, keepWorth(face, mind.dead) * 0.5);
}

function spiritsWorth(open: Mind['view']['open'], army: number): number {
  const merlin = fighterOf(open, 'merlin');
  if (!isOnBoard(merlin)) return -1;
  const enemies = enemiesOf(open, army);
  const hurt = (spaces: readonly string[]): number =>
    enemies
      .filter(({ space }) => spaces.includes(space))
      .reduce((sum, enemy) => sum + damageWorth(enemy, 2), 0);
  const pairs = inZonesOf(open.board, merlin.space).flatMap((first) =>
    adjacentTo(open.board, first).map((second) => hurt([first, second])),
  );
  return Math.max(-1, ...pairs);
}
