import type { Next, Options, Script, Seat } from '@tablee/engine';
import { chance, drawIdKey, mint, newKey, shuffle } from '@tablee/engine';
import { FACES } from '../cards/creatures.ts';
import { DECREES } from '../cards/decrees.ts';
import { dealBonusCards } from '../solo/bonus.ts';
import { refillHand, shuffleCreatures } from '../state/pile.ts';
import type {
  Kingdom,
  KingdomId,
  Open,
  Player,
  SoloLevel,
  State,
  Table,
  TieRule,
} from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { CUBES, FIRST_TO_PASS_TILES, MAJORITY_TILES, REINFORCEMENTS } from '../state/tiles.ts';

/** From these rules on card ids are veiled. */
const VEILED_SINCE = 2;

/** Everything in the box, before anything random has happened (ROY-2.1, 2.2, 2.7, 16.4 to 16.6). */
export function setup(
  seats: number,
  options: Options,
  dealtBy: number,
): { state: State; first: Next } {
  const solo = seats === 1;
  const tieRule = options.tieRule as TieRule;
  const open: Open = {
    nextCard: 0,
    tieRule: solo ? 'battle' : tieRule,
    rallySafetyRounds: roundsOfRallies(options.rallySafetyRounds, seats),
    soloLevel: solo ? (options.soloLevel as SoloLevel) : null,
    age: 1,
    phase: 'turns',
    ...(options.houses === 'chosen' && { houses: Array.from({ length: seats }, (_, i) => i) }),
    ...(!solo && typeof options.opener === 'number' && { agreedOpener: options.opener - 1 }),
    firstPlayer: 0,
    turn: 0,
    players: Array.from({ length: seats }, newPlayer),
    kingdoms: emptyKingdoms(),
    discard: [],
    removedDecrees: [],
    reinforcementSupply: solo || tieRule === 'treaty' ? 0 : REINFORCEMENTS,
    passOrder: [],
    capitalClaims: [],
    rallyStreak: 0,
    scoring: null,
    history: [],
    battle: null,
    rival: solo
      ? {
          score: 0,
          cubes: CUBES,
          bonus: [],
          out: false,
          humanWins: 0,
          humanLosses: 0,
          lastHumanKingdom: null,
        }
      : null,
    openHand: [],
    final: null,
  };
  const state: State = {
    open,
    own: open.players.map(() => ({ hand: [], passTiles: [] })),
    deep: {
      pile: FACES.map((face) => mint({ open }, face)),
      decreePile: DECREES.map(({ id }) => ({ face: id })),
      passPool: solo ? [] : FIRST_TO_PASS_TILES.map((face) => ({ face })),
      unusedPassTile: [],
      setAside: [],
      leavers: [],
      ...newKey(dealtBy >= VEILED_SINCE),
    },
  };
  return { state, first: { script: 'deal', args: [] } };
}

/** The default if the table has not chosen: two players answer a rally with a rally more easily than three (ROY-23.1). */
function roundsOfRallies(chosen: string | number | undefined, seats: number): number {
  return typeof chosen === 'number' ? chosen : seats === 2 ? 2 : 3;
}

const newPlayer = (): Player => ({
  score: 0,
  cubes: CUBES,
  reinforcements: 0,
  passed: null,
  left: false,
  passTiles: 0,
});

function emptyKingdoms(): Record<KingdomId, Kingdom> {
  const empty = (): Kingdom => ({
    decree: '',
    column: [],
    normals: [],
    capital: null,
    councils: [],
    tiles: [],
  });
  return { k4: empty(), k5: empty(), k6: empty(), k7: empty(), k8: empty() };
}

/** Shuffles and deals everything (ROY-2.3 to 2.6); who begins is found (ROY-R.1). */
export function* deal(table: Table): Script<Next> {
  const { open, deep } = table;
  const seats = open.players.length;
  const { tieRule, soloLevel } = open;
  table.emit({ type: 'gameStarted', clause: 'ROY-1.3', seats, tieRule, soloLevel });
  yield* shuffle(deep.decreePile);
  yield* dealMajorityTiles(open);
  if (soloLevel === null) {
    yield* shuffle(deep.passPool);
    deep.unusedPassTile = deep.passPool.splice(-1);
    yield* findFirstPlayer(table);
  }
  yield* drawIdKey(table);
  yield* shuffleCreatures(table, deep.pile);
  for (let seat = 0; seat < seats; seat += 1) yield* refillHand(table, seat, 'ROY-2.3');
  yield* dealBonusCards(table);
  return { script: 'startAge', args: [1] };
}

/** The player that the table has agreed on begins, or a random one (ROY-2.8, ROY-R.1). */
function* findFirstPlayer(table: Table): Script {
  const { open } = table;
  const { agreedOpener } = open;
  if (agreedOpener === undefined)
    [open.firstPlayer] = (yield* chance([open.players.length])) as [Seat];
  else open.firstPlayer = agreedOpener;
  const reason = agreedOpener === undefined ? 'random' : 'agreed';
  table.emit({ type: 'firstPlayerChosen', clause: 'ROY-R.1', seat: open.firstPlayer, reason });
}

function* dealMajorityTiles(open: Open): Script {
  const tiles = [...MAJORITY_TILES];
  yield* shuffle(tiles);
  for (const kingdom of KINGDOMS) {
    open.kingdoms[kingdom].tiles = tiles.splice(-3).sort((a, b) => a - b);
  }
}
