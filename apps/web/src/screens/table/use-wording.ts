import { useMemo } from 'react';
import { useSay } from '../../i18n/table.ts';
import type { SeatInfo, Wording } from '../../kit/contract.ts';

/** How those at the table are named to its reader. */
export function useWording(seats: readonly SeatInfo[], lang: 'fr' | 'en'): Wording {
  const say = useSay();
  // Presence changes often; names hardly ever: the log is reworded only for names.
  const names = seats.map(({ nickname, isYou }) => (isYou ? say('you') : nickname)).join('\n');
  const own = seats.findIndex(({ isYou }) => isYou);
  return useMemo(() => {
    const list = names.split('\n');
    return {
      lang,
      nameOf: (seat) => list[seat] ?? `#${seat + 1}`,
      isYou: (seat) => seat === own,
    };
  }, [names, own, lang]);
}
