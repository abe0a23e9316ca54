import { create } from 'zustand';
import type { LangChoice } from '../i18n/index.ts';

type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  readonly lang: LangChoice;
  readonly theme: Theme;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly motion: 'auto' | 'full' | 'none';
  /** A question with one single answer answers itself if that reveals nothing. */
  readonly autoResolve: boolean;
  /** Ask again in place before what cannot be taken back. */
  readonly confirm: boolean;
  /** Say why something is asked where it is new to this browser. */
  readonly explains: boolean;
  readonly shortcuts: boolean;
  readonly notices: boolean;
  /** Remembered, so that it is never asked twice. */
  readonly nickname: string;
  /** Users whose talk is not shown here. */
  readonly muted: readonly string[];
}

interface SettingsState extends Settings {
  change(part: Partial<Settings>): void;
}

const KEY = 'tablee.settings';

const DEFAULTS: Settings = {
  lang: 'en',
  theme: 'auto',
  sound: true,
  volume: 0.4,
  motion: 'auto',
  autoResolve: true,
  confirm: true,
  explains: true,
  shortcuts: true,
  notices: false,
  nickname: '',
  muted: [],
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function initial(): Settings {
  if (typeof window === 'undefined') return DEFAULTS;
  const browser: Partial<Settings> = { lang: navigator.language.startsWith('fr') ? 'fr' : 'en' };
  const asked = new URLSearchParams(location.search).get('lang');
  const forced = asked === 'fr' || asked === 'en' || asked === 'pseudo' ? { lang: asked } : {};
  return { ...DEFAULTS, ...browser, ...stored(), ...forced } as Settings;
}

export const useSettings = create<SettingsState>((set, get) => ({
  ...initial(),
  change: (part) => {
    set(part);
    const { change: _, ...settings } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Storage refused (private window): the choice lasts until the page is closed.
    }
  },
}));

const prefers = (query: string): boolean => matchMedia(query).matches;

/** Whether things may move: the system's wish unless the player has said otherwise. */
export function motionAllowed(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'full' || (motion === 'auto' && !prefers('(prefers-reduced-motion: reduce)'));
}

/** Writes language, theme and motion on the document and keeps them right. */
export function keepDocumentRight(): void {
  const write = () => {
    const { lang, theme } = useSettings.getState();
    const root = document.documentElement;
    root.lang = lang === 'pseudo' ? 'en' : lang;
    const dark =
      theme === 'dark' || (theme === 'auto' && !prefers('(prefers-color-scheme: light)'));
    root.dataset.theme = dark ? 'dark' : 'light';
    root.dataset.motion = motionAllowed() ? 'full' : 'none';
  };
  write();
  useSettings.subscribe(write);
  for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', write);
  }
}
