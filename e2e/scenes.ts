import { loadBot } from '@tablee/bots/bot.ts';
import type { AnyGame, Options, Position, Question, Seat } from '@tablee/engine';
import { randomPicks, Session, seeded, tableSizes } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';

/** A moment of a match that a page can be shown. */
export interface Scene {
  readonly name: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: Options;
  readonly position: Position;
  /** Who is asked. */
  readonly seat: Seat;
}

/** The moment before a match ends, and the answer that ends it. */
export interface LastScene extends Scene {
  readonly picks: readonly string[];
}

interface Table {
  readonly seats: number;
  readonly options: Options;
  /** Matches that are played, by their seeds. */
  readonly seeds?: readonly number[];
  /** What somebody answers who wants to meet a question that is seldom asked; `null`: as ever. */
  insists?(question: Question, seat: Seat): readonly string[] | null;
}

/** Cats with three cards beside their deck. */
const WITH_SIDEBOARD = 'CAld3WB.AAAAAAAAQAEBAJ';

const others = (question: Question, than: string): string[] =>
  question.shape === 'pick' ? question.options.flatMap(({ id }) => (id === than ? [] : [id])) : [];

/** Tables that ask what no other does, beside the smallest with the usual options. */
const TABLES: Readonly<Record<GameId, readonly Table[]>> = {
  'royaumes-sauvages': [
    { seats: 1, options: { soloLevel: 'easy' } },
    { seats: 1, options: { soloLevel: 'expert' } },
    { seats: 3, options: { houses: 'chosen', opener: 2 } },
  ],
  untamed: [
    { seats: 3, options: { mode: 'survival', draft: 'random' } },
    { seats: 4, options: { mode: 'alpha', alphaChoice: 'volunteer' } },
    { seats: 4, options: { mode: 'alpha', alphaDraw: 'choice' } },
    { seats: 4, options: { mode: 'hydra' } },
  ],
  unmatched: [
    { seats: 2, options: { board: 'sarpedon', heroSelection: 'random' } },
    { seats: 3, options: { mode: 'team' } },
  ],
  'sang-rancune': [
    { seats: 3, options: { heroChoice: 'draft' } },
    { seats: 4, options: { setupsPersist: 'off', campItemLimit: 'one' } },
  ],
  'cannibal-world': [
    { seats: 2, options: { decks: 'custom', collection: 'box' } },
    {
      seats: 2,
      options: { decks: 'custom' },
      seeds: [11],
      insists: (question) => {
        const use = question.kind === 'bullseye' ? others(question, 'pass').at(-1) : undefined;
        return use === undefined ? null : [use];
      },
    },
    {
      seats: 2,
      options: { decks: 'custom', match: 'tournament' },
      seeds: [1, 2],
      insists: ({ kind }, seat) => {
        if (kind === 'chooseDeck') return [seat === 0 ? WITH_SIDEBOARD : 'precon-DO'];
        if (kind === 'mainAction' && seat === 1) return ['concede'];
        return kind === 'concede' ? ['yes'] : null;
      },
    },
    { seats: 4, options: { mode: '2v2' } },
    { seats: 4, options: { mode: '2v2', decks: 'custom', askAlways: 'on' } },
  ],
};
const SEEDS = [1, 2, 3, 4, 5, 6];

/** What a game asks. A kind more in the rules is one more here: `scenes.spec.ts` compares. */
export const KINDS: Readonly<Record<GameId, string>> = {
  'royaumes-sauvages':
    'battleCard battleReinforcement chooseHouse rivalBonusChoice soloBattleCard takeTurn',
  untamed:
    'alphaDraw alphaVolunteer bottomRevealed chooseAmount chooseFaction chooseMode chooseOpponent chooseTargets confirmStack discard distribute doneFlag mainAction maintenanceSupport mulligan omen openingSupport orderEffects paySupport rallyPlay stackStrongholds teamStrongholds useAbility',
  unmatched:
    'boostAttack chooseAction chooseHero chooseOptions chooseSize chooseSpaces chooseTarget commitBoost commitDefense discardOwn discardTheirs discardToLimit moveByEffect moveFighters pickCombatantMove placeByEffect placeSidekicks prophecyOrder prophecyTake returnHarpy useGaze',
  'sang-rancune':
    'afterHit afterReveal attackAssigned attackOrder beforeReveal beforeSet campAction campDiscard campStart chooseHero composeOffer doorChoice fireball loot opportunity overLimit replaceCards revealChoices setAttack shieldBash signChoice stealItem tokenTarget trickPlayed vote',
  'cannibal-world':
    'armour bullseye bullseyeBearer chargeSplit chooseBearer chooseDeck chooseHabitat chooseTarget concede defend drawSource enterTrigger firstReinforcement mainAction mulligan rechargeTrigger scatter search sideboard swapFighter tactical',
};

