import type { CSSProperties } from 'react';
import { seededArt } from '@/table/seeded-art.ts';
import { Icon } from '@/ui/icon.tsx';
import { printed } from '../names.ts';
import './picture.css';

interface PictureProps {
  readonly face: string;
  readonly className?: string;
}

/** A card's picture alone: silhouette on a light that is the card's own. Decorates. */
export function Picture({ face, className = '' }: PictureProps) {
  const { picture, look } = printed(face);
  const { shift, angle, x, y, turn } = seededArt(face);
  const style = {
    '--art-hue': look.hue + shift,
    '--art-angle': `${angle}deg`,
    '--art-x': `${x}%`,
    '--art-y': `${y}%`,
    '--art-turn': `${turn}deg`,
  } as CSSProperties;
  return (
    <span className={`um-picture ${className}`} style={style} aria-hidden="true">
      <Icon of={picture} />
    </span>
  );
}
