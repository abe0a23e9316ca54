import type { Reader, Reason, Refusal } from '@tablee/engine';
import { unbroken } from '@tablee/engine';
import { creatureName } from '../cards/creatures.ts';
import { KINGDOMS, type KingdomId } from '../state/state.ts';
import { WORDS } from './dictionary.ts';
import { kingdomName } from './names.ts';
import { refusalText } from './refusal-text.ts';

export function refusalWords(reason: Reason, words: Reader): Refusal {
  const { lang } = words;
  const { say, text } = WORDS[lang];
  if (reason.code === 'noCard') {
    const kingdom = text(kingdomName(reason.facts.kingdom as KingdomId));
    return { header: say('refusedNoCard', { kingdom }), text: say('refusedNoCardText') };
  }
  if (reason.code === 'nowhere') {
    const { card, reasons } = reason.facts as unknown as {
      card: string;
      reasons: readonly Reason[];
    };
    const lines = reasons.map((each, i) => {
      const kingdom = text(kingdomName(KINGDOMS[i] as KingdomId));
      const why = each.code === 'kingdomClosed' ? say('closedShort') : wordsOf(each, words).text;
      return say('named', { name: kingdom, value: why.replace(/\.$/, '') });
    });
    return {
      header: say('refusedNowhere', { card: text(creatureName(card)) }),
      text: `${lines.join(' · ')}.`,
    };
  }
  return wordsOf(reason, words);
}

function wordsOf(reason: Reason, words: Reader): Refusal {
  const { header, text } = refusalText(reason, words);
  return words.lang === 'fr'
    ? { header: unbroken(header), text: unbroken(text) }
    : { header, text };
}
