import type { View } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSay } from '../i18n/table.ts';
import { type Numbers, seeNumbers, useChanges } from '../stores/changes.ts';
import { useTableStores } from '../stores/table-stores.ts';
import { Crest, shellCrest } from '../ui/crest.tsx';
import { Icon } from '../ui/icon.tsx';
import { LearnerMark } from '../ui/learner-mark.tsx';
import { Presence } from '../ui/presence.tsx';
import { Bubble } from './bubble.tsx';
import type { GameUi, SeatInfo } from './contract.ts';
import { Countdown } from './countdown.tsx';
import { checkMark, exitDoor, hourglass, vintageRobot } from './icons.generated.ts';
import './seat-list.css';
import { still } from '../ui/still.ts';

const Face = lazy(() => import('../faces/face.tsx'));

interface SeatListProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly snapshot: MatchSnapshot;
  readonly seats: readonly SeatInfo[];
  /** Explains a seat's numbers, and why they have changed. Missing: there is no explanation. */
  readonly onWhy?: (seat: number) => void;
}

/** Everyone at the table: presence, whose turn it is, who has chosen, and the game's public counts. */
export const SeatList = memo(function SeatList({
  ui,
  view,
  snapshot,
  seats,
  onWhy,
}: SeatListProps) {
  const say = useSay();
  const { awaited } = snapshot;
  return (
    <ol className="seat-list" data-count={seats.length} aria-label={say('seatsOfTable')}>
      {seats.map((seat) => {
        const asked = awaited?.seats.includes(seat.seat) ?? false;
        // In a window of reactions a player sees only of themselves that they have answered.
        const answered = awaited?.unseen && seat.isYou && snapshot.question === null;
        const ready = answered || (awaited?.ready.includes(seat.seat) ?? false);
        return (
          <Plate
            key={seat.seat}
            seat={seat}
            snapshot={snapshot}
            isAwaited={asked && !ready}
            onWhy={onWhy}
          >
            <Crest of={ui.seatCrest?.(seat.seat, view) ?? shellCrest(seat.seat)} />
            <div className="seat-plate-words">
              <p className="seat-plate-name">
                <span>{seat.isYou ? say('youCapital') : seat.nickname}</span>
                <Countdown match={snapshot.match} seat={seat.seat} />
                <SeatStatus seat={seat} asked={asked} ready={ready} />
              </p>
              <div className="seat-plate-summary">
                <ui.SeatSummary view={view} seat={seat.seat} />
              </div>
            </div>
          </Plate>
        );
      })}
    </ol>
  );
});

interface PlateProps {
  readonly seat: SeatInfo;
  readonly snapshot: MatchSnapshot;
  readonly isAwaited: boolean;
  readonly onWhy: ((seat: number) => void) | undefined;
  readonly children: ReactNode;
}

/** The place of a seat; touched, it says what its numbers are, and why they have changed. */
function Plate({ seat: { seat, user, isYou, left, nickname }, ...props }: PlateProps) {
  const stores = useTableStores();
  const { snapshot, isAwaited, onWhy, children } = props;
  const say = useSay();
  const plate = useRef<HTMLLIElement>(null);
  const hasChanged = useChanges(
    ({ match, changes }) => match === snapshot.match && (changes[seat]?.length ?? 0) > 0,
  );
  const { match, events } = snapshot;
  const isAsked = onWhy !== undefined;
  useEffect(() => {
    if (isAsked && plate.current !== null) {
      seeNumbers(stores, match, seat, numbersOn(plate.current), events);
    }
  }, [isAsked, match, seat, events, stores]);
  const why = isAsked ? () => onWhy(seat) : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its button is for the keys
    <li
      className="seat-plate"
      ref={plate}
      data-awaited={isAwaited || undefined}
      data-you={isYou || undefined}
      data-left={left || undefined}
      data-seat-plate={seat}
      data-why={why && true}
      data-changed={(isAsked && hasChanged) || undefined}
      onClick={why}
    >
      {children}
      {user !== undefined && <Bubble user={user} name={nickname} />}
      {why !== undefined && (
        <button
          type="button"
          className="seat-plate-why"
          aria-label={say('changesOf', { name: isYou ? say('youCapital') : nickname })}
        />
      )}
    </li>
  );
}

/** The numbers that a plate shows, as it shows them. */
function numbersOn(plate: Element): Numbers {
  const numbers: Record<string, string> = {};
  for (const each of plate.querySelectorAll<HTMLElement>('[data-number]')) {
    const { number: name = '' } = each.dataset;
    const shown = each.textContent?.trim() ?? '';
    // Of several with one name it is their line that changes.
    numbers[name] = name in numbers ? `${numbers[name]}, ${shown}` : shown;
  }
  return numbers;
}

interface SeatStatusProps {
  readonly seat: SeatInfo;
  readonly asked: boolean;
  readonly ready: boolean;
}

const SeatStatus = still(function SeatStatus({ seat, asked, ready }: SeatStatusProps) {
  const say = useSay();
  return (
    <span className="seat-plate-status">
      {/* Its place stays: the elements beside it do not move. */}
      <span className="seat-plate-asked">
        {asked && (
          <>
            <Icon of={ready ? checkMark : hourglass} />
            <span className="visually-hidden">{ready ? say('hasChosen') : say('itsTurn')}</span>
          </>
        )}
      </span>
      {seat.learns && !seat.left && <LearnerMark quiet />}
      {seat.left ? (
        <>
          <Icon of={exitDoor} />
          <span className="visually-hidden">{say('leftTable')}</span>
        </>
      ) : seat.isBot ? (
        <>
          <Suspense fallback={<Icon of={vintageRobot} />}>
            <Face name={seat.nickname} />
          </Suspense>
          <span className="visually-hidden">{say('botPlays')}</span>
        </>
      ) : (
        <>
          {seat.standIn && <Icon of={vintageRobot} />}
          <Presence connected={seat.connected} since={seat.since} quiet />
        </>
      )}
    </span>
  );
});
