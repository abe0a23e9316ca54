import { memo } from 'react';
import { CardPicture } from '@/kit/picture.tsx';
import { artStyle } from '@/kit/seeded-art.ts';
import { printed } from './printed.ts';
import './picture.css';

interface PictureProps {
  readonly face: string;
  readonly className?: string;
}

/** The picture of a card, an encounter, a hero alone. Decorates. */
export const Picture = memo(function Picture({ face, className = '' }: PictureProps) {
  const { picture, hue } = printed(face);
  return (
    <CardPicture
      of={picture}
      style={artStyle(face, hue, 0.5)}
      className={`sr-picture ${className}`}
    />
  );
});
