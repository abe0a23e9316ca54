import type { CSSProperties } from 'react';
import { CardFrame, type FaceCardProps } from '@/kit/card-frame.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { artStyle } from '@/kit/seeded-art.ts';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import './creature.css';
import { creature } from '../art/printed.ts';
import { useWords, type Words } from '../words.ts';

/** A creature in words: "Tigre 5, Capitaine". */
export function creatureLabel(face: string, words: Words): string {
  const { name, rank } = creature(face);
  return `${words.text(name)}, ${words.text(rank)}`;
}

/** A creature card in the house's frame. */
export const CreatureCard = still(function CreatureCard({
  face,
  size = 'm',
  children,
  className = '',
}: Omit<FaceCardProps, 'says'>) {
  const words = useWords();
  const { icon, hue, kind, rank, value, species } = creature(face);
  // The largest stands alone and is read as it is; the others sit in buttons that name them.
  const whole = size === 'xl';
  return (
    <CardFrame
      seed={face}
      art={icon}
      tint={hue}
      corner={whole ? value : <Glyph of={value} />}
      size={size}
      title={words.text(rank)}
      className={`rs-creature rs-${species} ${className}`}
      mark={size === 's' ? undefined : <Icon of={icon} />}
    >
      {children ?? (size === 's' ? undefined : <Glyph of={words.text(kind)} />)}
    </CardFrame>
  );
});

interface MiniProps {
  readonly face: string;
  readonly id?: string;
  /** The newest card of a column: shown whole. */
  readonly top?: boolean;
  readonly marked?: boolean;
  readonly className?: string;
}

/** A creature for columns and lists: an index of value and species, and a picture that others may cover. */
export const Mini = still(function Mini({
  face,
  id,
  top = false,
  marked = false,
  className = '',
}: MiniProps) {
  const { icon, hue, value } = creature(face);
  return (
    <span
      className={`rs-mini ${className}`}
      data-top={top || undefined}
      data-marked={marked || undefined}
      data-flip={id}
      style={artStyle(face, hue)}
      aria-hidden="true"
    >
      <span className="rs-mini-index">
        <Glyph of={value} />
        <Icon of={icon} />
      </span>
      <span className="rs-mini-art">
        <Icon of={icon} />
      </span>
    </span>
  );
});

/** A species symbol with its value, as small as a word: for lists and overviews. */
export const Tag = still(function Tag({ face }: { readonly face: string }) {
  const { icon, hue, value } = creature(face);
  return (
    <span className="rs-tag" style={{ '--art-hue': hue } as CSSProperties} aria-hidden="true">
      <Glyph of={value} />
      <Icon of={icon} />
    </span>
  );
});
