import type { Question, Reader } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import type { Values } from '@/table/sentences.ts';

import { fighterName, printed } from './names.ts';
import { movers } from './touches.ts';
import { type AskKey, dictionary, WORDS } from './words.ts';

/** Facts of a question, as far as its wording needs them. */
interface Facts {
  readonly face?: string;
  readonly fighter?: string;
  readonly fighters?: readonly string[];
  readonly attacker?: string;
  readonly target?: string;
  readonly movement?: number;
  readonly most?: number;
  readonly cards?: number;
  readonly amount?: number;
  readonly step?: number;
}

export const factsOf = (question: Question): Facts => (question.facts ?? {}) as Facts;

const isTitle = (key: string): key is AskKey => Object.hasOwn(dictionary('en').ask, key);

function keyOf(question: Question): AskKey {
  const { kind } = question;
  const facts = factsOf(question);
  if (kind === 'chooseSpaces') return facts.step === 2 ? 'chooseSpacesSecond' : 'chooseSpaces';
  if (kind === 'commitDefense') return facts.cards === 2 ? 'commitDefenseBoost' : 'commitDefense';
  if (kind === 'moveFighters') {
    const title = mayBoost(question) ? 'moveFightersBoost' : 'moveFighters';
    return goesOn(question) ? `${title}OrAct` : title;
  }
  if (kind === 'moveByEffect' && oneMover(question)) return 'moveByEffectOne';
  if (kind === 'placeSidekicks' && (facts.fighters?.length ?? 1) > 1) return 'placeSidekicksMany';
  return isTitle(kind) ? kind : 'other';
}

const mayBoost = (question: Question): boolean =>
  optionsOf(question).some(({ verb }) => verb === 'boost');

/** Whether the next action may be taken instead of another move. */
export const goesOn = (question: Question): boolean =>
  question.kind === 'moveFighters' && optionsOf(question).some(({ verb }) => verb === 'maneuver');

const oneMover = (question: Question): boolean =>
  movers({ question } as Parameters<typeof movers>[0]).length === 1;

/** The one sentence that says what is awaited, and from whom. */
export function questionTitle(
  kind: string,
  mine: Question | null,
  who: string,
  _view: UnmatchedView | null,
  { lang }: Reader,
): string {
  const { ask, text } = WORDS[lang];
  if (mine === null) {
    const key = `${kind}Who`;
    return ask(isTitle(key) ? key : 'otherWho', { who });
  }
  const facts = factsOf(mine);
  const name = (id: string | undefined) => (id === undefined ? '' : text(fighterName(id)));
  const [first] = facts.fighters ?? [];
  const mover = optionsOf(mine).find(({ verb }) => verb === 'move')?.by;
  const values: Values = {
    count: mine.shape === 'pick' ? mine.max : 0,
    card: facts.face === undefined ? '' : text(printed(facts.face).card.name),
    fighter: name(facts.fighter ?? mover ?? first),
    attacker: name(facts.attacker),
    target: name(facts.target),
    n: facts.movement ?? facts.most ?? 0,
    amount: facts.amount ?? 0,
  };
  return ask(keyOf(mine), values);
}
