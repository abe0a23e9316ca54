import type {
  Account,
  Film,
  FilmStep,
  Hope,
  Options,
  Question,
  Seat,
  Shot,
  Side,
  TurningPoint,
  Understanding,
  View,
} from '@tablee/engine';
import { keyOf, nearest, onlyAnswerOf, seeded } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import type { Appraisal, Prospect } from './search/appraise.ts';
import { appraise, confirmed, pointsBetween, prospect, SURE, sidesOf } from './search/appraise.ts';
import { sharesOf } from './search/outlook.ts';
import type { Thinker } from './search/thinker.ts';

/** The settings of a study. */
export interface StudyTask {
  readonly film: Film;
  readonly seats: number;
  readonly options: Options;
  readonly thinker: Thinker;
  readonly seed: number;
  /** Playouts for the whole match. Default: as many as the game needs. */
  readonly playouts?: number;
  /** Told after each piece of work. */
  onProgress?(done: number, of: number): void;
  /** Asked now and then: it ends early with what it has. */
  isOver?(): boolean;
}

/** Playouts for a whole match, as a multiple of a strong bot's for one answer; `LEAST_PLAYOUTS` at least. */
const PER_MATCH = 150;
const LEAST_PLAYOUTS = 2400;
/** The most decisions that are looked at, and the fewest playouts with which one is. */
const MOST_LOOKED = 60;
const FEWEST_PLAYOUTS = 48;
/** More than these would add little to the knowledge of one. */
const MOST_PLAYOUTS = 1200;
/** The decisions that stand out are judged again, with so much of all playouts. */
const CONFIRMED = 8;
const CONFIRMING = 0.4;
/** Of the playouts for one decision, those that tell the chances of all. */
const HOPING = 0.3;
/** A smaller change of a side's chance is no turning point. */
const LEAST_SWING = 0.06;
const TURNS = 3;
/** A quick mind may hesitate: it is asked so often what it would answer. */
const GUESSES = 3;
const STRIDE = 104_729;

/** How many playouts a match of a game usually gets. */
export const playoutsFor = ({ playouts }: Thinker): number =>
  Math.max(LEAST_PLAYOUTS, PER_MATCH * playouts);

/** Loads what is needed to judge matches of a game. Rejects for a game that is not of the house. */
export async function loadThinker(gameId: string): Promise<Thinker> {
  if (!isGameId(gameId)) throw new Error(`nobody can judge ${gameId}`);
  const { thinker } = (await import(`./${gameId}/thinker.ts`)) as { readonly thinker: Thinker };
  return thinker;
}

/** A player's action that a quick mind might not have taken. */
interface Deed {
  /** Step of the film before it. */
  readonly at: number;
  readonly seat: Seat;
  /** A quick mind would not have done it. */
  readonly isOwn: boolean;
}

/** A decision of the match. */
interface Choice extends Deed {
  readonly question: Question;
  readonly picks: readonly string[];
}

interface Looked extends Choice {
  readonly hope: Prospect;
  appraisal: Appraisal;
  isConfirmed: boolean;
}

/**
 * Goes over a match that has come to its end. Each decision is judged by what its seat knew then; the chances over time are those
 * with all hands open. The same film, seed and playouts give the same, unless it is ended early.
 */
