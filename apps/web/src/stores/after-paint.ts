/** Milliseconds after which a page that paints nothing, since nobody sees it, takes what has come all the same. */
const LATEST = 250;

type Deed = () => void;

/** Runs something once the page has painted what the last touch changed, in the order of coming; at once if there is nothing to paint. */
export type AfterPaint = (deed: Deed) => void;

/** A task that a frame's own script asks for comes after its paint. */
export const afterNextPaint = (page: Window, deed: Deed): void =>
  void page.requestAnimationFrame(() => page.setTimeout(deed));

/** What comes of a touch is often there before its own mark has been painted: the mark goes first. */
export function afterPaint(page: Window): AfterPaint {
  const waiting: Deed[] = [];
  let timer: number | undefined;
  const painted = (): void => {
    page.clearTimeout(timer);
    timer = undefined;
    for (const deed of waiting.splice(0)) {
      try {
        deed();
      } catch (error) {
        console.error(error);
      }
    }
  };
  const touched = (): void => {
    if (timer !== undefined) return;
    timer = page.setTimeout(painted, LATEST);
    const mine = timer;
    afterNextPaint(page, () => {
      if (timer === mine) painted();
    });
  };
  for (const touch of ['click', 'keydown']) page.addEventListener(touch, touched, true);
  return (deed) => (timer === undefined ? deed() : void waiting.push(deed));
}
