import type { Reason } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import {
  areFriendly,
  armiesOf,
  explain as explainView,
  fighterOf,
  goesOn,
  isFighter,
  isOnBoard,
  mayUse,
  movers,
  occupant,
  onBoard,
} from '@tablee/rules/games/unmatched/index.ts';
import type { Touch } from '@/kit/contract.ts';
import { printed } from '../art/printed.ts';

const reason = (code: string, facts: Reason['facts'] = {}): Reason => ({ code, facts });
const notAsked = reason('notTheQuestion');

/** Why a touch is refused, in the question that is open. */
export function explain(
  view: UnmatchedView,
  touch: Touch,
  question: OpenQuestion | null,
): Reason | null {
  const { card, space } = touch;
  if (view.open.phase === 'heroes') return heroTaken(view, touch);
  if (question === null) return explainView(view, touch);
  switch (question.kind) {
    case 'placeSidekicks':
      return space === undefined ? notAsked : whyNotPlace(view, space);
    case 'chooseAction':
      return whyNoAction(view, touch);
    case 'moveFighters':
      return whyNoMove(view, touch, question);
    case 'moveByEffect':
    case 'pickCombatantMove': {
      const held = space === undefined ? undefined : occupant(view.open, space);
      if (held !== undefined) return reason('occupied', { fighter: held.id });
      return reason('outOfReach', { movement: Number(question.facts?.most ?? 0) });
    }
    case 'placeByEffect':
    case 'returnHarpy':
      return space === undefined ? notAsked : whyNotPlace(view, space);
    case 'commitDefense':
      return (card === undefined ? null : explainView(view, { card })) ?? notAsked;
    default:
      return notAsked;
  }
}

function heroTaken({ open }: UnmatchedView, { space }: Touch): Reason | null {
  const army = open.armies.find(({ hero }) => hero === space);
  if (army === undefined) return null;
  return reason('heroTaken', { hero: space ?? '', seat: army.seat });
}

function whyNotPlace({ open }: UnmatchedView, space: string): Reason {
  const held = occupant(open, space);
  return held === undefined ? reason('notInZone') : reason('occupied', { fighter: held.id });
}

function whyNoAction(view: UnmatchedView, { by, card, space }: Touch): Reason | null {
  const { open, seat } = view;
  if (by !== undefined && space !== undefined) {
    const why = explainView(view, { verb: 'attack', by, space });
    if (why !== null) return why;
  }
  const banner = otherBanner(view, by, card);
  if (banner !== null) return reason('wrongBanner', { banner });
  if (card === undefined) return space === undefined ? null : reason('maneuverFirst');
  if (!isFighter(card)) return explainView(view, { card }) ?? reason('attackFirst');
  const touched = fighterOf(open, card);
  const own = seat !== null && armiesOf(open, seat).includes(touched.army);
  if (own || !isOnBoard(touched)) return explainView(view, { card });
  // An enemy that nobody can attack: the reasons of the fighters that have a card for it.
  const reasons = onBoard(open, open.active).flatMap((fighter) => {
    const about = { verb: 'attack', by: fighter.id, space: touched.space };
    return explainView(view, about) ?? [];
  });
  return reasons.find(({ code }) => code !== 'noAttackCard') ?? reasons[0] ?? notAsked;
}

/** Whose card of the hand it is that this fighter may not use; null: it may, or it is none to act with. */
function otherBanner({ open, own }: UnmatchedView, by?: string, card?: string): string | null {
  if (by === undefined || card === undefined) return null;
  const face = own?.armies[open.active]?.hand?.find(({ id }) => id === card)?.face;
  const held = face === undefined ? undefined : printed(face).card;
  if (held === undefined || held.type === 'defense') return null;
  return mayUse(held, fighterOf(open, by)) ? null : held.banner;
}

function whyNoMove(view: UnmatchedView, touch: Touch, question: OpenQuestion): Reason | null {
  const { open } = view;
  const { by, card, space } = touch;
  const held = space === undefined ? undefined : occupant(open, space);
  const isFoe = held !== undefined && !areFriendly(open, held.army, open.active);
  if (goesOn(question) && (card !== undefined || isFoe)) return whyNoAction(view, touch);
  if (by !== undefined || card !== undefined) return explainView(view, touch) ?? notAsked;
  if (space === undefined) return notAsked;
  const all = movers(question);
  const reasons = all.flatMap((each) => explainView(view, { by: each, space }) ?? []);
  return reasons[0] ?? notAsked;
}
