import type { Json } from '../game/json.ts';
import type { Seat } from '../game/layers.ts';
import { fnv1a } from '../session/digest.ts';

/** The things an option is about, so that a client can light it on the board. */
export interface About {
  /** The action: 'claim', 'rally', 'attack' … Options of a two-step action share it. */
  readonly verb?: string;
  /** The actor, one of your own. */
  readonly by?: string;
  /** Table id of a card the asked seat can see. */
  readonly card?: string;
  /** A place of the board. */
  readonly space?: string;
  /** The target, when `card` and `space` say what is done. */
  readonly at?: string;
  /** Another seat concerned. */
  readonly seat?: Seat;
}

/** One thing the asked seat may choose. */
export interface Option extends About {
  readonly id: string;
  /** `split` only: the most of the total that this option may take. */
  readonly most?: number;
}

interface Asked {
  /** The decision at stake, in the game's own words: 'takeTurn', 'battleCard' … */
  readonly kind: string;
  /** The clause of the rulebook the decision comes from. */
  readonly clause: string;
  /** The picks the clock plays when the time is up. Legal by construction. */
  readonly fallback: readonly string[];
  /**
   * A chance to react to another player’s move: all wait for it, so a table may give it less time. Put to several at once,
   * it hides who has answered until all have (`Awaited.unseen`).
   */
  readonly reaction?: true;
  /** `askAny` only: may be answered, but nobody waits for it. */
  readonly idle?: true;
  /** Seconds after which the clock answers even at a table that counts no time: nobody holds up all the others for ever. */
  readonly seconds?: number;
  /** Facts for the wording; only what the asked seat may know. */
  readonly facts?: { readonly [key: string]: Json };
}

/** Choose `min` to `max` different options. */
export interface Pick extends Asked {
  readonly shape: 'pick';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Only options of this verb are chosen several at once; any other is the whole answer. `min` is 1. */
  readonly together?: string;
}

/** Put all the options in order. */
export interface Order extends Asked {
  readonly shape: 'order';
  readonly options: readonly Option[];
}

/** Share `total` among the options: an option id is repeated once per unit it takes. */
export interface Split extends Asked {
  readonly shape: 'split';
  readonly options: readonly Option[];
  readonly total: number;
}

/** Name a whole number from `min` to `max`, written in decimal: `['3']`. */
export interface Amount extends Asked {
  readonly shape: 'number';
  readonly min: number;
  readonly max: number;
}

/** `['yes']` or `['no']`. */
interface Confirm extends Asked {
  readonly shape: 'confirm';
}

/**
 * One of the options, or a text of the seat's own of up to `most` characters, which the game reads (`Game.reads`): a deck
 * as a code. The client may read it beforehand by the same function.
 */
export interface OwnText extends Asked {
  readonly shape: 'text';
  readonly options: readonly Option[];
  readonly most: number;
}

/** All that a rules script can ask of a seat. */
export type Question = Pick | Order | Split | Amount | Confirm | OwnText;

/** The options of any question; yes and no of a `confirm` are options too. */
export function optionsOf(question: Question | null): readonly Option[] {
  if (question === null || question.shape === 'number') return [];
  if (question.shape !== 'confirm') return question.options;
  return [
    { id: 'yes', verb: 'yes' },
    { id: 'no', verb: 'no' },
  ];
}

/** Whether these picks are a text of the seat's own: the question alone cannot tell if it is legal. */
export const isOwnText = (question: Question, picks: readonly string[]): question is OwnText =>
  question.shape === 'text' && !question.options.some(({ id }) => id === picks[0]);

/** Why an answer was refused; nothing has changed. */
export type RefusalCode =
  | 'matchOver'
  | 'notAsked'
  | 'alreadyAnswered'
  | 'stale'
  | 'unknownOption'
  | 'duplicateOption'
  | 'tooFew'
  | 'tooMany'
  | 'notANumber'
  | 'nothingToUndo'
  | 'alreadyLeft';