export function understand(task: StudyTask): Understanding {
  const { film, seats, options, thinker, seed } = task;
  const { game } = film;
  if (!film.isWhole) throw new Error('a match that has not ended is not gone over');
  const sides = sidesOf(game, seats, options);
  const choices = choicesIn(film, thinker, seed);
  const all = task.playouts ?? playoutsFor(thinker);
  const scanning = Math.floor((1 - CONFIRMING) * all);
  const most = Math.min(MOST_LOOKED, Math.floor(scanning / FEWEST_PLAYOUTS));
  const deeds = [...choices, ...lapsesIn(film)];
  const chosen = chosenOf(choices, most);
  const each = Math.min(MOST_PLAYOUTS, Math.floor(scanning / Math.max(1, chosen.length)));
  const work = chosen.length + Math.min(CONFIRMED, chosen.length);
  let done = 0;
  let playouts = 0;
  const tell = (): void => {
    done += 1;
    task.onProgress?.(done, work);
  };

  const hopes: Hope[] = [];
  const looked: Looked[] = [];
  for (const choice of chosen) {
    if (task.isOver?.() === true) break;
    const position = nearest(game, film.positionAt(choice.at));
    const judging = { game, position, thinker, sides, seed: seed + STRIDE * choice.at };
    const hoping = Math.ceil(HOPING * each);
    const hope = prospect({ ...judging, playouts: hoping });
    const { seat, picks: given } = choice;
    hopes.push({ step: choice.at, chances: hope.chances });
    const appraisal = appraise({ ...judging, seat, given, playouts: each - hoping });
    playouts += each;
    if (appraisal !== null) looked.push({ ...choice, hope, appraisal, isConfirmed: false });
    tell();
  }
  const standing = [...looked].sort((a, b) => swingOf(b) - swingOf(a)).slice(0, CONFIRMED);
  for (const choice of standing) {
    if (task.isOver?.() === true) break;
    const anew = confirmed(
      {
        ...{ game, position: nearest(game, film.positionAt(choice.at)), thinker, sides },
        ...{ seat: choice.seat, given: choice.picks },
        playouts: Math.min(MOST_PLAYOUTS, Math.floor((all - scanning) / CONFIRMED)),
        seed: seed + STRIDE * choice.at + 1,
      },
      choice.appraisal,
    );
    if (anew !== null) {
      choice.appraisal = anew;
      choice.isConfirmed = true;
      playouts += anew.playouts;
    }
    tell();
  }

  looked.sort((a, b) => a.at - b.at);
  const last = film.steps.length - 1;
  const outcome = game.outcome(film.viewAt(last, null).open);
  const end = outcome === null ? sides.map(() => 0) : sharesOf(outcome, sides);
  hopes.sort((a, b) => a.step - b.step).push({ step: last, chances: end });
  const found = [...choicesThatTurned(looked, sides), ...luckThatTurned(looked, deeds, end, sides)];
  const greatest = found.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, TURNS);
  const turns = [...greatest].sort((a, b) => a.step - b.step);
  return {
    ...{ sides, hopes, turns, decisions: choices.length, looked: looked.length, playouts },
    decisive: greatest[0] === undefined ? null : turns.indexOf(greatest[0]),
    accounts: accountsOf(looked, deeds, sides, hopes),
  };
}

/** Decisions between several answers that stood; nobody chose the clock's answers. */
function choicesIn(film: Film, thinker: Thinker, seed: number): Choice[] {
  const steps = film.steps.map((step) => ({ ...step, stands: true }));
  for (const [i, step] of steps.entries()) {
    if (step.by !== 'undo') continue;
    const undone = steps
      .slice(0, i)
      .findLast(({ by, seat, stands }) => by === 'seat' && seat === step.seat && stands);
    if (undone !== undefined) undone.stands = false;
  }
  const random = seeded(seed);
  const choices: Choice[] = [];
  let at = 0;
  film.run((shot) => {
    const next = steps[at + 1];
    const choice = next?.stands === true ? choiceOf(next, at) : null;
    if (choice !== null) {
      const view = viewIn(shot, choice.seat);
      const guesses = Array.from({ length: GUESSES }, () =>
        keyOf(thinker.rollout(view, choice.question, random)),
      );
      choices.push({ ...choice, isOwn: !guesses.includes(keyOf(choice.picks)) });
    }
    at += 1;
  });
  return choices;
}

/** Departures, and seats whose time was up: their results are neither luck nor to be judged. */
const lapsesIn = ({ steps }: Film): Deed[] =>
  steps.flatMap(({ by, seat }, step) =>
    seat !== null && (by === 'leave' || by === 'clock')
      ? [{ at: step - 1, seat, isOwn: true }]
      : [],
  );

function choiceOf(step: FilmStep, at: number): Omit<Choice, 'isOwn'> | null {
  const { by, seat, question, picks } = step;
  if (by !== 'seat' || seat === null || question === null || question.shape === 'text') return null;
  return onlyAnswerOf(question) === null ? { at, seat, question, picks } : null;
}

function viewIn({ open, own, mates, tally }: Shot, seat: Seat): View {
  const view = { seat, open, own: own[seat] ?? null, tally };
  const seen = mates[seat] ?? [];
  if (seen.length === 0) return view;
  return { ...view, mates: Object.fromEntries(seen.map((mate) => [mate, own[mate]])) };
}

/**
 * At most `most` decisions, all over the match, two thirds of them such as a quick mind would not have made. Any first part of
 * their order is all over the match too: a study that ends early has seen a little of everything.
 */
function chosenOf(choices: readonly Choice[], most: number): readonly Choice[] {
  const own = choices.filter(({ isOwn }) => isOwn);
  const usual = choices.filter(({ isOwn }) => !isOwn);
  const forOwn = Math.max(Math.ceil((2 / 3) * most), most - usual.length);
  const first = spread(own, forOwn);
  const kept = [...first, ...spread(usual, most - first.length)].sort((a, b) => a.at - b.at);
  const places = kept.map((choice, i) => ({ choice, place: (i * GOLDEN) % 1 }));
  return places.sort((a, b) => a.place - b.place).map(({ choice }) => choice);
}

