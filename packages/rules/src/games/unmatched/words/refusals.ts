import type { Reader, Reason, Refusal } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import { isFighter } from '../view/figures.ts';
import { dictionary, type RefusalKey, WORDS } from './dictionary.ts';
import { fighterName } from './names.ts';

/** The facts of a reason as a sentence uses them. */
function valuesOf({ facts }: Reason, { lang, nameOf }: Reader) {
  const { text } = WORDS[lang];
  const values: Record<string, string | number> = {};
  for (const key of ['fighter', 'attacker', 'target'] as const) {
    const id = facts[key];
    if (typeof id === 'string' && isFighter(id)) values[key] = text(fighterName(id));
  }
  if (typeof facts.face === 'string') values.card = text(catalogue.cards.of(facts.face).name);
  if (typeof facts.movement === 'number') values.n = facts.movement;
  if (typeof facts.space === 'string') values.space = facts.space;
  if (typeof facts.seat === 'number') values.who = nameOf(facts.seat);
  if (typeof facts.hero === 'string') values.hero = text(catalogue.heroes.of(facts.hero).hero.name);
  return values;
}

const isKey = (key: string): key is RefusalKey => Object.hasOwn(dictionary('en').refusals, key);

/** A banner tells apart who is missing. */
function codeOf({ code, facts }: Reason): string {
  const told = `${code}_${String(facts.banner)}`;
  return isKey(told) ? told : code;
}

export function refusalWords(why: Reason, wording: Reader): Refusal {
  const { refuse } = WORDS[wording.lang];
  const code = codeOf(why);
  const text = `${code}Text`;
  const values = valuesOf(why, wording);
  if (!isKey(code) || !isKey(text)) {
    return { header: refuse('notTheQuestion'), text: refuse('notTheQuestionText') };
  }
  return { header: refuse(code, values), text: refuse(text, values) };
}
