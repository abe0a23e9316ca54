import { useState } from 'react';
import { encode } from 'uqr';
import { useSay } from '../../i18n/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { checkMark, linkedRings } from '../../ui/icons.generated.ts';
import './invite.css';

/** The way in for friends: code, link, QR. */
export function Invite({ code }: { readonly code: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/r/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      window.prompt(say('copyLink'), link);
      return;
    }
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2500);
  };
  return (
    <section className="invite paper lobby-panel" aria-labelledby="invite">
      <div className="invite-words">
        <h2 id="invite">{say('invite')}</h2>
        <p className="note">{say('inviteText')}</p>
        <p className="invite-code" translate="no">
          {code}
        </p>
        <button type="button" className="btn btn-small" onClick={() => void copy()}>
          <Icon of={copied ? checkMark : linkedRings} />
          {copied ? say('copied') : say('copyLink')}
        </button>
        <p className="visually-hidden" role="status">
          {copied ? say('copied') : ''}
        </p>
      </div>
      <QrCode text={link} label={say('qrAlt')} />
    </section>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="invite-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fffdf7" />
      <path d={path} fill="#2a1c10" />
    </svg>
  );
}
