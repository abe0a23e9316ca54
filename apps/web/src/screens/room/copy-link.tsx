import { useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import '../../ui/button.css';
import { checkMark, linkedRings } from '../../kit/icons.generated.ts';
import { Icon } from '../../ui/icon.tsx';

/** Copies a link, and says so. */
export function CopyLink({ link }: { readonly link: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
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
    <>
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        <Icon of={copied ? checkMark : linkedRings} />
        <span>{copied ? say('copied') : say('copyLink')}</span>
      </button>
      <p className="visually-hidden" role="status">
        {copied ? say('copied') : ''}
      </p>
    </>
  );
}
