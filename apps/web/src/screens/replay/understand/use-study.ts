import type { Understanding } from '@tablee/engine';
import { useEffect, useState } from 'react';

/** How far the server is with a match that somebody wants to understand (docs/protocol.md, 7). */
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

/** What the server finds of a match, and how far it is until then. */
export function useStudy(match: string): Progress {
  const [progress, setProgress] = useState(STARTS);
  useEffect(() => {
    let timer = 0;
    let isGone = false;
    const look = async () => {
      const now = await progressOf(match);
      if (isGone) return;
      setProgress(now);
      if (now.state === 'waiting' || now.state === 'thinking')
        timer = window.setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [match]);
  return progress;
}
