import type { KingdomId } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { memo } from 'react';
import './landscape.css';

/** A repeatable draw: the same land every evening. */
function dice(seed: number): () => number {
  let hash = seed;
  return () => {
    hash = (Math.imul(hash, 1664525) + 1013904223) >>> 0;
    return hash / 4294967296;
  };
}

const f = (n: number): string => n.toFixed(0);

/** A ridge from left to right, closed at the bottom: `rough` high points of `rise`, from `base`. */
function ridge(seed: number, base: number, rise: number, steps: number): string {
  const roll = dice(seed);
  let path = `M0 300V${f(base)}`;
  for (let i = 1; i <= steps; i += 1) {
    const x = (400 / steps) * i;
    path += `L${f(x - 200 / steps)} ${f(base - rise * (0.4 + 0.6 * roll()))}L${f(x)} ${f(base - rise * 0.25 * roll())}`;
  }
  return `${path}V300Z`;
}

/** Snow on the points of the ridge of the same seed. */
function caps(seed: number, base: number, rise: number, steps: number): string {
  const roll = dice(seed);
  const half = 200 / steps;
  let path = '';
  let low = base;
  for (let i = 1; i <= steps; i += 1) {
    const x = (400 / steps) * i;
    const top = base - rise * (0.4 + 0.6 * roll());
    const after = base - rise * 0.25 * roll();
    const at = (to: number, part: number): string => f(top + (to - top) * part);
    const mid = (after + low) / 2;
    path += `M${f(x - half)} ${f(top)}L${f(x - half * 0.6)} ${at(after, 0.4)}L${f(x - half * 0.8)} ${at(after, 0.3)}L${f(x - half)} ${at(mid, 0.48)}L${f(x - half * 1.18)} ${at(low, 0.26)}L${f(x - half * 1.38)} ${at(low, 0.38)}Z`;
    low = after;
  }
  return path;
}

/** Soft hills. */
function hills(seed: number, base: number, rise: number, steps: number): string {
  const roll = dice(seed);
  let path = `M0 300V${f(base)}`;
  const w = 400 / steps;
  for (let i = 0; i < steps; i += 1) {
    path += `q${f(w / 2)} ${f(-rise * (0.3 + roll()))} ${f(w)} ${f((roll() - 0.5) * 8)}`;
  }
  return `${path}V300Z`;
}

/** Pines in a row. */
function pines(seed: number, base: number, count: number, tall: number): string {
  const roll = dice(seed);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const x = (400 / count) * (i + 0.2 + roll() * 0.6);
    const h = tall * (0.55 + roll() * 0.6);
    const w = h * 0.22;
    for (let tier = 0; tier < 3; tier += 1) {
      const top = base - h + tier * h * 0.24;
      const wide = w * (0.5 + tier * 0.3);
      path += `M${f(x)} ${f(top)}l${f(wide)} ${f(h * 0.38)}h${f(-2 * wide)}Z`;
    }
    path += `M${f(x - 2)} ${f(base - h * 0.2)}h4V${f(base + 10)}h-4Z`;
  }
  return path;
}

/** Blades of grass or reeds. */
function blades(seed: number, base: number, count: number, tall: number): string {
  const roll = dice(seed);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const x = 400 * roll();
    const h = tall * (0.5 + roll() * 0.6);
    const lean = (roll() - 0.5) * h * 0.5;
    path += `M${f(x)} ${f(base)}q${f(lean * 0.2)} ${f(-h * 0.6)} ${f(lean)} ${f(-h)}q${f(-lean * 0.5)} ${f(h * 0.5)} ${f(-lean + 3)} ${f(h)}Z`;
  }
  return path;
}

function dots(seed: number, count: number, from: number, to: number): [number, number, number][] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => [
    400 * roll(),
    from + (to - from) * roll(),
    0.7 + roll() * 1.3,
  ]);
}

function acacia(x: number, y: number, s: number): string {
  return `M${x} ${y}l${f(-2 * s)} ${f(-34 * s)}l${f(-20 * s)} ${f(-20 * s)}h${f(-16 * s)}q${f(10 * s)} ${f(-20 * s)} ${f(40 * s)} ${f(-20 * s)}q${f(38 * s)} 0 ${f(46 * s)} ${f(18 * s)}h${f(-20 * s)}l${f(-22 * s)} ${f(22 * s)}l${f(2 * s)} ${f(34 * s)}Z`;
}

