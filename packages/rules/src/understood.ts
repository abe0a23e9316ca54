import type { Footage, GameWords, Lang, Reader, TurningPoint, Values } from '@tablee/engine';
import { fill, unbroken } from '@tablee/engine';
import { answerIn } from './answer-words.ts';

/** Two answers read alike, or one of them is nothing to be chosen. */
const PLAIN = {
  fr: { yes: 'oui', no: 'non', nothing: 'rien', another: 'une autre réponse', given: 'sa réponse' },
  en: { yes: 'yes', no: 'no', nothing: 'nothing', another: 'another answer', given: 'this answer' },
} as const;

const SENTENCES: Readonly<Record<TurningPoint['kind'], Readonly<Record<Lang, string>>>> = {
  cost: {
    fr: '{name} : « {given} ». « {other} » aurait donné {instead} % de chances au lieu de {chance} %.',
    en: '{name}: “{given}”. “{other}” would have meant chances of {instead}%, not {chance}%.',
  },
  won: {
    fr: '{name} : « {given} » plutôt que « {other} », le premier réflexe : {chance} % de chances au lieu de {instead} %.',
    en: '{name}: “{given}” and not “{other}”, the first thought: chances of {chance}%, not {instead}%.',
  },
  luck: {
    fr: 'Le hasard : {name} passe de {instead} % à {chance} % de chances, et personne ne l’a choisi.',
    en: 'Luck: the chances of {name} go from {instead}% to {chance}%, and nobody chose it.',
  },
};

/** What the better answer brings at the end, beside the victory. */
const REASONS = {
  own: {
    fr: 'C’est, à la fin, environ {score} de plus pour {name}.',
    en: 'At the end that is about {score} more for {name}.',
  },
  others: {
    fr: 'C’est, à la fin, environ {score} de moins en face.',
    en: 'At the end that is about {score} less for the other side.',
  },
} as const;

/** A difference of points below this says nothing. */
const LEAST = 0.6;

/** Where what is told of a moment comes from. */
export interface Telling {
  readonly film: Pick<Footage, 'steps' | 'viewAt'>;
  readonly words: Pick<GameWords, 'option' | 'score'>;
  readonly reader: Reader;
}

/** A turning point in one or two sentences: what was done, what would have been better, and what that brings. */
export function tellTurn(turn: TurningPoint, { film, words, reader }: Telling): string {
  const { lang } = reader;
  const say = (pattern: string, values: Values): string => {
    const said = fill(pattern, lang, values);
    return lang === 'fr' ? unbroken(said) : said;
  };
  const name = reader.nameOf(turn.seat);
  const [given, other] = answersOf(turn, { film, words, reader });
  const sentence = say(SENTENCES[turn.kind][lang], {
    ...{ name, given, other },
    chance: percent(turn.chance),
    instead: percent(turn.instead),
  });
  const { own, others } = turn.points;
  const isOwn = own >= -others;
  const points = isOwn ? own : -others;
  if (turn.kind === 'luck' || points < LEAST) return sentence;
  const score = fill(words.score[lang], lang, { n: Math.round(points) });
  return `${sentence} ${say(REASONS[isOwn ? 'own' : 'others'][lang], { name, score })}`;
}

function answersOf(turn: TurningPoint, { film, words, reader }: Telling): [string, string] {
  const plain = PLAIN[reader.lang];
  const question = film.steps[turn.step + 1]?.question ?? null;
  if (turn.kind === 'luck' || question === null) return ['', ''];
  const view = film.viewAt(turn.step, turn.seat);
  const said = ([first, ...more]: readonly string[]): string => {
    if (first === undefined) return plain.nothing;
    const label = answerIn(words, question, [first, ...more], view, reader);
    if (question.shape !== 'confirm' || (label !== '' && label !== first)) return label;
    return first === 'yes' ? plain.yes : plain.no;
  };
  const [given, other] = [said(turn.given), said(turn.other)];
  return given === other ? [given || plain.given, plain.another] : [given, other];
}

const percent = (chance: number): number => Math.round(100 * chance);
