import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ChipChoice } from '../../ui/chip-choice.tsx';

const DAYS = [7, 30, 90, 365];
const MATCHES = [50, 200, 500];

/** For how long matches that are over can be seen again: all see it, the host decides. */
export function Keeping({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const { keeping } = room;
  if (!isHost(room)) {
    const { days: count, matches } = keeping;
    return <p className="note">{say('keeping', { count, matches })}</p>;
  }
  return (
    <details>
      <summary>{say('keepingTitle')}</summary>
      <ChipChoice
        name="keeping-days"
        legend={say('keepingDays')}
        disabled={false}
        chips={DAYS.map((days) => ({
          label: say('keepingDay', { count: days }),
          chosen: days === keeping.days,
          onChoose: () => void ask(stores, 'room:keeping', { days }),
        }))}
      />
      <ChipChoice
        name="keeping-matches"
        legend={say('keepingMatches')}
        disabled={false}
        chips={MATCHES.map((matches) => ({
          label: String(matches),
          chosen: matches === keeping.matches,
          onChoose: () => void ask(stores, 'room:keeping', { matches }),
        }))}
      />
      <p className="note">{say('keepingHint')}</p>
    </details>
  );
}
