import type { Card, Option, Pick, Seat } from '@tablee/engine';
import type { Open } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  catalogue,
  encounterOf,
  lifeLeft,
  othersOf,
  playerAt,
  prizeOf,
  reachOf,
  upcoming,
} from '@tablee/rules/games/sang-rancune/index.ts';
import type { Fate, Odds } from './forecast.ts';
import { blowsOf, fateOf, MEAN } from './forecast.ts';
import { harmOf } from './harm.ts';
import { hintOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { blowNow, faceOf, optionsOf, strength } from './mind.ts';
import { toCome, victory } from './standing.ts';

/** What the ends of a round are worth to a seat, against its chance to win as it is: in points of prestige. */
export interface Stakes {
  readonly now: number;
  /** Worth of one point of prestige. */
  readonly point: number;
  /** The own killing blow, and that of another in the mean. */
  readonly mine: number;
  readonly theirs: number;
  /** A round more of this creature, by what it costs all. */
  readonly round: number;
}

/** Prestige at once by which the worth of one point is measured. */
const SHARE = 3;
/** Life that a round costs everybody, in the mean. */
const A_ROUND = 7;

export function stakesOf(mind: Mind): Stakes {
  const { open, seat } = mind;
  const now = victory(mind.open, mind.seat);
  const prize = prizeOf(open);
  const prestige = prize.card + prize.late;
  const others = othersOf(open, seat);
  const point = Math.max(
    1e-4,
    (victory(mind.open, mind.seat, [{ seat, prestige: SHARE }]) - now) / SHARE,
  );
  const inPoints = (chance: number) => (chance - now) / point;
  const theirs = others.map((other) =>
    inPoints(victory(mind.open, mind.seat, [{ seat: other, prestige }])),
  );
  const all = [seat, ...others].map((each) => ({ seat: each, life: -A_ROUND }));
  return {
    now,
    point,
    mine: inPoints(victory(mind.open, mind.seat, [{ seat, prestige }])),
    theirs: theirs.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length),
    round: inPoints(victory(mind.open, mind.seat, all)),
  };
}

/** What a change is worth, in points of prestige. */
export const inPoints = ({ now, point }: Stakes, chance: number): number => (chance - now) / point;

/** A creature that lives on: everybody may get it, and it costs life until then. */
export function livesOn({ open, seat }: Mind, { mine, theirs, round }: Stakes, left: number) {
  const living = othersOf(open, seat).length + 1;
  const rounds = left / (MEAN * living);
  return (mine + (living - 1) * theirs) / living + round * rounds;
}

/** The best damage of one card of these, without set-ups of this round. */
function damageOf(mind: Mind, face: string): number {
  const card = catalogue.cards.of(face);
  if (card.kind !== 'standard') return 0;
  return blowNow(mind, face) + (card.bonus?.offered?.(mind.open) ?? 0);
}

const blessesNow = ({ open }: Mind, face: string): boolean => {
  const card = catalogue.cards.of(face);
  return card.kind === 'standard' && (card.bonus?.offered?.(open) ?? 0) > 0;
};

/** A card to set as a way to spend the turn. */
interface Laid {
  readonly damage: number;
  /** Damage after all others. */
  readonly late: number;
  readonly attacks: boolean;
  readonly blesses: boolean;
  /** What it leaves for later, or takes from it, in points. */
  readonly later: number;
}

/** How much of the match is still to come, for what is kept for it. */
export const ahead = (mind: Mind): number => Math.min(1, toCome(mind.open) / 2);

/** Points for a damage kept for later, and for one that a set-up adds to a later attack; how much doubling adds. */
const KEPT = 0.009;
const SET_UP = 0.02;
const DOUBLING = 35;

/** Worth for later of a set-up, of two blows, and of one that is chosen when it falls, in damage. */
const WAITING = 30;
const TWO_BLOWS = 60;
const CHOSEN_BLOW = 35;
/** More damage in one card is not kept for. */
const MOST_KEPT = 60;
/** A blow shown before the late one is no stronger. */
const SMALL = 20;

function laidOf(mind: Mind, faces: readonly string[]): Laid {
  const rest = mind.hand.map(({ face }) => face);
  for (const face of faces) rest.splice(rest.indexOf(face), 1);
  const blows = rest.map((face) => damageOf(mind, face)).sort((a, b) => b - a);
  const keep = KEPT * ahead(mind);
  const parts = faces.map((face) => partOf(mind, face, blows, keep));
  const sum = (of: (part: Part) => number): number =>
    parts.reduce((all, each) => all + of(each), 0);
  return {
    damage: sum(({ damage }) => damage),
    late: sum(({ late }) => late),
    later: sum(({ later }) => later),
    attacks: parts.some(({ attacks }) => attacks),
    blesses: faces.some((face) => blessesNow(mind, face)),
  };
}

type Part = Omit<Laid, 'blesses'>;

