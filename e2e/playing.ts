import type { Bot } from '@tablee/bots/bot.ts';
import { loadBot } from '@tablee/bots/bot.ts';
import type { AnyGame, Session } from '@tablee/engine';
import { randomPicks, seeded, tableSizes } from '@tablee/engine';
import type { RandomMatch } from '@tablee/engine/testing';
import { playRandomly } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import type { GameScenes } from '@tablee/rules/scenes.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import type { Begin, Shown } from '@tablee/rules/testing/shown.ts';
import { shownOf } from '@tablee/rules/testing/shown.ts';

export const SEEDS = [1, 2, 3, 4, 5, 6];

/** The seed of a match that is played as the clock plays. */
export const BY_THE_CLOCK = 0;

/** A game, its tables laid out by hand, and how it is played. */
export class Playing {
  readonly game: AnyGame;
  /** The list of what browsers show of it. */
  readonly shown: Shown;
  readonly #scenes: GameScenes;
  readonly #sensible: Bot;

  private constructor(game: AnyGame, shown: Shown, scenes: GameScenes, sensible: Bot) {
    this.game = game;
    this.shown = shown;
    this.#scenes = scenes;
    this.#sensible = sensible;
  }

  static async of(id: GameId): Promise<Playing> {
    const [game, shown, scenes, sensible] = await Promise.all([
      loadGame(id),
      shownOf(id),
      loadScenes(id),
      loadBot('sensible', id),
    ]);
    return new Playing(game, shown, scenes, sensible);
  }

  /** The scenes of the rules. */
  laid(): Begin[] {
    const { scenes, tableOf, positionOf } = this.#scenes;
    return Object.values(scenes).map((setting) => ({
      ...tableOf(setting),
      from: positionOf(this.game, setting),
    }));
  }

  /** The deal at the smallest table with the usual options, and at those with questions that it lacks; rare ones come first. */
  dealt(): Begin[] {
    const usual = { seats: Math.max(2, tableSizes(this.game)[0] ?? 2), options: {} };
    const isRare = ({ seeds }: Begin): number => (seeds === undefined ? 1 : 0);
    return [usual, ...(this.shown.tables ?? [])].toSorted(
      (one, other) => isRare(one) - isRare(other),
    );
  }

  /** How a player answers: to win at even seeds, anyhow at odd ones. */
  by(seed: number, { insists = () => null }: Begin): NonNullable<RandomMatch['choose']> {
    const draw = seeded(seed);
    return (session, seat, question) => {
      const insisted = insists(question, seat);
      if (insisted !== null) return insisted;
      if (seed === BY_THE_CLOCK) return question.fallback;
      if (seed % 2 === 1) return randomPicks(question, draw);
      return this.#sensible(session.view(seat), question, draw);
    };
  }

  plays(begin: Begin, seed: number, more: Partial<RandomMatch> = {}): Session {
    const choose = this.by(seed, begin);
    return playRandomly({ game: this.game, ...begin, seed, choose, ...more });
  }
}

/** Every option of the question that is asked at once, if one is enough. */
export function firstPicks(playing: Playing, begin: Begin): string[] {
  const picks: string[] = [];
  playing.plays(begin, BY_THE_CLOCK, {
    atMost: 1,
    onQuestion(_, __, question) {
      if (question.shape === 'pick' && question.min <= 1)
        picks.push(...question.options.map(({ id }) => id));
    },
  });
  return picks;
}

/** The same, but the first seat asked gives this answer. */
export function answeredBy(begin: Begin, pick: string): Begin {
  let isFirst = true;
  return {
    ...begin,
    insists() {
      const picks = isFirst ? [pick] : null;
      isFirst = false;
      return picks;
    },
  };
}
