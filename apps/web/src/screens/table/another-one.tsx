import { listOf } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { cycle } from '../../kit/icons.generated.ts';
import { reactionOf } from '../../kit/reactions.ts';
import { isHeard, useChat } from '../../stores/chat.ts';
import type { ProblemCode } from '../../stores/connection.ts';
import { request } from '../../stores/connection.ts';
import { isHost, memberOf } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface AnotherOneProps {
  readonly room: RoomState;
  readonly match: string;
}

/**
 * Who would play again: the members who have said so in the talk since the match ended. Guests say it by a touch; the host sees
 * it beside the start.
 */
export function AnotherOne({ room, match }: AnotherOneProps) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const messages = useChat((chat) => chat.messages);
  const muted = useSettings((settings) => settings.muted);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const end = room.evening.find((each) => each.match === match)?.at ?? null;
  // A match played from another moment is not in the evening: its end time is unknown.
  if (end === null) return null;
  const willing = new Set(
    messages.flatMap((message) =>
      message.at >= end && isHeard(message, muted) && reactionOf(message.text) === 'phraseAgain'
        ? [message.user]
        : [],
    ),
  );
  const hasSaid = willing.has(room.you);
  const sayIt = async () => {
    if (hasSaid || isAsking) return;
    setAsking(true);
    const reply = await request(stores, 'chat:say', { text: say('phraseAgain'), to: 'room' });
    setAsking(false);
    setProblem(reply.ok ? null : reply.error.code);
  };
  const names = [...willing].flatMap((user) => memberOf(room, user)?.nickname ?? []);
  return (
    <>
      {!isHost(room) && (
        // It stays when it has been pressed, so that the focus has its place.
        <button
          type="button"
          className="btn btn-gold"
          aria-pressed={hasSaid}
          aria-disabled={hasSaid || isAsking}
          onClick={() => void sayIt()}
        >
          <Icon of={cycle} /> {say('wantAgain')}
        </button>
      )}
      <ProblemNote code={problem} />
      {names.length > 0 && <p role="status">{say('wantsAgain', { names: listOf(names, lang) })}</p>}
    </>
  );
}
