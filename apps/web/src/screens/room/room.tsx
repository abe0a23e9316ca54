import { lazy, Suspense, useEffect, useState } from 'react';
import { beReady } from '../../chance/own-share.ts';
import { useSay } from '../../i18n/table.ts';
import { rememberPlayed } from '../../stores/history.ts';
import { joinRoom, useRoom } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { Loading } from '../../ui/loading.tsx';
import { NotFound } from '../trouble/not-found.tsx';
import { Lobby } from './lobby.tsx';
import { PasswordGate } from './password-gate.tsx';
import { useSaysLearning } from './use-says-learning.ts';

const Table = lazy(() => import('../table/table.tsx'));

/** The durable place of a group of friends: its seats, or the match on its table. */
export default function Room({ code }: { readonly code: string }) {
  const stores = useTableStores();
  const say = useSay();
  const { room, refusal } = useRoom();
  const nickname = useSettings((settings) => settings.nickname);
  const [aside, setAside] = useState(false);
  const match = room?.match ?? null;
  useSaysLearning(room?.code === code ? room : null);

  useEffect(() => {
    if (useRoom.of(stores).getState().wanted !== code && nickname !== '')
      void joinRoom(stores, code, nickname);
  }, [code, nickname, stores]);

  // A match may be promised at any time, and asks this page for a number.
  useEffect(() => void beReady().catch(() => {}), []);

  useEffect(() => {
    if (room !== null) rememberPlayed(room);
  }, [room]);

  // A new match calls everybody to the table.
  const matchId = match?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the match is another one
  useEffect(() => setAside(false), [matchId]);

  if (refusal === 'passwordNeeded' || refusal === 'wrongPassword') {
    return <PasswordGate code={code} wrong={refusal === 'wrongPassword'} />;
  }
  if (refusal !== null) {
    const title = refusal === 'noSuchRoom' ? {} : { title: say('notInside') };
    return <NotFound {...title} text={say(`problem.${refusal}`)} />;
  }
  if (room === null || room.code !== code) return <Loading />;
  const isShown = match !== null && match.problem === null;
  if (!isShown || aside) {
    return <Lobby room={room} onTable={isShown ? () => setAside(false) : null} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <Table key={match.id} room={room} onRoom={() => setAside(true)} />
    </Suspense>
  );
}
