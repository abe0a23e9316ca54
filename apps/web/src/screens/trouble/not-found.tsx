import { useEffect } from 'react';
import { useSay } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { candleHolder } from '../../ui/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import './trouble.css';

/** An address that leads nowhere; `text` says more where more is known. */
export function NotFound({ title, text }: { readonly title?: string; readonly text?: string }) {
  const say = useSay();
  const heading = title ?? say('notFoundTitle');
  useEffect(() => {
    document.title = `${heading} · Tablée`;
  }, [heading]);
  return (
    <Page>
      <section className="trouble paper">
        <Icon of={candleHolder} className="trouble-icon" />
        <h1>{heading}</h1>
        <p>{text ?? say('notFoundText')}</p>
        <Link to="/" className="btn btn-gold">
          {say('backHome')}
        </Link>
      </section>
    </Page>
  );
}
