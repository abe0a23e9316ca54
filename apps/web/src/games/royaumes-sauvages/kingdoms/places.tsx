import type {
  Kingdom,
  KingdomGlance,
  KingdomId,
  Owner,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { BOARD, COUNCIL_SEATS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { CSSProperties } from 'react';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { Cube } from '../art/house.tsx';
import { useNames } from '../context.tsx';
import { crossedSwords, queenCrown, stoneThrone } from '../icons.generated.ts';
import './places.css';

interface PlacesProps {
  readonly id: KingdomId;
  readonly kingdom: Kingdom;
}

/** Territories, the capital and the council seats, with the cubes that stand there. */
export const Places = still(function Places({ id, kingdom }: PlacesProps) {
  const { say, who, isYou, text } = useNames();
  const free = BOARD[id].size - 1;
  const named = (owner: Owner | null | undefined, of: 'territory' | 'capital' | 'council') =>
    owner === null || owner === undefined
      ? say(`${of}Free`)
      : say(`${of}Of`, { who: who(owner) }, isYou(owner));
  return (
    <ul
      className="rs-places"
      style={{ '--places': BOARD[id].size + COUNCIL_SEATS } as CSSProperties}
      aria-label={say('places', { kingdom: text(BOARD[id].name) })}
    >
      {Array.from({ length: free }, (_, i) => {
        const owner = kingdom.normals[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
          <li key={i} className="rs-place" data-taken={owner !== undefined || undefined}>
            <span className="visually-hidden">{named(owner, 'territory')}</span>
            {owner !== undefined && <Cube owner={owner} />}
          </li>
        );
      })}
      <li className="rs-place rs-capital" data-taken={kingdom.capital !== null || undefined}>
        <span className="visually-hidden">{named(kingdom.capital, 'capital')}</span>
        <Icon of={queenCrown} className="rs-crown" />
        {kingdom.capital !== null && <Cube owner={kingdom.capital} />}
      </li>
      {Array.from({ length: COUNCIL_SEATS }, (_, i) => {
        const owner = kingdom.councils[i];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its position
            key={`c${i}`}
            className="rs-place rs-council"
            data-taken={owner !== undefined || undefined}
          >
            <span className="visually-hidden">{named(owner, 'council')}</span>
            <Icon of={stoneThrone} className="rs-crown" />
            {owner !== undefined && <Cube owner={owner} />}
          </li>
        );
      })}
    </ul>
  );
});

/** The majority tiles still here: the first is at stake. */
export const Tiles = still(function Tiles({
  id,
  kingdom,
  scored,
}: PlacesProps & { readonly scored: boolean }) {
  const { say, text, list } = useNames();
  const [first] = kingdom.tiles;
  const label =
    first === undefined
      ? say('noTile')
      : say(scored ? 'tilesLeft' : 'tiles', {
          kingdom: text(BOARD[id].name),
          values: list(kingdom.tiles.map(String)),
          value: first,
        });
  return (
    <span className="rs-tiles" role="img" aria-label={label}>
      {[0, 1, 2].map((i) => {
        const gone = i < 3 - kingdom.tiles.length;
        const value = kingdom.tiles[i - (3 - kingdom.tiles.length)];
        const now = !scored && i === 3 - kingdom.tiles.length;
        return (
          <span key={i} data-gone={gone || undefined} data-now={now || undefined}>
            <b>{gone ? '' : value}</b>
          </span>
        );
      })}
    </span>
  );
});

interface Group {
  readonly owners: readonly Owner[];
  readonly count: number;
  /** 0: no place. */
  readonly place: number;
  readonly points: number;
  readonly fought: boolean;
}

/** Owners of one place and count together, best first; those without a place last. */
function groupsOf({ standings, counts }: KingdomGlance, owners: readonly Owner[]): Group[] {
  const groups: (Group & { owners: Owner[] })[] = [];
  owners.forEach((owner, i) => {
    const count = counts[i] ?? 0;
    if (count === 0) return;
    const standing = standings.find((each) => each.owner === owner);
    const { place, points, fought } = standing ?? { place: 0, points: 0, fought: false };
    const group = groups.find((each) => each.place === place && each.count === count);
    if (group === undefined) groups.push({ owners: [owner], count, place, points, fought });
    else group.owners.push(owner);
  });
  return groups.sort((a, b) => (a.place || 9) - (b.place || 9) || b.count - a.count);
}

interface StandingsProps {
  readonly glance: KingdomGlance;
  readonly owners: readonly Owner[];
}

/** Cubes per house, and the points it would have if the age ended now. */
export const Standings = still(function Standings({ glance, owners }: StandingsProps) {
  const { say, who, list } = useNames();
  const groups = groupsOf(glance, owners);
  const title = say(glance.scored ? 'standingsScored' : 'standings');
  if (groups.length === 0) {
    return <p className="rs-standings rs-standings-none">{say('nobody')}</p>;
  }
  return (
    <ul className="rs-standings" aria-label={title} title={title}>
      {groups.map(({ owners, count, place, points, fought }) => {
        const values = { who: list(owners.map(who)), count, place: place || '–', points };
        return (
          <li key={`${place}${count}`} data-place={place}>
            <span className="visually-hidden">
              {say(fought ? 'standingTied' : place === 0 ? 'standingNone' : 'standing', values)}
            </span>
            {owners.map((owner) => (
              <Cube owner={owner} size="s" key={owner} />
            ))}
            <span aria-hidden="true">×{count}</span>
            {place > 0 && (
              <b aria-hidden="true">
                {fought && <Icon of={crossedSwords} />}
                {fought ? points : `+${points}`}
                {owners.length > 1 && !fought && ` ${say('each')}`}
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
});
