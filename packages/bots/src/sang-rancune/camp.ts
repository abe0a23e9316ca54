import type { Option, Pick } from '@tablee/engine';
import {
  catalogue,
  encounterOf,
  itemOf,
  playerAt,
} from '@tablee/rules/games/sang-rancune/index.ts';
import { hintOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { optionsOf } from './mind.ts';
import { victory } from './standing.ts';

/** Below this a potion is drunk in any case. */
const THIRSTY = 40;
const FULL = 100;
/** Life of a potion that may be lost on a hero who is nearly full. */
const WASTE = 5;
/** What an item without a hint is worth in a trade. */
const ITEM = 20;

/** The first word in camp: what to drink, to whom to give; nothing else. */
export function inFirstWord(mind: Mind, question: Pick): readonly string[] {
  let { life } = mind.me;
  const drinks = optionsOf(question, 'use').filter((option) => {
    if (!isWorthUsing(mind, option, life)) return false;
    life += healing(mind, option);
    return true;
  });
  const given = new Set<string | undefined>();
  const gifts = optionsOf(question, 'heal').filter((option) => {
    const { card } = option;
    const isDrunk = drinks.some((drink) => drink.card === card);
    if (isDrunk || given.has(card) || bestGift(mind, question, card) !== option) return false;
    given.add(card);
    return true;
  });
  const acts = [...drinks, ...gifts];
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
  for (const option of optionsOf(question, 'heal')) {
    if (bestGift(mind, question, option.card) === option) return option.id;
  }
  const refuse = question.options.find(({ verb }) => verb === 'refuse');
  return refuse?.id ?? ready ?? (question.fallback?.[0] as string);
}

/** To whom a potion is best given for prestige; undefined: to nobody. */
function bestGift(mind: Mind, question: Pick, card: string | undefined): Option | undefined {
  const { seat, isNew } = mind;
  let found: Option | undefined;
  if (isNew) return found;
  let most = victory(mind.open, mind.seat);
  for (const option of optionsOf(question, 'heal')) {
    if (option.card !== card) continue;
    const { heals = 0, gift = 0 } = itemAt(mind, option) ?? {};
    const worth = given(mind, option, heals, gift);
    const isDrunk = victory(mind.open, seat, [{ seat, life: heals }]) >= worth;
    if (mind.me.life < FULL && isDrunk) continue;
    if (worth > most) [found, most] = [option, worth];
  }
  return found;
}

const given = (mind: Mind, { seat: to = 0 }: Option, life: number, prestige: number) =>
  victory(mind.open, mind.seat, [
    { seat: mind.seat, prestige },
    { seat: to, life: life },
  ]);

/** Healing that does not help its giver more; a trade that gives no less than it takes. */
function acceptable({ open, seat, me, isNew }: Mind, { verb, space }: Option): boolean {
  if (verb !== 'accept') return false;
  const offer = open.camp?.offers.find(({ id }) => id === space);
  if (offer === undefined) return false;
  const giver = playerAt(open, offer.from);
  if (offer.kind === 'heal') {
    const drink = giver.items.find(({ id }) => offer.give.includes(id));
    if (isNew || drink === undefined) return true;
    const { heals = 0, gift = 0 } = itemOf(catalogue, drink.face);
    const changes = [
      { seat, life: heals },
      { seat: offer.from, prestige: gift },
    ];
    return victory(open, seat, changes) >= victory(open, seat);
  }
  const worth = (ids: readonly string[], from: typeof me): number =>
    from.items.reduce(
      (sum, { id, face }) => sum + (ids.includes(id) ? (hintOf(face).kept ?? ITEM) : 0),
      0,
    );
  return worth(offer.give, giver) >= worth(offer.take, me);
}

const itemAt = ({ me }: Mind, { card }: Option) => {
  const item = me.items.find(({ id }) => id === card);
  return item === undefined ? undefined : itemOf(catalogue, item.face);
};

const healing = (mind: Mind, option: Option): number => itemAt(mind, option)?.heals ?? 0;

/** A drink that is not wasted is taken if life is short for what is to come; what lasts is opened once the encounter has been seen. */
function isWorthUsing(mind: Mind, option: Option, life: number): boolean {
  const item = itemAt(mind, option);
  if (item === undefined) return false;
  const { open, seat } = mind;
  if (item.heals !== undefined) {
    if (life + item.heals > FULL + WASTE) return false;
    if (mind.isNew) return true;
    const extra = life - mind.me.life;
    const drunk = victory(mind.open, mind.seat, [{ seat, life: extra + item.heals }]);
    const gift = victory(mind.open, mind.seat, [{ seat, life: extra, prestige: item.gift ?? 0 }]);
    return drunk >= gift || life < THIRSTY;
  }
  return open.camp?.when === 'before' && encounterOf(open).marker !== null;
}
