import { useSay } from '../../i18n/table.ts';
import './shortcut-list.css';
import { SHORTCUTS } from './use-shortcuts.ts';

export function ShortcutList() {
  const say = useSay();
  return (
    <dl className="shortcut-list">
      {SHORTCUTS.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
