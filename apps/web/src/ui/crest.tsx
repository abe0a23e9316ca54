import type { CSSProperties } from 'react';
import type { SeatCrest } from '@/kit/contract.ts';
import { still } from './still.ts';
import './crest.css';
import { Icon, type IconShape } from './icon.tsx';
import {
  bigWave,
  flame,
  lion,
  moon,
  oakLeaf,
  queenCrown,
  roundStar,
  sun,
} from './icons.generated.ts';

const ICONS: readonly IconShape[] = [
  sun,
  bigWave,
  oakLeaf,
  flame,
  roundStar,
  moon,
  lion,
  queenCrown,
];

/** The shell's own crest of a seat, where the game has none. */
export function shellCrest(seat: number): SeatCrest {
  return {
    icon: ICONS[seat % ICONS.length] as IconShape,
    colour: `var(--seat-${seat % ICONS.length})`,
    ink: seat === 0 ? '#2b1a04' : '#fffaf0',
    name: { fr: '', en: '' },
  };
}

interface CrestProps {
  readonly of: SeatCrest;
  readonly className?: string;
}

/** The mark of a seat: a colour and an emblem together. Decorates a visible name. */
export const Crest = still(function Crest({ of, className = '' }: CrestProps) {
  const style = { '--crest': of.colour, '--crest-ink': of.ink } as CSSProperties;
  return (
    <span className={`crest ${className}`} style={style} aria-hidden="true">
      <Icon of={of.icon} />
    </span>
  );
});
