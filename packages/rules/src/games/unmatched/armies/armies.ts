import type { Card, Seat } from '@tablee/engine';
import { BOARDS } from '../boards/graph.ts';
import type { FighterKind, Hero, UnmatchedCard } from '../state/card.ts';
import type {
  Army,
  ArmyIndex,
  ArmyOwn,
  Fighter,
  FighterId,
  Open,
  Own,
  Sight,
  SpaceId,
  State,
} from '../state/state.ts';

/** The open part of the table, as fighters and armies are read from it. */
export type Field = Pick<Open, 'armies' | 'fighters'>;

export function armyAt(open: Pick<Open, 'armies'>, index: ArmyIndex): Army {
  const army = open.armies[index];
  if (army === undefined) throw new Error(`no army ${index}`);
  return army;
}

export function fighterOf(open: Pick<Open, 'fighters'>, id: FighterId): Fighter {
  const fighter = open.fighters.find((candidate) => candidate.id === id);
  if (fighter === undefined) throw new Error(`no fighter ${id}`);
  return fighter;
}

/** The hero card of an army; throws before it has been chosen. */
export function heroOfArmy({ open, catalogue }: Sight, index: ArmyIndex): Hero {
  const { hero } = armyAt(open, index);
  if (hero === null) throw new Error(`army ${index} has no hero yet`);
  return catalogue.heroes.of(hero);
}

/** The printed kind of a fighter. */
export function kindOf(sight: Sight, fighter: Fighter): FighterKind {
  const hero = heroOfArmy(sight, fighter.army);
  return fighter.kind === 'hero' ? hero.hero : hero.sidekick;
}

export type Placed = Fighter & { space: SpaceId };

export const isOnBoard = (fighter: Fighter): fighter is Placed => fighter.space !== null;

/** Fighters on the board: of one army, or all. */
export const onBoard = (open: Pick<Open, 'fighters'>, army?: ArmyIndex): Placed[] =>
  open.fighters.filter(
    (fighter): fighter is Placed =>
      isOnBoard(fighter) && (army === undefined || fighter.army === army),
  );

/** The hero figure of an army. */
export function heroFighter(open: Field, army: ArmyIndex): Fighter {
  const hero = open.fighters.find((fighter) => fighter.army === army && fighter.kind === 'hero');
  if (hero === undefined) throw new Error(`army ${army} has no hero yet`);
  return hero;
}

/** Same side: the own army, or a team-mate's (UNM-19.4). */
export const areFriendly = (open: Pick<Open, 'armies'>, a: ArmyIndex, b: ArmyIndex): boolean =>
  armyAt(open, a).side === armyAt(open, b).side;

/** Fighters on the board of the other sides. */
export const opposingFighters = (open: Field, army: ArmyIndex): Placed[] =>
  onBoard(open).filter((fighter) => !areFriendly(open, fighter.army, army));

export const occupant = (open: Pick<Open, 'fighters'>, space: SpaceId): Fighter | undefined =>
  open.fighters.find((fighter) => fighter.space === space);

/** Spaces nobody stands on, in board order. */
export const emptySpaces = (open: Pick<Open, 'board' | 'fighters'>): SpaceId[] =>
  BOARDS[open.board].spaces.map(({ id }) => id).filter((id) => occupant(open, id) === undefined);

/** Banner of a card against a fighter (UNM-7.5, UNM-9.3). */
export const mayUse = (card: UnmatchedCard, fighter: Fighter): boolean =>
  card.banner === 'any' || card.banner === fighter.kind;

/** Whether a card's fighter stands, or one of them: else it is good for boosts only (UNM-13.5). */
export const canAnyUse = ({ open, catalogue }: Sight, army: ArmyIndex, face: string): boolean =>
  onBoard(open, army).some((fighter) => mayUse(catalogue.cards.of(face), fighter));

/** An army's hidden part, in the layer of the seat that commands it. */
export function ownOf(state: Pick<State, 'open' | 'own'>, army: ArmyIndex): ArmyOwn {
  const own = (state.own[armyAt(state.open, army).seat] as Own).armies[army];
  if (own === undefined) throw new Error(`army ${army} has no hand`);
  return own;
}

export const handOf = (state: Pick<State, 'open' | 'own'>, army: ArmyIndex): Card[] =>
  ownOf(state, army).hand;

/** Voyage cards in an army's discard (UNM-14.14, 18.17). */
export const voyageCards = ({ open, catalogue }: Sight, army: ArmyIndex): Card[] =>
  armyAt(open, army).discard.filter(({ face }) => catalogue.cards.of(face).voyage);

/** Armies a seat commands. */
export const armiesOf = (open: Pick<Open, 'armies'>, seat: Seat): ArmyIndex[] =>
  open.armies.flatMap((army, index) => (army.seat === seat ? [index] : []));

export const sides = (open: Pick<Open, 'armies'>): number[] => [
  ...new Set(open.armies.map(({ side }) => side)),
];
