import { useSay } from '../i18n/index.ts';
import { useSettings } from '../stores/settings.ts';
import { IconButton } from './icon-button.tsx';
import './button.css';
import { moon, sun } from './icons.generated.ts';

const isDark = (): boolean => document.documentElement.dataset.theme !== 'light';

/** Language and light, one touch each, on every page outside the table. */
export function QuickSettings() {
  const say = useSay();
  const { lang, change } = useSettings();
  useSettings((settings) => settings.theme);
  const dark = isDark();
  const other = lang === 'fr' ? 'en' : 'fr';
  return (
    <div className="quick-settings">
      <button
        type="button"
        className="btn btn-bare btn-small"
        lang={other}
        onClick={() => change({ lang: other })}
      >
        {other === 'fr' ? 'Français' : 'English'}
      </button>
      <IconButton
        of={dark ? sun : moon}
        className="btn btn-bare btn-icon"
        label={dark ? say('toLight') : say('toDark')}
        onClick={() => change({ theme: dark ? 'light' : 'dark' })}
      />
    </div>
  );
}
