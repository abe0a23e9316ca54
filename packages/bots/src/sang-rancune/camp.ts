import type { Option, Pick } from '@tablee/engine';
import { catalogue, itemOf, playerAt } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Mind } from './mind.ts';
import { chance, optionsOf } from './mind.ts';

/** Below this much life the bot drinks; above the second it may give a potion away for prestige. */
const THIRSTY = 70;
const SAFE = 80;

/** The first word in camp: what to drink, to whom to give; nothing else. */
export function inFirstWord(mind: Mind, question: Pick): readonly string[] {
  let { life } = mind.me;
  const drinks = optionsOf(question, 'use').filter((option) => {
    if (!isWorthUsing(mind, option, life)) return false;
    life += healing(mind, option);
    return true;
  });
  const gift = optionsOf(question, 'heal').find((option) => isWorthGiving(mind, option));
  const gives = gift !== undefined && chance(mind, 0.7);
  const acts = [...drinks, ...(gives ? [gift] : [])];
  // A potion waits for the right encounter.
  const holds = mind.me.items.some(({ face }) => itemOf(catalogue, face).timing === 'camp');
  return (acts.length > 0 || holds ? acts : optionsOf(question, 'rest')).map(({ id }) => id);
}

/** One thing in camp: drink, give for prestige, answer an offer, or be ready. */
export function inCamp(mind: Mind, question: Pick): string {
  const ready = question.options.find(({ verb }) => verb === 'ready')?.id;
  const accept = question.options.find((option) => acceptable(mind, option));
  if (accept !== undefined) return accept.id;
  const drink = optionsOf(question, 'use').find((option) =>
    isWorthUsing(mind, option, mind.me.life),
  );
  if (drink !== undefined) return drink.id;
  const gift = optionsOf(question, 'heal').find((option) => isWorthGiving(mind, option));
  if (gift !== undefined && chance(mind, 0.7)) return gift.id;
  const refuse = question.options.find(({ verb }) => verb === 'refuse');
  return refuse?.id ?? ready ?? (question.fallback?.[0] as string);
}

const isWorthGiving = ({ me, open }: Mind, { seat = 0 }: Option): boolean =>
  me.life >= SAFE && playerAt(open, seat).life <= 60;

/** Healing is welcome below 100; a trade that takes no more than it gives, too. */
function acceptable({ open }: Mind, { verb, space }: Option): boolean {
  if (verb !== 'accept') return false;
  const offer = open.camp?.offers.find(({ id }) => id === space);
  return offer !== undefined && (offer.kind === 'heal' || offer.give.length >= offer.take.length);
}

const itemAt = ({ me }: Mind, { card }: Option) => {
  const item = me.items.find(({ id }) => id === card);
  return item === undefined ? undefined : itemOf(catalogue, item.face);
};

const healing = (mind: Mind, option: Option): number => itemAt(mind, option)?.heals ?? 0;

/** Potions that last are opened once the encounter has been seen. */
function isWorthUsing(mind: Mind, option: Option, life: number): boolean {
  const item = itemAt(mind, option);
  if (item === undefined) return false;
  if (item.heals !== undefined) return life <= THIRSTY;
  return mind.open.camp?.when === 'before' && mind.open.encounter?.marker !== null;
}
