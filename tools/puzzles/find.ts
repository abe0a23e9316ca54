import type { Bot } from '@tablee/bots/bot.ts';
import { loadBot } from '@tablee/bots/bot.ts';
import { gentle } from '@tablee/bots/gentle.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { AnyGame, Options, Position, Question, Random, Seat } from '@tablee/engine';
import { keyOf, optionsOf, Session, seeded, seededDice, shuffledBy } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { answerIn } from '@tablee/rules/answer-words.ts';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import { loadWords } from '@tablee/rules/speech.ts';
import { judgedRight } from './judged.ts';
import type { Kind } from './proof.ts';
import { answersTo, rightAnswers } from './proof.ts';
import type { Puzzle } from './puzzle.ts';
import { thoughtOf } from './puzzle.ts';

/** Questions of each seat before the end of a match that are looked at. */
const LAST = 8;
/** Of one match. */
const MOST_OF_A_MATCH = 2;
/** Fewer options are no puzzle. */
const LEAST_OPTIONS = 3;

type Words = Awaited<ReturnType<typeof loadWords>>;

interface Moment {
  readonly position: Position;
  readonly seat: Seat;
  readonly question: Question;
  readonly guess: readonly string[];
  readonly number: number;
  readonly hasWon: boolean;
}

interface Finding {
  readonly seats: number;
  readonly options: Options;
  readonly most: number;
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** The first kind of which there are right answers, and these. */
function firstRight(
  kinds: readonly Kind[],
  rightOf: (kind: Kind) => readonly (readonly string[])[],
): readonly [Kind, readonly (readonly string[])[]] {
  for (const kind of kinds) {
    const right = rightOf(kind);
    if (right.length > 0) return [kind, right];
  }
  return ['win', []];
}

/** Looks for puzzles in matches between a sensible and a gentle bot, those that are missed at first sight first. */
export async function find(id: GameId, finding: Finding): Promise<readonly Puzzle[]> {
  const { most, seed, until } = finding;
  const game = await loadGame(id);
  const words = await loadWords(id);
  const sensible = await loadBot('sensible', id);
  const bots = [sensible, gentle(sensible, id)];
  const hard: Puzzle[] = [];
  const easy: Puzzle[] = [];
  for (let match = seed; hard.length + easy.length < 2 * most && Date.now() < until; match += 1) {
    let ofMatch = 0;
    const from = await beginningOf(game, id, match);
    for (const moment of endOf(questionsOf(game, finding, match, from, bots))) {
      if (ofMatch >= MOST_OF_A_MATCH || Date.now() > until) break;
      const found = puzzleIn(game, moment, `${match}-${moment.number}`, words);
      if (found === null) continue;
      ofMatch += 1;
      const isEasy = found.right.some((picks) => keyOf(picks) === keyOf(moment.guess));
      (isEasy ? easy : hard).push(found);
    }
  }
  const half = Math.min(hard.length, Math.max(Math.ceil(most / 2), most - easy.length));
  return [...hard.slice(0, half), ...easy.slice(0, most - half)];
}

/** Scenes from which matches come to their end soon, with low health where heroes have any. */
const SCENES: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  untamed: ['lastStronghold', 'rally', 'guard', 'strikeBack', 'useAbility', 'chooseMode'],
  unmatched: ['theirHand', 'voyages', 'lookingGlass'],
  'cannibal-world': ['target', 'pillage', 'bearer', 'scatter', 'swap', 'armour', 'charge'],
};
const MOST_HEALTH = 4;

/** Every other match begins in a scene, with the hidden cards dealt again; `null`: with the deal. */
async function beginningOf(game: AnyGame, id: GameId, seed: number): Promise<Position | null> {
  const names = SCENES[id] ?? [];
  const name = names[Math.floor(seed / 2) % Math.max(1, names.length)];
  if (seed % 2 === 0 || name === undefined) return null;
  const { scenes, positionOf } = await loadScenes(id);
  const scene = scenes[name] as { readonly heroes?: readonly string[] };
  const random = seeded(seed);
  const health = Object.fromEntries(
    (scene.heroes ?? []).map((hero) => [hero, 1 + Math.floor(MOST_HEALTH * random())]),
  );
  const laid = positionOf(game, (scene.heroes ? { ...scene, health } : scene) as never);
  const session = new Session(game, laid, { dice: seededDice(random) });
  return imaginedFor(game, session.position(), [], random);
}

