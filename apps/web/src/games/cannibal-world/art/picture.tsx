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
    '--art-hue': hue + shift,
    '--art-angle': `${angle}deg`,
    '--art-x': `${x}%`,
    '--art-y': `${y}%`,
    '--art-turn': `${turn}deg`,
  } as CSSProperties;
}

/** A card's picture alone: silhouette, faction's pattern, a light that is the card's own. Decorates. */
export function Picture({
  face,
  className = '',
}: {
  readonly face: string;
  readonly className?: string;
}) {
  const { picture, card } = printed(face);
  return (
    <span
      className={`cw-picture cw-f-${card.faction} ${className}`}
      style={artOf(face)}
      aria-hidden="true"
    >
      <Icon of={picture} />
    </span>
  );
}
