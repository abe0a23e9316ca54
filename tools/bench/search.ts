import { loadBot } from '@tablee/bots/bot.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import { imagined, lastTurn, playOn } from '@tablee/bots/search/playout.ts';
import { loadThinker } from '@tablee/bots/understanding.ts';
import type { Question, Seat, Session } from '@tablee/engine';
import { seeded, seededDice } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { flags, wholeNumber } from '../arguments.ts';

/** Players of a game that needs more than two. */
const SEATS: Readonly<Record<string, number>> = { 'sang-rancune': 4 };
/** One question of this many is thought about. */
const EVERY = 9;
/** Worlds that are imagined for it, and playouts in each. */
const WORLDS = 4;
const PLAYOUTS = 2;

/**
 * The cost of thinking, by game: from questions of a match of sensible bots, in processor time. A fork is a session of its own
 * at the question; a playout goes from there as far as the thinker of the game looks.
 */
export async function run(argv: readonly string[]): Promise<object> {
  const given = flags(argv, { game: undefined, seconds: '6', seed: '1' });
  const seconds = wholeNumber('seconds', given.seconds, 1);
  const figures: Record<string, object> = {};
  for (const id of GAME_IDS) {
    if (given.game !== undefined && id !== given.game) continue;
    figures[id] = await measured(id, seconds, wholeNumber('seed', given.seed));
    console.error(id, JSON.stringify(figures[id]));
  }
  return figures;
}

async function measured(id: GameId, seconds: number, firstSeed: number): Promise<object> {
  const game = await loadGame(id);
  const bot = await loadBot('sensible', id);
  const thinker = await loadThinker(id);
  const sums = { worlds: 0, forks: 0, playouts: 0, answers: 0, questions: 0, unimaginable: 0 };
  const ms = { worlds: 0, forks: 0, playouts: 0 };
  const timed = <Result>(what: keyof typeof ms, work: () => Result): Result => {
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    ms[what] += (user + system) / 1000;
    return result;
  };
  const think = (live: Session, seat: number, seed: number): void => {
    sums.questions += 1;
    const random = seeded(seed);
    const known = imaginedFor(game, live.position(), seat, random);
    if (known === null) {
      sums.unimaginable += 1;
      return;
    }
    const worlds = timed('worlds', () => imagined({ game, position: known, seat }, random, WORLDS));
    sums.worlds += worlds.length;
    for (const world of worlds) {
      for (let i = 0; i < PLAYOUTS; i += 1) {
        const luck = seeded(seed + 7919 * (i + 1));
        const fork = timed('forks', () => world.fork({ dice: seededDice(luck), recording: false }));
        sums.forks += 1;
        const choose = (_seat: Seat, _question: Question, guess: () => readonly string[]) => {
          sums.answers += 1;
          return guess();
        };
        const last = lastTurn(thinker, fork);
        timed('playouts', () => playOn(thinker, fork, luck, { choose, last }));
        sums.playouts += 1;
      }
    }
  };
  const isOver = (): boolean => ms.worlds + ms.forks + ms.playouts > 1000 * seconds;
  for (let seed = firstSeed; !isOver(); seed += 1) {
    const draw = seeded(seed);
    let asked = 0;
    playRandomly({
      game,
      seats: SEATS[id] ?? 2,
      seed,
      choose(live, seat, question) {
        asked += 1;
        if (asked % EVERY === 0 && !isOver()) think(live, seat, seed * 1000 + asked);
        return bot(live.view(seat), question, draw);
      },
    });
  }
  const perSecond = (count: number, spent: number): number => Math.round((count / spent) * 1000);
  return {
    worldsPerSecond: perSecond(sums.worlds, ms.worlds),
    forksPerSecond: perSecond(sums.forks, ms.forks),
    playoutsPerSecond: perSecond(sums.playouts, ms.playouts + ms.forks),
    answersPerPlayout: Math.round(sums.answers / sums.playouts),
    microsPerAnswer: Math.round((1000 * ms.playouts) / sums.answers),
    questions: sums.questions,
    unimaginable: sums.unimaginable,
  };
}
