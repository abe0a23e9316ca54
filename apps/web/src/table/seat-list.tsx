import type { View } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useSay } from '../i18n/table.ts';
import { Crest, shellCrest } from '../ui/crest.tsx';
import { Icon } from '../ui/icon.tsx';
import { checkMark, exitDoor, vintageRobot } from '../ui/icons.generated.ts';
import { Presence } from '../ui/presence.tsx';
import type { GameUi, SeatInfo } from './contract.ts';
import { Countdown } from './countdown.tsx';
import { hourglass } from './icons.generated.ts';
import './seat-list.css';

interface SeatListProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly snapshot: MatchSnapshot;
  readonly seats: readonly SeatInfo[];
}

/** Everyone at the table: who is here, whose turn it is, who has chosen, and the game's public counts. */
export function SeatList({ ui, view, snapshot, seats }: SeatListProps) {
  const say = useSay();
  const { awaited } = snapshot;
  return (
    <ol className="seat-list" data-count={seats.length} aria-label={say('seatsOfTable')}>
      {seats.map((seat) => {
        const asked = awaited?.seats.includes(seat.seat) ?? false;
        // In a window of reactions one sees of oneself alone that one has answered.
        const answered = awaited?.unseen && seat.isYou && snapshot.question === null;
        const ready = answered || (awaited?.ready.includes(seat.seat) ?? false);
        return (
          <li
            key={seat.seat}
            className="seat-plate"
            data-awaited={(asked && !ready) || undefined}
            data-you={seat.isYou || undefined}
            data-left={seat.left || undefined}
            data-seat-plate={seat.seat}
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
          </li>
        );
      })}
    </ol>
  );
}

interface SeatStatusProps {
  readonly seat: SeatInfo;
  readonly asked: boolean;
  readonly ready: boolean;
}

function SeatStatus({ seat, asked, ready }: SeatStatusProps) {
  const say = useSay();
  return (
    <span className="seat-plate-status">
      {asked && (
        <>
          <Icon of={ready ? checkMark : hourglass} />
          <span className="visually-hidden">{ready ? say('hasChosen') : say('itsTurn')}</span>
        </>
      )}
      {seat.left ? (
        <>
          <Icon of={exitDoor} />
          <span className="visually-hidden">{say('leftTable')}</span>
        </>
      ) : seat.isBot ? (
        <>
          <Icon of={vintageRobot} />
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
}
