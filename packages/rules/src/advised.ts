import type {
  Advice,
  AdviceReason,
  Question,
  Reader,
  Reasons,
  Text,
  Values,
  View,
} from '@tablee/engine';
import { fill, listOf } from '@tablee/engine';
import type { GameId } from './catalogue.ts';
import type { Spoken } from './understood.ts';
import { percent, quoted, reasonOf, worded } from './understood.ts';

const BEST: Text = {
  fr: 'Je répondrais « {best} » : {chance} % de chances de gagner.',
  en: 'I would answer “{best}”: a {chance}% chance to win.',
};
const RISES: Text = {
  fr: 'Je répondrais « {best} » : de {now} % de chances de gagner à {chance} %.',
  en: 'I would answer “{best}”: from a {now}% chance to win to {chance}%.',
};
const SECOND: Text = { fr: 'Sinon « {second} » : {less} %.', en: 'Else “{second}”: {less}%.' };
const ALIKE: Text = { fr: '« {second} » se vaut.', en: '“{second}” is as good.' };
const BECAUSE: Text = {
  fr: 'La première réponse {reasons}.',
  en: 'The first answer {reasons}.',
};

/** Words of a game for what one answer has more of than another; none where the game has none. */
export async function loadReasons(id: GameId): Promise<Reasons> {
  const { reasons } = (await import(`./games/${id}/words/reasons.ts`)) as {
    readonly reasons: Reasons;
  };
  return reasons;
}

/** The setting in which advice is read. */
export interface Advised {
  readonly question: Question;
  readonly words: Spoken;
  readonly reasons: Reasons;
  readonly view: View;
  readonly reader: Reader;
}

/**
 * The advised answer, with the chance now (by the answer at first sight) and after it; the second best; and the reason for the
 * first beside it.
 */
export function tellAdvice(advice: Advice, advised: Advised): string {
  const { question, words, view, reader } = advised;
  const { best, second } = advice;
  const answer = (picks: readonly string[]) => quoted(question, picks, view, words, reader);
  const say = (pattern: Text, values: Values) => worded(pattern[reader.lang], reader, values);
  const [chance, now] = [percent(advice.chance), percent(advice.now)];
  const parts = [say(chance > now ? RISES : BEST, { best: answer(best), chance, now })];
  if (second !== null) {
    const less = percent(second.chance);
    // An answer looked at less often is judged less surely: at most as good.
    parts.push(say(less < chance ? SECOND : ALIKE, { second: answer(second.picks), less }));
  }
  parts.push(becauseOf(advice, advised));
  return parts.filter((part) => part !== '').join(' ');
}

/** In words of the game; else by the points at the end; else not at all. */
function becauseOf(
  { reasons: found, points }: Advice,
  { reasons, words, reader }: Advised,
): string {
  const said = found.flatMap((reason) => reasonIn(reasons, reason, reader) ?? []);
  if (said.length === 0)
    return reasonOf(points, reader.lang === 'fr' ? 'vous' : 'you', words, reader);
  return worded(BECAUSE[reader.lang], reader, { reasons: listOf(said, reader.lang) });
}

function reasonIn(
  reasons: Reasons,
  { fact, more, left }: AdviceReason,
  { lang }: Reader,
): string | null {
  const words = reasons[fact];
  if (words === undefined) return null;
  const isNone = words.none !== undefined && left < 0.5;
  const pattern = (isNone ? words.none : undefined) ?? words.says;
  return fill(pattern[lang], lang, { n: Math.max(1, Math.round(more)) });
}
