import { useEffect } from 'react';
import { undo, useAnswering, useBoardAnswering } from '../../stores/answering.ts';
import { drain } from '../../stores/pacing.ts';
import { showRecap, useRecap } from '../../stores/recap.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTable } from '../../stores/table.ts';
import { type TableStores, useTableStores } from '../../stores/table-stores.ts';

/** Single keys, silent while a text is typed or a dialog is open; a setting turns them off (all but Escape). */
export const SHORTCUTS = [
  ['?', 'keyPalette'],
  ['Esc', 'keyEscape'],
  ['H', 'keyHand'],
  ['Q', 'keyQuestion'],
  ['L', 'keyLog'],
  ['U', 'keyUndo'],
  ['M', 'keyMute'],
  ['S', 'keySkip'],
  ['← →', 'keyArrows'],
  ['↵', 'keyEnter'],
] as const;

const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: false });

const KEYS: Record<string, (stores: TableStores) => void> = {
  '?': (stores) => useTable.of(stores).getState().openDialog('palette'),
  h: () => focusOn('#hand button'),
  // In a lesson it is what is said that asks.
  q: () => focusOn('.coach-actions > .btn, .question-actions button, .question-sentence'),
  l: (stores) => {
    const { panel, openPanel } = useTable.of(stores).getState();
    openPanel(panel === 'log' ? null : 'log');
  },
  u: (stores) => {
    if (useAnswering.of(stores).getState().question?.undo === true) void undo(stores);
  },
  m: () => {
    const { sound, change } = useSettings.getState();
    change({ sound: !sound });
  },
  s: drain,
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** `hasLog`: there is one beside the table. */
export function useShortcuts(hasLog = true): void {
  const stores = useTableStores();
  const { cancel } = useBoardAnswering();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'Escape') {
        if (useRecap.of(stores).getState().recap === null) cancel();
        else showRecap(stores, null);
        return;
      }
      if (!useSettings.getState().shortcuts) return;
      const action = KEYS[event.key.toLowerCase()];
      if (action === undefined || (action === KEYS.l && !hasLog)) return;
      event.preventDefault();
      action(stores);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [stores, cancel, hasLog]);
}
