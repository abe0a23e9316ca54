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
    const measure = () => {
      const over = Math.max(0, -inner.offsetTop);
      const below = Math.max(0, inner.offsetTop + inner.offsetHeight - at.offsetHeight);
      at.closest('.table')
        ?.querySelector<HTMLElement>('.table-main')
        ?.style.setProperty('--ask-above', `${over}px`);
      at.parentElement?.style.setProperty('--ask-below', `${below}px`);
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