/** The picks of a question that has one legal answer; `null` if there are several, or a free text would do. */
export function onlyAnswerOf(question: Question): readonly string[] | null {
  switch (question.shape) {
    case 'pick': {
      const { options, min, max } = question;
      if (options.length === 0 || max === 0) return [];
      return min === options.length ? options.map(({ id }) => id) : null;
    }
    case 'order':
      return question.options.length < 2 ? question.options.map(({ id }) => id) : null;
    case 'split': {
      const { options, total } = question;
      if (total === 0 || options.length === 0) return [];
      const most = options.map((option) => option.most ?? total);
      const isFull = most.reduce((sum, each) => sum + each, 0) === total;
      if (options.length > 1 && !isFull) return null;
      return options.flatMap(({ id }, i) => Array<string>(Math.min(total, most[i] ?? 0)).fill(id));
    }
    case 'number':
      return question.min === question.max ? [String(question.min)] : null;
    case 'confirm':
    case 'text':
      return null;
  }
}

/**
 * Checks `picks` against the question alone: `null` when legal, else the reason. Knows no game; whether a text of the
 * seat's own can be read is asked of the game afterwards.
 */
export function refusalOf(question: Question, picks: readonly string[]): RefusalCode | null {
  switch (question.shape) {
    case 'pick':
      return (
        distinctKnown(question.options, picks) ??
        within(picks.length, question.min, isAlone(question, picks) ? 1 : question.max)
      );
    case 'order': {
      const size = question.options.length;
      return distinctKnown(question.options, picks) ?? within(picks.length, size, size);
    }
    case 'split':
      return refusalOfSplit(question, picks);
    case 'number': {
      const wrongCount = within(picks.length, 1, 1);
      if (wrongCount !== null) return wrongCount;
      const value = Number(picks[0]);
      if (!Number.isSafeInteger(value) || String(value) !== picks[0]) return 'notANumber';
      return within(value, question.min, question.max);
    }
    case 'confirm': {
      const wrongCount = within(picks.length, 1, 1);
      if (wrongCount !== null) return wrongCount;
      return picks[0] === 'yes' || picks[0] === 'no' ? null : 'unknownOption';
    }
    case 'text': {
      const wrongCount = within(picks.length, 1, 1);
      if (wrongCount !== null) return wrongCount;
      return isOwnText(question, picks) ? within(picks[0]?.length ?? 0, 1, question.most) : null;
    }
  }
}

/** Whether an option is chosen that is an answer by itself, where others go together. */
const isAlone = ({ together, options }: Pick, picks: readonly string[]): boolean =>
  together !== undefined &&
  picks.length > 1 &&
  options.some(({ id, verb }) => verb !== together && picks.includes(id));

function refusalOfSplit(question: Split, picks: readonly string[]): RefusalCode | null {
  for (const pick of picks) {
    if (!question.options.some((option) => option.id === pick)) return 'unknownOption';
  }
  for (const option of question.options) {
    const taken = picks.filter((pick) => pick === option.id).length;
    if (option.most !== undefined && taken > option.most) return 'tooMany';
  }
  return within(picks.length, question.total, question.total);
}

function distinctKnown(options: readonly Option[], picks: readonly string[]): RefusalCode | null {
  for (let i = 0; i < picks.length; i += 1) {
    const pick = picks[i];
    if (!options.some((option) => option.id === pick)) return 'unknownOption';
    if (picks.indexOf(pick as string) !== i) return 'duplicateOption';
  }
  return null;
}

function within(value: number, min: number, max: number): RefusalCode | null {
  if (value < min) return 'tooFew';
  return value > max ? 'tooMany' : null;
}

/**
 * Names one question of one match: its number in the match and a hash of its content (FNV-1a, base 36).
 * An answer carries it back, so that an answer meant for an earlier question is never taken for a later one.
 */
export function fingerprint(number: number, question: Question): string {
  let hash = hashes.get(question);
  if (hash === undefined) {
    hash = fnv1a(JSON.stringify(question)).toString(36);
    hashes.set(question, hash);
  }
  return `${number}-${hash}`;
}

/** An open question is named several times while it is asked and answered, and never changes. */
const hashes = new WeakMap<Question, string>();
