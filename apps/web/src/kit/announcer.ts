const POLITE = 'announce-polite';
const ASSERTIVE = 'announce-assertive';
const GATHER = 450;
const MOST = 3;

let waiting: string[] = [];
let gathering = false;

/** Tells screen readers what happened; several events close together become one announcement. */
export function announce(text: string): void {
  waiting.push(text);
  if (gathering) return;
  gathering = true;
  window.setTimeout(() => {
    gathering = false;
    write(POLITE, waiting.slice(-MOST).join(' '));
    waiting = [];
  }, GATHER);
}

/** For "your turn" only. */
export function announceNow(text: string): void {
  write(ASSERTIVE, text);
}

/** The question is closed: a reader of the page from top to bottom does not find it there. */
export const hush = (): void => write(ASSERTIVE, '');

function write(id: string, text: string): void {
  const region = document.getElementById(id);
  if (region === null) return;
  // The same words twice are news twice.
  region.textContent = text !== '' && region.textContent === text ? `${text}\u00a0` : text;
}

export const ANNOUNCER_IDS = { polite: POLITE, assertive: ASSERTIVE } as const;
