import { memo } from 'react';
import { CardPicture } from '@/kit/picture.tsx';
import { artStyle } from '@/kit/seeded-art.ts';
import { printed } from './printed.ts';

interface PictureProps {
  readonly face: string;
  readonly className?: string;
}

/** A card's picture alone. Decorates. */
export const Picture = memo(function Picture({ face, className = '' }: PictureProps) {
  const { picture, look } = printed(face);
  return <CardPicture of={picture} style={artStyle(face, look.hue)} className={className} />;
});
