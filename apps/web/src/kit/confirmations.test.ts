import { loadBot } from '@tablee/bots/bot.ts';
import {
  type Option,
  optionsOf,
  type Question,
  type Session,
  seeded,
  tableSizes,
} from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { type GameId, loadGame } from '@tablee/rules/catalogue.ts';
import { loadWords } from '@tablee/rules/speech.ts';
import { expect, test } from 'vitest';
import { isSingle } from '../stores/selection.ts';

const MOVE =
  'the move of a turn, made over and over: asked about, all play would take twice the touches; the table can be asked to take it back';
const GIVES = 'something has to be given up whatever is touched, and the question says so';
const TAKES = 'something is gained whatever is touched, and the question says so';
const AIMS = 'the question is about this thing or place alone, once the move has been chosen';
const SAYS = 'only a word about what one means to do is given';
const SIGN = 'one of a few signs, of which none costs more than another';

/** Kinds of questions in which one touch of a thing answers for good without being asked about, and why; a new game has none until it is looked at. */
const REASONS: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  'royaumes-sauvages': {},
  untamed: {
    mainAction: MOVE,
    rallyPlay: MOVE,
    chooseTargets: AIMS,
    openingSupport: GIVES,
    maintenanceSupport: GIVES,
    paySupport: GIVES,
    discard: GIVES,
  },
  unmatched: {
    chooseAction: MOVE,
    moveFighters: MOVE,
    placeSidekicks: MOVE,
    moveByEffect: AIMS,
    chooseSpaces: AIMS,
    pickCombatantMove: AIMS,
    discardTheirs: AIMS,
    discardOwn: GIVES,
    discardToLimit: GIVES,
  },
  'sang-rancune': {
    setAttack: MOVE,
    opportunity: MOVE,
    beforeSet: SAYS,
    replaceCards: GIVES,
    loot: TAKES,
    signChoice: SIGN,
    doorChoice: SIGN,
  },
  'cannibal-world': {
    chooseTarget: AIMS,
    chooseDeck: 'the button under a deck that has just been read',
    firstReinforcement: TAKES,
    drawSource: TAKES,
    search: TAKES,
    chooseHabitat: TAKES,
    rechargeTrigger: TAKES,
    armour: AIMS,
  },
};

/** Whether one touch of a thing gives it: a button says its effect, and an option of two parts takes two touches. */
const isOneTouch = ({ card, space, at, seat }: Option): boolean =>
  [card, space, at, seat].filter((part) => part !== undefined).length === 1;

/** Kinds of questions that one touch of a thing answered for good, unasked, in matches of bots. */
async function unasked(id: GameId): Promise<ReadonlySet<string>> {
  const [game, words, bot] = await Promise.all([
    loadGame(id),
    loadWords(id),
    loadBot('sensible', id),
  ]);
  const found = new Set<string>();
  const sizes = tableSizes(game).filter((size) => size > 1);
  for (const [seed, seats = 2] of [sizes[0], sizes[1], sizes.at(-1)].entries()) {
    const draw = seeded(seed);
    let given: { readonly kind: string; readonly seat: number } | null = null;
    const look = (session: Session): void => {
      if (given !== null && !session.canUndo(given.seat)) found.add(given.kind);
      given = null;
    };
    const asksFirst = (option: Option, question: Question, session: Session, seat: number) =>
      words.option(option, question, session.view(seat), {
        lang: 'en',
        nameOf: (each) => `P${each}`,
        isYou: (each) => each === seat,
      }).confirm !== undefined;
    const last = playRandomly({
      ...{ game, seats, seed, atMost: 500 },
      choose(session, seat, question) {
        look(session);
        const picks = bot(session.view(seat), question, draw);
        const all = optionsOf(question);
        const option = all.find((each) => each.id === picks[0]);
        const answersAtOnce =
          option !== undefined &&
          picks.length === 1 &&
          all.length > 1 &&
          isOneTouch(option) &&
          isSingle(question as OpenQuestion, option);
        if (answersAtOnce && !asksFirst(option, question, session, seat)) {
          given = { kind: question.kind, seat };
        }
        return picks;
      },
    });
    look(last);
  }
  return found;
}

test.each(Object.entries(REASONS) as [GameId, object][])(
  '%s: a touch of a thing that answers for good is asked about, or there is a reason why not',
  async (id, reasons) => {
    const found = await unasked(id);
    expect([...found].sort()).toEqual(Object.keys(reasons).sort());
  },
);
