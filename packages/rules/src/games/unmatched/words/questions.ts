import type { Question, Reader, Values } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import type { UnmatchedView } from '../state/state.ts';
import { goesOn, movers } from '../view/asked.ts';
import { type AskKey, dictionary, WORDS } from './dictionary.ts';
import { fighterName } from './names.ts';

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
  if (kind === 'moveByEffect' && movers(question).length === 1) return 'moveByEffectOne';
  if (kind === 'placeSidekicks' && (facts.fighters?.length ?? 1) > 1) return 'placeSidekicksMany';
  return isTitle(kind) ? kind : 'other';
}

const mayBoost = (question: Question): boolean =>
  optionsOf(question).some(({ verb }) => verb === 'boost');

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
    card: facts.face === undefined ? '' : text(catalogue.cards.of(facts.face).name),
    fighter: name(facts.fighter ?? mover ?? first),
    attacker: name(facts.attacker),
    target: name(facts.target),
    n: facts.movement ?? facts.most ?? 0,
    amount: facts.amount ?? 0,
  };
  return ask(keyOf(mine), values);
}
