import type { Question, Reader, Step, Values } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { cardOf } from '../cards/catalogue.ts';
import { findCreature } from '../creatures/creatures.ts';
import type { CannibalView } from '../state/state.ts';
import { type AskKey, dictionary, WORDS, type Words } from './dictionary.ts';
import { creatureName, rowName } from './names.ts';

/** Facts of a question, as far as its wording needs them. */
interface Facts {
  readonly face?: string;
  readonly row?: string;
  readonly x?: number;
  readonly creature?: string;
  readonly combat?: number;
  readonly direct?: number;
  readonly what?: 'combat' | 'assault';
  /** The exchange is answered with it. */
  readonly acts?: boolean;
  readonly attacker?: string | null;
  readonly target?: string;
  readonly forced?: boolean;
  readonly shots?: readonly { readonly creature: string; readonly amount: number }[];
  readonly slot?: number;
}

const factsOf = (question: Question): Facts => (question.facts ?? {}) as Facts;

const isTitle = (key: string): key is AskKey => Object.hasOwn(dictionary('en').ask, key);

/** A creature by its name; empty if it is not in play. */
function nameInPlay(
  view: CannibalView | null,
  id: string | null | undefined,
  words: Words,
): string {
  const creature = view === null || id == null ? undefined : findCreature(view.open, id);
  return view === null || creature === undefined ? '' : creatureName(view.open, creature, words);
}

const PASSES: readonly (string | undefined)[] = ['pass', 'passCombat', 'passTurn'];

function keyOf(question: Question): AskKey {
  const { kind } = question;
  const { forced, what, attacker, acts, row } = factsOf(question);
  if (kind === 'mainAction' && forced) return 'mainActionForced';
  if (kind === 'tactical' && !optionsOf(question).some(({ verb }) => !PASSES.includes(verb))) {
    return 'tacticalNone';
  }
  if (kind === 'chooseTarget' && row === 'tactical.extraDamage') return 'chooseFighter';
  if (kind === 'defend') {
    if (what === 'combat') return acts ? 'defendOrAct' : 'defendCombat';
    return attacker == null ? 'defendAction' : 'defendAssault';
  }
  return isTitle(kind) ? kind : 'other';
}

function valuesOf(question: Question, view: CannibalView | null, words: Words): Values {
  const { text } = words;
  const { face, row, creature, attacker, target, combat, direct, shots = [] } = factsOf(question);
  const total = question.shape === 'split' ? question.total : 0;
  return {
    card: face === undefined ? nameInPlay(view, creature, words) : text(cardOf(face).name),
    ability: row === undefined ? '' : text(rowName(row, face ?? null)),
    attacker: nameInPlay(view, attacker, words),
    target: nameInPlay(view, target, words),
    n: total + (combat ?? 0) + (direct ?? 0) + shots.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** The one sentence that says what is awaited, and from whom. */
export function questionTitle(
  kind: string,
  mine: Question | null,
  who: string,
  view: CannibalView | null,
  { lang }: Reader,
): string {
  const words = WORDS[lang];
  if (mine === null) {
    const key = `${kind}Who`;
    return words.ask(isTitle(key) ? key : 'otherWho', { who });
  }
  return words.ask(keyOf(mine), valuesOf(mine, view, words));
}

/** An attack is answered, then the damage: two windows, unless the first is asked with the second (CAN-R.87) or is an assault's. */
export function questionStep(question: Question, { lang }: Reader): Step | null {
  const { kind } = question;
  const { what, acts } = factsOf(question);
  const isAnswer = kind === 'defend' && what === 'combat' && !acts;
  if (!isAnswer && kind !== 'tactical') return null;
  const { ask } = WORDS[lang];
  return { at: isAnswer ? 1 : 2, all: [ask('stepAnswer'), ask('stepExchange')] };
}
