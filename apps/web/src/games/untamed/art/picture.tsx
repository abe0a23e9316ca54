import { type CSSProperties, memo } from 'react';
import { CardPicture } from '@/kit/picture.tsx';
import { artStyle } from '@/kit/seeded-art.ts';
import { patternOf } from './crest.tsx';
import { printed } from './printed.ts';

interface PictureProps {
  readonly face: string;
  readonly className?: string;
}

/** The light and the hue of a card's picture, for whatever frames it. */
export function artOf(face: string): CSSProperties {
  const { hue } = printed(face);
  return { '--hue': hue, ...artStyle(face, hue, 0.5) } as CSSProperties;
}

/** A card's picture alone, with its faction's pattern. Decorates. */
export const Picture = memo(function Picture({ face, className = '' }: PictureProps) {
  const { picture, faction } = printed(face);
  return (
    <CardPicture
      of={picture}
      style={artOf(face)}
      className={`${patternOf(faction)} ${className}`}
    />
  );
});
