import type { Reader, Reason, Refusal } from '@tablee/engine';
import { cardOf } from '../cards/catalogue.ts';
import { dictionary, type RefusalKey, WORDS } from './dictionary.ts';

/** Whether a reason has words of its own. */
export const isRefusal = (key: string): key is RefusalKey =>
  Object.hasOwn(dictionary('en').refusals, key);

/** The short sentence of a reason, for a chip. */
export const reasonKey = (code: string): RefusalKey => (isRefusal(code) ? code : 'notTheQuestion');

/** Header and explanation of a refusal. */
export function refusalWords({ code, facts }: Reason, { lang }: Reader): Refusal {
  const { refuse, text } = WORDS[lang];
  const face = facts.face ?? facts.guard;
  const values = { card: typeof face === 'string' ? text(cardOf(face).name) : '' };
  const more = `${code}Text`;
  const header = reasonKey(code);
  return {
    header: refuse(header, values),
    text: refuse(isRefusal(more) ? more : 'notTheQuestionText', values),
  };
}
