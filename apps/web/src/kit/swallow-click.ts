/** The click that some browsers send at the end of a drag or of a long press is a touch of nothing, wherever it lands. */
export function swallowClick(): void {
  const swallow = (click: Event) => click.stopImmediatePropagation();
  window.addEventListener('click', swallow, { capture: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}
