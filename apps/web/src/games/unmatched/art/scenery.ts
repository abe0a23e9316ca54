import type { BoardId } from '@tablee/rules/games/unmatched/index.ts';

/** A drawing on the parchment between the spaces: it means nothing. Percent of width and height; size in map units. */
export interface Scenery {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mirrored?: true;
}

/** The place of the map's title, in percent. */
export const CARTOUCHE: Readonly<Record<BoardId, { readonly x: number; readonly y: number }>> = {
  marmoreal: { x: 88, y: 95 },
  sarpedon: { x: 37, y: 96 },
};

export const SCENERY: Readonly<Record<BoardId, readonly Scenery[]>> = {
  marmoreal: [
    { picture: 'castle', x: 50.4, y: 25, size: 96 },
    { picture: 'chess-rook', x: 19.5, y: 19, size: 74 },
    { picture: 'rose', x: 32, y: 19, size: 70 },
    { picture: 'chess-knight', x: 69, y: 19.5, size: 78 },
    { picture: 'rose', x: 82, y: 31.5, size: 62, mirrored: true },
    { picture: 'mushrooms-cluster', x: 20.5, y: 49, size: 84 },
    { picture: 'pine-tree', x: 28.5, y: 55, size: 66 },
    { picture: 'flowers', x: 33.5, y: 62.5, size: 62 },
    { picture: 'flowers', x: 67.5, y: 61, size: 62 },
    { picture: 'pine-tree', x: 78.5, y: 52.5, size: 72 },
    { picture: 'oak', x: 29, y: 78.5, size: 74 },
    { picture: 'mushrooms-cluster', x: 66, y: 83, size: 60 },
    { picture: 'pine-tree', x: 93.5, y: 75, size: 88 },
    { picture: 'pine-tree', x: 88.5, y: 80, size: 66 },
    { picture: 'oak', x: 5.5, y: 76, size: 84 },
    { picture: 'chess-rook', x: 93.5, y: 8.5, size: 78 },
    { picture: 'spotted-mushroom', x: 5, y: 55, size: 54 },
  ],
  sarpedon: [
    { picture: 'trireme', x: 69, y: 12, size: 130 },
    { picture: 'sea-serpent', x: 86.5, y: 41.5, size: 118 },
    { picture: 'greek-temple', x: 57, y: 44, size: 120 },
    { picture: 'palm-tree', x: 65, y: 47, size: 66 },
    { picture: 'octopus', x: 55, y: 63, size: 92 },
    { picture: 'whale-tail', x: 8.5, y: 40, size: 62 },
    { picture: 'palm-tree', x: 32, y: 39, size: 66 },
    { picture: 'palm-tree', x: 22, y: 65, size: 66 },
    { picture: 'whale-tail', x: 40.5, y: 87, size: 74 },
    { picture: 'palm-tree', x: 75.5, y: 77, size: 92 },
    { picture: 'palm-tree', x: 88.5, y: 51.5, size: 58 },
    { picture: 'whale-tail', x: 94.5, y: 90, size: 70, mirrored: true },
    { picture: 'palm-tree', x: 41.8, y: 37, size: 56 },
  ],
};
