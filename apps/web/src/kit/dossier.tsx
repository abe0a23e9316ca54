import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import './dossier.css';

interface ShellProps {
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
export function Dossier(props: ShellProps) {
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

/** A game's own dossier. */
export interface DossierProps {
  /** The id of a page, or `id:seat` for a page that begins with a seat. */
  readonly page: string;
  readonly onPage: (page: string) => void;
  readonly onClose: () => void;
}

interface PagesProps<Title> extends DossierProps {
  readonly className: string;
  readonly title: Title;
  readonly say: (title: Title) => string;
  readonly pages: readonly DossierPage<Title>[];
}

/** One page: its id, its title, and what stands on it; `seat` if one was asked for. */
export type DossierPage<Title> = readonly [
  id: string,
  title: Title,
  show: (seat: number | null) => ReactNode,
];

/** A dossier whose tabs are its pages. */
export function DossierPages<Title>(props: PagesProps<Title>) {
  const { page, pages, say, title, ...shell } = props;
  const [current = '', seat] = page.split(':');
  const shown = pages.find(([id]) => id === current);
  return (
    <Dossier
      {...shell}
      title={say(title)}
      label={say(title)}
      tabs={pages.map(([id, title]) => ({ id, name: say(title) }))}
      current={current}
    >
      {shown?.[2](seat === undefined ? null : Number(seat))}
    </Dossier>
  );
}
