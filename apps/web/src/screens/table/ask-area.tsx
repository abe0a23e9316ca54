import { type ReactNode, useEffect, useRef } from 'react';
import './ask-area.css';

interface AskAreaProps {
  readonly children: ReactNode;
  /** Stands under the sign for help, where the question leaves a column free. */
  readonly corner?: ReactNode;
}

/**
 * The question and the notices beside it. Its place never changes: larger contents stand over the board's lower edge, and the
 * board scrolls out from under it; above an empty hand they grow down over that, and on a phone turned over any hand, whose cards
 * give way. So nothing new pushes the board.
 */
export function AskArea({ children, corner }: AskAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: at } = place;
    const { current: inner } = stack;
    if (at === null || inner === null) return undefined;
    const main = at.closest('.table')?.querySelector<HTMLElement>('.table-main');
    // Nothing is known yet of what stood here before.
    let [above, below] = [Number.NaN, Number.NaN];
    const measure = () => {
      const before = [above, below];
      above = Math.max(0, -inner.offsetTop);
      below = Math.max(0, inner.offsetTop + inner.offsetHeight - at.offsetHeight);
      // Each is inherited by all of the board, or of the hand: most questions leave it as it is.
      if (above !== before[0]) main?.style.setProperty('--ask-above', `${above}px`);
      if (below !== before[1]) at.parentElement?.style.setProperty('--ask-below', `${below}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(at);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, []);
  return (
    <div className="ask-area" ref={place}>
      <div className="ask-stack" ref={stack}>
        {children}
      </div>
      {corner}
    </div>
  );
}
