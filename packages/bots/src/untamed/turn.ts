import type { Option, Pick } from '@tablee/engine';
import { abilityCost, catalogue, costOf, rulesOf } from '@tablee/rules/games/untamed/index.ts';
import { planAttacks } from './attack.ts';
import { leastWanted, promise } from './hand.ts';
import type { Mind } from './mind.ts';
import { type PlayPlan, planPlays } from './plan.ts';
import { SCALE } from './scale.ts';
import { cards } from './value.ts';

/** One action of the Main Phase: a win at once, Power, cards, attacks, actions better after them, a card, the end. */
export function chooseAction(m: Mind, question: Pick): string {
  const { options } = question;
  const having = (verb: string): Option | undefined => options.find((each) => each.verb === verb);
  const attack = planAttacks(m, options);
  if (attack?.wins) return attack.first;
  const power = chooseForPower(m, options);
  if (power !== null) return power;
  const play = choosePlay(m, options);
  if (play !== null && !(play.isLate && attack !== null)) return play.id;
  const ability = having('ability');
  if (ability !== undefined && isAbilityGood(m, attack !== null)) return ability.id;
  if (attack !== null) return attack.first;
  const draw = having('draw');
  if (draw !== undefined && cards(m, 1) > 0) return draw.id;
  return (having('end') ?? (options[0] as Option)).id;
}

/** Power comes first: it can be spent at once. With enough of it, thin hands keep their cards. */
function chooseForPower(m: Mind, options: readonly Option[]): string | null {
  const offered = options.filter(({ verb }) => verb === 'power');
  if (offered.length === 0) return null;
  const have = m.holding.power.length;
  const most = rulesOf(m.open).maxPower(m.open, m.me);
  const wanted =
    have < 3 ||
    (have < 4 && m.hand.length >= SCALE.handForFourth) ||
    (have < most && m.hand.length >= SCALE.handForMore);
  if (!wanted || (have >= 8 && m.hand.length < 8)) return null;
  const card = leastMissed(m);
  return offered.find((option) => option.card === card?.id)?.id ?? null;
}

/** The card whose loss hurts least: now, by what one more Power plays without it, and later, by its promise. */
function leastMissed(m: Mind): Mind['hand'][number] | undefined {
  let best: Mind['hand'][number] | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  const weighed = new Set<string>();
  for (const card of leastWanted(m, m.hand)) {
    if (weighed.has(card.face)) continue;
    weighed.add(card.face);
    const without = { ...m, hand: withoutOne(m, card.face) };
    const worth = planPlays(without, [], m.power + 1).gain - SCALE.keep * promise(m, card.face);
    if (worth > bestWorth) [best, bestWorth] = [card, worth];
  }
  return best;
}

function choosePlay(m: Mind, options: readonly Option[]): { id: string; isLate: boolean } | null {
  const { first, bonus } = planPlays(m, options);
  if (first === null) return null;
  const atOnce = bonus === null ? null : playWithBonus(m, options, bonus);
  if (atOnce !== null) return atOnce;
  if (!first.startsWith('play:')) {
    const option = options.find(({ verb }) => verb === first);
    return option === undefined ? null : { id: option.id, isLate: false };
  }
  const face = first.slice('play:'.length);
  const ids = m.hand.filter((card) => card.face === face).map(({ id }) => id);
  const option = options.find(({ verb, card }) => verb === 'play' && ids.includes(card ?? ''));
  if (option === undefined) return null;
  const focused = options.find(({ id }) => id === `${option.id}:focus`);
  const { id } = focused !== undefined && prefersFocus(m, face) ? focused : option;
  return { id, isLate: m.hintOf(face).late === true };
}

/** The card for which Bonus Power is to be used, where it takes just as much as is planned. */
function playWithBonus(
  m: Mind,
  options: readonly Option[],
  { uses, next }: NonNullable<PlayPlan['bonus']>,
): { id: string; isLate: boolean } | null {
  if (next?.startsWith('play:') !== true) return null;
  const face = next.slice('play:'.length);
  if (costOf(m, m.me, face).value - m.power !== uses) return null;
  const card = m.hand.find((each) => each.face === face)?.id;
  const option = options.find(({ id }) => id === `play:${card}:bonus`);
  return option === undefined ? null : { id: option.id, isLate: m.hintOf(face).late === true };
}

function isAbilityGood(m: Mind, hasAttacks: boolean): boolean {
  const hint = m.hintOf(m.side.stronghold ?? '');
  if (hint.discounts || (hint.late && hasAttacks)) return false;
  const worth = hint.now?.(m, m.player.cardsPlayed) ?? 0.5;
  return worth - SCALE.support * abilityCost(m, m.me).value > 0.05;
}

/** Focus, if the Power saved is worth more than the Support spent. */
function prefersFocus(m: Mind, face: string): boolean {
  const others = { ...m, hand: withoutOne(m, face) };
  const later = (power: number): number => planPlays(others, [], power).gain;
  const saved = later(m.power) - later(m.power - costOf(m, m.me, face).value);
  return saved > SCALE.support * (catalogue.deckCard(face).focus ?? 0);
}

function withoutOne(m: Mind, face: string): Mind['hand'] {
  const at = m.hand.findIndex((card) => card.face === face);
  return m.hand.filter((_, i) => i !== at);
}
