/** A component of the page that React has called again, by the one element that it draws. */
export interface Drawn {
  /** Classes of the element. */
  readonly as: string;
  /** It was drawn for nothing: nothing of it has changed. */
  readonly inVain: boolean;
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

declare global {
  interface Window {
    /** The components that were drawn again since it was emptied; those drawn for the first time are not in it. */
    drawnAgain: Drawn[];
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
  }
}

/** Runs in the page before anything of it: notes which components are drawn again, as React's own tools learn it. */
export function noteDrawing(): void {
  const [HOST, PERFORMED_WORK] = [5, 1];
  const CALLED = [0, 11, 14, 15];
  window.drawnAgain = [];
  const elementOf = (fiber: Fiber): Element | null => {
    if (fiber.tag === HOST) return fiber.stateNode as Element;
    // Several elements side by side are parts of another thing.
    const { child } = fiber;
    return child === null || child.sibling !== null ? null : elementOf(child);
  };
  /** What has changed in the page since the last drawing. */
  const changes = new MutationObserver(() => {});
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const note = (fiber: Fiber, changed: readonly MutationRecord[]): void => {
    const element = elementOf(fiber);
    if (element === null) return;
    window.drawnAgain.push({
      as: element.getAttribute('class') ?? element.tagName,
      inVain: !changed.some(({ target }) => element.contains(target)),
    });
  };
  const look = (now: Fiber, before: Fiber, changed: readonly MutationRecord[]): void => {
    if (CALLED.includes(now.tag) && (now.flags & PERFORMED_WORK) !== 0) note(now, changed);
    if (now.child === before.child) return;
    for (let child = now.child; child !== null; child = child.sibling) {
      if (child.alternate !== null) look(child, child.alternate, changed);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      const changed = changes.takeRecords();
      if (current.alternate !== null) look(current, current.alternate, changed);
    },
  };
}
