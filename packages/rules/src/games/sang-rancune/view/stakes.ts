import type { Seat } from '@tablee/engine';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { attackValue } from '../combat/attack-value.ts';
import { foreseen } from '../combat/foreseen.ts';
import { setupsFor } from '../combat/reveal.ts';
import { sideAfter } from '../combat/sides.ts';
import { nextToReveal } from '../combat/turn-order.ts';
import { lifeLeft } from '../creature/marker.ts';
import { encounterOf, living, playerAt } from '../state/players.ts';
import { reactionCards, setupOf } from '../state/sight.ts';
import type { Attack, Open, Reveal, WindowKind } from '../state/state.ts';

/** The worth of a strong blow before set-ups, and a player's lucky damage in a round. */
const STRONG = 50;
const USUAL = 30;
/** Life that Not So Tough takes. */
const WEAKENED = 30;
/** The cost of a Critical Miss. */
const MISS = 10;

/**
 * Whether a window is worth a question to a player who wants to be asked only if one card may make or stop a killing blow, or
 * if they are the target. Public facts alone: with any hand it is the same (SAN-22.12).
 */
export function isAtStake(open: Open, seat: Seat, kind: WindowKind): boolean {
  switch (kind) {
    case 'beforeSet':
      return isPlayedOnlyIn(open, kind) && ends(open, USUAL * living(open).length);
    case 'beforeReveal':
      return isRevealAtStake(open, seat, 0);
    case 'afterReveal':
      return isBlowAtStake(open, seat);
    case 'attackAssigned':
      return (open.strike?.hits ?? []).some(
        (hit) => hit.seat === seat || hit.damage >= playerAt(open, hit.seat).life,
      );
    case 'afterHit':
      return ends(open, strongBlow(open, seat, true));
    case 'trickPlayed':
      return isTrickAtStake(open, seat);
  }
}

/** Whether a player may hold a card that is for this moment alone: one that can be played later, too, is not missed. */
const isPlayedOnlyIn = ({ discard }: Open, kind: WindowKind): boolean =>
  reactionCards(catalogue).some(
    ({ id, copies, reaction }) =>
      reaction.windows.every((each) => each === kind) &&
      discard.filter(({ face }) => face === id).length < copies,
  );

/** Whether so much damage would end the encounter, as far as damage ends it. */
function ends(open: Open, damage: number): boolean {
  const { tokens } = encounterOf(open);
  const left = lifeLeft(open);
  if (left !== null) return left <= damage;
  return tokens.length > 0 && tokens.reduce((sum, { life }) => sum + life, 0) <= damage;
}

/** A strong blow of this seat, with the set-ups that wait for it. */
const strongBlow = (open: Open, seat: Seat, isCounter: boolean): number =>
  setupsFor(sightOf(open), seat, isCounter).reduce((value, { card }) => {
    const setup = setupOf(catalogue, card.face);
    return 'add' in setup ? value + setup.add : value * setup.times;
  }, STRONG);

/** Another’s card that may kill, once this much has been dealt; the own card that was just pushed away. */
function isRevealAtStake(open: Open, seat: Seat, dealt: number): boolean {
  if (open.windows.at(-1)?.emptied.some(({ victim }) => victim === seat)) return true;
  const next = nextToReveal(sightOf(open));
  if (next === undefined || next === seat) return false;
  return ends(open, dealt + strongBlow(open, next, false));
}

const worthOf = (open: Open, { seat }: Reveal, attacks: readonly Attack[]): number =>
  attacks.reduce((sum, attack) => sum + attackValue(sightOf(open), seat, attack).value, 0);

/**
 * Another’s blow that kills, or whose player a Critical Miss would; the own blow that one card could make kill; a card still
 * face down that may kill after it.
 */
function isBlowAtStake(open: Open, seat: Seat): boolean {
  const { reveal } = open;
  if (reveal === null || reveal.attacks.length === 0) return false;
  const value = worthOf(open, reveal, reveal.attacks);
  if (ends(open, value)) return reveal.seat !== seat;
  if (reveal.seat === seat) {
    const raised = reveal.attacks.map((attack) => ({
      ...attack,
      side: sideAfter(attack.side, -1),
    }));
    if (ends(open, Math.max(worthOf(open, reveal, raised), value + WEAKENED))) return true;
  } else if (playerAt(open, reveal.seat).life <= MISS) return true;
  return isRevealAtStake(open, seat, value);
}

/**
 * A trick aimed at the player or, at none, played while their own attack lies open; or the plays once it has happened
 * (SAN-22.15).
 */
function isTrickAtStake(open: Open, seat: Seat): boolean {
  const trick = open.announced.at(-1);
  if (trick !== undefined && trick.seat !== seat && isPlayedOnlyIn(open, 'trickPlayed')) {
    if ((trick.target ?? open.reveal?.seat) === seat) return true;
  }
  const then = foreseen(sightOf(open));
  const kind = then?.windows.at(-1)?.kind;
  return then !== null && kind !== undefined && isAtStake(then, seat, kind);
}
