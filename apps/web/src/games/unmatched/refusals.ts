import type { Reader, Reason, Refusal } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import {
  areFriendly,
  armiesOf,
  catalogue,
  explain as explainView,
  fighterOf,
  isOnBoard,
  mayUse,
  occupant,
  onBoard,
} from '@tablee/rules/games/unmatched/index.ts';
import type { Touch } from '@/table/contract.ts';
import { fighterName, isFighter, printed } from './names.ts';
import { goesOn } from './questions.ts';
import { movers } from './touches.ts';
import { dictionary, type RefusalKey, WORDS } from './words.ts';

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
  if (by !== undefined && card !== undefined) {
    const hand = view.own?.armies[open.active]?.hand ?? [];
    const face = hand.find(({ id }) => id === card)?.face;
    const held = face === undefined ? undefined : printed(face).card;
    if (held !== undefined && held.type !== 'defense' && !mayUse(held, fighterOf(open, by)))
      return reason('wrongBanner', { banner: held.banner });
  }
  if (card === undefined) return space === undefined ? null : reason('maneuverFirst');
  if (!isFighter(card)) return explainView(view, { card }) ?? reason('attackFirst');
  const touched = fighterOf(open, card);
  const own = seat !== null && armiesOf(open, seat).includes(touched.army);
  if (own || !isOnBoard(touched)) return explainView(view, { card });
  // An enemy that nobody can attack: what bars the fighters that have a card for it.
  const reasons = onBoard(open, open.active).flatMap((fighter) => {
    const about = { verb: 'attack', by: fighter.id, space: touched.space };
    return explainView(view, about) ?? [];
  });
  return reasons.find(({ code }) => code !== 'noAttackCard') ?? reasons[0] ?? notAsked;
}

function whyNoMove(view: UnmatchedView, touch: Touch, question: OpenQuestion): Reason | null {
  const { open } = view;
  const { by, card, space } = touch;
  const held = space === undefined ? undefined : occupant(open, space);
  const isFoe = held !== undefined && !areFriendly(open, held.army, open.active);
  if (goesOn(question) && (card !== undefined || isFoe)) return whyNoAction(view, touch);
  if (by !== undefined || card !== undefined) return explainView(view, touch) ?? notAsked;
  if (space === undefined) return notAsked;
  const all = movers({ question } as Parameters<typeof movers>[0]);
  const reasons = all.flatMap((each) => explainView(view, { by: each, space }) ?? []);
  return reasons[0] ?? notAsked;
}

/** The facts of a reason as a sentence uses them. */
function valuesOf(
  { facts }: Reason,
  view: { readonly nameOf: Reader['nameOf'] },
  lang: 'fr' | 'en',
) {
  const { text } = WORDS[lang];
  const values: Record<string, string | number> = {};
  for (const key of ['fighter', 'attacker', 'target'] as const) {
    const id = facts[key];
    if (typeof id === 'string' && isFighter(id)) values[key] = text(fighterName(id));
  }
  if (typeof facts.face === 'string') values.card = text(printed(facts.face).card.name);
  if (typeof facts.movement === 'number') values.n = facts.movement;
  if (typeof facts.space === 'string') values.space = facts.space;
  if (typeof facts.seat === 'number') values.who = view.nameOf(facts.seat);
  if (typeof facts.hero === 'string') values.hero = text(catalogue.heroes.of(facts.hero).hero.name);
  return values;
}

const isKey = (key: string): key is RefusalKey => Object.hasOwn(dictionary('en').refusals, key);

/** A banner tells apart who is missing. */
function codeOf({ code, facts }: Reason): string {
  const told = `${code}_${String(facts.banner)}`;
  return isKey(told) ? told : code;
}

export function refusalWords(why: Reason, wording: Reader): Refusal {
  const { refuse } = WORDS[wording.lang];
  const code = codeOf(why);
  const text = `${code}Text`;
  const values = valuesOf(why, wording, wording.lang);
  if (!isKey(code) || !isKey(text)) {
    return { header: refuse('notTheQuestion'), text: refuse('notTheQuestionText') };
  }
  return { header: refuse(code, values), text: refuse(text, values) };
}
