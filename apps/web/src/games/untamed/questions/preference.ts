import { create } from 'zustand';

const KEY = 'tablee.untamed.alone';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether this browser goes on by itself where nothing is left to choose. */
export const useLone = create<{ readonly on: boolean }>(() => ({ on: stored() }));

/** Goes on by itself from now on, or waits. */
export function changeLone(on: boolean): void {
  useLone.setState({ on });
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage refused: it lasts until the page is closed.
  }
}
