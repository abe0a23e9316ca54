import type { SpeciesId } from '../cards/creatures.ts';
import { acceptedNow, decreeIgnored } from '../kingdoms/decree.ts';
import { cubeCounts, ownerAt, pointsOf, verdictOf } from '../scoring/places.ts';
import { battleHandLimit, rivalBattleCards } from '../solo/levels.ts';
import { isSecondPhase, leadsByTwo, placeFor } from '../solo/placement.ts';
import { freeNormals, isClosed } from '../state/players.ts';
import type {
  Creature,
  KingdomId,
  KingdomScore,
  Open,
  Owner,
  RoyaumesView,
} from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { SECOND_PLACE, THIRD_PLACE } from '../state/tiles.ts';

export { rallyRefusal } from '../turns/rally.ts';

/** The place and points of an owner in a kingdom. */
export interface Standing {
  readonly owner: Owner;
  readonly place: 1 | 2 | 3;
  readonly points: number;
  /** First place is yet to be fought for: the points are those of the winner. */
  readonly fought: boolean;
}

/** One kingdom at a glance. */
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
  /** As if the age ended now, before any battle; once the kingdom is scored, what each has scored. */
  standings: readonly Standing[];
  /** The tile of this age is gone: the first one left is for the next age. */
  scored: boolean;
}

/** The rival at a glance. */
export interface RivalGlance {
  /** The human is out of the age: the rival plays on alone (section 3.19). */
  secondPhase: boolean;
  /** Kingdoms where the rival already has two cubes more (ROY-17.7). */
  blocked: readonly KingdomId[];
  /** The kingdom where a 1, 2 or 3 would be played now; null if it could not be. */
  lowCards: KingdomId | null;
  /** Cards it would reveal in a battle now. */
  battleCards: number;
  /** Cards the human refills to after a battle. */
  handLimit: number;
}

/** The cards that lie open before the viewer: their hand, and the bonus cards of the rival. */
export const cardsBefore = ({ open, own }: RoyaumesView): readonly Creature[] => [
  ...(own?.hand ?? []),
  ...open.openHand,
  ...(open.rival?.bonus ?? []),
];

/** Any 1, 2 or 3: they are all placed alike (ROY-17.6). */
const LOW_CARD = { face: 'redPanda-1' };

/** Null with two players or more. */
export function glanceAtRival(open: Open): RivalGlance | null {
  if (open.rival === null) return null;
  const secondPhase = isSecondPhase(open);
  const isShut = open.rival.out || KINGDOMS.every((kingdom) => isClosed(open.kingdoms[kingdom]));
  return {
    secondPhase,
    lowCards: secondPhase || isShut ? null : placeFor(open, LOW_CARD).kingdom,
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
    scored: isScored(open, id),
  };
}

/** By the very verdict that settles the kingdom at the end of the age. */
function standings(open: Open, id: KingdomId, counts: readonly number[]): Standing[] {
  const line = scoredLine(open, id);
  if (line !== undefined) return asScored(open, line);
  const tile = open.kingdoms[id].tiles[0] as number;
  const verdict = verdictOf(open, id, counts);
  return verdict.places.flatMap((owners, place) =>
    owners.map((owner) => ({
      owner,
      place: (place + 1) as Standing['place'],
      points: pointsOf(place, tile),
      fought: verdict.by === 'battle' && place === 0,
    })),
  );
}

/** How the kingdom was scored in this age, if it was. */
const scoredLine = (open: Open, id: KingdomId): KingdomScore | undefined =>
  open.history.find(({ age, kingdom }) => age === open.age && kingdom === id);

export const isScored = (open: Open, id: KingdomId): boolean => scoredLine(open, id) !== undefined;

const asScored = (open: Open, { tile, points }: KingdomScore): Standing[] =>
  points
    .flatMap((won, index): Standing[] => {
      if (won === 0) return [];
      const owner = ownerAt(open, index);
      const place = [tile, SECOND_PLACE, THIRD_PLACE].indexOf(won) + 1;
      return [{ owner, place: place as Standing['place'], points: won, fought: false }];
    })
    .sort((a, b) => a.place - b.place);
