import type { Understanding } from '@tablee/engine';
import { useEffect, useRef, useState } from 'react';

/** How far the server is with the study of a match (docs/protocol.md, 7). */
export type Progress =
  | { readonly state: 'waiting'; readonly ahead: number }
  | { readonly state: 'thinking'; readonly done: number; readonly of: number }
  | { readonly state: 'done'; readonly understanding: Understanding }
  | {
      readonly state: 'cannot';
      readonly why: 'rules' | 'unfinished' | 'failed' | 'off' | 'busy' | 'unreachable';
    };

/** Milliseconds between two looks at how far it is. */
const EVERY = 1500;

const STARTS: Progress = { state: 'thinking', done: 0, of: 0 };

async function progressOf(match: string): Promise<Progress> {
  try {
    const response = await fetch(`/api/matches/${match}/appraisal`);
    if (response.status === 429) return { state: 'cannot', why: 'busy' };
    if (!response.ok) return { state: 'cannot', why: 'unreachable' };
    return (await response.json()) as Progress;
  } catch {
    return { state: 'cannot', why: 'unreachable' };
  }
}

/** Milliseconds until it is asked again after it did not answer, or had too much to do. */
const AGAIN = 10_000;

function pauseAfter(progress: Progress): number | null {
  if (progress.state === 'waiting' || progress.state === 'thinking') return EVERY;
  const mayChange = progress.state === 'cannot' && ['busy', 'unreachable'].includes(progress.why);
  return mayChange ? AGAIN : null;
}

/** The server's study of a match, and its progress until then; polled while it is open. */
export function useStudy(match: string, isOpen: boolean): Progress {
  const [progress, setProgress] = useState(STARTS);
  const isKnown = useRef(false);
  useEffect(() => {
    let timer = 0;
    let isGone = false;
    const look = async () => {
      const now = await progressOf(match);
      if (isGone) return;
      setProgress(now);
      const pause = pauseAfter(now);
      isKnown.current = pause === null;
      if (pause !== null) timer = window.setTimeout(() => void look(), pause);
    };
    if (isOpen && !isKnown.current) void look();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [match, isOpen]);
  return progress;
}
