import { useSay } from '../i18n/table.ts';
import { Icon } from './icon.tsx';
import { lanternFlame } from './icons.generated.ts';
import './learner-mark.css';

/** Marks a player who is new to the game: they get explanations as they play. */
export function LearnerMark({ quiet = false }: { readonly quiet?: boolean }) {
  const say = useSay();
  return (
    <span className="learner-mark" title={say('newToGame')}>
      <Icon of={lanternFlame} />
      <span className={quiet ? 'visually-hidden' : undefined}>{say('newToGame')}</span>
    </span>
  );
}
