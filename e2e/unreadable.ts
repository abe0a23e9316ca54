/**
 * Runs in the page, in forced colours: text on a ground of its own colour, or on none while something lies under it; a gauge that shows
 * no length.
 */
export function unreadable(): string[] {
  const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([r = 0, g = 0, b = 0]: number[]): number => {
    const [red, green, blue] = [r, g, b].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): number[] => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const [r, g, b, alpha = 1] = channels(getComputedStyle(at).backgroundColor);
      if (alpha > 0.9) return [r ?? 0, g ?? 0, b ?? 0];
    }
    return [255, 255, 255];
  };
  const bad = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true })) continue;
    if (element.closest('svg, .visually-hidden') !== null) continue;
    const [one, other] = [
      luminance(channels(getComputedStyle(element).color)),
      luminance(groundOf(element)),
    ];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5) bad.add(`${element.className || element.tagName} ${contrast.toFixed(1)}`);
  }
  for (const sheet of document.querySelectorAll(
    '.tray, .recap, dialog[open], .zoom, .side-panel, .first-time, .cw-aside > :not(.cw-top)',
  )) {
    if (!sheet.checkVisibility()) continue;
    const [, , , alpha = 1] = channels(getComputedStyle(sheet).backgroundColor);
    if (alpha < 0.9) bad.add(`${sheet.className} lies over the rest, and is seen through`);
  }
  /** How it is painted; nothing where it is not. */
  const paintOf = (element: Element): readonly string[] => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isPainted = backgroundImage !== 'none' || (channels(backgroundColor)[3] ?? 1) > 0;
    return isPainted ? [`${backgroundColor} ${backgroundImage}`] : [];
  };
  for (const gauge of document.querySelectorAll('.gauge')) {
    if (!gauge.checkVisibility()) continue;
    const paints = [gauge, ...gauge.querySelectorAll('*')].flatMap(paintOf);
    if (new Set(paints).size < 2) bad.add(`${gauge.className} shows no length`);
  }
  return [...bad];
}
