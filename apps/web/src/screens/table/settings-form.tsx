import { useState } from 'react';
import { type Key, type LangChoice, useSay } from '../../i18n/table.ts';
import { play } from '../../sound/synth.ts';
import { explainAgain } from '../../stores/learning.ts';
import { type Settings, useSettings } from '../../stores/settings.ts';
import '../../ui/chip-choice.css';
import './settings-form.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly values: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, value, values, onChange } = props;
  return (
    <fieldset className="chip-choice">
      <legend>{label}</legend>
      {values.map(([each, words]) => (
        <label key={each} className="chip" data-on={each === value}>
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

const SWITCHES = [
  ['autoResolve', 'autoResolve'],
  ['confirm', 'confirmSetting'],
  ['explains', 'explains'],
  ['shortcuts', 'shortcutsSetting'],
  ['notices', 'notices'],
] as const satisfies readonly (readonly [keyof Settings, Key])[];

/** Comfort of one player, remembered by this browser. */
export default function SettingsForm() {
  const say = useSay();
  const settings = useSettings();
  const { change } = settings;
  const [refused, setRefused] = useState(false);
  const flip = async (key: (typeof SWITCHES)[number][0], on: boolean) => {
    const mayChange = key !== 'notices' || !on || (await mayNotify());
    setRefused(!mayChange);
    if (mayChange) change({ [key]: on });
    if (key === 'explains' && on) explainAgain();
  };
  return (
    <div className="settings-form">
      <Choice<LangChoice>
        name="lang"
        label={say('language')}
        value={settings.lang}
        values={[
          ['fr', 'Français'],
          ['en', 'English'],
        ]}
        onChange={(lang) => change({ lang })}
      />
      <Choice
        name="theme"
        label={say('theme')}
        value={settings.theme}
        values={[
          ['auto', say('themeAuto')],
          ['dark', say('themeDark')],
          ['light', say('themeLight')],
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        name="motion"
        label={say('motion')}
        value={settings.motion}
        values={[
          ['auto', say('motionAuto')],
          ['full', say('motionFull')],
          ['none', say('motionNone')],
        ]}
        onChange={(motion) => change({ motion })}
      />
      <label className="setting-switch">
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => change({ sound: event.target.checked })}
        />
        {say('sound')}
      </label>
      <label className="setting-volume">
        {say('volume')}
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={settings.volume}
          disabled={!settings.sound}
          onChange={(event) => change({ volume: Number(event.target.value) })}
          onPointerUp={() => play('turn')}
        />
      </label>
      {SWITCHES.map(([key, words]) => (
        <label className="setting-switch" key={key}>
          <input
            type="checkbox"
            checked={settings[key]}
            onChange={(event) => void flip(key, event.target.checked)}
          />
          {say(words)}
        </label>
      ))}
      <p role="status">{refused && say('noticesRefused')}</p>
    </div>
  );
}

/** Asks the browser, which may know no notices at all or may never ask again. */
async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission().catch(() => 'denied')) === 'granted';
}