/**
 * One scene for every kind of question that matches at the tables above meet, and one for the last answer before every
 * kind of end. Half of the matches are played by bots that want to win.
 */
export async function scenesOf(id: GameId): Promise<{ questions: Scene[]; ends: LastScene[] }> {
  const [game, sensible] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
  const questions = new Map<string, Scene>();
  const ends = new Map<string, LastScene>();
  const usual = { seats: Math.max(2, tableSizes(game)[0] ?? 2), options: {} };
  const tables: Table[] = [usual, ...TABLES[id]].toSorted((a, b) => a.seats - b.seats);
  for (const { seats, options, seeds = SEEDS, insists = () => null } of tables) {
    const table = { game: id, seats, options };
    for (const seed of seeds) {
      const given: (readonly [Seat, readonly string[]])[] = [];
      const play = (atMost: number, isFirst: boolean): Session => {
        const draw = seeded(seed);
        return playRandomly({
          ...{ game, seats, options, seed, atMost },
          onQuestion(session, seat, { kind }) {
            if (!isFirst || questions.has(kind)) return;
            questions.set(kind, { ...table, name: kind, seat, position: session.position() });
          },
          choose(live, seat, question) {
            const picks =
              insists(question, seat) ??
              (seed % 2 === 0
                ? sensible(live.view(seat), question, draw)
                : randomPicks(question, draw));
            if (isFirst) given.push([seat, picks]);
            return picks;
          },
        });
      };
      const over = play(Number.POSITIVE_INFINITY, true);
      const [seat, picks] = given.at(-1) as (typeof given)[number];
      const name = endOf(over, seat);
      if (ends.has(name)) continue;
      const position = play(given.length - 1, false).position();
      if (endsThere(game, position, seat, picks))
        ends.set(name, { ...table, name, seat, picks, position });
    }
  }
  return { questions: [...questions.values()], ends: [...ends.values()] };
}

/** How a match has ended for a seat, and by what. */
function endOf({ game, state }: Session, seat: Seat): string {
  const { reason } = (state.open as { final?: { reason?: string } }).final ?? {};
  const hasWon = game.outcome(state.open)?.ranks[seat] === 1;
  const alone = game.outcome(state.open)?.ranks.length === 1 ? 'alone, ' : '';
  return `${alone}${hasWon ? 'won' : 'lost'}${reason === undefined ? '' : `, ${reason}`}`;
}

/** Whether the answer ends the match whatever the dice are. */
function endsThere(
  game: AnyGame,
  position: Position,
  seat: Seat,
  picks: readonly string[],
): boolean {
  const dice = (): never => {
    throw new Error('drawn');
  };
  try {
    const session = new Session(game, position, { dice });
    return session.answer(seat, picks).ok && session.isOver;
  } catch {
    return false;
  }
}

/** The last time that each of these kinds is asked in one match of sensible bots: much lies on the table then. */
export async function lateScenesOf(id: GameId, kinds: readonly string[]): Promise<Scene[]> {
  const [game, sensible] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
  const seats = Math.max(2, tableSizes(game)[0] ?? 2);
  const scenes = new Map<string, Scene>();
  const draw = seeded(1);
  playRandomly({
    ...{ game, seats, options: {}, seed: 1 },
    onQuestion(session, seat, { kind }) {
      if (!kinds.includes(kind)) return;
      const position = session.position();
      scenes.set(kind, { name: kind, game: id, seats, options: {}, seat, position });
    },
    choose: (live, seat, question) => sensible(live.view(seat), question, draw),
  });
  return kinds.flatMap((kind) => scenes.get(kind) ?? []);
}
