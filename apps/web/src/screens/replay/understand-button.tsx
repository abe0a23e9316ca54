import { useSay } from '../../i18n/table.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';

const LINE: IconShape = {
  body: '<path fill="currentColor" d="M56 64h40v312h360v40H56zm80 240 96-128 88 80 104-168 34 22-128 206-92-84-70 94z"/>',
};

interface UnderstandButtonProps {
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Opens and closes what the searching opponent makes of the match. */
export function UnderstandButton({ isOpen, onToggle }: UnderstandButtonProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className="btn btn-small understand-button"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon of={LINE} />
      <span>{say('understand')}</span>
    </button>
  );
}
