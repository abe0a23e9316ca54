import type { Option, Pick } from '@tablee/engine';
import type { Attack, Open, Reveal } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  affected,
  attackValue,
  foreseen,
  lifeLeft,
  playerAt,
  sideAfter,
  toughness,
} from '@tablee/rules/games/sang-rancune/index.ts';
import type { Hint } from './knowledge.ts';
import { hintOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { blowNow, chance, faceOf, leftTo, strength } from './mind.ts';
import { killOf, laidDamage, restOf } from './rest.ts';
import { ahead, bestWorth, inPoints, stakesOf } from './setting.ts';
import { victory } from './standing.ts';

const PASS = 'pass';
/** A reaction, or a pass; in its own turn of mind for each window. */
export function react(mind: Mind, question: Pick): string {
  const plays = question.options.filter(({ card }) => card !== undefined);
  switch (question.kind) {
    case 'beforeSet':
      return beforeSet(mind, question, plays);
    case 'beforeReveal':
      return beforeReveal(mind, plays);
    case 'afterReveal': {
      const play = afterReveal(mind, plays);
      return play === PASS ? beforeReveal(mind, plays) : play;
    }
    case 'attackAssigned':
      return onBlow(mind, plays);
    case 'afterHit':
      return counter(mind, plays);
    default:
      return onTrick(mind, question, plays);
  }
}

/** Cancels the trick; otherwise plays what is good once it has happened. */
function onTrick(mind: Mind, question: Pick, plays: readonly Option[]): string {
  const answer = cancel(
    mind,
    plays.filter(({ verb }) => verb === 'cancel'),
  );
  const then = foreseen(mind);
  const kind = then?.windows.at(-1)?.kind;
  if (answer !== PASS || then === null || kind === undefined) return answer;
  const options = question.options.filter(({ verb }) => verb !== 'cancel');
  return react({ ...mind, open: then }, { ...question, kind, options });
}

const SETTING: ReadonlySet<string | undefined> = new Set(['set', 'setTwo', 'setAndPlay']);

/** The play before the setting, if it is asked with it. */
export function beforeSetting(mind: Mind, question: Pick): string | undefined {
  const options = question.options.filter(({ verb }) => !SETTING.has(verb));
  if (options.length === 0) return undefined;
  const said = react(mind, { ...question, kind: 'beforeSet', options });
  return said === PASS ? undefined : said;
}

/** A play that pays, or a little talk: seats that can strike hard say so, others leave the kill to somebody. */
function beforeSet(mind: Mind, question: Pick, plays: readonly Option[]): string {
  const play = changing(mind, plays);
  if (play !== PASS) return play;
  const best = Math.max(0, ...mind.hand.map(({ face }) => strength(mind, face)));
  if (!chance(mind, 0.12)) return PASS;
  const verb = best >= 40 ? 'promiseHard' : 'promiseLeave';
  return question.options.find((option) => option.verb === verb)?.id ?? PASS;
}

/** A play that makes the own setting worth more: another place in the order, or another life of the creature. */
function changing(mind: Mind, plays: readonly Option[]): string {
  const { open, seat } = mind;
  if (plays.length === 0 || lifeLeft(open) === null) return PASS;
  const now = bestWorth(mind, open);
  return bestPlay(plays, (play) => {
    const then = hintOf(faceOf(mind, play.card)).leads
      ? swapped(open, seat, play.seat ?? seat)
      : toughened(open, play);
    return then === null ? 0 : bestWorth(mind, then) - now - price(mind, play);
  });
}

function swapped(open: Open, seat: number, other: number): Open {
  const players = open.players.map((player, each) => {
    if (each === seat) return { ...player, initiative: playerAt(open, other).initiative };
    if (each === other) return { ...player, initiative: playerAt(open, seat).initiative };
    return player;
  });
  return { ...open, players };
}

function toughened(open: Open, { verb = '', space }: Option): Open | null {
  const { encounter } = open;
  if (space !== 'creature' || encounter === null || encounter.marker === null) return null;
  const marker = encounter.marker + toughness(open, verb, space);
  return { ...open, encounter: { ...encounter, marker } };
}

/** Pushes away whoever may get the kill first, or swaps a poor card for one that lies face down, if it pays. */
function beforeReveal(mind: Mind, plays: readonly Option[], own?: number): string {
  const left = lifeAfterReveal(mind);
  const useful = plays.filter(({ card }) => {
    const { ousts, swaps } = hintOf(faceOf(mind, card));
    return ousts === true || swaps === true;
  });
  if (left === null || left <= 0 || useful.length === 0) return PASS;
  const stakes = stakesOf(mind);
  const mine = own ?? laidDamage(mind);
  const now = restOf(mind, stakes, left, { own: mine });
  const worth = ({ card, seat = 0 }: Option): number => {
    const { ousts } = hintOf(faceOf(mind, card));
    if (ousts === true) return restOf(mind, stakes, left, { own: mine, out: seat });
    const known = { seat, damage: mine };
    return (
      SWAPPED.reduce((sum, each) => sum + restOf(mind, stakes, left, { own: each, known }), 0) /
      SWAPPED.length
    );
  };
  return bestPlay(useful, (play) => worth(play) - now - price(mind, play));
}

/** What may come for the own card. */
const SWAPPED = [0, 20, 30, 50];

/** What a trick of the usual worth is worth in the hand, in points of prestige; beginners do not see what they could do with it. */
const PRICE = { usual: 0.5, toBeginners: 50 };
/** The usual worth of one without a hint, and of most. */
const PLAIN = 20;
const USUAL = 25;

/** What a card is worth in the hand, in points: nothing is kept beyond the end. */
function price(mind: Mind, { card }: Option): number {
  const { kept = PLAIN } = hintOf(faceOf(mind, card));
  const each = mind.isNew ? PRICE.toBeginners : PRICE.usual;
  return ((each * kept) / USUAL) * ahead(mind);
}

/** The play that gains most; none gains: a pass. */
function bestPlay(plays: readonly Option[], gain: (play: Option) => number): string {
  let [found, most] = [PASS, 0];
  for (const play of plays) {
    const gained = gain(play);
    if (gained > most) [found, most] = [play.id, gained];
  }
  return found;
}

/** The play before the first reveal, with the card that is set: by the option that says both. */
export function withIt(mind: Mind, question: Pick, laid: string): string | undefined {
  const plays = question.options.filter(({ by }) => by === laid);
  const face = faceOf(mind, laid);
  const id = beforeReveal(mind, plays, face === undefined ? 0 : strength(mind, face));
  return id === PASS ? undefined : id;
}

/** Life left to the creature once the attacks on the table have been counted. */
function lifeAfterReveal(mind: Mind): number | null {
  const left = lifeLeft(mind.open);
  const { reveal } = mind.open;
  if (left === null || reveal === null) return left;
  return reveal.attacks.reduce(
    (sum, each) => sum - attackValue(mind, reveal.seat, each).value,
    left,
  );
}

const total = (mind: Mind, attacks: readonly Attack[], seat: number): number =>
  attacks.reduce((sum, attack) => sum + attackValue(mind, seat, attack).value, 0);

/** Spoils a rival's kill, helps the own, or hurts whoever has to be hurt: what gains most. */
function afterReveal(mind: Mind, plays: readonly Option[]): string {
  const { open, seat } = mind;
  const { reveal } = open;
  const left = reveal === null ? null : leftTo(mind, reveal.seat);
  const useful = plays.filter(({ card }) => {
    const { ousts, swaps } = hintOf(faceOf(mind, card));
    return ousts !== true && swaps !== true;
  });
  if (reveal === null || left === null || useful.length === 0) return PASS;
  const stakes = stakesOf(mind);
  const value = total(mind, reveal.attacks, reveal.seat);
  const isMine = reveal.seat === seat;
  const ends = isMine ? stakes.mine : killOf(mind, stakes, reveal.seat);
  const after = (blow: number, life: number): number =>
    blow >= life ? ends : restOf(mind, stakes, life - blow);
  const now = after(value, left);
  const worth = (play: Option): number => {
    const { takes, lifts, costs = 0 } = hintOf(faceOf(mind, play.card));
    if (play.verb === 'weaken' || play.verb === 'strengthen') {
      return play.space === 'creature'
        ? after(value, left + toughness(open, play.verb, play.space))
        : now;
    }
    const up = lifts === true ? after(value + gainOf(mind, reveal), left) : now;
    if (takes === undefined) return up;
    const down = after(value - lossOf(mind, reveal, takes), left);
    if (lifts === true) return (up + down) / 2;
    const hurt =
      costs === 0 ? 0 : victory(mind.open, mind.seat, [{ seat: reveal.seat, life: -costs }]);
    return down + (costs === 0 ? 0 : inPoints(stakes, hurt));
  };
  return bestPlay(useful, (play) => worth(play) - now - price(mind, play));
}

const turned = (attack: Attack, by: number): Attack => ({
  ...attack,
  side: sideAfter(attack.side, by),
});

/** What one side up adds to a reveal. */
function gainOf(mind: Mind, reveal: Reveal): number {
  const hit = affected(reveal, mind.seat);
  const up = hit.map((attack) => turned(attack, -1));
  return total(mind, up, reveal.seat) - total(mind, hit, reveal.seat);
}

/** What such a play takes from a reveal. */
function lossOf(mind: Mind, reveal: Reveal, takes: NonNullable<Hint['takes']>): number {
  const hit = affected(reveal, mind.seat);
  const now = total(mind, hit, reveal.seat);
  if (takes === 'all') return now;
  const by = takes === 'oneSide' ? 1 : 3;
  const down = hit.map((attack) => turned(attack, by));
  return now - total(mind, down, reveal.seat);
}

/** Passes the blow on, or answers it once it has fallen. */
function onBlow(mind: Mind, plays: readonly Option[]): string {
  const other = passOn(mind, plays);
  const counters = plays.filter(({ verb }) => verb === 'counter');
  return other === PASS ? counter(mind, counters) : other;
}

/** What a blow sent on has to gain, in points. */
const REDIRECT = 0.5;

/** Sends a blow where it does oneself most good. */
function passOn(mind: Mind, plays: readonly Option[]): string {
  const { open } = mind;
  const hits = open.strike?.hits ?? [];
  const ways = plays.filter(({ verb }) => verb === 'redirect');
  if (ways.length === 0) return PASS;
  const stakes = stakesOf(mind);
  const falls = (moved?: Option): number =>
    victory(
      mind.open,
      mind.seat,
      hits.map((hit) => ({
        seat: moved?.space === hit.id ? (moved.seat ?? hit.seat) : hit.seat,
        life: -hit.damage,
      })),
    );
  const now = falls();
  return bestPlay(ways, (play) => (falls(play) - now) / stakes.point - REDIRECT);
}

/** Strikes back if it kills. */
function counter(mind: Mind, plays: readonly Option[]): string {
  const { seat, hand } = mind;
  const [play] = plays;
  if (play === undefined) return PASS;
  const left = leftTo(mind, seat);
  const best = Math.max(0, ...hand.map(({ face }) => blowNow(mind, face)));
  return left !== null && best >= left ? play.id : PASS;
}

/** Cancels what is aimed at oneself. */
function cancel(mind: Mind, plays: readonly Option[]): string {
  const trick = mind.open.announced.at(-1);
  const [play] = plays;
  if (trick === undefined || play === undefined) return PASS;
  const isHelp = hintOf(trick.card.face).helps === true;
  const isAimedAtMe = trick.target === mind.seat && !isHelp;
  return isAimedAtMe && chance(mind, 0.8) ? play.id : PASS;
}
