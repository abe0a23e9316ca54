import { conserved, law, noTwins } from '@tablee/engine';
import { FACES } from '../cards/creatures.ts';
import { DECREES } from '../cards/decrees.ts';
import { sum } from '../flow/ranking.ts';
import { BOARD, COUNCIL_SEATS } from '../state/board.ts';
import type { Creature, Open, Owner, State } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { CUBES, FIRST_TO_PASS_TILES, MAJORITY_TILES, REINFORCEMENTS } from '../state/tiles.ts';

/** Throws if something of the box is missing, doubled, or where it cannot be. */
export function assert(state: State): void {
  creaturesConserved(state);
  decreesConserved(state);
  tilesConserved(state);
  cubesConserved(state.open);
  reinforcementsConserved(state.open);
}

/** The 64 creatures, wherever they lie, each once and each with its own name. */
function creaturesConserved({ open, own, deep }: State): void {
  const cards: Creature[] = [...deep.pile, ...deep.setAside, ...open.discard, ...open.openHand];
  for (const { hand } of own) cards.push(...hand);
  for (const hand of open.final?.hands ?? []) cards.push(...hand);
  for (const id of KINGDOMS) cards.push(...open.kingdoms[id].column);
  if (open.rival !== null) cards.push(...open.rival.bonus);
  for (const each of open.battle?.revealed ?? []) cards.push(each.card);
  for (const each of open.battle?.spent ?? []) cards.push(each.card);
  conserved(
    FACES,
    cards.map(({ face }) => face),
    'creatures',
  );
  noTwins(
    cards.map(({ id }) => id),
    'card ids',
  );
}

function decreesConserved({ open, deep }: State): void {
  const ids = [...open.removedDecrees, ...deep.decreePile.map(({ face }) => face)];
  for (const id of KINGDOMS) ids.push(open.kingdoms[id].decree);
  const onBoard = new Set(ids.filter((id) => id !== ''));
  law(onBoard.size === DECREES.length, `${onBoard.size} decrees`);
}

function tilesConserved({ open, own, deep }: State): void {
  const { history, final } = open;
  const majority = history.map(({ tile }) => tile);
  for (const id of KINGDOMS) majority.push(...open.kingdoms[id].tiles);
  law(sum(majority) === sum(MAJORITY_TILES), 'majority tiles');
  const tiles = [...deep.passPool, ...deep.unusedPassTile].map(({ face }) => face);
  for (const { passTiles } of own) tiles.push(...passTiles.map(({ face }) => face));
  for (const values of final?.passTiles ?? []) tiles.push(...values);
  if (typeof final?.unusedPassTile === 'number') tiles.push(final.unusedPassTile);
  law(sum(tiles) === (open.rival === null ? sum(FIRST_TO_PASS_TILES) : 0), 'First to Pass tiles');
}

/** 18 cubes per side, in the supply or on the board, and no more than a kingdom has room for. */
function cubesConserved(open: Open): void {
  const cubes = new Map<Owner, number>();
  const add = (owner: Owner, count: number): void => {
    cubes.set(owner, (cubes.get(owner) ?? 0) + count);
  };
  open.players.forEach((player, seat) => {
    add(seat, player.cubes);
  });
  if (open.rival !== null) add('rival', open.rival.cubes);
  for (const id of KINGDOMS) {
    const { normals, capital, councils } = open.kingdoms[id];
    for (const owner of [...normals, ...councils]) add(owner, 1);
    if (capital !== null) add(capital, 1);
    law(normals.length < BOARD[id].size, `${id} is overfull`);
    law(capital === null || normals.length === BOARD[id].size - 1, `${id}: capital too early`);
    law(councils.length <= COUNCIL_SEATS, `${id}: too many councils`);
  }
  for (const [owner, count] of cubes) law(count === CUBES, `${count} cubes of ${owner}`);
}

function reinforcementsConserved(open: Open): void {
  let count = open.reinforcementSupply;
  for (const player of open.players) count += player.reinforcements;
  for (const { boosts } of open.battle?.revealed ?? []) count += boosts;
  const used = open.rival === null && open.tieRule === 'battle';
  law(count === (used ? REINFORCEMENTS : 0), `${count} reinforcements`);
  law(open.reinforcementSupply >= 0, 'reinforcement supply below zero');
}
