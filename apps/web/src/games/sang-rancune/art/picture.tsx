import type { CSSProperties } from 'react';
import { seededArt } from '@/table/seeded-art.ts';
import { Icon } from '@/ui/icon.tsx';
import { printed } from '../names.ts';
import './picture.css';

/** The light and the hue of a card's picture, for whatever frames it. */
function artOf(face: string): CSSProperties {
  const { hue } = printed(face);
  const { shift, angle, x, y, turn } = seededArt(face);
  return {
    '--art-hue': hue + shift / 2,
    '--art-angle': `${angle}deg`,
    '--art-x': `${x}%`,
    '--art-y': `${y}%`,
    '--art-turn': `${turn}deg`,
  } as CSSProperties;
}

interface PictureProps {
  readonly face: string;
  readonly className?: string;
}

/** The picture of a card, an encounter, a hero alone. Decorates. */
export function Picture({ face, className = '' }: PictureProps) {
  return (
    <span className={`sr-picture ${className}`} style={artOf(face)} aria-hidden="true">
      <Icon of={printed(face).picture} />
    </span>
  );
}
