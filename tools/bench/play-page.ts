/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** A page's notes of itself while it is played on; all times in milliseconds. */
export interface PageNotes {
  /** Longest event of each interaction, by its number. */
  interactions: Record<string, number>;
  /** The longest of them, with what was touched and where the time went: before its handlers, in them, after them. */
  slow: { ms: number; what: string }[];
  /** The layout shift as browsers tell it: the largest sum within five seconds, without a touch in the half second before. */
  shift: number;
  /** All such shifts of the match. */
  shiftSum: number;
  /** The rest: shifts by a touch beside its target. */
  touchedShift: number;
  /** The largest shifts of either kind, with what moved. */
  worst: Told[];
  worstTouched: Told[];
  longTasks: number;
  /** Every size that the board was given after its first, with the question then: "390x477 asked takeTurn". */
  boardSizes: string[];
}

interface Told {
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    benchNotes: PageNotes;
    /** Forgets the time before the match. */
    benchBegins: () => void;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  readonly target: Node | null;
}

/** Runs in the page before anything of it. */
export function takeNotes(): void {
  const none: PageNotes = {
    interactions: {},
    slow: [],
    shift: 0,
    shiftSum: 0,
    touchedShift: 0,
    worst: [],
    worstTouched: [],
    longTasks: 0,
    boardSizes: [],
  };
  const notes: PageNotes = { ...none };
  window.benchNotes = notes;
  const session = { first: 0, last: 0, sum: 0 };
  // Browsers tell some things later than they happened: the last of the room would count for the match.
  let began = 0;
  window.benchBegins = () => {
    began = performance.now();
    Object.assign(notes, none, { interactions: {} });
    Object.assign(session, { first: 0, last: 0, sum: 0 });
  };
  const asked = (): string =>
    document.querySelector<HTMLElement>('.question-bar')?.dataset.kind ?? 'nothing';
  const take = (at: number, value: number): void => {
    const goesOn = at - session.last < 1000 && at - session.first < 5000;
    if (!goesOn) Object.assign(session, { first: at, sum: 0 });
    session.last = at;
    session.sum += value;
    notes.shift = Math.max(notes.shift, session.sum);
    notes.shiftSum += value;
  };
  const observe = <Entry extends PerformanceEntry>(
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (entry: Entry) => void,
  ): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime >= began) take(entry as Entry);
    }).observe(options);
  observe<EventTiming>({ type: 'event', durationThreshold: 16 }, (entry) => {
    const { interactionId, duration, startTime, processingStart, processingEnd } = entry;
    if (interactionId === 0) return;
    const before = notes.interactions[interactionId] ?? 0;
    notes.interactions[interactionId] = Math.max(before, duration);
    if (duration <= before) return;
    const { target } = entry;
    const touched =
      target instanceof Element ? (target.getAttribute('class') ?? target.tagName) : '?';
    const parts = [processingStart - startTime, processingEnd - processingStart];
    const after = duration - (processingEnd - startTime);
    const spent = [...parts, after].map(Math.round).join(' + ');
    const what = `${entry.name} on ${touched}, asked ${asked()} then: ${spent}`;
    notes.slow = [...notes.slow, { ms: duration, what }].sort((a, b) => b.ms - a.ms).slice(0, 12);
  });
  observe<LayoutShift>(
    { type: 'layout-shift' },
    ({ value, startTime, hadRecentInput, sources }) => {
      if (hadRecentInput) notes.touchedShift += value;
      else take(startTime, value);
      const place = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(' ');
      const names = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element?.getAttribute('class') ?? element?.tagName ?? '?';
        return `${name} (${place(previousRect)} to ${place(currentRect)})`;
      });
      const list = hadRecentInput ? 'worstTouched' : 'worst';
      const what = `asked ${asked()}: ${names.join(' | ')}`;
      notes[list] = [...notes[list], { value, what }]
        .sort((a, b) => b.value - a.value)
        .slice(0, 12);
    },
  );
  observe({ type: 'longtask' }, () => {
    notes.longTasks += 1;
  });
  let board: Element | null = null;
  let size = '';
  const sized = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    const now = `${Math.round(width)}x${Math.round(height)}`;
    if (size !== '' && now !== size) {
      notes.boardSizes = [...notes.boardSizes, `${now} asked ${asked()}`];
    }
    size = now;
  });
  setInterval(() => {
    const now = document.querySelector('.table-main');
    if (now === board) return;
    sized.disconnect();
    size = '';
    board = now;
    if (now !== null) sized.observe(now);
  }, 250);
}

/** Of an option, the parts that can be touched. */
export interface Wanted {
  readonly id: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/** Runs in the page: whether its question takes touches. */
export const takesTouches = (): boolean =>
  document.querySelector('.question-bar[data-mine]:not([data-sending], [data-settling])') !== null;

interface Search {
  readonly wanted: readonly Wanted[];
  /** `data-touch` of what has been touched three times for this question, and did not answer it. */
  readonly tried: readonly string[];
}

/**
 * Runs in the page: the next thing to touch towards the wanted options: something over the table, a button of the question
 * bar, a lit part of an option that is not chosen yet, the gold button. `null`: there is nothing yet.
 */
export function nextTarget({ wanted, tried }: Search): Element | null {
  const first = (selector: string): Element | null => document.querySelector(selector);
  const over = first('.zoom-close') ?? first('.recap-head .btn-gold');
  if (over !== null) return over;
  const bar = '.question-bar[data-mine]:not([data-sending], [data-settling])';
  if (first(bar) === null) return null;
  for (const { id, about } of wanted) {
    const button = first(`${bar} [data-option="${CSS.escape(id)}"]:not([data-on])`);
    if (button !== null) return button;
    for (const element of document.querySelectorAll<HTMLElement>('[data-lit]')) {
      const { chosen, touch = '{}' } = element.dataset;
      if (chosen !== undefined || tried.includes(touch)) continue;
      const parts = Object.entries(JSON.parse(touch) as object);
      if (parts.length > 0 && parts.every(([key, value]) => about[key] === value)) return element;
    }
  }
  return first(`${bar} .btn-gold:not([disabled], [data-option])`);
}
