import { lazy, Suspense } from 'react';
import { useSay } from '../../i18n/table.ts';
import { CopyLink } from './copy-link.tsx';
import './invite.css';

/** Its library weighs more than the room around it. */
const QrCode = lazy(() => import('./qr-code.tsx'));

/** The way in for friends: code, link, QR. */
export function Invite({ code }: { readonly code: string }) {
  const say = useSay();
  const link = `${location.origin}/r/${code}`;
  // A reader who changes their mind has shared nothing.
  const share = () =>
    void navigator.share({ title: 'Tablée', text: say('inviteShare'), url: link }).catch(() => {});
  return (
    <section className="invite paper lobby-panel" aria-labelledby="invite">
      <div className="invite-words">
        <h2 id="invite">{say('invite')}</h2>
        <p className="note">{say('inviteText')}</p>
        <p className="invite-code" translate="no">
          {code}
        </p>
        <div className="invite-ways">
          {'share' in navigator && (
            <button type="button" className="btn btn-small btn-gold" onClick={share}>
              {say('inviteSend')}
            </button>
          )}
          <CopyLink link={link} />
        </div>
      </div>
      <Suspense fallback={<div className="invite-qr" />}>
        <QrCode text={link} label={say('qrAlt')} className="invite-qr" />
      </Suspense>
    </section>
  );
}
