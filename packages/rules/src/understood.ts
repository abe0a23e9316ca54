import type {
  Footage,
  GameWords,
  Question,
  Reader,
  Text,
  TurningPoint,
  Values,
  View,
} from '@tablee/engine';
import { fill, unbroken } from '@tablee/engine';
import { answerIn } from './answer-words.ts';

/** Two answers read alike, or one of them is nothing to be chosen. */
const PLAIN = {
  fr: { yes: 'oui', no: 'non', nothing: 'rien', another: 'une autre réponse', given: 'sa réponse' },
  en: { yes: 'yes', no: 'no', nothing: 'nothing', another: 'another answer', given: 'this answer' },
} as const;

const SENTENCES: Readonly<Record<TurningPoint['kind'], Text>> = {
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

/** The gain of the better answer at the end, beside the victory. */
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

export type Spoken = Pick<GameWords, 'option' | 'score'>;

/** The sources of a moment's wording. */
export interface Telling {
  readonly film: Pick<Footage, 'steps' | 'viewAt'>;
  readonly words: Spoken;
  readonly reader: Reader;
}

/** A turning point in one or two sentences: the answer given, the better one, and its gain. */
export function tellTurn(turn: TurningPoint, { film, words, reader }: Telling): string {
  const name = reader.nameOf(turn.seat);
  const [given, other] = answersOf(turn, { film, words, reader });
  const sentence = said(SENTENCES[turn.kind], reader, {
    ...{ name, given, other },
    chance: percent(turn.chance),
    instead: percent(turn.instead),
  });
  const reason = turn.kind === 'luck' ? '' : reasonOf(turn.points, name, words, reader);
  return reason === '' ? sentence : `${sentence} ${reason}`;
}

/** The gain of the better of two answers at the end; empty: too little to be said. `name`: the player's. */
export function reasonOf(
  { own, others }: TurningPoint['points'],
  name: string,
  words: Spoken,
  reader: Reader,
): string {
  const isOwn = own >= -others;
  const points = isOwn ? own : -others;
  if (points < LEAST) return '';
  const score = fill(words.score[reader.lang], reader.lang, { n: Math.round(points) });
  return said(REASONS[isOwn ? 'own' : 'others'], reader, { name, score });
}

function answersOf(turn: TurningPoint, { film, words, reader }: Telling): [string, string] {
  const plain = PLAIN[reader.lang];
  const question = film.steps[turn.step + 1]?.question ?? null;
  if (turn.kind === 'luck' || question === null) return ['', ''];
  const view = film.viewAt(turn.step, turn.seat);
  const [given, other] = [
    quoted(question, turn.given, view, words, reader),
    quoted(question, turn.other, view, words, reader),
  ];
  return given === other ? [given || plain.given, plain.another] : [given, other];
}

/** An answer in words, where nothing chosen and a plain yes or no are words too. */
export function quoted(
  question: Question,
  picks: readonly string[],
  view: View,
  words: Spoken,
  reader: Reader,
): string {
  const plain = PLAIN[reader.lang];
  const [first] = picks;
  if (first === undefined) return plain.nothing;
  const label = answerIn(words, question, picks, view, reader);
  if (question.shape !== 'confirm' || (label !== '' && label !== first)) return label;
  return first === 'yes' ? plain.yes : plain.no;
}

const said = (patterns: Text, reader: Reader, values: Values): string =>
  worded(patterns[reader.lang], reader, values);

export function worded(pattern: string, { lang }: Reader, values: Values): string {
  const text = fill(pattern, lang, values);
  return lang === 'fr' ? unbroken(text) : text;
}

export const percent = (chance: number): number => Math.round(100 * chance);
