import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { lanternFlame } from './icons.generated.ts';
import { Link } from './link.tsx';
import './page.css';
import { QuickSettings } from './quick-settings.tsx';

interface PageProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** In the head, between the name of the house and the switches. */
  readonly head?: ReactNode;
  readonly home?: boolean;
}

/** The frame of every page but the table: head, main, foot. */
export function Page({ children, className = '', head, home = false }: PageProps) {
  const say = useSay();
  const brand = (
    <>
      <Icon of={lanternFlame} /> Tablée
    </>
  );
  return (
    <div className={`page ${className}`}>
      <a className="skip-link" href="#main">
        {say('skipToMain')}
      </a>
      <header className="page-head">
        {home ? (
          <span />
        ) : (
          <Link to="/" className="page-brand">
            {brand}
          </Link>
        )}
        {head}
        <QuickSettings />
      </header>
      <main id="main" className="page-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="page-foot">
        <span>{say('madeFor')}</span>
        <Link to="/m">{say('ownMatches')}</Link>
        <Link to="/credits">{say('credits')}</Link>
      </footer>
    </div>
  );
}
