import { useEffect } from 'react';
import type { Journal } from '../../chance/journal.ts';
import { useSay } from '../../i18n/table.ts';
import { goTo } from '../../router.ts';
import { ask, isHost, useRoom } from '../../stores/room.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface PlayOnProps {
  readonly journal: Journal;
  /** Of the journal: the moment that is shown comes after it. */
  readonly entry: number;
  /** Nobody has left by then, and it is not over. */
  readonly mayBegin: boolean;
}

/** The host of the room that played the match may let another one begin at this moment, once no match runs. */
export function PlayOn({ journal: { match, game, seats }, entry, mayBegin }: PlayOnProps) {
  const say = useSay();
  const { room, problem } = useRoom();
  // What was refused before is no news here.
  useEffect(() => useRoom.setState({ problem: null }), []);
  const wasHere =
    room !== null &&
    (room.match?.id === match || room.evening.some((played) => played.match === match));
  if (!wasHere || !isHost(room) || room.match?.state === 'running' || !mayBegin) return null;
  if (room.game !== game || room.seats.length !== seats.length) return null;
  const playOn = async () => {
    if (await ask('room:playOn', { match, entry })) goTo(`/r/${room.code}`);
  };
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => void playOn()}>
        {say('replayPlayOn')}
      </button>
      <ProblemNote code={problem} />
    </>
  );
}
