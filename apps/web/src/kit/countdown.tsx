import { useEffect, useState } from 'react';
import { sayNow, useSay } from '../i18n/table.ts';
import { play } from '../sound/synth.ts';
import { timeOf, useClock } from '../stores/clock.ts';
import { announceNow } from './announcer.ts';
import './countdown.css';

/** Milliseconds: from here on it is urgent. */
const SOON = 20_000;

interface CountdownProps {
  readonly match: string;
  readonly seat: number;
}

/** A seat's time left to decide, while it is counted. */
export function Countdown({ match, seat }: CountdownProps) {
  const say = useSay();
  const clock = useClock();
  const time = timeOf(clock, match, seat);
  useEverySecond(time?.runs === true ? time.left : null);
  if (time === null) return null;
  const { left, runs } = time;
  return (
    <span
      className="countdown"
      role="timer"
      data-soon={(runs && left <= SOON) || undefined}
      data-stands={!runs || undefined}
    >
      <span className="visually-hidden">
        {runs ? say('timeLeft', { time: digits(left) }) : say('timeStands')}
      </span>
      <span aria-hidden="true">{digits(left)}</span>
    </span>
  );
}

/** Renders again whenever another full second has passed. */
function useEverySecond(left: number | null): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === null || left <= 0) return undefined;
    const timer = window.setTimeout(() => tick((n) => n + 1), (left % 1000) + 15);
    return () => window.clearTimeout(timer);
  });
}

/** Alerts an asked player before the time is up, once per question. */
export function useTimeWarning(match: string, seat: number | null): void {
  const clock = useClock();
  const time = seat === null ? null : timeOf(clock, match, seat);
  const wait = time?.runs === true && time.left > SOON ? time.left - SOON : null;
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = window.setTimeout(() => {
      play('turn');
      announceNow(sayNow()('timeSoonUp', { time: digits(SOON) }));
    }, wait);
    return () => window.clearTimeout(timer);
  }, [wait]);
}

/** `1:05`; the second that has begun counts. */
function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
