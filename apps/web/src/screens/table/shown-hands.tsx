import { listOf } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { asksConsent, shownSeats, showsPast } from '@tablee/protocol/watching.ts';
import { useState } from 'react';
import { type Say, useSay, useTextLang } from '../../i18n/table.ts';
import type { Lang, SeatInfo } from '../../kit/contract.ts';
import { eyeTarget } from '../../kit/icons.generated.ts';
import { agree } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import './notice.css';

interface ShownHandsProps {
  readonly room: RoomState;
  readonly seats: readonly SeatInfo[];
}

/** For players: what watchers see of the hands, and whether they may see the reader's own. */
export default function ShownHands({ room, seats }: ShownHandsProps) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const { policy, agreed } = room.watching;
  const [refused, setRefused] = useState<string | null>(null);
  const asks = asksConsent(room) && !agreed.includes(room.you);
  const words = badgeWords(room, seats, say, lang);
  if (asks && refused !== policy) {
    return (
      <section className="table-notice" aria-label={say('watchers')}>
        <p role="status">
          <Icon of={eyeTarget} /> {say('agreeAsk')}
        </p>
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void agree(stores, room, true)}
        >
          {say('agreeShow')}
        </button>
        <button type="button" className="btn btn-small btn-bare" onClick={() => setRefused(policy)}>
          {say('agreeNo')}
        </button>
      </section>
    );
  }
  if (words === null) return null;
  return (
    <section className="table-notice table-notice-small" aria-label={say('watchers')}>
      <p>
        <Icon of={eyeTarget} /> {words}
      </p>
    </section>
  );
}

function badgeWords(
  room: RoomState,
  seats: readonly SeatInfo[],
  say: Say,
  lang: Lang,
): string | null {
  const { policy } = room.watching;
  if (showsPast(room)) return say('badgeLate');
  const shown = shownSeats(room);
  if (shown.length === 0) return null;
  if (policy === 'all') return say('badgeAll');
  const others = shown.flatMap((seat) => (seats[seat]?.isYou ? [] : (seats[seat]?.nickname ?? [])));
  if (others.length < shown.length) return say('badgeBehind');
  return say('badgeOthers', { names: listOf(others, lang) });
}
