import type { Card, Seat } from '@tablee/engine';
import type {
  Animal,
  AnimalCard,
  Holding,
  Player,
  Side,
  Sight,
  UntamedView,
} from '@tablee/rules/games/untamed/index.ts';
import {
  attackOf,
  catalogue,
  enemiesOf,
  isGuard,
  isToken,
  MAX_ANIMALS,
  MAX_TOKENS,
  rulesOf,
} from '@tablee/rules/games/untamed/index.ts';
import type { Hint } from './hints.ts';

/** An Animal in play as a bot weighs it. */
export interface Fighter {
  readonly id: string;
  readonly face: string;
  readonly card: AnimalCard;
  readonly seat: Seat;
  readonly attack: number;
  /** Damage it still takes before it is beaten. */
  readonly health: number;
  readonly damage: number;
  readonly guard: boolean;
  readonly animal: Animal;
}

/** A seat's view, sorted for thinking. */
export interface Mind extends Sight {
  readonly me: Seat;
  readonly player: Player;
  readonly side: Side;
  readonly holding: Holding;
  readonly hand: readonly Card[];
  readonly knownTop: readonly (Card | null)[];
  /** Cards left in the own deck. */
  readonly deck: number;
  /** Turns it lasts by what Maintenance draws alone. */
  readonly turnsLeft: number;
  /** Ready Power. */
  readonly power: number;
  readonly mine: readonly Fighter[];
  readonly foes: readonly Fighter[];
  readonly enemies: readonly Seat[];
  /** Further Animals and tokens that fit. */
  readonly room: number;
  readonly tokenRoom: number;
  /** The hints on a card beyond its numbers. */
  hintOf(face: string): Hint;
  /** Part of the plans that are looked at, 0 to 1. */
  readonly effort: number;
}

export function fighterOf(sight: Sight, animal: Animal, seat: Seat): Fighter {
  const card = sight.catalogue.animal(animal.face);
  return {
    id: animal.id,
    face: animal.face,
    card,
    seat,
    attack: Math.max(0, attackOf(sight, animal).value),
    health: card.health - animal.damage,
    damage: animal.damage,
    guard: isGuard(sight, animal),
    animal,
  };
}

const fightersOf = (sight: Sight, seat: Seat): Fighter[] =>
  (sight.open.players[seat] as Player).animals.map((animal) => fighterOf(sight, animal, seat));

/** Reads a view. The view must be that of a seat. */
export function mindOf(view: UntamedView, hintOf: Mind['hintOf'], effort = 1): Mind {
  const { open, own } = view;
  const sight: Sight = { open, catalogue };
  const me = view.seat as Seat;
  const player = open.players[me] as Player;
  const holding = open.holdings[player.holding] as Holding;
  const enemies = enemiesOf(open, me);
  const tokens = player.animals.filter(({ face }) => isToken(face)).length;
  const deck = view.tally[`deck${player.holding}`] ?? 0;
  const room = MAX_ANIMALS - player.animals.length;
  return {
    ...sight,
    me,
    player,
    side: open.sides[player.side] as Side,
    holding,
    hand: own?.hand ?? [],
    knownTop: own?.knownTop ?? [],
    deck,
    turnsLeft: deck / rulesOf(open).maintenanceDraw(open, me),
    power: holding.power.filter(({ ready }) => ready).length,
    mine: fightersOf(sight, me),
    foes: enemies.flatMap((seat) => fightersOf(sight, seat)),
    enemies,
    room,
    tokenRoom: Math.min(room, MAX_TOKENS - tokens),
    hintOf,
    effort,
  };
}

/** The remaining health of a side: the current Stronghold and those under it, in damage. */
export function healthOfSide(side: Side): number {
  if (side.stronghold === null) return 0;
  return side.health - side.damage + side.reserve.length * side.health;
}
