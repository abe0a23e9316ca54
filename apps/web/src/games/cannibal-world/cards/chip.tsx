import { Glyph } from '@/kit/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { ICONS } from '../art/icons.ts';
import { hasNumber, symbolOf, TIMING_ICONS } from '../art/row-looks.ts';
import './chip.css';
import { rowName } from '@tablee/rules/games/cannibal-world/words/index.ts';
import type { Words } from '../words.ts';
import type { Chip } from './chips.ts';

/** An ability as a small sign: its type by colour and shape, its effect by a symbol, its uses left. */
export const ChipSign = still(function ChipSign({ of }: { readonly of: Chip }) {
  const { row, timing, x, state } = of;
  const gone = state === 'spent' || state === 'covered';
  return (
    <span className="cw-chip" data-timing={timing} data-state={state} aria-hidden="true">
      <Icon of={symbolOf(row)} />
      {hasNumber(row) && <Glyph of={x} className="cw-chip-x" />}
      {gone && (
        <Icon of={state === 'spent' ? ICONS.meat : ICONS.struck} className="icon cw-chip-gone" />
      )}
    </span>
  );
});

/** The type of an ability with its own symbol, for texts. */
export function TimingSign({ timing }: { readonly timing: Chip['timing'] }) {
  return (
    <span className="cw-timing" data-timing={timing} aria-hidden="true">
      <Icon of={TIMING_ICONS[timing]} />
    </span>
  );
}

const STATES = {
  usable: 'stateUsable',
  ready: 'stateReady',
  spent: 'stateSpent',
  covered: 'stateCovered',
} as const;

/** A chip in words: its ability and whether it is left. */
export function chipLabel(chip: Chip, face: string, words: Words): string {
  const name = words.text(rowName(chip.row, face));
  const timing = words.say(`timing_${chip.timing}`);
  return chip.state === 'ready'
    ? `${name} (${timing})`
    : `${name} (${timing}, ${words.say(STATES[chip.state])})`;
}
