import type { Option } from '@tablee/engine';
import type { Animal, AnimalCard, ItemCard } from '@tablee/rules/games/untamed/index.ts';
import { abilityCost, catalogue, freshAnimal } from '@tablee/rules/games/untamed/index.ts';
import type { Hint } from './hints.ts';
import type { Fighter, Mind } from './mind.ts';
import { SCALE } from './scale.ts';
import { cards, fighterValue, hurt, weightOf } from './value.ts';

export interface PlayPlan {
  /** The first action: `play:<face>`, `bonus` or `ability`; `null`: nothing. */
  readonly first: string | null;
  /** With `bonus` first: how many are used in a row, and the next action. */
  readonly bonus: { readonly uses: number; readonly next: string | null } | null;
  /** The plan's gain over doing nothing. */
  readonly gain: number;
}

interface Choice {
  readonly face: string;
  readonly card: AnimalCard | ItemCard;
  readonly hint: Hint;
  readonly copies: number;
}

interface Purse {
  readonly power: number;
  readonly discount: number;
  readonly played: number;
  readonly bonus: number;
  readonly support: number;
  readonly room: number;
  readonly canDiscount: boolean;
}

type Found = { readonly worth: number } & Omit<PlayPlan, 'gain'>;

const NODES_AT_MOST = 1200;

/** Which cards to play with this much Power, in which order: those with the most worth together. */
export function planPlays(m: Mind, options: readonly Option[], power = m.power): PlayPlan {
  return new Planner(m, options).plan(power);
}

class Planner {
  readonly #m: Mind;
  readonly #choices: readonly Choice[];
  readonly #canDraw: boolean;
  readonly #discountsFor: number | null;
  readonly #bonus: number;
  readonly #known = new Map<string, Found>();
  readonly #worths = new Map<string, number>();
  #nodes = 0;

