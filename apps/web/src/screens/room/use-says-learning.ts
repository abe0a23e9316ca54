import type { RoomState } from '@tablee/protocol/updates.ts';
import { useEffect, useRef } from 'react';
import { request, useConnection } from '../../stores/connection.ts';
import { learningOf, useLearning } from '../../stores/learning.ts';
import { memberOf } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';

/**
 * Says in the room whether the reader is new to its game, as this browser knows: once on every connection, and when it changes.
 */
export function useSaysLearning(room: RoomState | null): void {
  const stores = useTableStores();
  const isOnline = useConnection(({ status }) => status === 'online');
  const game = room?.game ?? '';
  const learns = useLearning((learning) => !learningOf(learning, game).knows);
  const said = useRef('');
  useEffect(() => {
    if (!isOnline) said.current = '';
  }, [isOnline]);
  // With every word of the room: after a loss of the connection one is in it no sooner.
  useEffect(() => {
    if (room === null || game === '' || !isOnline) return;
    const saying = `${room.code} ${game} ${learns}`;
    // A player who has never been new has nothing to say.
    const isKnown = !learns && memberOf(room, room.you)?.learns !== true;
    if (said.current === saying || isKnown) return;
    said.current = saying;
    void request(stores, 'room:learns', { game, learns }).then(({ ok }) => {
      if (!ok) said.current = '';
    });
  }, [room, game, learns, isOnline, stores]);
}
