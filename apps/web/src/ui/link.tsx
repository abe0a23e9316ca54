import type { MouseEvent, ReactNode } from 'react';
import { goTo } from '../router.ts';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link inside the app; a modified click opens a tab as everywhere else. */
export function Link({ to, children, className }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
    window.scrollTo(0, 0);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
