/** The patterns of zones, told apart without colour: named as the battlefields name them. */
export function ZonePatterns() {
  return (
    <defs>
      {Object.entries(TILES).map(([name, { size, path, fill }]) => (
        <pattern
          key={name}
          id={`um-zone-${name}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
        >
          <path className={fill ? 'um-tile-fill' : 'um-tile'} d={path} />
        </pattern>
      ))}
    </defs>
  );
}

interface Tile {
  readonly size: number;
  readonly path: string;
  readonly fill?: true;
}

const TILES: { readonly [pattern: string]: Tile } = {
  leaf: { size: 24, path: 'M4 20C4 8 10 4 20 4C20 14 16 20 4 20Z', fill: true },
  wave: { size: 24, path: 'M0 8Q6 0 12 8T24 8M0 20Q6 12 12 20T24 20' },
  diamond: { size: 22, path: 'M11 2L20 11L11 20L2 11Z' },
  chevron: { size: 20, path: 'M0 14L10 4L20 14' },
  'cross-hatch': { size: 16, path: 'M0 0L16 16M16 0L0 16' },
  brick: { size: 24, path: 'M0 6H24M0 18H24M6 6V18M18 18V30M18 -6V6' },
  dot: { size: 18, path: 'M5 9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', fill: true },
};

export const patternOfZone = (pattern: string): string | null =>
  Object.hasOwn(TILES, pattern) ? `url(#um-zone-${pattern})` : null;
