import { useSay } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { lanternFlame } from './icons.generated.ts';
import './page.css';

interface LoadingProps {
  /** Inside a page that stands already; otherwise this is the page. */
  readonly within?: boolean;
}

/** While something is on its way. */
export function Loading({ within = false }: LoadingProps) {
  const say = useSay();
  const lamp = (
    <p role="status">
      <Icon of={lanternFlame} className="loading-lamp" />
      {say('loading')}
    </p>
  );
  if (within) return <div className="loading">{lamp}</div>;
  return (
    <main className="loading">
      <h1 className="visually-hidden">Tablée</h1>
      {lamp}
    </main>
  );
}
