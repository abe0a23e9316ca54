import { useState } from 'react';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { messageOf } from './message.ts';
import { useDeckWords } from './words.ts';

interface CopyCodeProps {
  readonly name: string;
  readonly code: string;
}

/** The deck as a text to send to a friend: copied, and shown to be copied by hand. */
export function CopyCode({ name, code }: CopyCodeProps) {
  const { deckSay } = useDeckWords();
  const [copied, setCopied] = useState<string | null>(null);
  const message = messageOf(name, code);
  const isCopied = copied === message;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
    } catch {
      // Not allowed: the code itself stands beside the button.
    }
    setCopied(message);
  };
  return (
    <span className="cw-code">
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon of={isCopied ? ICONS.done : ICONS.copy} /> {deckSay(isCopied ? 'copied' : 'share')}
      </button>
      {isCopied && <code>{code}</code>}
    </span>
  );
}
