import { catalogue, sightOf } from '../cards/catalogue.ts';
import { attackValue } from '../combat/attack-value.ts';
import { setupsFor, turnsFor } from '../combat/reveal.ts';
import { sideAfter } from '../combat/sides.ts';
import { inTurnOrder } from '../combat/turn-order.ts';
import { lifeLeft, pileTotal } from '../creature/marker.ts';
import { stageBonus } from '../creature/stage-bonus.ts';
import { reachOf } from '../creature/tokens.ts';
import { sized } from '../state/encounter.ts';
import { playerAt } from '../state/players.ts';
import { standardOf } from '../state/sight.ts';
import type { Attack, Encounter, Open, Side, WindowKind } from '../state/state.ts';

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

/** When a card of the hand is played; items have their own times. */
export function momentsOf(face: string): readonly (WindowKind | 'set')[] {
  const card = catalogue.cards.of(face);
  if (card.kind === 'item') return [];
  if (card.kind === 'trick') return card.reaction.windows;
  return card.kind === 'tactical' && card.reaction !== undefined
    ? ['set', ...card.reaction.windows]
    : ['set'];
}

/** The worth of a standard attack of the hand if it were revealed now; null if it cannot be known. */
export function worthOf(open: Open, seat: number, face: string, heroic = false): Worth | null {
  const card = catalogue.cards.of(face);
  if (card.kind !== 'standard' || open.encounter === null) return null;
  const changes: Change[] = [];
  let side: Side = heroic ? 0 : 1;
  for (const { steps, source } of turnsFor(sightOf(open), seat)) {
    const next = sideAfter(side, steps);
    if (next !== side) changes.push({ source, what: steps < 0 ? 'up' : 'down', n: 0 });
    side = next;
  }
  const attack: Attack = {
    card: { id: '', face },
    side,
    heroic,
    bonusTaken: false,
    added: card.bonus?.atReveal?.(open, seat) ?? 0,
    setups: setupsFor(sightOf(open), seat, open.strike?.applied === true),
  };
  return { ...valued(open, seat, attack, changes), printed: card.sides[1] };
}

function valued(open: Open, seat: number, attack: Attack, turned: readonly Change[] = []): Worth {
  const { value, added } = attackValue(sightOf(open), seat, attack);
  const { face } = attack.card;
  const changes: Change[] = [...turned];
  if (added > 0) changes.push({ source: face, what: 'add', n: added });
  for (const { card } of attack.setups) {
    const setup = catalogue.cards.of(card.face);
    if (setup.kind !== 'tactical' || setup.setup === undefined) continue;
    changes.push(
      'add' in setup.setup
        ? { source: card.face, what: 'add', n: setup.setup.add }
        : { source: card.face, what: 'times', n: setup.setup.times },
    );
  }
  const encounter = open.encounter as Encounter;
  if (catalogue.encounters.of(encounter.face).limit !== undefined) {
    changes.push({ source: encounter.face, what: 'limit', n: value });
  }
  return { value, printed: standardOf(catalogue, face).sides[1], changes };
}

/** Value of an attack that lies revealed. */
export const revealedWorth = (open: Open, seat: number, attack: Attack): Worth =>
  valued(open, seat, attack);

/** All that the reveal on the table would add to the pile, as far as it is decided. */
export function incoming(open: Open): { seat: number; value: number } | null {
  const { reveal, encounter } = open;
  if (reveal === null || encounter === null || reveal.attacks.length === 0) return null;
  const value = reveal.attacks.reduce(
    (sum, attack) => sum + attackValue(sightOf(open), reveal.seat, attack).value,
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
  const face = catalogue.encounters.of(encounter.face);
  const start = face.life === null ? encounter.marker : sized(face.life, open);
  const next = incoming(open);
  const reaches = next !== null && reachOf(sightOf(open), next.seat).creature;
  const added = next !== null && reaches ? next.value : 0;
  return { marker: encounter.marker, left, pile, start: Math.max(start, encounter.marker), added };
}

/** The victims and the damage, as far as the card says it beforehand. */
export function attackOf(open: Open): { numbers: readonly number[]; damage: number | null } {
  const { encounter } = open;
  if (encounter === null) return { numbers: [], damage: null };
  const { targets, damage, shows } = catalogue.encounters.of(encounter.face);
  const printed = {
    numbers: targets === undefined ? [] : sized(targets, open),
    damage: damage === undefined ? null : sized(damage, open),
  };
  return { ...printed, ...shows?.(encounter, open) };
}

/** Whether the encounter has life to beat down: elsewhere its prestige is won by its own rule. */
export function hasKillingBlow({ encounter }: Open): boolean {
  if (encounter === null) return false;
  const { life, tokenPrestige } = catalogue.encounters.of(encounter.face);
  return life !== null || tokenPrestige !== undefined;
}

/** The prize of the killing blow now: the card with its tokens, and the late stage. */
export function prizeOf(open: Open): { card: number; late: number } {
  const { encounter, stage } = open;
  if (encounter === null) return { card: 0, late: 0 };
  const { prestige } = catalogue.encounters.of(encounter.face);
  const late = encounter.types.includes('trap') ? 0 : stageBonus(stage);
  return { card: prestige + encounter.prestigeTokens, late };
}

/** Seats in the order of their turns; the dead at the end. */
export function spineOf(open: Open): { seats: readonly number[]; dead: readonly number[] } {
  const seats = open.players.map((_, seat) => seat);
  const alive = seats.filter((seat) => playerAt(open, seat).alive);
  return {
    seats: inTurnOrder(sightOf(open), alive),
    dead: seats.filter((seat) => !playerAt(open, seat).alive),
  };
}