/** One card of them; `blows`: damage of the rest of the hand, most first. */
function partOf(mind: Mind, face: string, blows: readonly number[], keep: number): Part {
  const none = { damage: 0, late: 0, attacks: false, later: 0 };
  const card = catalogue.cards.of(face);
  if (card.kind === 'standard') {
    const later = -keep * Math.min(MOST_KEPT, strength(mind, face));
    return { ...none, damage: damageOf(mind, face), attacks: true, later };
  }
  if (card.kind !== 'tactical') return none;
  const { setup, replace } = card;
  if (setup !== undefined) {
    const adds = 'add' in setup ? setup.add : DOUBLING;
    return { ...none, later: SET_UP * adds - keep * WAITING };
  }
  if (replace === undefined) return none;
  const hint = hintOf(face);
  const [first = 0, second = 0, third = 0] = blows;
  const isTwo = hint.blows === 2;
  const later = -keep * (isTwo ? TWO_BLOWS : CHOSEN_BLOW);
  return hint.late === true
    ? { damage: Math.min(SMALL, third), late: first, attacks: true, later }
    : { damage: isTwo ? first + second : first, late: 0, attacks: true, later };
}

/** Where the own turn lies. */
interface Places {
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  readonly left: number;
  readonly oddsBefore: Odds;
  readonly oddsAfter: Odds;
  readonly oddsLate: Odds;
}

function placesOf(mind: Mind): Places {
  const { open, seat } = mind;
  const order = upcoming(mind);
  const at = order.indexOf(seat);
  const before = at < 0 ? [] : order.slice(0, at);
  const after = at < 0 ? order : order.slice(at + 1);
  const left = lifeLeft(open) ?? 0;
  const oddsBefore = blowsOf(mind, before, left);
  const then = left - MEAN * before.length;
  const oddsAfter = blowsOf(mind, after, then);
  const oddsLate = blowsOf(mind, [...before, ...after], left);
  return { before, after, left, oddsBefore, oddsAfter, oddsLate };
}

const NOBODY: Odds = blowsOf({} as Mind, [], 0);

/** Worth of spending the turn so, in points. */
function worthOfLaid(mind: Mind, laid: Laid, places: Places, stakes: Stakes): number {
  const { before, after, left, oddsBefore, oddsAfter, oddsLate } = places;
  const { seat, me } = mind;
  const fate: Fate =
    laid.late > 0
      ? fateOf(oddsLate, NOBODY, laid.late + laid.damage, left)
      : fateOf(oddsBefore, oddsAfter, laid.damage, left);
  const way = { damage: laid.damage + laid.late, attacks: laid.attacks, last: laid.late > 0 };
  const harm = laid.blesses ? 0 : harmOf(mind, way, { before, after }, left);
  const isSafe = me.items.some(({ opened, face }) => opened && hintOf(face).safe);
  const hurt = isSafe
    ? 0
    : inPoints(stakes, victory(mind.open, mind.seat, [{ seat, life: -harm }]));
  return (
    fate.mine * stakes.mine +
    fate.theirs * stakes.theirs +
    fate.none * (livesOn(mind, stakes, fate.left) + hurt) +
    laid.later
  );
}

/** Points for a token, by encounter. */
function worthInPack(mind: Mind, laid: Laid, stakes: Stakes): number {
  const { open, seat } = mind;
  const { tokens, face } = encounterOf(open);
  const living = othersOf(open, seat).length + 1;
  const { prestige, tokenPrestige = 0 } = catalogue.encounters.of(face);
  const reach = reachOf(mind, seat).tokens.map(({ life }) => life);
  const each = hintOf(face).perToken ?? tokenPrestige;
  const total = laid.damage + laid.late;
  const killed = reach.some((life) => life <= total) ? 1 : 0;
  const isNearLast = tokens.length <= living;
  const last = isNearLast ? (prestige + prizeOf(open).late) / Math.max(1, tokens.length) : 0;
  const wasted = KEPT * Math.max(0, total - WOLF);
  const spared = 0.3 * (1 - killed) * (1 - Math.min(total, WOLF) / WOLF);
  return killed * (each + last) + (spared * stakes.round) / living - wasted + laid.later;
}

/** Life of the strongest tokens. */
const WOLF = 30;

/** A way through a place without a creature: who does least is struck. */
function worthInRun(mind: Mind, laid: Laid, places: Places, stakes: Stakes): number {
  const { seat } = mind;
  const way = { damage: laid.damage + laid.late, attacks: laid.attacks };
  const harm = harmOf(mind, way, places, 500);
  const hurt = inPoints(stakes, victory(mind.open, mind.seat, [{ seat, life: -harm }]));
  return hurt + 0.01 * way.damage + laid.later;
}

