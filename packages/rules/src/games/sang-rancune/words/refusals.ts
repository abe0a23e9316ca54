import type { Reader, Reason, Refusal } from '@tablee/engine';
import { momentsOf } from '../view/reading.ts';
import { dictionary, type Key, type RefusalKey, WORDS } from './dictionary.ts';
import { nameOfFace } from './names.ts';

const isKey = (key: string): key is RefusalKey => Object.hasOwn(dictionary('en').refusals, key);

/** The facts of a reason as its sentences use them. */
function valuesOf({ facts: { face, owner } }: Reason, { lang, nameOf }: Reader) {
  const { say, text, list } = WORDS[lang];
  const isCard = typeof face === 'string';
  const moments = isCard ? momentsOf(face).map((kind) => say(`at_${kind}` as Key)) : [];
  return {
    card: isCard ? text(nameOfFace(face)) : '',
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