const SHAPES = {
  far: ridge(7, 168, 92, 5),
  mid: ridge(21, 205, 84, 7),
  caps: caps(7, 168, 92, 5),
  pinesFar: pines(3, 238, 16, 52),
  pinesNear: pines(9, 292, 11, 78),
  marshFar: hills(4, 168, 24, 5),
  marshMid: hills(15, 190, 20, 4),
  reeds: blades(5, 300, 46, 92),
  plainFar: hills(31, 176, 16, 4),
  plainNear: hills(44, 236, 18, 5),
  grass: blades(12, 300, 90, 40),
  acacias: acacia(84, 206, 1.35) + acacia(322, 196, 0.95) + acacia(262, 190, 0.5),
  woodFar: pines(18, 210, 22, 96),
  woodMid: pines(27, 258, 14, 138),
  trunks: 'M18 0h26l6 300H4zM118 0h18l4 300h-28zM248 0h22l10 300h-40zM352 0h30l8 300h-46z',
  coastFar: hills(52, 172, 14, 3),
  cliff: 'M400 118c-30 4-46 12-58 30l-14 26-26 12-12 26-30 14-10 26-22 48H400z',
  tower: 'M352 128l5-62h-3v-7h6v-12l9-8 9 8v12h6v7h-3l5 62z',
} as const;

const PICTURES: Readonly<Record<KingdomId, () => React.ReactNode>> = {
  k4: () => (
    <>
      <circle cx="318" cy="62" r="26" className="l-moon" />
      <path d={SHAPES.far} className="l-2" />
      <path d={SHAPES.caps} className="l-snow" />
      <path d={SHAPES.mid} className="l-3" />
      <path d={SHAPES.pinesFar} className="l-4" />
      <path d={SHAPES.pinesNear} className="l-5" />
      {dots(2, 44, 10, 280).map(([x, y, r]) => (
        <circle key={x} cx={f(x)} cy={f(y)} r={r} className="l-flake" />
      ))}
    </>
  ),
  k5: () => (
    <>
      <circle cx="120" cy="104" r="34" className="l-moon" />
      <path d={SHAPES.marshFar} className="l-2" />
      <path d={SHAPES.marshMid} className="l-3" />
      <path d="M0 198h400v102H0z" className="l-4" />
      <path
        d="M30 214h90M150 228h140M60 246h70M230 258h120M20 270h60M300 216h70"
        className="l-gleam"
      />
      <ellipse cx="110" cy="190" rx="170" ry="12" className="l-mist" />
      <ellipse cx="310" cy="206" rx="150" ry="10" className="l-mist" />
      <path d={SHAPES.reeds} className="l-5" />
    </>
  ),
  k6: () => (
    <>
      <circle cx="206" cy="150" r="52" className="l-moon" />
      <path d={SHAPES.plainFar} className="l-2" />
      <path d={SHAPES.acacias} className="l-5" />
      <path d={SHAPES.plainNear} className="l-4" />
      <path d={SHAPES.grass} className="l-5" />
    </>
  ),
  k7: () => (
    <>
      <path d="M150-20l60 0 90 320h-160zM300-20h40l50 320h-70z" className="l-mist" />
      <path d={SHAPES.woodFar} className="l-2" />
      <path d={SHAPES.woodMid} className="l-3" />
      <path d={SHAPES.trunks} className="l-5" />
      {dots(8, 22, 60, 270).map(([x, y, r]) => (
        <circle key={x} cx={f(x)} cy={f(y)} r={r * 1.3} className="l-spark" />
      ))}
    </>
  ),
  k8: () => (
    <>
      <circle cx="120" cy="166" r="46" className="l-moon" />
      <path d={SHAPES.coastFar} className="l-2" />
      <path d="M0 170h400v130H0z" className="l-3" />
      <path
        d="M92 178h58M100 188h46M84 198h70M108 210h40M20 222q14-8 28 0t28 0M150 246q16-9 32 0t32 0M40 268q16-9 32 0t32 0"
        className="l-gleam"
      />
      <path d={SHAPES.tower} className="l-snow" />
      <path d={SHAPES.cliff} className="l-5" />
      <path d="M369 101L150 78v30z" className="l-mist" />
    </>
  ),
};

/** The land of a kingdom at dusk: decorates the panel that carries its name. */
export const Landscape = memo(function Landscape({ kingdom }: { readonly kingdom: KingdomId }) {
  return (
    <svg
      className={`rs-land rs-land-${kingdom}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {PICTURES[kingdom]()}
    </svg>
  );
});
