import type { DeckRules, FactionId } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  deckErrors,
  decodeDeck,
  FACTIONS,
  pointsOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useId, useState } from 'react';
import { FactionCrest } from '../crest.tsx';
import { useWords } from '../words.ts';
import { CopyCode } from './copy-code.tsx';
import type { SavedDeck } from './saved.ts';

interface ShelfProps {
  readonly rules: DeckRules;
  readonly decks: readonly SavedDeck[];
  onEdit(name: string, code: string): void;
  onNew(faction: FactionId): void;
  onRemove(name: string): void;
  onPlay(code: string): void;
}

/** Decks of one's own: those kept in this browser, a new one, or a friend's by its code. */
export function Shelf({ rules, decks, onEdit, onNew, onRemove, onPlay }: ShelfProps) {
  const { deckSay, text } = useWords();
  return (
    <section className="cw-shelf">
      <h3>{deckSay('yourDecks')}</h3>
      <p className="cw-shelf-new">
        <span>{deckSay('newDeck')}</span>
        {FACTIONS.map(({ id, name }) => (
          <button type="button" key={id} className="btn" onClick={() => onNew(id)}>
            <FactionCrest faction={id} /> {text(name)}
          </button>
        ))}
      </p>
      <CodeField onEdit={onEdit} />
      {decks.length === 0 ? (
        <p>{deckSay('noDecks')}</p>
      ) : (
        <ul>
          {decks.map((deck) => (
            <SavedRow key={deck.name} {...{ deck, rules, onEdit, onRemove, onPlay }} />
          ))}
        </ul>
      )}
    </section>
  );
}

type SavedRowProps = Pick<ShelfProps, 'rules' | 'onEdit' | 'onRemove' | 'onPlay'> & {
  readonly deck: SavedDeck;
};

function SavedRow({ deck: { name, code }, rules, onEdit, onRemove, onPlay }: SavedRowProps) {
  const { deckSay } = useWords();
  const deck = decodeDeck(code);
  if (deck === null) return null;
  const errors = deckErrors(deck, rules);
  return (
    <li className="cw-shelf-deck">
      <p>
        <FactionCrest faction={deck.faction} />
        <span>
          <b>{name}</b>
          <small>
            {deckSay('deckFacts', { count: deck.main.length, points: pointsOf(deck.main) })}
            {errors.length > 0 && ` · ${deckSay('notLegalHere')}`}
          </small>
        </span>
      </p>
      <p>
        <button type="button" className="btn" onClick={() => onEdit(name, code)}>
          {deckSay('edit')}
        </button>
        <CopyCode code={code} />
        <button type="button" className="btn" onClick={() => onRemove(name)}>
          {deckSay('remove')}
        </button>
        <button
          type="button"
          className="btn btn-gold"
          disabled={errors.length > 0}
          onClick={() => onPlay(code)}
        >
          {deckSay('play')}
        </button>
      </p>
    </li>
  );
}

/** A code that somebody sent: read, then opened in the builder. */
function CodeField({ onEdit }: Pick<ShelfProps, 'onEdit'>) {
  const { deckSay } = useWords();
  const [code, setCode] = useState('');
  const wrong = useId();
  const trimmed = code.trim();
  const deck = decodeDeck(trimmed);
  const bad = trimmed !== '' && deck === null;
  return (
    <form
      className="cw-shelf-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (deck !== null) onEdit('', trimmed);
      }}
    >
      <label>
        <span>{deckSay('code')}</span>
        <input
          className="cw-field-text"
          value={code}
          maxLength={80}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={bad || undefined}
          aria-describedby={wrong}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={deck === null}>
        {deckSay('open')}
      </button>
      <p id={wrong} role="status">
        {bad && deckSay('badCode')}
      </p>
    </form>
  );
}
