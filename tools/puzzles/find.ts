import type { Bot } from '@tablee/bots/bot.ts';
import { loadBot } from '@tablee/bots/bot.ts';
import { gentle } from '@tablee/bots/gentle.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { Position, Question, Seat } from '@tablee/engine';
import { optionsOf, Session, seeded } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { answerIn } from '@tablee/rules/answer-words.ts';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { loadWords } from '@tablee/rules/speech.ts';
import type { Kind } from './proof.ts';
import { KINDS, rightAnswers } from './proof.ts';
import type { Puzzle } from './puzzle.ts';

/** Questions before the end of a match that are looked at. */
const LAST = 36;
/** Of one match. */
const MOST_OF_A_MATCH = 2;
/** Fewer options are no puzzle. */
const LEAST_OPTIONS = 3;

interface Moment {
  readonly position: Position;
  readonly seat: Seat;
  readonly question: Question;
  readonly guess: readonly string[];
  readonly number: number;
}

/** Looks for puzzles in matches between a sensible and a gentle bot, those that are missed at first sight first. */
export async function find(
  id: GameId,
  { seats, most, seed, until }: { seats: number; most: number; seed: number; until: number },
): Promise<readonly Puzzle[]> {
  const game = await loadGame(id);
  const words = await loadWords(id);
  const sensible = await loadBot('sensible', id);
  const bots: readonly Bot[] = [sensible, gentle(sensible, id)];
  const hard: Puzzle[] = [];
  const easy: Puzzle[] = [];
  for (let match = seed; hard.length + easy.length < 3 * most && Date.now() < until; match += 1) {
    const moments: Moment[] = [];
    const random = seeded(match);
    let number = 0;
    playRandomly({
      ...{ game, seats, seed: match },
      choose(session, seat, question) {
        number += 1;
        const picks = (bots[seat % 2] as Bot)(session.view(seat), question, random);
        const isOpen = 'options' in question && optionsOf(question).length >= LEAST_OPTIONS;
        if (isOpen) {
          const guess = sensible(session.view(seat), question, seeded(number));
          moments.push({ position: session.position(), seat, question, guess, number });
          if (moments.length > LAST) moments.shift();
        }
        return picks;
      },
    });
    let ofMatch = 0;
    for (const moment of moments.reverse()) {
      if (ofMatch >= MOST_OF_A_MATCH || Date.now() > until) break;
      const { seat, question, guess } = moment;
      const position = imaginedFor(game, moment.position, seat, seeded(moment.number));
      if (position === null) continue;
      const found = KINDS.map((kind) => [kind, rightAnswers(kind, game, position, seat)] as const);
      const [kind, right] = found.find(([, answers]) => answers.length > 0) ?? ['win' as Kind, []];
      if (right.length === 0 || right.length > optionsOf(question).length / 2) continue;
      ofMatch += 1;
      const reader = {
        lang: 'en',
        nameOf: (each: number) => `seat ${each}`,
        isYou: () => false,
      } as const;
      const view = new Session(game, position, { dice: () => [] }).view(seat);
      const says = right
        .slice(0, 3)
        .map((picks) => answerIn(words, question, picks, view, reader))
        .join(' / ');
      const isEasy = right.some((picks) => picks.join() === guess.join());
      const puzzle = {
        ...{ name: `${match}-${moment.number}`, kind, seat, position, right, says },
        clause: question.clause,
      };
      (isEasy ? easy : hard).push(puzzle);
    }
  }
  const half = Math.min(hard.length, Math.max(Math.ceil(most / 2), most - easy.length));
  return [...hard.slice(0, half), ...easy.slice(0, most - half)];
}
