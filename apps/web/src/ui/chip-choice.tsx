import type { ReactNode } from 'react';
import './chip-choice.css';

interface ChipChoiceProps {
  /** Of the radio group in its form. */
  readonly name: string;
  readonly legend: string;
  readonly disabled: boolean;
  readonly chips: readonly {
    readonly label: string;
    readonly chosen: boolean;
    readonly onChoose: () => void;
  }[];
  /** The meaning of the choice, below the chips. */
  readonly children?: ReactNode;
}

/** One of a few values, all in sight. */
export function ChipChoice({ name, legend, disabled, chips, children }: ChipChoiceProps) {
  return (
    <fieldset className="chip-choice" disabled={disabled}>
      <legend>{legend}</legend>
      {chips.map(({ label, chosen, onChoose }) => (
        <label key={label} className="chip" data-on={chosen}>
          <input type="radio" name={name} checked={chosen} onChange={onChoose} />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
