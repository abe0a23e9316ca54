/**
 * Runs in the page: the targets that a thumb would miss. A square of 44 px somewhere around its middle has to be its own,
 * whatever is drawn; words in the midst of a sentence are as high as its lines, the name of a kingdom is touched by all of the
 * kingdom that is nothing else, and the first touch of a small space enlarges the map there.
 */
export function smallTargets(): string[] {
  const SHARED = '.rs-k-touch, .um-space';
  const small = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [role="button"]',
  );
  // Each target is brought into sight; afterwards the page stands as its reader had it, the hand included.
  const before = [...document.querySelectorAll('#hand, #hand *')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((scrolled) => [scrolled, scrolled.scrollLeft] as const);
  const dialog = document.querySelector('dialog[open]');
  const isInSentence = (element: HTMLElement): boolean => {
    const line = element.closest('p, li, dd, h3');
    const all = line?.textContent?.trim() ?? '';
    return (
      getComputedStyle(element).display.startsWith('inline') &&
      all.length > (element.textContent?.trim() ?? '').length
    );
  };
  const sheets = [...document.querySelectorAll('.tray, .recap')];
  /** Whether a sheet lies on a target: as `isPartlyHidden` of the inspector, which runs in the page by itself too. */
  const reaches = (sheet: Element, target: Element): boolean => {
    const [over, under] = [sheet.getBoundingClientRect(), target.getBoundingClientRect()];
    const isAcross = over.left < under.right && over.right > under.left;
    return isAcross && over.top < under.bottom && over.bottom > under.top;
  };
  for (const element of all) {
    if (dialog !== null && !dialog.contains(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[inert], .visually-hidden, .skip-link') !== null) continue;
    if (isInSentence(element) || element.matches(SHARED)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const own = element.closest('label') ?? element;
    const { left, top, width, height } = own.getBoundingClientRect();
    if (width === 0 || (width >= 43.5 && height >= 43.5)) continue;
    const x = left + width / 2;
    const y = top + height / 2;
    const finds = (dx: number, dy: number): boolean => {
      const at = document.elementFromPoint(x + dx, y + dy);
      return at !== null && own.contains(at);
    };
    // Under something else: it is that which is touched.
    if (!finds(0, 0)) continue;
    // The part that a sheet leaves in sight may be small: it folds away.
    if (sheets.some((sheet) => !sheet.contains(element) && reaches(sheet, own))) continue;
    const spans = Array.from({ length: 22 }, (_, i) => [-2 * i - 1, 42 - 2 * i] as const);
    const isWide = width >= 43.5 || spans.some(([one, other]) => finds(one, 0) && finds(other, 0));
    const isHigh = height >= 43.5 || spans.some(([one, other]) => finds(0, one) && finds(0, other));
    if (!isWide || !isHigh) {
      const name = own.className || `${own.tagName} in ${own.parentElement?.className}`;
      small.add(`${name} ${Math.round(width)}x${Math.round(height)}`);
    }
  }
  window.scrollTo(0, 0);
  for (const [scrolled, left] of before) scrolled.scrollLeft = left;
  return [...small];
}
