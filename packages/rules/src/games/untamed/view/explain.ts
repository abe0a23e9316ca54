import type { About, Reason, Seat } from '@tablee/engine';
import { reason } from '@tablee/engine';
import {
  abilityRefusal,
  attackerRefusal,
  bonusRefusal,
  drawRefusal,
  playRefusal,
  powerRefusal,
  targetRefusal,
} from '../flow/legality.ts';
import { inPlay, isOut, playerAt } from '../state/players.ts';
import type { Table, UntamedView } from '../state/state.ts';
import { deckKey } from './secrets.ts';
import { sightOf } from './sight.ts';

/**
 * Why an action of the Main Phase is not possible for this viewer now; `null` if it is. An attack names the attacker as
 * `card` and the target as `space`; without a target only the attacker is looked at.
 */
export function explain(view: UntamedView, about: About): Reason | null {
  const { seat } = view;
  const ofTurn = turnRefusal(view);
  if (ofTurn !== null || seat === null) return ofTurn;
  if (about.verb === 'play' || about.verb === 'power') return handRefusal(view, seat, about);
  if (about.verb === 'attack') return attackRefusal(view, seat, about);
  if (about.verb === 'ability') return abilityRefusal(tableOf(view, seat), seat);
  if (about.verb === 'draw') {
    return drawRefusal(view.open, seat, view.tally[deckKey(view, seat)] ?? 0);
  }
  if (about.verb === 'bonus') return bonusRefusal(view.open, seat);
  return about.verb === 'end' ? null : reason('unknownAction');
}

function turnRefusal({ open, seat }: UntamedView): Reason | null {
  if (seat === null || !open.active.includes(seat) || isOut(open, seat)) {
    return reason('notYourTurn', { active: [...open.active] });
  }
  if (open.phase !== 'main') return reason('notMainPhase', { phase: open.phase });
  return playerAt(open, seat).done ? reason('done') : null;
}

function handRefusal({ open, own }: UntamedView, seat: Seat, { verb, card }: About): Reason | null {
  const found = own?.hand.find(({ id }) => id === card);
  if (found === undefined) return reason('notInHand');
  return verb === 'play' ? playRefusal(sightOf(open), seat, found) : powerRefusal(open, seat);
}

function attackRefusal({ open }: UntamedView, seat: Seat, { card, space }: About): Reason | null {
  const found = inPlay(open, card ?? null);
  if (found === undefined || found.seat !== seat) return reason('notYourAnimal');
  const ofAttacker = attackerRefusal(found.animal);
  if (ofAttacker !== null || space === undefined) return ofAttacker;
  return targetRefusal(sightOf(open), seat, found.animal, space);
}

/** The table as far as the viewer sees it: enough to look for the targets of an own ability. */
function tableOf({ open, own }: UntamedView, seat: Seat): Table {
  const layers = open.players.map((_, each) => (each === seat ? own : null));
  return { ...sightOf(open), own: layers, deep: null, emit() {} } as unknown as Table;
}
