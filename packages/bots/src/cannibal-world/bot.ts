import type { Option, Pick, Question, Random, Split, View } from '@tablee/engine';
import { randomPicks } from '@tablee/engine';
import type { CannibalView, Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  abilitiesOf,
  cardOf,
  combatTargets,
  factionOf,
  isCreature,
  lifeLeft,
  strengthOf,
  supposedCombat,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { chooseAction } from './action.ts';
import {
  chooseArmour,
  chooseBullseye,
  chooseDefence,
  chooseHalves,
  chooseSubstitute,
  chooseTactical,
} from './combat.ts';
import type { Mind } from './worth.ts';
import { best, cardWorth, combatScore, creatureIn, lossOf } from './worth.ts';

/** A hunter that works out each combat: strikes when it pays, dodges when it would hurt, pillages when it can. */
export function bot(view: View, question: Question, random: Random): readonly string[] {
  const mind = mindOf(view as CannibalView, random);
  if (mind === null) return randomPicks(question, random);
  if (question.shape === 'confirm') return [confirms(mind, question.kind) ? 'yes' : 'no'];
  if (question.shape === 'split') return chooseSplit(mind, question);
  if (question.shape === 'text' && question.kind === 'sideboard') return ['keep'];
  if (question.shape !== 'pick') return randomPicks(question, random);
  switch (question.kind) {
    case 'mainAction':
      return [aimAt(mind, question, chooseAction(mind, unaimed(question)))];
    case 'tactical':
      return [aimAt(mind, question, chooseTactical(mind, unaimed(question)))];
    case 'defend':
      return [answerAttack(mind, question)];
    case 'bullseye':
      return [chooseBullseye(mind, question)];
    case 'armour':
      return [chooseArmour(mind, question)];
    case 'swapFighter':
    case 'chooseBearer':
    case 'bullseyeBearer':
      return [chooseSubstitute(mind, question)];
    case 'chooseTarget':
      return [chooseTarget(mind, question)];
    case 'drawSource':
      return [chooseDraw(mind, question)];
    case 'search':
      return [chooseSearched(mind, question)];
    case 'enterTrigger':
      return [aimAt(mind, question, chooseTrigger(mind, unaimed(question)))];
    case 'rechargeTrigger':
      return [question.options.at(-1)?.id ?? 'pass'];
    case 'firstReinforcement':
      return [chooseReinforcement(mind, question)];
    default:
      return randomPicks(question, random);
  }
}

function mindOf(view: CannibalView, random: Random): Mind | null {
  const { open, own, seat } = view;
  if (own === null || seat === null) return null;
  const camp = open.players[seat]?.camp ?? 0;
  return { view, open, seat, camp, hand: own.hand, random };
}

/** A hand without creatures goes back; a game is never given up. */
const confirms = ({ hand }: Mind, kind: string): boolean =>
  kind === 'mulligan' && hand.filter(({ face }) => isCreature(face)).length < 3;

/** Kills as many as it can, then hits the most valuable. */
function chooseSplit({ open, camp }: Mind, { options, total, fallback }: Split): readonly string[] {
  const creatures = options.flatMap(({ id }) => creatureIn(open, id) ?? []);
  if (creatures.some((each) => each.camp === camp)) return fallback ?? [];
  const picks: string[] = [];
  const killable = [...creatures].sort(
    (a, b) => lossOf(b, lifeLeft(b)) / lifeLeft(b) - lossOf(a, lifeLeft(a)) / lifeLeft(a),
  );
  for (const each of killable) {
    const left = total - picks.length;
    if (lifeLeft(each) <= left) picks.push(...Array<string>(lifeLeft(each)).fill(each.id));
  }
  const [first] = killable;
  while (picks.length < total) picks.push(first?.id ?? '');
  return picks;
}

/** Every ability once, whatever it may be aimed at, and every Action once. */
function unaimed(question: Pick): Pick {
  const abilities = new Set<string>();
  const options = question.options.filter(({ verb, card, space, at }) => {
    const ability = verb === 'action' ? `${verb} ${card}` : `${verb} ${card} ${space}`;
    if ((at !== undefined || verb === 'action') && abilities.has(ability)) return false;
    abilities.add(ability);
    return true;
  });
  return { ...question, options };
}

const REACTIONS: readonly (string | undefined)[] = ['pass', 'dodge', 'net', 'bullseye', 'swap'];

/** Reacts, or does what it would do in the exchange if that is asked with it. */
function answerAttack(mind: Mind, question: Pick): string {
  const isReaction = ({ verb }: Option): boolean => REACTIONS.includes(verb);
  const options = question.options.filter(isReaction);
  const answer = options.length === 0 ? 'pass' : chooseDefence(mind, { ...question, options });
  if (answer !== 'pass' || options.length === question.options.length) return answer;
  const acts = question.options.filter((each) => each.verb === 'pass' || !isReaction(each));
  const exchange = { ...question, options: acts };
  return aimAt(mind, exchange, chooseTactical(mind, unaimed(exchange)));
}

/** The ability that was chosen, at the best of its targets; the Action in the best of its ways. */
function aimAt(mind: Mind, { options, ...asked }: Pick, chosen: string): string {
  const { verb, card, space, at } = options.find(({ id }) => id === chosen) ?? { id: chosen };
  if (verb === 'action') {
    return chooseHalves(
      mind,
      options.filter((each) => each.verb === verb && each.card === card),
    );
  }
  const source = creatureIn(mind.open, card);
  if (at === undefined || source === undefined) return chosen;
  const { row, x } = abilitiesOf(source)[Number(space)] ?? {};
  const ways = options.filter(
    (each) => each.verb === verb && each.card === card && each.space === space,
  );
  const targets = ways.map((each) => ({ id: each.id, card: each.at ?? '' }));
  const facts = { row: row ?? '', x: x ?? 1, source: source.id };
  return chooseTarget(mind, { ...asked, options: targets, facts });
}

function chooseTarget(mind: Mind, { options, facts }: Pick): string {
  const { open, camp } = mind;
  const row = String(facts?.row ?? '');
  const x = Number(facts?.x ?? 1);
  const source = creatureIn(open, typeof facts?.source === 'string' ? facts.source : undefined);
  return best(options, ({ card, verb, space }) => {
    const target = creatureIn(open, card);
    if (verb === 'recharge' && target !== undefined) {
      return cardOf(target.face).abilities[Number(space)]?.x ?? 1;
    }
    if (verb === 'rat')
      return cardWorth(open.players[mind.seat]?.discard.find(({ id }) => id === card)?.face ?? '');
    if (target === undefined) return 0;
    return target.camp === camp ? -1 : worthOfAim(mind, target, { row, x, source });
  }).id;
}

interface Aim {
  readonly row: string;
  readonly x: number;
  /** The creature whose ability it is; an Action of the hand has none. */
  readonly source: Creature | undefined;
}

/** The ability's effect on that enemy, with the combat that follows it. */
function worthOfAim({ open, camp }: Mind, target: Creature, { row, x, source }: Aim): number {
  if (row.endsWith('net') && source === undefined) {
    return target.stunned ? 0 : strengthOf(target.face);
  }
  if (row === 'tactical.extraDamage') return strengthOf(target.face);
  const hit = /shot|stab|harpoon|sacrifice/.test(row) ? lossOf(target, x) : 0;
  const fights = row.startsWith('assault') || row.endsWith('Leap');
  if (!fights || source === undefined) return hit;
  const stunned = { ...target, stunned: row === 'assault.net' || target.stunned };
  const field = {
    ...open,
    creatures: open.creatures.map((each) => (each.id === target.id ? stunned : each)),
  };
  return hit + combatScore(field, supposedCombat(field, source.id, target.id), camp);
}

/** The unknown ones all at once: the Reinforcements are as good after each of them as before. */
function chooseDraw({ view }: Mind, { options }: Pick): string {
  const cards = view.own?.reinforcement ?? [];
  const { id: chosen, space } = best(options, ({ id }) => {
    const face = cards.find((card) => card.id === id)?.face;
    return face === undefined ? 6 : cardWorth(face);
  });
  if (space !== 'main') return chosen;
  return options.find(({ verb }) => verb === 'drawAll')?.id ?? chosen;
}

/** The rulebook's advice, if the deck has it; otherwise the most valuable card. */
function chooseReinforcement({ view, open, seat }: Mind, { options }: Pick): string {
  const cards = view.own?.search ?? [];
  const faction = open.players[seat]?.faction;
  const advised = faction == null ? null : factionOf(faction).recommended;
  return best(options, ({ id }) => {
    const face = cards.find((card) => card.id === id)?.face ?? '';
    return face === advised ? Number.POSITIVE_INFINITY : cardWorth(face);
  }).id;
}

function chooseSearched({ view }: Mind, { options }: Pick): string {
  const cards = view.own?.search ?? [];
  return best(options, ({ id }) => cardWorth(cards.find((card) => card.id === id)?.face ?? '')).id;
}

/** Whatever enters uses what it has, a leap only into a fight worth having. */
function chooseTrigger({ open, camp }: Mind, { options }: Pick): string {
  return best(options, ({ verb, card, space }) => {
    if (verb === 'pass') return 0;
    const creature = creatureIn(open, card);
    if (creature === undefined) return -1;
    if (abilitiesOf(creature)[Number(space)]?.row !== 'triggered.felineLeap') return 1;
    const fights = combatTargets(open, camp, creature).map(({ id }) =>
      combatScore(open, supposedCombat(open, creature.id, id), camp),
    );
    return Math.max(-1, ...fights) + 0.1;
  }).id;
}
