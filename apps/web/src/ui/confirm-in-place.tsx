import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import './button.css';
import './confirm-in-place.css';

interface ConfirmInPlaceProps {
  readonly label: ReactNode;
  readonly ariaLabel?: string;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly className?: string;
}

/** A button that asks again where it stands, never in a window: for the irreversible and the social. */
export function ConfirmInPlace(props: ConfirmInPlaceProps) {
  const { label, ariaLabel, question, yes, onYes, className = 'btn' } = props;
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) no.current?.focus();
    else if (asked.current) button.current?.focus();
    asked.current = asking;
  }, [asking]);
  if (!asking) {
    return (
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={ariaLabel}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    );
  }
  return (
    <fieldset
      className="confirm-in-place"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setAsking(false);
      }}
    >
      <p>{question}</p>
      <button
        type="button"
        className="btn btn-danger btn-small"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </button>
      <button type="button" ref={no} className="btn btn-small" onClick={() => setAsking(false)}>
        {say('cancel')}
      </button>
    </fieldset>
  );
}
