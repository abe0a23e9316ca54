import type { Question, Reader, Values } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import type { UntamedView } from '../state/state.ts';
import { isInReach } from '../view/in-sight.ts';
import { type AskKey, dictionary, WORDS } from './dictionary.ts';

/** Facts of a question, as far as its wording needs them. */
interface Facts {
  readonly face?: string;
  readonly cost?: number;
  readonly drawn?: readonly string[];
  readonly index?: number;
  readonly pair?: boolean;
}

export const factsOf = (question: Question): Facts => (question.facts ?? {}) as Facts;

const isTitle = (key: string): key is AskKey => Object.hasOwn(dictionary('en').ask, key);

/** The first and the second choice, if both are asked for, or if an own card pays. */
const CHOSEN: { readonly [face: string]: readonly AskKey[] } = {
  'tiger-swipe': ['strikesWho'],
  'snake-charmer': ['beatsOwn'],
  'snake-pit': ['hurtsOwn'],
  'crocodile-tears': ['beatsOwn'],
  'rhino-scar': ['movesFrom', 'movesTo'],
  'rhino-mudhealer': ['movesFrom'],
  'fox-trickster': ['swapsOne', 'swapsOther'],
};

/** Both targets are chosen at once. */
const PAIRS: { readonly [face: string]: AskKey } = {
  'tiger-swipe': 'strikesPair',
  'snake-charmer': 'beatsPair',
};

/** The place of the targets decides the wording of the question. */
function targetTitle(question: Question, view: UntamedView | null): AskKey {
  const options = optionsOf(question).filter(({ card }) => card !== undefined);
  const max = question.shape === 'pick' ? question.max : 1;
  const [first] = options;
  if (view !== null && first?.card !== undefined) {
    if (view.own?.hand.some(({ id }) => id === first.card)) return 'chooseTargetsHand';
    if (!isInReach(view, first.card)) return 'chooseTargetsSupport';
  }
  const { face = '', index = 0, pair } = factsOf(question);
  if (pair === true) return PAIRS[face] ?? 'choosePair';
  const said = CHOSEN[face]?.[index];
  if (said !== undefined) return said;
  const own = view?.open.players[view.seat ?? -1]?.animals.map(({ id }) => id) ?? [];
  const targets = optionsOf(question).filter(({ verb }) => verb === 'target');
  if (targets.every(({ card }) => card !== undefined && own.includes(card))) {
    return max > 1 ? 'chooseOwnUpTo' : 'chooseOwn';
  }
  return max > 1 ? 'chooseTargetsUpTo' : 'chooseTargets';
}

function keyOf(question: Question, view: UntamedView | null): AskKey {
  const { kind } = question;
  if (kind === 'chooseTargets') return targetTitle(question, view);
  if (kind === 'useAbility' && factsOf(question).cost !== undefined) return 'useAbilityCost';
  if (kind === 'rallyPlay' && !optionsOf(question).some(({ verb }) => verb === 'rally')) {
    return 'rallyPlayNone';
  }
  return isTitle(kind) ? kind : 'other';
}

/** How many are asked for: cards to pay, to discard, to choose; damage to share. */
function countOf(question: Question): number {
  if (question.kind === 'useAbility') return factsOf(question).cost ?? 0;
  if (question.shape === 'pick') return question.max;
  return question.shape === 'split' ? question.total : 0;
}

/** The one sentence that says what is awaited, and from whom. */
export function questionTitle(
  kind: string,
  mine: Question | null,
  who: string,
  view: UntamedView | null,
  { lang }: Reader,
): string {
  const { ask, text } = WORDS[lang];
  if (mine === null) {
    const key = `${kind}Who`;
    return ask(isTitle(key) ? key : 'otherWho', { who });
  }
  const { face } = factsOf(mine);
  const values: Values = {
    count: countOf(mine),
    card: face === undefined ? '' : text(catalogue.of(face).name),
  };
  const sentence = ask(keyOf(mine, view), values);
  const { cost: count } = factsOf(mine);
  return kind === 'chooseTargets' && count !== undefined
    ? ask('forSupport', { sentence, count })
    : sentence;
}
