import { useSay } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { crackedGlass } from '../../ui/icons.generated.ts';
import { Page } from '../../ui/page.tsx';
import './trouble.css';

/** When a page itself has stumbled. */
export function Broken() {
  const say = useSay();
  return (
    <Page>
      <section className="trouble paper">
        <Icon of={crackedGlass} className="trouble-icon" />
        <h1>{say('errorTitle')}</h1>
        <p>{say('errorText')}</p>
        <button type="button" className="btn btn-gold" onClick={() => location.reload()}>
          {say('reload')}
        </button>
      </section>
    </Page>
  );
}
