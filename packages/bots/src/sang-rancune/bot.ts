import type { Option, Pick, Question, Random, View } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { encounterOf, othersOf, prizeOf } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Bot } from '../bot.ts';
import { inCamp, inFirstWord } from './camp.ts';
import { hintOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { blowNow, leftTo, mindOf, optionsOf } from './mind.ts';
import { beforeSetting, react, withIt } from './reactions.ts';
import { toLayLate, toReplace, toSet, wanted } from './setting.ts';
import { victory } from './standing.ts';

/** An adventurer who pulls their weight, watches for the killing blow, and grudges it to others. */
export const bot: Bot = (view, question, random) => answer(view, question, random, false);

/** The same on their first evening. */
export const beginner: Bot = (view, question, random) => answer(view, question, random, true);

function answer(view: View, question: Question, random: Random, isNew: boolean): readonly string[] {
  const mind = mindOf(view as SangRancuneView, random, isNew);
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
      return toReplace(mind, question);
    case 'tokenTarget':
      return [tokenTarget(mind, question)];
    case 'vote':
      return [accuse(mind, question)];
    case 'stealItem':
      return [mostWanted(mind, optionsOf(question, 'steal')) ?? 'none'];
    case 'loot':
      return [mostWanted(mind, optionsOf(question, 'loot')) ?? 'none'];
    case 'opportunity':
      return [toLayLate(mind, question)];
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

/** The biggest token that the blow kills, else the weakest. */
function tokenTarget(mind: Mind, question: Pick): string {
  const { open } = mind;
  const face = String(question.facts?.attack ?? 'feinte');
  const value = blowNow(mind, face);
  const tokens = encounterOf(open)
    .tokens.filter(({ id }) => question.options.some((option) => option.id === id))
    .sort((a, b) => b.life - a.life);
  const killed = tokens.find(({ life }) => life <= value);
  return (killed ?? tokens.at(-1))?.id ?? (question.options[0] as Option).id;
}

/** Whose loss is best for the own chance to win. */
function accuse(mind: Mind, question: Pick): string {
  let [found, most] = [question.options[0] as Option, -1];
  for (const option of question.options) {
    const worth = victory(mind.open, mind.seat, [{ seat: option.seat ?? 0, life: -RANCOUR }]);
    const all = worth * (1 + 0.02 * mind.random());
    if (all > most) [found, most] = [option, all];
  }
  return found.id;
}

const RANCOUR = 20;

/** The item that is worth most. */
function mostWanted({ open }: Mind, options: readonly Option[]): string | undefined {
  const items = [...open.players.flatMap(({ items }) => items), ...open.loot];
  const worth = ({ card }: Option): number =>
    hintOf(items.find(({ id }) => id === card)?.face).kept ?? 0;
  return [...options].sort((a, b) => worth(b) - worth(a))[0]?.id;
}

/** Thrown if it kills. Against a single creature it is otherwise saved, unasked, until it would end an encounter. */
function fireball(mind: Mind, question: Pick): string {
  if (throws(mind)) return 'yes';
  const maySave = encounterOf(mind.open).marker !== null;
  return (maySave ? optionsOf(question, 'saveAlways')[0]?.id : undefined) ?? 'no';
}

/** If it kills, and that is better than the same without a throw. */
function throws(mind: Mind): boolean {
  const { open, seat } = mind;
  const left = leftTo(mind, seat);
  const { marker, tokens } = encounterOf(open);
  const isPack = marker === null && tokens.filter(({ life }) => life <= 30).length > 2;
  if (!isPack && (left === null || left > 30)) return false;
  const { card, late } = prizeOf(open);
  const others = othersOf(open, seat).map((other) => ({ seat: other, life: -10 }));
  return (
    victory(mind.open, mind.seat, [{ seat, prestige: card + late }, ...others]) >
    victory(mind.open, mind.seat)
  );
}

/** Cards that are wanted less than that are thrown away. */
const POOR = { usual: 22, toBeginners: 12 };

/** What is wanted least makes room for something better. */
function discards(mind: Mind, question: Pick): readonly string[] {
  const isPoor = ({ card }: Option): boolean => {
    const held = mind.hand.find(({ id }) => id === card);
    return held !== undefined && wanted(mind, held) < (mind.isNew ? POOR.toBeginners : POOR.usual);
  };
  return optionsOf(question, 'discard')
    .filter(isPoor)
    .map(({ id }) => id);
}
