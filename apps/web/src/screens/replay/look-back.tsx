import { useEffect } from 'react';
import { useSay } from '../../i18n/table.ts';
import { backToNow, lookBy, rememberMoments, useLookBack } from '../../stores/look-back.ts';
import { useRoom } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import './look-back.css';

/** One who watches a running match steps back through what they have seen, and returns to now. */
export default function LookBack() {
  const stores = useTableStores();
  const say = useSay();
  const { moments, at } = useLookBack();
  const isOver = useRoom(({ room }) => room?.match?.state !== 'running');
  useEffect(() => rememberMoments(stores), [stores]);
  // A finished match has a film.
  useEffect(() => {
    if (isOver) backToNow(stores);
  }, [isOver, stores]);
  if (isOver || moments.length < 2) return null;
  const behind = at === null ? 0 : moments.length - 1 - at;
  const isFirst = at === 0;
  return (
    <span className="look-back">
      <button
        type="button"
        className="btn btn-small"
        aria-disabled={isFirst || undefined}
        onClick={() => lookBy(stores, -1)}
      >
        {say('lookBack')}
      </button>
      {at !== null && (
        <>
          <button type="button" className="btn btn-small" onClick={() => lookBy(stores, 1)}>
            {say('lookOn')}
          </button>
          <button
            type="button"
            className="btn btn-small btn-gold"
            onClick={() => backToNow(stores)}
          >
            {say('lookNow')}
          </button>
        </>
      )}
      <span role="status">{at === null ? '' : say('lookBehind', { count: behind })}</span>
    </span>
  );
}