function spread(choices: readonly Choice[], most: number): readonly Choice[] {
  if (choices.length <= most) return choices;
  const stride = choices.length / most;
  return Array.from({ length: most }, (_, i) => choices[Math.floor((i + 0.5) * stride)] as Choice);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

const costOf = ({ best, given }: Appraisal): number =>
  keyOf(best.picks) === keyOf(given.picks) ? 0 : best.gain;

/** By how much the answer was better than the first guess; 0 where luck may have made it. */
const wonOf = ({ guess, given }: Appraisal): number =>
  keyOf(guess.picks) !== keyOf(given.picks) && Math.abs(guess.gain) > SURE * guess.doubt
    ? -guess.gain
    : 0;

/** How much a decision stands out before it is judged again: by the playouts, sure or not. */
const swingOf = ({ appraisal: { second, best, guess } }: Looked): number =>
  Math.max(best.gain, second?.gain ?? 0, -guess.gain);

const weightOf = ({ chance, instead }: TurningPoint): number => Math.abs(chance - instead);

function choicesThatTurned(looked: readonly Looked[], sides: readonly Side[]): TurningPoint[] {
  return looked.flatMap(({ at, seat, picks, appraisal, isConfirmed }) => {
    if (!isConfirmed) return [];
    const { given, best, guess } = appraisal;
    const cost = costOf(appraisal);
    const isCost = cost > 0;
    if (Math.max(cost, wonOf(appraisal)) < LEAST_SWING) return [];
    const other = isCost ? best : guess;
    const [better, worse] = isCost ? [best, given] : [given, guess];
    return [
      {
        ...{ step: at, seat, kind: isCost ? ('cost' as const) : ('won' as const) },
        ...{ chance: given.chance, instead: other.chance, given: picks, other: other.picks },
        points: pointsBetween(better, worse, seat, sides),
      },
    ];
  });
}

/**
 * The luck between a decision as good as the first guess and the next moment looked at, if there was no other decision between.
 */
function luckThatTurned(
  looked: readonly Looked[],
  deeds: readonly Deed[],
  end: readonly number[],
  sides: readonly Side[],
): TurningPoint[] {
  return looked.flatMap((choice, i) => {
    const next = looked[i + 1];
    const until = next?.at ?? Number.POSITIVE_INFINITY;
    if (deeds.some(({ at }) => at > choice.at && at < until)) return [];
    if (costOf(choice.appraisal) > 0 || wonOf(choice.appraisal) !== 0) return [];
    const now = next?.hope.chances ?? end;
    const changes = sides.map((_, side) => (now[side] ?? 0) - (choice.hope.chances[side] ?? 0));
    const side = changes.indexOf(Math.max(...changes));
    if ((changes[side] ?? 0) < LEAST_SWING) return [];
    const chance = now[side] ?? 0;
    return [
      {
        ...{ step: choice.at, seat: sides[side]?.[0] ?? 0, kind: 'luck' as const },
        ...{ chance, instead: chance - (changes[side] ?? 0), given: [], other: [] },
        points: { own: 0, others: 0 },
      },
    ];
  });
}

/**
 * Between two moments the chances change by the decisions in between that a quick mind would not have made, in equal parts;
 * where there are none, by luck: all are expected to play on as quick minds would. So the noise of single moments adds up to nothing.
 */
function accountsOf(
  looked: readonly Looked[],
  deeds: readonly Deed[],
  sides: readonly Side[],
  hopes: readonly Hope[],
): Account[] {
  return sides.map((seats, side) => {
    const isOfSide = ({ seat }: Deed): boolean => seats.includes(seat);
    const missed = looked.filter((each) => each.isConfirmed && isOfSide(each));
    let [own, others, luck] = [0, 0, 0];
    for (const [i, { step, chances }] of hopes.entries()) {
      const next = hopes[i + 1];
      if (next === undefined) break;
      const change = (next.chances[side] ?? 0) - (chances[side] ?? 0);
      const made = deeds.filter(({ at, isOwn }) => isOwn && at >= step && at < next.step);
      const mine = made.filter(isOfSide).length / Math.max(1, made.length);
      if (made.length === 0) luck += change;
      own += made.length === 0 ? 0 : change * mine;
      others += made.length === 0 ? 0 : change * (1 - mine);
    }
    return {
      ...{ from: hopes[0]?.chances[side] ?? 0, own, others, luck },
      missed: missed.reduce((sum, { appraisal }) => sum + costOf(appraisal), 0),
    };
  });
}
