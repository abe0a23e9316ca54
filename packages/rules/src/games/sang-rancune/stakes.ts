import type { Seat } from '../../kernel/layers.ts';
import { attackValue } from './attack.ts';
import { lifeLeft } from './marker.ts';
import { encounterOf, living, playerAt } from './players.ts';
import { setupOf, setupsFor } from './reveal.ts';
import type { Open, WindowKind } from './state.ts';

/** What a strong blow is worth before set-ups, and what a head deals in a round with luck. */
const STRONG = 50;
const USUAL = 30;
/** What tricks may still add to a blow of one's own, beside doubling it. */
const WEAKENED = 30;
/** What a Critical Miss costs. */
const MISS = 10;

/**
 * Whether a window is worth a question to somebody who wants to be asked only where a killing blow is near or they are
 * the ones aimed at. Public facts alone: with any hand it is the same (SAN-22.12).
 */
export function isAtStake(open: Open, seat: Seat, kind: WindowKind): boolean {
  switch (kind) {
    case 'beforeSet':
      return ends(open, USUAL * living(open).length);
    case 'beforeReveal':
      return isRevealAtStake(open, seat);
    case 'afterReveal':
      return isBlowAtStake(open, seat);
    case 'attackAssigned':
      return (open.strike?.hits ?? []).some(
        (hit) => hit.seat === seat || hit.damage >= playerAt(open, hit.seat).life,
      );
    case 'afterHit':
      return true;
    case 'trickPlayed':
      return isTrickAtStake(open, seat);
  }
}

/** Whether so much damage would end the encounter, as far as damage ends it. */
function ends(open: Open, damage: number): boolean {
  const { tokens } = encounterOf(open);
  const left = lifeLeft(open);
  if (left !== null) return left <= damage;
  return tokens.length > 0 && tokens.reduce((sum, { life }) => sum + life, 0) <= damage;
}

/** Another’s card that may kill; one’s own that has just been pushed away. */
function isRevealAtStake(open: Open, seat: Seat): boolean {
  const { turn, windows } = open;
  if (windows.at(-1)?.emptied.some(({ victim }) => victim === seat)) return true;
  if (turn === null || turn.seat === seat) return false;
  const strong = setupsFor(open, turn.seat, false).reduce((value, { card }) => {
    const setup = setupOf(card.face);
    return 'add' in setup ? value + setup.add : value * setup.times;
  }, STRONG);
  return ends(open, strong);
}

/** Another’s blow that kills, or whose player a Critical Miss would; one’s own that tricks could make kill. */
function isBlowAtStake(open: Open, seat: Seat): boolean {
  const { reveal } = open;
  if (reveal === null) return false;
  const attacker = reveal.seat;
  const value = reveal.attacks.reduce(
    (sum, attack) => sum + attackValue(open, attacker, attack).value,
    0,
  );
  const isKill = ends(open, value);
  if (attacker === seat) return !isKill && ends(open, 2 * value + WEAKENED);
  return isKill || playerAt(open, attacker).life <= MISS;
}

/** A trick aimed at oneself or played on one’s own attack. */
function isTrickAtStake(open: Open, seat: Seat): boolean {
  const trick = open.announced.at(-1);
  return trick?.target === seat || open.reveal?.seat === seat;
}
