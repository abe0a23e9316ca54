import { useSay } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { lanternFlame } from './icons.generated.ts';
import './page.css';

/** While something is on its way. */
export function Loading() {
  const say = useSay();
  return (
    <div className="loading">
      <p role="status">
        <Icon of={lanternFlame} className="loading-lamp" />
        {say('loading')}
      </p>
    </div>
  );
}
