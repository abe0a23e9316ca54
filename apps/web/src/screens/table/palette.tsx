import type { Option, View } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import type { GameUi, Wording } from '../../kit/contract.ts';
import { checkMark } from '../../kit/icons.generated.ts';
import { wordsOf } from '../../kit/question-words.ts';
import { useBoardAnswering } from '../../stores/answering.ts';
import { isSingle } from '../../stores/selection.ts';
import { Icon } from '../../ui/icon.tsx';
import { plainText } from '../../ui/plain-text.ts';
import './palette.css';

interface PaletteProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly words: Wording;
  readonly onDone: () => void;
}

/** Every legal action in words: to search, to read aloud, to play without touching the board. */
export function Palette({ ui, view, words, onDone }: PaletteProps) {
  const say = useSay();
  const answering = useBoardAnswering();
  const [sought, setSought] = useState('');
  const { question } = answering;
  const options = optionsOf(question);
  if (question === null || options.length === 0) return <p>{say('paletteNone')}</p>;
  const isPicked = (option: Option): boolean =>
    question.shape !== 'split' && answering.picks.includes(option.id);
  // Picked options come last: Enter takes the next one.
  const inOrder = [
    ...options.filter((option) => !isPicked(option)),
    ...options.filter((option) => isPicked(option)),
  ];
  const found = inOrder
    .map((option) => ({ option, words: wordsOf(ui, option, question, view, words, say) }))
    .filter(({ words: { label, brings = '' } }) =>
      plainText(sought)
        .split(/\s+/)
        .every((part) => plainText(`${label} ${brings}`).includes(part)),
    );
  const single = options.every((option) => isSingle(question, option));
  const choose = (option: Option) => {
    answering.toggle(option.id);
    if (isSingle(question, option)) onDone();
  };
  return (
    <form
      className="palette"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first !== undefined) choose(first.option);
      }}
    >
      <div className="field">
        <label htmlFor="palette-search">{say('paletteSearch')}</label>
        <input
          id="palette-search"
          type="search"
          value={sought}
          autoComplete="off"
          data-first-focus
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      {found.length === 0 && <p role="status">{say('paletteNoMatch')}</p>}
      <ul className="palette-list">
        {found.map(({ option, words: { label, brings } }) => {
          const picked = answering.picks.includes(option.id);
          return (
            <li key={option.id}>
              <button
                type="button"
                aria-pressed={isSingle(question, option) ? undefined : picked}
                onClick={() => choose(option)}
              >
                {picked && <Icon of={checkMark} />} {label}
                {brings !== undefined && <small>{brings}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {!single && (
        <button
          type="button"
          className="btn btn-gold"
          disabled={!answering.canConfirm()}
          onClick={() => {
            answering.confirm();
            onDone();
          }}
        >
          {say('confirm')}
        </button>
      )}
    </form>
  );
}
