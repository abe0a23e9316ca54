import { useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import './presence.css';

interface PresenceProps {
  readonly connected: boolean;
  /** Milliseconds since the Unix epoch of the last change. */
  readonly since: number;
  /** The words are for screen readers only. */
  readonly quiet?: boolean;
}

/** Here, or away and for how long: a full dot or an open ring, and words. */
export function Presence({ connected, since, quiet = false }: PresenceProps) {
  const say = useSay();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (connected) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [connected]);
  const words = connected ? say('online') : say('awaySince', { time: span(now - since) });
  return (
    <span className="presence" data-connected={connected}>
      <i className="presence-dot" aria-hidden="true" />
      <span className={quiet && connected ? 'visually-hidden' : undefined}>{words}</span>
    </span>
  );
}

function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
