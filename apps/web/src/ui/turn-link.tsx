import { useSay } from '../i18n/index.ts';
import { goTo } from '../router.ts';
import { useLive } from '../stores/match.ts';
import { useRoom } from '../stores/room.ts';
import './button.css';
import './turn-link.css';

interface TurnLinkProps {
  /** Goes to the table from inside its room. Default: by the address of the room. */
  readonly onTable?: () => void;
}

/** A player with a question who is elsewhere has one tap to the table. */
export function TurnLink({ onTable }: TurnLinkProps) {
  const say = useSay();
  const room = useRoom((store) => store.room);
  const isAsked = useLive(({ snapshot }) => {
    const question = snapshot?.question ?? null;
    return question !== null && question.idle !== true;
  });
  const isCalled = room?.match?.state === 'running' && isAsked;
  return (
    <div className="turn-link" role="status">
      {isCalled && (
        <button
          type="button"
          className="btn btn-gold"
          onClick={onTable ?? (() => goTo(`/r/${room.code}`))}
        >
          {say('turnCalls')}
        </button>
      )}
    </div>
  );
}
