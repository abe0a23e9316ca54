import type { Reader, Reason, Refusal } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { explain as explainView, momentsOf } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Touch } from '@/table/contract.ts';
import { printed } from './names.ts';
import { dictionary, type Key, type RefusalKey, WORDS } from './words.ts';

const isKey = (key: string): key is RefusalKey => Object.hasOwn(dictionary('en').refusals, key);

/** Why a touch is refused: the rules' own word, or that something else is asked. */
export function explain(
  view: SangRancuneView,
  { card }: Touch,
  question: OpenQuestion | null,
): Reason | null {
  const known = explainView(view, card === undefined ? {} : { card });
  if (known !== null) return known;
  return question === null ? null : { code: 'notTheQuestion', facts: {} };
}

/** The facts of a reason as its sentences use them. */
function valuesOf({ facts: { face, owner } }: Reason, { lang, nameOf }: Reader) {
  const { say, text, list } = WORDS[lang];
  const isCard = typeof face === 'string';
  const moments = isCard ? momentsOf(face).map((kind) => say(`at_${kind}` as Key)) : [];
  return {
    card: isCard ? text(printed(face).name) : '',
    moment: list(moments, 'or'),
    who: typeof owner === 'number' ? nameOf(owner) : '',
  };
}

export function refusalWords(reason: Reason, wording: Reader): Refusal {
  const { refuse } = WORDS[wording.lang];
  const values = valuesOf(reason, wording);
  const header = isKey(reason.code) ? reason.code : 'notTheQuestion';
  const body = `${header}Text`;
  return {
    header: refuse(header, values),
    text: refuse(isKey(body) ? body : 'notTheQuestionText', values),
  };
}
