import type { Lang } from '@tablee/engine';
import { listOf } from '@tablee/engine';
import type { Space } from '../boards/board.ts';
import { BOARDS, boardOf, spaceOf, zonesOf } from '../boards/graph.ts';
import type { BoardId, SpaceId } from '../state/state.ts';
import { dictionary } from './dictionary.ts';
import type { placesEn } from './places-en.ts';

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

type Side = keyof typeof placesEn;
const ALONG = {
  x: ['left', 'middle', 'right'],
  y: ['upper', 'middle', 'lower'],
} as const satisfies Record<string, readonly Side[]>;
const IN_ROWS = {
  4: ['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight'],
  6: ['upperLeft', 'upperMiddle', 'upperRight', 'lowerLeft', 'lowerMiddle', 'lowerRight'],
} as const satisfies Record<number, readonly Side[]>;

/** Which one of several in one part of the board: of three along the line they make, of more by two rows. */
function placeAmong(board: BoardId, all: readonly Space[], space: Space): Side | undefined {
  const { width, height } = BOARDS[board];
  const by = (axis: 'x' | 'y', some: readonly Space[]) =>
    [...some].sort((one, other) => one[axis] - other[axis]);
  const spread = (axis: 'x' | 'y'): number => {
    const [first, last] = [by(axis, all)[0], by(axis, all).at(-1)];
    return (last?.[axis] ?? 0) - (first?.[axis] ?? 0);
  };
  if (all.length === 3) {
    const axis = spread('x') * width > spread('y') * height ? 'x' : 'y';
    return ALONG[axis][by(axis, all).indexOf(space)];
  }
  const rows = by('y', all);
  const half = rows.length / 2;
  const inOrder = [...by('x', rows.slice(0, half)), ...by('x', rows.slice(half))];
  return IN_ROWS[all.length as keyof typeof IN_ROWS]?.[inOrder.indexOf(space)];
}

/**
 * A space as people say it: by its colours; where several have the same, by the part of the board, and which one of those there it
 * is; where even that is not enough, by the name that the map can show.
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
  const near = others.filter((each) => partOf(each) === partOf(space));
  const [other] = near;
  if (other === undefined) return where;
  if (near.length === 1) return `${where}${places[sideOf(board, space, other)]}`;
  const among = placeAmong(board, [space, ...near], space);
  return among === undefined ? `${where} (${id})` : `${where}${places[among]}`;
}
