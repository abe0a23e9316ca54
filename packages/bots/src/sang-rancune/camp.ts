import { itemOf } from '@tablee/rules/games/sang-rancune/cards/catalogue.ts';
import { playerAt } from '@tablee/rules/games/sang-rancune/players.ts';
import type { Option, Pick } from '@tablee/rules/kernel/question.ts';
import type { Mind } from './mind.ts';
import { chance, optionsOf } from './mind.ts';

/** Below this much life one drinks; above the second one may give a potion away for prestige. */
const THIRSTY = 70;
const SAFE = 80;

/** One thing in camp: drink, give for prestige, answer an offer, or be ready. */
export function inCamp(mind: Mind, question: Pick): string {
  const ready = question.options.find(({ verb }) => verb === 'ready')?.id;
  const accept = question.options.find((option) => acceptable(mind, option));
  if (accept !== undefined) return accept.id;
  const drink = optionsOf(question, 'use').find((option) => isWorthUsing(mind, option));
  if (drink !== undefined) return drink.id;
  const gift = optionsOf(question, 'heal').find(
    ({ seat = 0 }) => mind.me.life >= SAFE && playerAt(mind.open, seat).life <= 60,
  );
  if (gift !== undefined && chance(mind, 0.7)) return gift.id;
  const refuse = question.options.find(({ verb }) => verb === 'refuse');
  return refuse?.id ?? ready ?? (question.fallback?.[0] as string);
}

/** Healing is welcome below 100; a trade that takes no more than it gives, too. */
function acceptable({ open }: Mind, { verb, space }: Option): boolean {
  if (verb !== 'accept') return false;
  const offer = open.camp?.offers.find(({ id }) => id === space);
  return offer !== undefined && (offer.kind === 'heal' || offer.give.length >= offer.take.length);
}

/** Potions that last are opened once the encounter has been seen. */
function isWorthUsing(mind: Mind, { card }: Option): boolean {
  const item = mind.me.items.find(({ id }) => id === card);
  if (item === undefined) return false;
  if (itemOf(item.face).heals !== undefined) return mind.me.life <= THIRSTY;
  return mind.open.camp?.when === 'before' && mind.open.encounter?.marker !== null;
}
