import { useState } from 'react';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { useWords } from '../words.ts';

/** The deck as a text to send to a friend: copied, and shown to be copied by hand. */
export function CopyCode({ code }: { readonly code: string }) {
  const { deckSay } = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      // Not allowed: the code itself stands beside the button.
    }
    setCopied(code);
  };
  return (
    <span className="cw-code">
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon of={copied === code ? ICONS.done : ICONS.copy} />{' '}
        {deckSay(copied === code ? 'copied' : 'copy')}
      </button>
      {copied === code && <code>{code}</code>}
    </span>
  );
}
