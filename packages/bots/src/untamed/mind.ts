import type { Card, Seat } from '@tablee/engine';
import type { AnimalCard } from '@tablee/rules/games/untamed/cards/card.ts';
import { animalCard, isToken } from '@tablee/rules/games/untamed/cards/factions.ts';
import { attackOf } from '@tablee/rules/games/untamed/combat/attack-value.ts';
import { enemiesOf, rulesOf } from '@tablee/rules/games/untamed/modes/modes.ts';
import { MAX_ANIMALS, MAX_TOKENS } from '@tablee/rules/games/untamed/table/limits.ts';
import type {
  Animal,
  Holding,
  Open,
  Player,
  Side,
  UntamedView,
} from '@tablee/rules/games/untamed/table/state.ts';

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

/** What a seat sees, sorted for thinking. */
export interface Mind {
  readonly open: Open;
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
}

export function fighterOf(open: Open, animal: Animal, seat: Seat): Fighter {
  const card = animalCard(animal.face);
  return {
    id: animal.id,
    face: animal.face,
    card,
    seat,
    attack: Math.max(0, attackOf(open, animal).value),
    health: card.health - animal.damage,
    damage: animal.damage,
    guard:
      card.keywords.includes('guard') || animal.granted.some(({ keyword }) => keyword === 'guard'),
    animal,
  };
}

const fightersOf = (open: Open, seat: Seat): Fighter[] =>
  (open.players[seat] as Player).animals.map((animal) => fighterOf(open, animal, seat));

/** Reads a view. The view must be that of a seat. */
export function mindOf(view: UntamedView): Mind {
  const { open, own } = view;
  const me = view.seat as Seat;
  const player = open.players[me] as Player;
  const holding = open.holdings[player.holding] as Holding;
  const enemies = enemiesOf(open, me);
  const tokens = player.animals.filter(({ face }) => isToken(face)).length;
  const deck = view.tally[`deck${player.holding}`] ?? 0;
  const room = MAX_ANIMALS - player.animals.length;
  return {
    open,
    me,
    player,
    side: open.sides[player.side] as Side,
    holding,
    hand: own?.hand ?? [],
    knownTop: own?.knownTop ?? [],
    deck,
    turnsLeft: deck / rulesOf(open).maintenanceDraw(open, me),
    power: holding.power.filter(({ ready }) => ready).length,
    mine: fightersOf(open, me),
    foes: enemies.flatMap((seat) => fightersOf(open, seat)),
    enemies,
    room,
    tokenRoom: Math.min(room, MAX_TOKENS - tokens),
  };
}

/** What is left of a side: the current Stronghold and those under it, in damage. */
export function healthOfSide(side: Side): number {
  if (side.stronghold === null) return 0;
  return side.health - side.damage + side.reserve.length * side.health;
}