/** The questions of a match that leave something to choose, in turn, and who won it; the first of the bots guesses. */
function questionsOf(
  game: AnyGame,
  { seats, options }: Finding,
  seed: number,
  from: Position | null,
  bots: readonly Bot[],
): readonly Moment[] {
  const [sensible] = bots as [Bot];
  const asked: Omit<Moment, 'hasWon'>[] = [];
  const random = seeded(seed);
  let number = 0;
  const played = playRandomly({
    ...{ game, seats, seed, options },
    ...(from !== null && { from }),
    choose(session, seat, question) {
      number += 1;
      if ('options' in question && question.options.length >= LEAST_OPTIONS) {
        const guess = sensible(session.view(seat), question, seeded(number));
        asked.push({ position: session.position(), seat, question, guess, number });
      }
      return (bots[seat % bots.length] as Bot)(session.view(seat), question, random);
    },
  });
  const { ranks } = game.outcome(played.state.open) ?? { ranks: [] };
  return asked.map((moment) => ({ ...moment, hasWon: ranks[moment.seat] === 1 }));
}

/** The last questions of each seat in a match, the very last first. */
function endOf(questions: readonly Moment[]): readonly Moment[] {
  const counted = new Map<Seat, number>();
  return questions.toReversed().filter(({ seat }) => {
    const count = (counted.get(seat) ?? 0) + 1;
    counted.set(seat, count);
    return count <= LAST;
  });
}

/** The puzzle that a moment is; `null`: nothing is proved of it, or most answers are right. */
function puzzleIn(game: AnyGame, moment: Moment, name: string, words: Words): Puzzle | null {
  const { seat, question, hasWon } = moment;
  const position = imaginedFor(game, moment.position, seat, seeded(moment.number));
  if (position === null) return null;
  // Who won could perhaps have won for certain, who lost could have been saved.
  const kinds: readonly Kind[] = [hasWon ? 'win' : 'save', 'points'];
  const [kind, right] = firstRight(kinds, (each) => rightAnswers(each, game, position, seat));
  if (right.length === 0 || right.length > optionsOf(question).length / 2) return null;
  return written({ name, kind, right, position }, moment, game, words);
}

/** A puzzle with its answers in words. */
function written(
  found: Pick<Puzzle, 'name' | 'kind' | 'right' | 'position'>,
  { seat, question }: Pick<Moment, 'seat' | 'question'>,
  game: AnyGame,
  words: Words,
): Puzzle {
  const reader = {
    lang: 'en',
    nameOf: (each: number) => `seat ${each}`,
    isYou: () => false,
  } as const;
  const view = new Session(game, found.position, { dice: () => [] }).view(seat);
  const says = found.right
    .slice(0, 3)
    .map((picks) => answerIn(words, question, picks, view, reader))
    .join(' / ');
  return { ...found, seat, says, clause: question.clause };
}

/** Questions of one match that are looked at. */
const LOOKED_AT = 12;
/** By so much, of its worth, the search has to prefer something to the first guess. */
const CONTESTED = 0.02;

/**
 * Looks for questions at which the search disagrees with the first guess, and lets very many matches judge which is right. None that is
 * `known` by its name.
 */
export async function findJudged(
  id: GameId,
  finding: Finding,
  known: ReadonlySet<string>,
): Promise<readonly Puzzle[]> {
  const { most, seed, until } = finding;
  const game = await loadGame(id);
  const words = await loadWords(id);
  const mind = await loadBot('sensible', id);
  const found: Puzzle[] = [];
  for (let match = seed; found.length < most && Date.now() < until; match += 1) {
    let ofMatch = 0;
    const asked = questionsOf(game, finding, match, null, [mind]);
    for (const moment of laterHalf(asked, seeded(match))) {
      if (ofMatch >= MOST_OF_A_MATCH || Date.now() > until) break;
      const { seat, number, guess } = moment;
      const name = `${match}-${number}`;
      const position = imaginedFor(game, moment.position, seat, seeded(number));
      if (position === null || known.has(name)) continue;
      const [best] = await thoughtOf(id, { position, seat });
      const isContested = best !== undefined && best.lead >= CONTESTED;
      if (!isContested || keyOf(best.picks) === keyOf(guess)) continue;
      const right = judgedRight({ game, position, seat, mind });
      if (right.length === 0) continue;
      ofMatch += 1;
      found.push(written({ name, kind: 'judged', right, position }, moment, game, words));
    }
  }
  return found;
}

/** Some of the second half, of those whose answers can all be gone through, in no order. */
function laterHalf(questions: readonly Moment[], random: Random): readonly Moment[] {
  const later = questions
    .slice(Math.floor(questions.length / 2))
    .filter(({ question }) => answersTo(question).areAll);
  return shuffledBy(later, random).slice(0, LOOKED_AT);
}
