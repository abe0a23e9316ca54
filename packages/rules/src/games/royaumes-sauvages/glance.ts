import type { SpeciesId } from './cards/creatures.ts';
import { acceptedNow, decreeIgnored } from './decree.ts';
import { cubeCounts, leadersOf, placesAfterTie, placesOf, pointsOf } from './places.ts';
import { freeNormals, isClosed } from './players.ts';
import { battleHandLimit, rivalBattleCards } from './solo/limits.ts';
import { isSecondPhase, leadsByTwo } from './solo/placement.ts';
import type { KingdomId, Open, Owner } from './state.ts';
import { KINGDOMS } from './state.ts';
import { treatyOwner } from './treaty-owner.ts';

export { rallyRefusal } from './rally.ts';

/** Who would score what in a kingdom. */
export interface Standing {
  readonly owner: Owner;
  readonly place: 1 | 2 | 3;
  readonly points: number;
  /** Shares the place with somebody. */
  readonly tied: boolean;
}

/** What the table shows of one kingdom at a glance. */
export interface KingdomGlance {
  closed: boolean;
  /** Free normal territories. */
  freeNormals: number;
  /** The decree is ignored now: it has no card to look at. */
  ignored: boolean;
  /** The decree accepts no card at all now (ROY-R.23). */
  nothingAccepted: boolean;
  /** Null: no restriction of that kind. `join` tells whether a card needs both or one of them. */
  accepted: {
    values: readonly number[] | null;
    species: readonly SpeciesId[] | null;
    join: 'and' | 'or';
  };
  /** Cubes per seat; the rival's last in solo. */
  counts: readonly number[];
  /** As if the age ended now, before any battle. */
  standings: readonly Standing[];
}

/** What the table shows of the rival at a glance. */
export interface RivalGlance {
  /** The human is out of the age: the rival plays on alone (section 3.19). */
  secondPhase: boolean;
  /** Kingdoms where the rival already has two cubes more (ROY-17.7). */
  blocked: readonly KingdomId[];
  /** Cards he would reveal in a battle now. */
  battleCards: number;
  /** Cards the human refills to after a battle. */
  handLimit: number;
}

/** Null with two players or more. */
export function glanceAtRival(open: Open): RivalGlance | null {
  if (open.rival === null) return null;
  return {
    secondPhase: isSecondPhase(open),
    blocked: KINGDOMS.filter((kingdom) => leadsByTwo(open, kingdom)),
    battleCards: rivalBattleCards(open),
    handLimit: battleHandLimit(open),
  };
}

/** All that can be read off the open layer at one look. */
export function glance(open: Open): Record<KingdomId, KingdomGlance> {
  const glances: { [kingdom: string]: KingdomGlance } = {};
  for (const kingdom of KINGDOMS) glances[kingdom] = glanceAt(open, kingdom);
  return glances as Record<KingdomId, KingdomGlance>;
}

function glanceAt(open: Open, id: KingdomId): KingdomGlance {
  const kingdom = open.kingdoms[id];
  const accepted = acceptedNow(open, id);
  const counts = cubeCounts(open, id);
  const noValue = accepted.values?.length === 0;
  const noSpecies = accepted.species?.length === 0;
  return {
    closed: isClosed(kingdom),
    freeNormals: freeNormals(kingdom, id),
    ignored: decreeIgnored(open, id),
    nothingAccepted: accepted.join === 'or' ? noValue && noSpecies : noValue || noSpecies,
    accepted,
    counts,
    standings: standings(open, id, counts),
  };
}

function standings(open: Open, id: KingdomId, counts: readonly number[]): Standing[] {
  const [tile] = open.kingdoms[id].tiles;
  if (tile === undefined) return [];
  const leaders = leadersOf(open, counts);
  const owner = open.tieRule === 'treaty' ? treatyOwner(open, id, leaders) : null;
  const losers = leaders.filter((leader) => leader !== owner);
  const places =
    owner === null ? placesOf(open, counts) : placesAfterTie(open, counts, [owner], losers);
  return places.flatMap((owners, place) =>
    owners.map((each) => ({
      owner: each,
      place: (place + 1) as Standing['place'],
      points: pointsOf(place, tile),
      tied: owners.length > 1,
    })),
  );
}
