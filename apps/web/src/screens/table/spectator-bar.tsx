import { useSay } from '../../i18n/table.ts';
import { useTable } from '../../stores/table.ts';
import type { SeatInfo } from '../../table/contract.ts';
import { eyeTarget } from '../../table/icons.generated.ts';
import { Icon } from '../../ui/icon.tsx';

interface SpectatorBarProps {
  readonly seats: readonly SeatInfo[];
  readonly side: number;
}

/** Watching is a seat of its own: what is hidden and why, and whose side one looks from. */
export function SpectatorBar({ seats, side }: SpectatorBarProps) {
  const say = useSay();
  return (
    <section className="spectator-bar" aria-label={say('spectatorBadge')}>
      <p>
        <Icon of={eyeTarget} /> {say('spectatorBadge')}
      </p>
      <label>
        {say('sideOf')}{' '}
        <select
          value={side}
          onChange={(event) => useTable.getState().chooseSide(Number(event.target.value))}
        >
          {seats.map((seat) => (
            <option key={seat.seat} value={seat.seat}>
              {seat.nickname}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
