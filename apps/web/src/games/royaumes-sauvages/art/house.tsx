import type { Open, Owner } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { CSSProperties } from 'react';
import { useMatch } from '@/stores/match.ts';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import './house.css';
import { houseOf } from './printed.ts';

interface CubeProps {
  readonly owner: Owner;
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string;
  readonly flip?: string;
}

/** An influence cube: colour, outline and emblem of its house. Decorates: its place carries the name. */
export const Cube = still(function Cube({ owner, size = 'm', className = '', flip }: CubeProps) {
  const house = houseOf(
    owner,
    useMatch((state) => (state.view?.open as Open | undefined)?.houses),
  );
  return (
    <span
      aria-hidden="true"
      className={`rs-cube rs-cube-${size} ${className}`}
      data-house={house.id}
      data-flip={flip}
      style={{ '--house': house.colour } as CSSProperties}
    >
      <Icon of={house.icon} />
    </span>
  );
});
