import type { Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { useSay } from '../i18n/table.ts';
import type { Answering } from './contract.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Values that are pointed at; the button towards the nearest is marked. */
  readonly pointed?: readonly number[];
  readonly onChange: (value: number) => void;
}

/** The distance to the nearest of some values; 0 if one is reached, or there is none. */
function wayTo(values: readonly number[], from: number): number {
  const ways = values.map((value) => value - from);
  return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

function Stepper({ label, value, min, max, pointed = [], onChange }: StepperProps) {
  const say = useSay();
  const way = wayTo(pointed, value);
  return (
    <span className="stepper">
      <button
        type="button"
        className="btn btn-icon"
        aria-label={`${say('less')}: ${label}`}
        data-pointed={way < 0 || undefined}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={`${say('more')}: ${label}`}
        data-pointed={way > 0 || undefined}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}

interface AmountStepperProps {
  readonly answering: Answering;
  readonly question: Extract<OpenQuestion, { shape: 'number' }>;
}

export function AmountStepper({ answering, question }: AmountStepperProps) {
  const say = useSay();
  return (
    <Stepper
      label={say('question')}
      value={answering.amount}
      min={question.min}
      max={question.max}
      pointed={answering.pointed.map(Number)}
      onChange={(value) => answering.setAmount(value)}
    />
  );
}

interface ShareSteppersProps {
  readonly answering: Answering;
  readonly question: Extract<OpenQuestion, { shape: 'split' }>;
  readonly labelOf: (option: Option) => string;
}

export function ShareSteppers({ answering, question, labelOf }: ShareSteppersProps) {
  const say = useSay();
  const left = question.total - answering.picks.length;
  return (
    <>
      <ul className="shares">
        {optionsOf(question).map((option) => {
          const taken = answering.picks.filter((pick) => pick === option.id).length;
          return (
            <li key={option.id}>
              <span className="share-of">{labelOf(option)}</span>
              <Stepper
                label={labelOf(option)}
                value={taken}
                min={0}
                max={Math.min(option.most ?? question.total, taken + left)}
                onChange={(value) => answering.setAmount(value, option.id)}
              />
            </li>
          );
        })}
      </ul>
      <span className="question-needed">{say('remaining', { count: left })}</span>
    </>
  );
}
