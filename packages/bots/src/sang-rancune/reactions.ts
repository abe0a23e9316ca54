import type { Card, Option, Pick } from '@tablee/engine';
import type { Attack, Reveal } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  affected,
  attackValue,
  encounterOf,
  foreseen,
  initiativeOf,
  lifeLeft,
  nextToReveal,
  playerAt,
  sideAfter,
  upcoming,
} from '@tablee/rules/games/sang-rancune/index.ts';
import type { Hint } from './knowledge.ts';
import { hintOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { chance, faceOf, leftForMe, leftTo, richest, strength, withSetups } from './mind.ts';

const PASS = 'pass';
/** How often a rival's killing blow is spoilt with what is at hand: selfish, but not blind. */
const SPOILS = 0.6;

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

/** A little talk: seats that can strike hard say so, the well-off leave it to others. */
function beforeSet(mind: Mind, question: Pick, plays: readonly Option[]): string {
  const weaken = plays.find(({ verb }) => verb === 'weaken');
  if (weaken !== undefined && isInDanger(mind) && chance(mind, 0.3)) return weaken.id;
  const best = Math.max(0, ...mind.hand.map(({ face }) => strength(mind, face)));
  const first = plays.find(
    ({ card, seat }) =>
      hintOf(faceOf(mind, card)).leads && initiativeOf(mind.open, seat ?? 0) === 1,
  );
  if (first !== undefined && best >= (lifeLeft(mind.open) ?? 900)) return first.id;
  if (!chance(mind, 0.12)) return PASS;
  const verb = best >= 40 ? 'promiseHard' : 'promiseLeave';
  return question.options.find((option) => option.verb === verb)?.id ?? PASS;
}

const isInDanger = ({ me, open }: Mind): boolean => me.life <= 30 && encounterOf(open).round > 1;

/**
 * Pushes the next player to reveal when the kill is near and the own turn is still to come; swaps a poor card for that player's
 * set card.
 */
function beforeReveal(
  mind: Mind,
  plays: readonly Option[],
  set: readonly Card[] = mind.view.own?.set ?? [],
): string {
  const { seat } = mind;
  const active = nextToReveal(mind) ?? upcoming(mind)[0];
  const onActive = (does: keyof Hint) =>
    plays.find((option) => option.seat === active && hintOf(faceOf(mind, option.card))[does]);
  const isPoor = set.length === 1 && set.every(({ face }) => strength(mind, face) <= 10);
  const swap = onActive('swaps');
  if (isPoor && swap !== undefined && chance(mind, 0.5)) return swap.id;
  const left = lifeAfterReveal(mind);
  const isNear = left !== null && left <= 60 && left > 0;
  const isMine = upcoming(mind).includes(seat) && active !== seat;
  if (!isNear || !isMine || !chance(mind, 0.5)) return PASS;
  return onActive('ousts')?.id ?? PASS;
}

/** The play before the first reveal, with the card that is set: by the option that says both. */
export function withIt(mind: Mind, question: Pick, laid: string): string | undefined {
  const plays = question.options.filter(({ by }) => by === laid);
  const id = beforeReveal(
    mind,
    plays,
    mind.hand.filter((card) => card.id === laid),
  );
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

/** Spoils a rival's kill, or helps the own. */
function afterReveal(mind: Mind, plays: readonly Option[]): string {
  const { open, seat } = mind;
  const { reveal } = open;
  const left = reveal === null ? null : leftTo(mind, reveal.seat);
  if (reveal === null || left === null || plays.length === 0) return PASS;
  const value = total(mind, reveal.attacks, reveal.seat);
  if (reveal.seat === seat) {
    if (value >= left) return PASS;
    const help = plays.find((play) => left - value <= gainOf(mind, reveal, play));
    return help?.id ?? PASS;
  }
  if (value < left || !chance(mind, SPOILS)) return PASS;
  const spoil = plays.find((play) => value - lossOf(mind, reveal, play) < left + raise(play));
  return spoil?.id ?? PASS;
}

const raise = ({ verb, space }: Option): number =>
  verb === 'strengthen' && space === 'creature' ? 30 : 0;

const turned = (attack: Attack, by: number): Attack => ({
  ...attack,
  side: sideAfter(attack.side, by),
});

/** This play's addition to the own reveal, or its damage to the creature. */
function gainOf(mind: Mind, reveal: Reveal, play: Option): number {
  if (play.verb === 'weaken') return play.space === 'creature' ? 25 : 0;
  if (!hintOf(faceOf(mind, play.card)).lifts) return 0;
  const now = total(mind, reveal.attacks, mind.seat);
  const up = reveal.attacks.map((attack) => turned(attack, -1));
  return total(mind, up, mind.seat) - now;
}

/** This play's reduction of a rival's reveal. */
function lossOf(mind: Mind, reveal: Reveal, play: Option): number {
  const { takes } = hintOf(faceOf(mind, play.card));
  const hit = affected(reveal, mind.seat);
  const now = total(mind, hit, reveal.seat);
  if (takes === 'all') return now;
  if (takes === 'half') return Math.floor(now / 2);
  if (takes === undefined) return 0;
  return (
    now -
    total(
      mind,
      hit.map((attack) => turned(attack, 1)),
      reveal.seat,
    )
  );
}

/** Passes the blow on, or answers it once it has fallen. */
function onBlow(mind: Mind, plays: readonly Option[]): string {
  const other = passOn(mind, plays);
  const counters = plays.filter(({ verb }) => verb === 'counter');
  return other === PASS ? counter(mind, counters) : other;
}

/** A heavy blow goes to the richest rival who can bear it. */
function passOn(mind: Mind, plays: readonly Option[]): string {
  const { open, seat, me } = mind;
  const mine = (open.strike?.hits ?? []).filter((hit) => hit.seat === seat);
  const heaviest = mine.sort((a, b) => b.damage - a.damage)[0];
  if (heaviest === undefined || (heaviest.damage < 15 && me.life > 40)) return PASS;
  const ways = plays.filter(({ space }) => space === heaviest.id);
  const bearers = ways
    .map((option) => option.seat as number)
    .filter((other) => playerAt(open, other).life > heaviest.damage);
  const target = richest(mind, bearers);
  return ways.find((option) => option.seat === target)?.id ?? PASS;
}

/** Strikes back if it kills, or now and then. */
function counter(mind: Mind, plays: readonly Option[]): string {
  const [play] = plays;
  if (play === undefined) return PASS;
  const left = leftForMe(mind);
  const best = Math.max(0, ...mind.hand.map(({ face }) => strength(mind, face)));
  const kills = left !== null && withSetups(mind, best) >= left;
  return kills || chance(mind, 0.4) ? play.id : PASS;
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
