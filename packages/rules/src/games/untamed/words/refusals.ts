import type { Reader, Reason, Refusal, Values } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { dictionary, type RefusalKey, WORDS } from './dictionary.ts';

const isKey = (key: string): key is RefusalKey => Object.hasOwn(dictionary('en').refusals, key);

const NUMBERS = ['cost', 'ready', 'focus', 'support', 'most', 'times'] as const;

/** The facts of a reason as a sentence uses them. */
function valuesOf({ facts }: Reason, { lang, nameOf }: Reader): Values {
  const { text, list } = WORDS[lang];
  const { face, by, seat, faction } = facts;
  const values: Record<string, string | number> = {};
  for (const name of NUMBERS) if (typeof facts[name] === 'number') values[name] = facts[name];
  if (typeof face === 'string') values.card = text(catalogue.of(face).name);
  if (Array.isArray(by))
    values.cards = list([...new Set(by)].map((each) => text(catalogue.of(String(each)).name)));
  if (typeof seat === 'number') values.who = nameOf(seat);
  if (typeof faction === 'string') values.faction = text(catalogue.faction(faction).name);
  return values;
}

/** Header and explanation of a refusal; the price of a draw and of a Focus card have words of their own. */
function keysOf({ code, facts }: Reason): readonly [header: RefusalKey, text: RefusalKey] {
  if (code === 'notEnoughPower' && facts.face === undefined) {
    return ['notEnoughPowerDraw', 'notEnoughPowerText'];
  }
  if (code === 'notEnoughPower' && facts.focus !== undefined) {
    return ['notEnoughPower', 'notEnoughPowerFocusText'];
  }
  const text = `${code}Text`;
  return isKey(code) && isKey(text) ? [code, text] : ['notTheQuestion', 'notTheQuestionText'];
}

export function refusalWords(reason: Reason, words: Reader): Refusal {
  const { refuse } = WORDS[words.lang];
  const [header, text] = keysOf(reason);
  const values = valuesOf(reason, words);
  return { header: refuse(header, values), text: refuse(text, values) };
}
