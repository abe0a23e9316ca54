import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import './dossier.css';

interface DossierProps {
  readonly title: string;
  /** Name of the tab bar and of the page. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: string }[];
  /** Id of the open tab; a page without a tab is possible. */
  readonly current: string;
  readonly onPage: (id: string) => void;
  readonly onClose: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** Every public fact that is not on the table at all times, one gesture away: pages of a large window. */
export function Dossier(props: DossierProps) {
  const { title, label, tabs, current, onPage, onClose, className, children } = props;
  return (
    <Dialog className={`dossier ${className}`} title={title} onClose={onClose}>
      <nav className="dossier-tabs" aria-label={label}>
        {tabs.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => onPage(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled page is reached by keyboard */}
      <section className="dossier-page" tabIndex={0} aria-label={label}>
        {children}
      </section>
    </Dialog>
  );
}
