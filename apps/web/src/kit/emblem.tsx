import type { CSSProperties } from 'react';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import './emblem.css';

interface EmblemProps {
  readonly of: IconShape;
  /** Spoken name; missing if the name stands beside it. */
  readonly label?: string | undefined;
  /** Brings the faction's `--pattern`, and `--hue` if `style` does not. */
  readonly className: string;
  readonly style?: CSSProperties;
}

/** The sign of a faction: beast, colour and pattern together. */
export const Emblem = still(function Emblem({ of, label, className, style }: EmblemProps) {
  return (
    <span className={`emblem ${className}`} style={style} title={label}>
      {label === undefined ? <Icon of={of} /> : <Icon of={of} label={label} />}
    </span>
  );
});
