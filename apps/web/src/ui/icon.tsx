import { memo } from 'react';

/** One icon of the bundled set: the inside of a 512 x 512 SVG, drawn in `currentColor`. */
export interface IconShape {
  readonly body: string;
}

interface IconProps {
  readonly of: IconShape;
  /** Spoken name; missing for icons that only decorate a visible label. */
  readonly label?: string;
  readonly className?: string;
}

/** A game icon in the colour of the text around it, one em high unless its class says otherwise. */
export const Icon = memo(function Icon({ of, label, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 512 512"
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined ? true : undefined}
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: icon bodies are bundled at build time
      dangerouslySetInnerHTML={{ __html: of.body }}
    />
  );
});
