import type { Next, Script, Seat } from '@tablee/engine';
import { reveal } from '@tablee/engine';
import { gatherUnderPile } from '../solo/age.ts';
import { openerOf } from '../solo/levels.ts';
import type { FirstPlayerChosen } from '../state/events.ts';
import { shuffleCreatures } from '../state/pile.ts';
import { seatsFromFirst, sideOf } from '../state/players.ts';
import type { Age, KingdomId, Open, Owner, Table } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';

/** Prepares an age (sections 3.13 and 3.14) and opens it. */
export function* startAge(table: Table, age: Age): Script<Next> {
  const { open } = table;
  if (age > 1) {
    chooseFirstPlayer(table);
    recoverCubes(table);
    removeDecrees(open);
    if (open.soloLevel === null) yield* shuffleAll(table);
    else yield* gatherUnderPile(table);
  }
  forgetLastAge(open);
  open.age = age;
  open.phase = 'turns';
  dealDecrees(table);
  yield* reveal();
  if (age === 1 && open.houses !== undefined) return { script: 'chooseHouses', args: [] };
  return opening(open);
}

/** The first turn of the age; a player who left while Houses were chosen does not take it (ROY-23.3). */
export function opening(open: Open): Next {
  if (openerOf(open) === 'rival') return { script: 'rivalTurn', args: [] };
  return { script: 'takeTurn', args: [seatsFromFirst(open)[0] as Seat] };
}

/** After the fifth kingdom: councils, then the next age or the end (ROY-12.2, ROY-15.1). */
export function* closeAge(table: Table): Script<Next> {
  const { open } = table;
  open.scoring = null;
  if (open.age === 3) return { script: 'endMatch', args: [] };
  for (const id of KINGDOMS) {
    const kingdom = open.kingdoms[id];
    const owner = kingdom.capital;
    if (owner === null || hasLeft(open, owner)) continue;
    kingdom.capital = null;
    kingdom.councils.push(owner);
    table.emit({ type: 'capitalToCouncil', clause: 'ROY-12.2', owner, kingdom: id });
  }
  return { script: 'startAge', args: [open.age + 1] };
}

const hasLeft = (open: Open, owner: Owner): boolean =>
  owner !== 'rival' && open.players[owner]?.left === true;

/** Fewest points on the track; then the first capital claim, then the first pass (ROY-14, ROY-R.40, R.41). */
function chooseFirstPlayer(table: Table): void {
  const { open } = table;
  if (open.soloLevel !== null) return;
  const opener = nextOpener(open);
  open.firstPlayer = opener.seat;
  table.emit({ type: 'firstPlayerChosen', ...opener });
}

type Opener = Pick<FirstPlayerChosen, 'seat' | 'reason' | 'clause'>;

function nextOpener(open: Open): Opener {
  const score = (seat: Seat): number => sideOf(open, seat).score;
  const seats = seatsFromFirst(open);
  const fewest = Math.min(...seats.map(score));
  const tied = seats.filter((seat) => score(seat) === fewest);
  if (tied.length === 1) return { seat: tied[0] as Seat, reason: 'fewest', clause: 'ROY-14.1' };
  const claim = open.capitalClaims.find(({ owner }) => tied.includes(owner as Seat));
  if (claim !== undefined) {
    return { seat: claim.owner as Seat, reason: 'capital', clause: 'ROY-14.2' };
  }
  const passer = open.passOrder.find((owner) => tied.includes(owner as Seat));
  return { seat: passer as Seat, reason: 'earliestPass', clause: 'ROY-R.41' };
}

/** All cubes but those on council seats go home (ROY-13.1). */
function recoverCubes(table: Table): void {
  const { open } = table;
  for (const id of KINGDOMS) {
    const kingdom = open.kingdoms[id];
    for (const owner of kingdom.normals) sideOf(open, owner).cubes += 1;
    kingdom.normals = [];
    if (kingdom.capital !== null) sideOf(open, kingdom.capital).cubes += 1;
    kingdom.capital = null;
  }
  table.emit({ type: 'cubesRecovered', clause: 'ROY-13.1' });
}

function removeDecrees(open: Open): void {
  for (const id of KINGDOMS) open.removedDecrees.push(open.kingdoms[id].decree);
}

/** Columns, discard pile, pile and hands set aside become one new pile (ROY-13.3, 13.4, 23.5). */
function* shuffleAll(table: Table): Script {
  const { open, deep } = table;
  const { pile } = deep;
  for (const id of KINGDOMS) pile.push(...open.kingdoms[id].column.splice(0));
  pile.push(...open.discard.splice(0), ...deep.setAside.splice(0));
  yield* shuffleCreatures(table, pile);
}

function forgetLastAge(open: Open): void {
  for (const player of open.players) player.passed = null;
  open.passOrder = [];
  open.capitalClaims = [];
  open.rallyStreak = 0;
  if (open.rival === null) return;
  open.rival.out = false;
  open.rival.humanWins = 0;
  open.rival.humanLosses = 0;
  open.rival.lastHumanKingdom = null;
}

/** One new decree per kingdom, from k4 to k8, from the top of the pile (ROY-13.5, ROY-R.46). */
function dealDecrees(table: Table): void {
  const { open, deep } = table;
  const decrees: { [kingdom: string]: string } = {};
  for (const id of KINGDOMS) {
    const decree = deep.decreePile.pop();
    if (decree === undefined) throw new Error('no decree left');
    open.kingdoms[id].decree = decree.face;
    decrees[id] = decree.face;
  }
  const { age } = open;
  table.emit({
    type: 'ageStarted',
    clause: age === 1 ? 'ROY-2.4' : 'ROY-13.5',
    age,
    decrees: decrees as Record<KingdomId, string>,
    firstPlayer: openerOf(open),
  });
}