  constructor(m: Mind, options: readonly Option[]) {
    this.#m = m;
    const faces = [...new Set(m.hand.map(({ face }) => face))];
    this.#choices = faces.map((face) => ({
      face,
      card: catalogue.deckCard(face),
      hint: m.hintOf(face),
      copies: m.hand.filter((card) => card.face === face).length,
    }));
    const verbs = new Set(options.map(({ verb }) => verb));
    this.#canDraw = verbs.has('draw') || (!m.player.hasPaidForCard && m.deck > 0);
    this.#bonus = verbs.has('bonus') ? m.holding.bonusPower.length : 0;
    this.#discountsFor =
      verbs.has('ability') && m.hintOf(m.side.stronghold ?? '').discounts
        ? abilityCost(m, m.me).value
        : null;
  }

  plan(power: number): PlayPlan {
    const m = this.#m;
    const purse: Purse = {
      power,
      discount: m.player.discount,
      played: m.player.cardsPlayed,
      bonus: this.#bonus,
      support: m.holding.support.length,
      room: m.room,
      canDiscount: this.#discountsFor !== null,
    };
    const copies = this.#choices.map((choice) => choice.copies);
    const found = this.#best(copies, purse);
    const { first, bonus } = found;
    return { first, bonus, gain: found.worth - this.#rest(purse) };
  }

  /** What Power that is left over is good for: one more card. */
  #rest({ power }: Purse): number {
    return this.#canDraw && power >= 2 ? Math.max(0, SCALE.spare * cards(this.#m, 1)) : 0;
  }

  #best(copies: readonly number[], purse: Purse): Found {
    const key = `${copies}/${Object.values(purse)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best: Found = { worth: this.#rest(purse), first: null, bonus: null };
    this.#nodes += 1;
    const weigh = (worth: number, first: string, left: readonly number[], rest: Purse): void => {
      const after =
        this.#nodes < NODES_AT_MOST * this.#m.effort
          ? this.#best(left, rest)
          : { worth: this.#rest(rest), first: null, bonus: null };
      const total = worth + after.worth;
      if (total <= best.worth + 0.001) return;
      const { uses, next } = after.bonus ?? { uses: 0, next: after.first };
      best = { worth: total, first, bonus: first === 'bonus' ? { uses: uses + 1, next } : null };
    };
    this.#choices.forEach((choice, i) => {
      const count = copies[i] as number;
      if (count === 0 || (choice.card.kind === 'animal' && purse.room <= 0)) return;
      this.#plays(choice, purse).forEach(({ worth, rest }) => {
        weigh(worth, `play:${choice.face}`, copies.with(i, count - 1), rest);
      });
    });
    if (purse.bonus > 0 && purse.discount < 3) {
      const rest = { ...purse, bonus: purse.bonus - 1, discount: purse.discount + 1 };
      weigh(-SCALE.bonusPower, 'bonus', copies, rest);
    }
    const glade = this.#discountsFor;
    if (glade !== null && purse.canDiscount && purse.played > 0 && purse.support >= glade) {
      const discount = purse.discount + Math.min(3, purse.played);
      const rest = { ...purse, discount, support: purse.support - glade, canDiscount: false };
      weigh(-glade * SCALE.support, 'ability', copies, rest);
    }
    this.#known.set(key, best);
    return best;
  }

  /** The ways of paying for a card, and the purse after it. */
  #plays({ face, card, hint }: Choice, purse: Purse): { worth: number; rest: Purse }[] {
    const count = purse.played + 1;
    const cost = Math.max(
      0,
      card.cost + (card.costPerCardPlayed ?? 0) * purse.played - purse.discount,
    );
    const worth = this.#worth(face, count) + (card.kind === 'item' ? SCALE.support : 0);
    const rest: Purse = {
      ...purse,
      power: purse.power + (hint.readies?.(count) ?? 0),
      discount: hint.discount ?? 0,
      played: count,
      room: purse.room - (card.kind === 'animal' ? 1 : 0),
    };
    const ways: { worth: number; rest: Purse }[] = [];
    if (cost <= purse.power) ways.push({ worth, rest: { ...rest, power: rest.power - cost } });
    const { focus } = card;
    if (focus !== undefined && focus <= purse.support) {
      const support = purse.support - focus;
      ways.push({ worth: worth - focus * SCALE.support, rest: { ...rest, support } });
    }
    return ways;
  }

  #worth(face: string, count: number): number {
    const key = `${face}/${count}`;
    let worth = this.#worths.get(key);
    if (worth === undefined) {
      worth = playWorth(this.#m, face, count) - priceOfCard(this.#m);
      this.#worths.set(key, worth);
    }
    return worth;
  }
}

/** A card in hand is worth more when there are few. */
const priceOfCard = (m: Mind): number =>
  Math.max(0.15, SCALE.cardPrice - SCALE.cardPlenty * m.hand.length);

/** The gain of playing a card now as the `count`th of the turn. */
export function playWorth(m: Mind, face: string, count: number): number {
  const card = catalogue.deckCard(face);
  const effect = m.hintOf(face).now?.(m, count) ?? 0;
  if (card.kind === 'item') return effect;
  const newcomer = newcomerOf(m, face);
  const rush = card.keywords.includes('rush') ? Math.max(0, bestFight(m, newcomer)) : 0;
  const body =
    fighterValue(m, newcomer) + SCALE.legacy * (m.hintOf(face).whenBeaten?.(m, newcomer) ?? 0);
  return SCALE.newcomer * body + effect + rush;
}

/** An Animal as it would enter play. */
function newcomerOf(m: Mind, face: string): Fighter {
  const card = catalogue.animal(face);
  const animal: Animal = {
    ...freshAnimal({ id: '', face }),
    ready: card.keywords.includes('rush'),
    noStronghold: true,
  };
  const guard = card.keywords.includes('guard');
  const { attack, health } = card;
  return { id: '', face, card, seat: m.me, attack, health, damage: 0, guard, animal };
}

function bestFight(m: Mind, f: Fighter): number {
  const guards = m.foes.filter(({ guard }) => guard);
  const worths = (guards.length > 0 ? guards : m.foes).map((foe) => {
    const beats = foe.health <= f.attack ? (m.hintOf(f.face).whenBeats ?? 0) : 0;
    return weightOf(m, foe.seat) * hurt(m, foe, f.attack) + beats - hurt(m, f, foe.attack);
  });
  return Math.max(0, ...worths);
}