function worthOfFaces(
  mind: Mind,
  faces: readonly string[],
  places: Places,
  stakes: Stakes,
): number {
  const laid = laidOf(mind, faces);
  const { marker, tokens } = encounterOf(mind.open);
  const { creature } = reachOf(mind, mind.seat);
  if (marker !== null && creature) return worthOfLaid(mind, laid, places, stakes);
  if (tokens.length > 0) return worthInPack(mind, laid, stakes);
  return worthInRun(mind, laid, places, stakes);
}

/** What a beginner sees in a card: its damage. */
function hitting(mind: Mind, faces: readonly string[]): number {
  const { damage, late } = laidOf(mind, faces);
  return damage + late;
}

/** How much an answer is over- or underrated: nobody is to foresee it with certainty. Beginners count in damage. */
const BLUR = { usual: 0.05, ofBeginners: 30 };

/** The option with the most worth, those nearly as good now and then. */
function best(mind: Mind, options: readonly Option[], worth: (option: Option) => number) {
  let found: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const all = worth(option) + (mind.isNew ? BLUR.ofBeginners : BLUR.usual) * mind.random();
    if (all > most) [found, most] = [option, all];
  }
  return found;
}

/** The card to set, or two of them. */
export function toSet(mind: Mind, question: Pick): string | null {
  const options = [...optionsOf(question, 'set'), ...optionsOf(question, 'setTwo')];
  if (options.length === 0) return null;
  const places = placesOf(mind);
  const stakes = stakesOf(mind);
  const known = new Map<string, number>();
  const found = best(mind, options, ({ card, by }) => {
    const faces = [card, by].flatMap((id) => faceOf(mind, id) ?? []);
    const key = faces.join();
    let worth = known.get(key);
    if (worth === undefined) {
      worth = mind.isNew ? hitting(mind, faces) : worthOfFaces(mind, faces, places, stakes);
      known.set(key, worth);
    }
    return worth;
  });
  return found?.id ?? null;
}

/** Worth of the best card to set on this table. */
export function bestWorth(mind: Mind, open: Open): number {
  const then = { ...mind, open, me: playerAt(open, mind.seat) };
  const places = placesOf(then);
  const stakes = stakesOf(then);
  const faces = new Set(mind.hand.map(({ face }) => face));
  let most = Number.NEGATIVE_INFINITY;
  for (const face of faces) {
    const { kind } = catalogue.cards.of(face);
    if (kind === 'standard' || kind === 'tactical') {
      most = Math.max(most, worthOfFaces(then, [face], places, stakes));
    }
  }
  return most;
}

/** Cards that take the place of a revealed one: those with the most worth, now. */
export function toReplace(mind: Mind, question: Pick): readonly string[] {
  const after = upcoming(mind).filter((seat) => seat !== mind.seat);
  const left = lifeLeft(mind.open) ?? 0;
  const odds = blowsOf(mind, after, left);
  const places: Places = {
    ...{ before: [], after, left },
    ...{ oddsBefore: NOBODY, oddsAfter: odds, oddsLate: odds },
  };
  const stakes = stakesOf(mind);
  const sets = question.max === 1 ? question.options.map((each) => [each]) : pairs(question);
  let found: readonly Option[] = question.options.slice(0, question.min);
  let most = Number.NEGATIVE_INFINITY;
  for (const set of sets) {
    const faces = set.flatMap(({ card }) => faceOf(mind, card) ?? []);
    const worth = worthOfFaces(mind, faces, places, stakes);
    if (worth > most) [found, most] = [set, worth];
  }
  return found.map(({ id }) => id);
}

const pairs = ({ options, min }: Pick): readonly (readonly Option[])[] =>
  min < 2
    ? [options.slice(0, min)]
    : options.flatMap((first, i) => options.slice(i + 1).map((second) => [first, second]));

/** What to show at once and what to lay for a turn after all others. */
export function toLayLate(mind: Mind, question: Pick): string {
  const after = upcoming(mind).filter((seat) => seat !== mind.seat);
  const left = lifeLeft(mind.open) ?? 0;
  const odds = blowsOf(mind, after, left);
  const stakes = stakesOf(mind);
  const places: Places = {
    ...{ before: after, after: [], left },
    ...{ oddsBefore: odds, oddsAfter: NOBODY, oddsLate: odds },
  };
  let found = question.options[0] as Option;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options) {
    const small = faceOf(mind, option.verb === 'setLate' ? option.by : option.card);
    const laid = option.verb === 'setLate' ? faceOf(mind, option.card) : undefined;
    const now = small === undefined ? 0 : damageOf(mind, small);
    const worth =
      now >= left && left > 0
        ? stakes.mine
        : worthOfFaces(
            mind,
            [small, laid].flatMap((face) => face ?? []),
            places,
            stakes,
          );
    if (worth > most) [found, most] = [option, worth];
  }
  return found.id;
}

/** How much a card is wanted in the hand. */
export function wanted(mind: Mind, { face }: Card): number {
  const { kept } = hintOf(face);
  if (kept !== undefined) return kept;
  return catalogue.cards.of(face).kind === 'trick' ? 20 : strength(mind, face);
}
