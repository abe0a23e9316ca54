import { attackValue } from '@tablee/rules/games/sang-rancune/attack.ts';
import type { StandardCard } from '@tablee/rules/games/sang-rancune/cards/card.ts';
import { stageBonus } from '@tablee/rules/games/sang-rancune/encounter-end.ts';
import { sized } from '@tablee/rules/games/sang-rancune/encounters/encounter.ts';
import { lifeLeft, pileTotal } from '@tablee/rules/games/sang-rancune/marker.ts';
import { byInitiative, playerAt } from '@tablee/rules/games/sang-rancune/players.ts';
import type {
  Attack,
  Encounter,
  Open,
  Setup,
  Side,
} from '@tablee/rules/games/sang-rancune/state.ts';
import { reachOf } from '@tablee/rules/games/sang-rancune/tokens.ts';
import { actionOf, encounterOfFace } from './names.ts';

/** A change of a value on its way, by the face of what makes it. */
export interface Change {
  readonly source: string;
  readonly what: 'up' | 'down' | 'add' | 'times' | 'limit';
  readonly n: number;
}

export interface Worth {
  readonly value: number;
  readonly printed: number;
  readonly changes: readonly Change[];
}

/** Set-ups that the next reveal of this seat would use: all of earlier rounds, but only one multiplier. */
function waitingSetups(open: Open, seat: number): Setup[] {
  const round = open.encounter?.round;
  const multiplies = ({ card: { face } }: Setup): boolean => {
    const card = actionOf(face);
    return card.kind === 'tactical' && card.setup !== undefined && 'times' in card.setup;
  };
  const old = playerAt(open, seat).setups.filter(
    (setup) => setup.stage !== open.stage || setup.round !== round,
  );
  const multiplier = old.find(multiplies);
  return old.filter((setup) => !multiplies(setup) || setup === multiplier);
}

/** Sides up (negative) or down, and where from. */
function turnsOf(open: Open, seat: number): { steps: number; source: string }[] {
  const { items, webbedRound, marks } = playerAt(open, seat);
  const encounter = open.encounter;
  const lifts = items.flatMap(({ face, opened }) => {
    const card = actionOf(face);
    const by = opened && card.kind === 'item' ? (card.lifts ?? 0) : 0;
    return by === 0 ? [] : [{ steps: -by, source: face }];
  });
  const web =
    encounter !== null && webbedRound === encounter.round
      ? [{ steps: 1, source: encounter.face }]
      : [];
  return [...lifts, ...web, ...marks.map(() => ({ steps: 1, source: 'jouer-des-coudes' }))];
}

const clamp = (side: number): Side => Math.max(0, Math.min(3, side)) as Side;

/** What a standard attack of the hand would be worth if it were revealed now; null where nothing can be said. */
export function worthOf(open: Open, seat: number, face: string, heroic = false): Worth | null {
  const card = actionOf(face);
  if (card.kind !== 'standard' || open.encounter === null) return null;
  const changes: Change[] = [];
  let side: Side = heroic ? 0 : 1;
  for (const { steps, source } of turnsOf(open, seat)) {
    const next = clamp(side + steps);
    if (next !== side) changes.push({ source, what: steps < 0 ? 'up' : 'down', n: 0 });
    side = next;
  }
  const attack: Attack = {
    card: { id: '', face },
    side,
    heroic,
    bonusTaken: false,
    added: card.bonus?.atReveal?.(open, seat) ?? 0,
    setups: waitingSetups(open, seat),
  };
  return { ...valued(open, seat, attack, changes), printed: card.sides[1] };
}

function valued(open: Open, seat: number, attack: Attack, turned: readonly Change[] = []): Worth {
  const { value, added } = attackValue(open, seat, attack);
  const { face } = attack.card;
  const changes: Change[] = [...turned];
  if (added > 0) changes.push({ source: face, what: 'add', n: added });
  for (const { card } of attack.setups) {
    const setup = actionOf(card.face);
    if (setup.kind !== 'tactical' || setup.setup === undefined) continue;
    changes.push(
      'add' in setup.setup
        ? { source: card.face, what: 'add', n: setup.setup.add }
        : { source: card.face, what: 'times', n: setup.setup.times },
    );
  }
  const encounter = open.encounter as Encounter;
  if (encounterOfFace(encounter.face).limit !== undefined) {
    changes.push({ source: encounter.face, what: 'limit', n: value });
  }
  return { value, printed: (actionOf(face) as StandardCard).sides[1], changes };
}

/** Value of an attack that lies revealed. */
export const revealedWorth = (open: Open, seat: number, attack: Attack): Worth =>
  valued(open, seat, attack);

/** All that the reveal on the table would add to the pile, as far as it is decided. */
export function incoming(open: Open): { seat: number; value: number } | null {
  const { reveal, encounter } = open;
  if (reveal === null || encounter === null || reveal.attacks.length === 0) return null;
  const value = reveal.attacks.reduce(
    (sum, attack) => sum + attackValue(open, reveal.seat, attack).value,
    0,
  );
  return { seat: reveal.seat, value };
}

/** The life of the creature as this table draws it; null: nothing with life of its own. */
export function lifeOf(open: Open) {
  const { encounter } = open;
  const left = encounter === null ? null : lifeLeft(open);
  if (encounter === null || left === null || encounter.marker === null) return null;
  const pile = encounter.settled ? 0 : pileTotal(open);
  const face = encounterOfFace(encounter.face);
  const start = face.life === null ? encounter.marker : sized(face.life, open);
  const next = incoming(open);
  const reaches = next !== null && reachOf(open, next.seat).creature;
  const added = next !== null && reaches ? next.value : 0;
  return { marker: encounter.marker, left, pile, start: Math.max(start, encounter.marker), added };
}

/** Who is struck, and for how much, as far as the card says it beforehand. */
export function attackOf(open: Open): { numbers: readonly number[]; damage: number | null } {
  const { encounter } = open;
  if (encounter === null) return { numbers: [], damage: null };
  const { targets, damage } = encounterOfFace(encounter.face);
  const printed = damage === undefined ? null : sized(damage, open);
  switch (encounter.face) {
    case 'hydre':
      return { numbers: Array.from({ length: encounter.heads }, (_, i) => i + 1), damage: printed };
    case 'peur':
      return { numbers: [], damage: 5 * (encounter.prestigeTokens + 1) };
    case 'changeforme':
      return { numbers: [], damage: (printed ?? 0) + 5 * encounter.prestigeTokens };
    default:
      return { numbers: targets === undefined ? [] : sized(targets, open), damage: printed };
  }
}

/** What the killing blow brings now: the card with its tokens, and the late stage. */
export function prizeOf(open: Open): { card: number; late: number } {
  const { encounter, stage } = open;
  if (encounter === null) return { card: 0, late: 0 };
  const { prestige } = encounterOfFace(encounter.face);
  const late = encounter.types.includes('trap') ? 0 : stageBonus(stage);
  return { card: prestige + encounter.prestigeTokens, late };
}

/** Seats in the order of their turns; the dead at the end. */
export function spineOf(open: Open): { seats: readonly number[]; dead: readonly number[] } {
  const seats = open.players.map((_, seat) => seat);
  const alive = byInitiative(
    open,
    seats.filter((seat) => playerAt(open, seat).alive),
  );
  const ordered = isDescending(open) ? alive.reverse() : alive;
  return { seats: ordered, dead: seats.filter((seat) => !playerAt(open, seat).alive) };
}

export const isDescending = ({ encounter }: Open): boolean =>
  encounter !== null && encounterOfFace(encounter.face).descending === true;
