import type { CSSProperties } from 'react';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import './picture.css';

interface CardPictureProps {
  /** The silhouette. */
  readonly of: IconShape;
  readonly style: CSSProperties;
  readonly className: string;
}

/** A card's picture alone: a silhouette on a light that is the card's own; the game paints the ground. Decorates. */
export function CardPicture({ of, style, className }: CardPictureProps) {
  return (
    <span className={`picture ${className}`} style={style} aria-hidden="true">
      <Icon of={of} />
    </span>
  );
}
