import { useEffect } from 'react';
import { useSay } from '../../i18n/table.ts';
import { request } from '../../stores/connection.ts';
import { useReview } from '../../stores/review.ts';
import { ask, memberOf, useRoom } from '../../stores/room.ts';
import './review.css';
import { useShownPointing } from './use-pointing.ts';
import type { Projector } from './use-projector.ts';

interface ReviewProps {
  readonly match: string;
  readonly projector: Projector;
}

/** Milliseconds: whoever drags through a match shows where they stop. */
const SETTLES = 150;

/** The room goes over the match together: somebody leads, the others follow or wander. */
export function Review({ match, projector }: ReviewProps) {
  const say = useSay();
  const room = useRoom((store) => store.room);
  const { moment, follows } = useReview();
  const pointer = useShownPointing(match);
  const { at, eyes, moveTo } = projector;
  const led = moment?.match === match ? moment : null;
  const leads = led !== null && led.leader === room?.you;

  useEffect(() => {
    if (!leads) return undefined;
    const timer = window.setTimeout(() => {
      void request('room:review', { moment: { match, step: at, eyes } });
    }, SETTLES);
    return () => window.clearTimeout(timer);
  }, [leads, match, at, eyes]);
  useEffect(() => {
    if (!leads) return undefined;
    return () => {
      // They leave the film; it is not that they have stopped, or that somebody else leads.
      const now = useReview.getState().moment;
      const stillLeads = now?.match === match && now.leader === useRoom.getState().room?.you;
      if (stillLeads) void request('room:review', { moment: null });
    };
  }, [leads, match]);
  useEffect(() => {
    if (led !== null && !leads && follows) moveTo(led.step, led.eyes);
  }, [led, leads, follows, moveTo]);

  const wasHere =
    room !== null &&
    (room.match?.id === match || room.evening.some((played) => played.match === match));
  if (!wasHere || room.match?.state === 'running') return null;
  const nameOf = (user: string) => memberOf(room, user)?.nickname ?? '—';
  return (
    <div className="review">
      {leads ? (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void ask('room:review', { moment: null })}
        >
          {say('reviewStop')}
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void ask('room:review', { moment: { match, step: at, eyes } })}
        >
          {say('reviewLead')}
        </button>
      )}
      {led !== null && !leads && (
        <button
          type="button"
          className="btn btn-small"
          aria-pressed={follows}
          onClick={() => useReview.setState({ follows: !follows })}
        >
          {say('reviewFollow')}
        </button>
      )}
      <span role="status">
        {leads && say('reviewYouLead')}
        {led !== null && !leads && say('reviewLeads', { name: nameOf(led.leader) })}
        {pointer !== null && ` ${say('reviewPoints', { name: nameOf(pointer) })}`}
      </span>
    </div>
  );
}
