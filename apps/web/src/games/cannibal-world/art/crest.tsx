import type { FactionId } from '@tablee/rules/games/cannibal-world/index.ts';
import { Emblem } from '@/kit/emblem.tsx';
import { still } from '@/ui/still.ts';
import { ICONS } from './icons.ts';
import { FACTION_LOOKS } from './looks.ts';
import './faction.css';

interface CrestProps {
  /** `null` while it is not chosen. */
  readonly faction: FactionId | null;
  /** Spoken name, where no text says it. */
  readonly label?: string;
}

/** The sign of a faction: beast, colour and pattern together. */
export const FactionCrest = still(function FactionCrest({ faction, label }: CrestProps) {
  const crest = faction === null ? ICONS.beast : FACTION_LOOKS[faction].crest;
  return (
    <Emblem
      of={crest}
      label={label}
      className={`cw-crest ${faction === null ? '' : `cw-f-${faction}`}`}
    />
  );
});
