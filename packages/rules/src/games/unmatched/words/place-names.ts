import type { Lang } from '@tablee/engine';
import { listOf } from '@tablee/engine';
import type { Space } from '../boards/board.ts';
import { BOARDS, boardOf, spaceOf, zonesOf } from '../boards/graph.ts';
import type { BoardId, SpaceId } from '../table/state.ts';
import { dictionary } from './dictionary.ts';

/** French colours agree with "case" where there is one; of several together none does. */
const FEMININE: Readonly<Record<string, string>> = {
  gray: 'grise',
  green: 'verte',
  blue: 'bleue',
  violet: 'violette',
  brown: 'brune',
};

function colours(board: BoardId, space: SpaceId, lang: Lang): string {
  const zones = zonesOf(board, space);
  const [only, other] = zones;
  if (lang === 'fr' && only !== undefined && other === undefined) {
    return FEMININE[only.id] ?? only.name.fr;
  }
  return listOf(
    zones.map(({ name }) => name[lang]),
    lang,
  );
}

const ROWS = ['top', 'middle', 'bottom'] as const;
const COLUMNS = ['Left', 'Middle', 'Right'] as const;
const third = (percent: number): 0 | 1 | 2 => (percent < 34 ? 0 : percent < 66 ? 1 : 2);

const partOf = ({ x, y }: Space): `${(typeof ROWS)[number]}${(typeof COLUMNS)[number]}` =>
  `${ROWS[third(y)]}${COLUMNS[third(x)]}`;

const sameZones = (one: Space, other: Space): boolean => `${one.zones}` === `${other.zones}`;

/** Which one of two it is: by the direction in which they lie farther apart. */
function sideOf(board: BoardId, one: Space, other: Space): 'left' | 'right' | 'upper' | 'lower' {
  const { width, height } = BOARDS[board];
  const [dx, dy] = [(one.x - other.x) * width, (one.y - other.y) * height];
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'upper' : 'lower';
}

/**
 * A space as people say it: by its colours; where several have the same, by the part of the board, or which one of two it is;
 * where even that is not enough, by the name that the map can show.
 */
export function placeName(id: SpaceId, lang: Lang): string {
  const board = boardOf(id);
  const space = spaceOf(board, id);
  const { places } = dictionary(lang);
  const plain = places.space.replace('{colours}', colours(board, id, lang));
  const others = BOARDS[board].spaces.filter((each) => each !== space && sameZones(each, space));
  const [only] = others;
  if (only === undefined) return plain;
  if (others.length === 1) return `${plain}${places[sideOf(board, space, only)]}`;
  const where = `${plain}${places[partOf(space)]}`;
  const [near, ...more] = others.filter((each) => partOf(each) === partOf(space));
  if (near === undefined) return where;
  return more.length > 0 ? `${where} (${id})` : `${where}${places[sideOf(board, space, near)]}`;
}
