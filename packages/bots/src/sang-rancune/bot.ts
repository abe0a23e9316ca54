import type { Option, Pick, Question, Random, View } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  catalogue,
  encounterOf,
  othersOf,
  playerAt,
} from '@tablee/rules/games/sang-rancune/index.ts';
import { inCamp, inFirstWord } from './camp.ts';
import type { Mind } from './mind.ts';
import {
  chance,
  faceOf,
  leftForMe,
  leftTo,
  mindOf,
  optionsOf,
  richest,
  strength,
  weighted,
  withSetups,
} from './mind.ts';
import { beforeSetting, react, withIt } from './reactions.ts';

/** An adventurer who pulls their weight, watches for the killing blow, and grudges it to others. */
export function bot(view: View, question: Question, random: Random): readonly string[] {
  const mind = mindOf(view as SangRancuneView, random);
  if (mind === null) return randomPicks(question, random);
  if (question.shape !== 'pick') return question.fallback ?? randomPicks(question, random);
  return pick(mind, question) ?? question.fallback ?? randomPicks(question, random);
}

function pick(mind: Mind, question: Pick): readonly string[] | null {
  switch (question.kind) {
    case 'setAttack':
      return setAttacks(mind, question);
    case 'beforeSet':
    case 'beforeReveal':
    case 'afterReveal':
    case 'attackAssigned':
    case 'afterHit':
    case 'trickPlayed':
      return [react(mind, question)];
    case 'fireball':
      return [fireball(mind, question)];
    case 'replaceCards':
      return replaceCards(mind, question);
    case 'tokenTarget':
      return [tokenTarget(mind, question)];
    case 'vote':
      return [accuse(mind, question)];
    case 'stealItem':
      return [optionsOf(question, 'steal')[0]?.id ?? 'none'];
    case 'loot':
      return [optionsOf(question, 'loot')[0]?.id ?? 'none'];
    case 'campAction':
      return [inCamp(mind, question)];
    case 'campStart':
      return inFirstWord(mind, question);
    case 'campDiscard':
      return [...inFirstWord(mind, question), ...discards(mind, question)];
    case 'chooseHero':
    case 'signChoice':
    case 'doorChoice':
      return randomPicks(question, mind.random);
    default:
      return null;
  }
}

/** The word or play before the setting, or the card set and the play with it. */
function setAttacks(mind: Mind, question: Pick): readonly string[] | null {
  const first = beforeSetting(mind, question);
  if (first !== undefined) return [first];
  const laid = toSet(mind, question);
  return laid === null ? null : [withIt(mind, question, laid) ?? laid];
}

/** The smallest card that kills, if the kill is near; else one at random, strong ones more often. */
function toSet(mind: Mind, question: Pick): string | null {
  const options = optionsOf(question, 'set');
  if (options.length === 0) return null;
  const left = leftForMe(mind);
  const worth = ({ card }: Option): number => {
    const face = faceOf(mind, card);
    return face === undefined ? 0 : strength(mind, face);
  };
  const sorted = [...options].sort((a, b) => worth(a) - worth(b));
  const enough = sorted.find((option) => left !== null && withSetups(mind, worth(option)) >= left);
  const first = enough ?? weighted(mind, options, worth);
  const second = [...sorted].reverse().find(({ id }) => id !== first.id);
  if (second === undefined || worth(second) < 20) return first.id;
  const two = [first.id, second.id];
  const both = optionsOf(question, 'setTwo').find(
    ({ card = '', by = '' }) => two.includes(card) && two.includes(by),
  );
  return (both ?? first).id;
}

/** The strongest; as a counter-attack or with one card to choose, the smallest that kills. */
function replaceCards(mind: Mind, question: Pick): readonly string[] {
  const worth = ({ card }: Option): number => {
    const printed = catalogue.cards.of(faceOf(mind, card) ?? 'feinte');
    return printed.kind === 'standard' ? strength(mind, printed.id) : 1;
  };
  const sorted = [...question.options].sort((a, b) => worth(b) - worth(a));
  const left = leftTo(mind, mind.seat);
  const enough = [...sorted].reverse().find((option) => left !== null && worth(option) >= left);
  if (question.max === 1 && enough !== undefined) return [enough.id];
  return sorted.slice(0, question.min).map(({ id }) => id);
}

/** The biggest token that the blow kills, else the weakest. */
function tokenTarget({ open }: Mind, question: Pick): string {
  const face = String(question.facts?.attack ?? 'feinte');
  const card = catalogue.cards.of(face);
  const value = card.kind === 'standard' ? card.sides[1] : 0;
  const tokens = encounterOf(open)
    .tokens.filter(({ id }) => question.options.some((option) => option.id === id))
    .sort((a, b) => b.life - a.life);
  const killed = tokens.find(({ life }) => life <= value);
  return (killed ?? tokens.at(-1))?.id ?? (question.options[0] as Option).id;
}

/** The richest rival, or anybody. */
function accuse(mind: Mind, question: Pick): string {
  const target = chance(mind, 0.7) ? richest(mind, othersOf(mind.open, mind.seat)) : undefined;
  const found = question.options.find(({ seat }) => seat === target);
  return (found ?? weighted(mind, question.options, () => 1)).id;
}

/** Thrown if it kills. Against a single creature it is otherwise saved, unasked, until it would end an encounter. */
function fireball(mind: Mind, question: Pick): string {
  if (throws(mind)) return 'yes';
  const maySave = encounterOf(mind.open).marker !== null;
  return (maySave ? optionsOf(question, 'saveAlways')[0]?.id : undefined) ?? 'no';
}

/** If it kills, and nobody whom the group still needs dies of it. */
function throws(mind: Mind): boolean {
  const { open, seat } = mind;
  const left = leftTo(mind, seat);
  const { marker, tokens } = encounterOf(open);
  const isPack = marker === null && tokens.filter(({ life }) => life <= 30).length > 2;
  const kills = isPack || (left !== null && left <= 30);
  return kills && othersOf(open, seat).every((other) => playerAt(open, other).life > 10);
}

/** Weak attacks make room for better ones. */
function discards(mind: Mind, question: Pick): readonly string[] {
  const isWeak = ({ card }: Option): boolean => {
    const face = faceOf(mind, card);
    if (face === undefined) return false;
    const printed = catalogue.cards.of(face);
    if (printed.kind === 'standard')
      return printed.bonus === undefined && strength(mind, face) <= 15;
    return printed.kind === 'tactical' && strength(mind, face) < 10;
  };
  return optionsOf(question, 'discard')
    .filter(isWeak)
    .map(({ id }) => id);
}
