import { useEffect } from 'react';
import { useSay } from '../../i18n/table.ts';
import { request } from '../../stores/connection.ts';
import { useReview } from '../../stores/review.ts';
import { ask, memberOf, useRoom } from '../../stores/room.ts';
import { type TableStores, useTableStores } from '../../stores/table-stores.ts';
import type { Branch } from './branch.ts';
import type { Moment } from './film-room.ts';
import './review.css';
import { useShownPointing } from './use-pointing.ts';

interface ReviewProps {
  readonly match: string;
  /** The shown moment: of the film, or of a branch. */
  readonly moment: Moment | Branch;
  onMoment(moment: Moment): void;
  onBranch(branch: Branch): void;
}

/** Milliseconds: a drag through a match shows only where it stops. */
const SETTLES = 150;
/** Answers of a branch that a review tells. */
const TOLD = 60;

/** A moment as a review tells it. */
function toldOf(match: string, moment: Moment | Branch) {
  const { at: step, eyes } = moment;
  if (!('seat' in moment)) return { match, step, eyes };
  const { seat, answers } = moment;
  const told = answers.slice(0, TOLD).map((picks) => [...picks]);
  return { match, step, eyes, branch: { seat, answers: told } };
}

/** A member who follows looks for themselves and follows no longer. */
export function wander(stores: TableStores, match: string): void {
  const { moment } = useReview.of(stores).getState();
  const leads = moment?.leader === useRoom.of(stores).getState().room?.you;
  if (moment?.match === match && !leads) useReview.of(stores).setState({ follows: false });
}

/** A leader who leaves the film leads no longer. */
export function useEndOfReview(match: string): void {
  const stores = useTableStores();
  useEffect(
    () => () => {
      const now = useReview.of(stores).getState().moment;
      const leads = now?.match === match && now.leader === useRoom.of(stores).getState().room?.you;
      if (leads) void request(stores, 'room:review', { moment: null });
    },
    [match, stores],
  );
}

/** The room reviews the match together: a member leads, the others follow or wander. */
export function Review({ match, moment: shown, onMoment, onBranch }: ReviewProps) {
  const stores = useTableStores();
  const say = useSay();
  const room = useRoom((store) => store.room);
  const { moment, follows } = useReview();
  const pointer = useShownPointing(match);
  const led = moment?.match === match ? moment : null;
  const leads = led !== null && led.leader === room?.you;

  useEffect(() => {
    if (!leads) return undefined;
    const timer = window.setTimeout(() => {
      void request(stores, 'room:review', { moment: toldOf(match, shown) });
    }, SETTLES);
    return () => window.clearTimeout(timer);
  }, [leads, match, shown, stores]);
  useEffect(() => {
    if (led === null || leads || !follows) return;
    const there = { at: led.step, eyes: led.eyes };
    if (led.branch === undefined) onMoment(there);
    else onBranch({ ...there, ...led.branch });
  }, [led, leads, follows, onMoment, onBranch]);

  const wasHere =
    room !== null &&
    (room.match?.id === match || room.evening.some((played) => played.match === match));
  if (!wasHere || room.match?.state === 'running') return null;
  const isTold = !('seat' in shown) || shown.answers.length <= TOLD;
  const nameOf = (user: string) => memberOf(room, user)?.nickname ?? '—';
  return (
    <div className="review">
      {leads ? (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void ask(stores, 'room:review', { moment: null })}
        >
          {say('reviewStop')}
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void ask(stores, 'room:review', { moment: toldOf(match, shown) })}
        >
          {say('reviewLead')}
        </button>
      )}
      {led !== null && !leads && (
        <button
          type="button"
          className="btn btn-small"
          aria-pressed={follows}
          onClick={() => useReview.of(stores).setState({ follows: !follows })}
        >
          {say('reviewFollow')}
        </button>
      )}
      <span role="status">
        {leads && say(isTold ? 'reviewYouLead' : 'reviewTooFar')}
        {led !== null && !leads && say('reviewLeads', { name: nameOf(led.leader) })}
        {pointer !== null && ` ${say('reviewPoints', { name: nameOf(pointer) })}`}
      </span>
    </div>
  );
}
