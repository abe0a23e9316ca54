import { fnv1a } from '@tablee/engine';
import type { CSSProperties } from 'react';

interface SeededArt {
  /** Degrees added to the card's tint, -14 to 14. */
  readonly shift: number;
  /** Direction of the light, 0 to 359 degrees. */
  readonly angle: number;
  /** The place of the glow, in per cent of the picture. */
  readonly x: number;
  readonly y: number;
  /** Turn of the silhouette, -6 to 6 degrees. */
  readonly turn: number;
}

function seededArt(id: string): SeededArt {
  let hash = fnv1a(id);
  const draw = (size: number): number => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 13;
    return (hash >>> 0) % size;
  };
  return {
    shift: draw(29) - 14,
    angle: draw(360),
    x: 22 + draw(57),
    y: 18 + draw(50),
    turn: draw(13) - 6,
  };
}

/**
 * Light and hue of a card's picture, for whatever frames it: drawn from the card's id, so that no two cards look alike and
 * each always looks the same.
 *
 * @param hue the card's own, in degrees
 * @param stray how far the picture may stray from it, 0 to 1
 */
export function artStyle(id: string, hue: number, stray = 1): CSSProperties {
  const { shift, angle, x, y, turn } = seededArt(id);
  return {
    '--art-hue': hue + shift * stray,
    '--art-angle': `${angle}deg`,
    '--art-x': `${x}%`,
    '--art-y': `${y}%`,
    '--art-turn': `${turn}deg`,
  } as CSSProperties;
}
