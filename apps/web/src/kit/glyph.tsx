import { memo } from 'react';
import './glyph.css';

interface GlyphProps {
  readonly of: string | number;
  readonly className?: string;
}

/**
 * A number or a word that is seen only: drawn by the style sheet, so that the name of the button around it is what
 * its label says, in the order one reads it aloud.
 */
export const Glyph = memo(function Glyph({ of, className }: GlyphProps) {
  return (
    <span
      className={className === undefined ? 'glyph' : `glyph ${className}`}
      data-glyph={of}
      aria-hidden="true"
    />
  );
});
