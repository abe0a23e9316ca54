import type { ReactNode } from 'react';
import './folded.css';

interface FoldedProps {
  readonly title: string;
  /** The setting, in one sentence. */
  readonly says: string;
  /** A member who may not change it reads the sentence, and `explains` behind it. */
  readonly mayChange: boolean;
  /** The meaning of the sentence. */
  readonly explains?: readonly string[];
  readonly children: ReactNode;
}

/** A setting of the room: one sentence, behind which its choices are folded. */
export function Folded({ title, says, mayChange, explains = [], children }: FoldedProps) {
  const words = (
    <>
      <b>{title}</b> <span className="folded-says">{says}</span>
    </>
  );
  if (!mayChange && explains.length === 0) return <p className="folded">{words}</p>;
  return (
    <details className="folded">
      <summary>{words}</summary>
      <div className="folded-choices">
        {mayChange
          ? children
          : explains.map((text) => (
              <p className="note" key={text}>
                {text}
              </p>
            ))}
      </div>
    </details>
  );
}
