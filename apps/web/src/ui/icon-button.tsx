import type { ComponentProps } from 'react';
import { Icon, type IconShape } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** The sign, the button's only content. */
  readonly of: IconShape;
  /** Its name, read out; shown beside the pointer, unless `title` says something shorter. */
  readonly label: string;
}

/** A button with a sign for its words. */
export function IconButton({ of, label, title = label, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={title} {...rest}>
      <Icon of={of} />
    </button>
  );
}
