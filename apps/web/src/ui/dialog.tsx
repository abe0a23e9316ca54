import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSay } from '../i18n/index.ts';
import { IconButton } from './icon-button.tsx';
import './button.css';
import './dialog.css';
import { cancel } from './icons.generated.ts';
import './paper.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A native modal dialog: Escape and a click beside it close it, focus comes back by itself. */
export function Dialog({ title, onClose, children, className = '' }: DialogProps) {
  const say = useSay();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    // The purpose of the dialog, rather than the button that closes.
    dialog?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    // The browser focuses the first button; a dialog that is opened to type in names its field.
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes natively
    <dialog
      ref={ref}
      className={`dialog paper ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          <IconButton
            of={cancel}
            className="btn btn-bare btn-icon"
            label={say('close')}
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
