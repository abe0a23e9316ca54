import type { CSSProperties } from 'react';
import { Emblem } from '@/kit/emblem.tsx';
import { still } from '@/ui/still.ts';
import { FACTION_LOOKS } from './looks.ts';
import './faction.css';

/** The class that carries a faction's pattern. */
export const patternOf = (faction: string | null): string =>
  faction === null ? 'un-f' : `un-f un-f-${faction}`;

interface CrestProps {
  readonly faction: string;
  /** Spoken name; missing if the name stands beside it. */
  readonly label?: string;
}

/** A faction as a round crest: colour, pattern and beast. */
export const FactionCrest = still(function FactionCrest({ faction, label }: CrestProps) {
  const look = FACTION_LOOKS[faction];
  if (look === undefined) return null;
  return (
    <Emblem
      of={look.crest}
      label={label}
      className={`un-crest ${patternOf(faction)}`}
      style={{ '--hue': look.hue } as CSSProperties}
    />
  );
});
