import type { DeckList, DeckRules } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  deckErrors,
  decodeDeck,
  encodeDeck,
  factionOf,
  pointsOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { CopyCode } from './copy-code.tsx';
import { deckIn } from './message.ts';
import { forgetDeck, freeName, keepNew, putBack, type SavedDeck, useSavedDecks } from './saved.ts';
import './shelf.css';
import { errorWords } from './totals.tsx';
import { useDeckWords } from './words.ts';

/** A deck as a table of these rules takes it: without a sideboard where none is brought. */
export const asBrought = <D extends DeckList>(deck: D, { hasSideboard }: DeckRules): D =>
  hasSideboard ? deck : { ...deck, sideboard: [] };

interface ShelfProps {
  readonly rules: DeckRules;
  onEdit(deck: SavedDeck): void;
  /** `null` where nobody is asked for a deck. */
  readonly onPlay: ((deck: DeckList) => void) | null;
}

interface Gone {
  readonly deck: SavedDeck;
  /** Its former place. */
  readonly at: number;
}

/** The player's own decks: those kept in this browser. At a table each is played by one touch. */
export function Shelf({ rules, onEdit, onPlay }: ShelfProps) {
  const { deckSay } = useDeckWords();
  const title = useId();
  const decks = useSavedDecks((saved) => saved.decks);
  const [gone, setGone] = useState<Gone | null>(null);
  if (decks.length === 0 && gone === null) return null;
  const remove = (deck: SavedDeck) => {
    setGone({ deck, at: decks.indexOf(deck) });
    forgetDeck(deck.id);
  };
  const rows = decks.map((deck) => (
    <SavedRow key={deck.id} {...{ deck, rules, onEdit, onPlay }} onRemove={() => remove(deck)} />
  ));
  const undo = gone !== null && (
    <Removed
      key={`gone ${gone.deck.id}`}
      name={gone.deck.name}
      onUndo={() => {
        putBack(gone.deck, gone.at);
        setGone(null);
      }}
    />
  );
  const at = gone?.at ?? rows.length;
  return (
    <section className="cw-shelf" aria-labelledby={title}>
      <h2 id={title}>{deckSay('yourDecks')}</h2>
      <ul aria-labelledby={title}>
        {rows.slice(0, at)}
        {undo}
        {rows.slice(at)}
      </ul>
    </section>
  );
}

/** In the place of a deleted deck. */
function Removed({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const { deckSay } = useDeckWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <li className="cw-shelf-deck cw-shelf-removed">
      <span role="status">{deckSay('removed', { name })}</span>
      <button type="button" className="btn" ref={button} onClick={onUndo}>
        {deckSay('undo')}
      </button>
    </li>
  );
}

type SavedRowProps = ShelfProps & { readonly deck: SavedDeck; readonly onRemove: () => void };

function SavedRow({ deck: saved, rules, onEdit, onPlay, onRemove }: SavedRowProps) {
  const words = useDeckWords();
  const { deckSay, text } = words;
  const { name, code } = saved;
  const decoded = decodeDeck(code);
  if (decoded === null) return null;
  const deck = asBrought(decoded, rules);
  const errors = deckErrors(deck, rules);
  const plays = onPlay !== null && errors.length === 0;
  const copy = () => keepNew(freeName(useSavedDecks.getState().decks, name), code);
  return (
    <li className="cw-shelf-deck">
      <button
        type="button"
        className="cw-shelf-main"
        data-plays={plays || undefined}
        onClick={() => (plays ? onPlay(deck) : onEdit(saved))}
      >
        <FactionCrest faction={deck.faction} label={text(factionOf(deck.faction).name)} />
        <span>
          <b>{name}</b>
          <small>
            {deckSay('deckFacts', { count: deck.main.length, points: pointsOf(deck.main) })}
          </small>
          <small className="cw-shelf-state" data-legal={errors.length === 0 || undefined}>
            <Icon of={errors.length === 0 ? ICONS.done : ICONS.alert} />{' '}
            {errors.length === 0
              ? deckSay('legal')
              : errors.map((error) => errorWords(error, words)).join(' ')}
          </small>
        </span>
        <span className="cw-shelf-verb">{deckSay(plays ? 'play' : 'edit')}</span>
      </button>
      <p>
        {plays && (
          <button type="button" className="btn" onClick={() => onEdit(saved)}>
            {deckSay('edit')}
          </button>
        )}
        <button type="button" className="btn" onClick={copy}>
          {deckSay('duplicate')}
        </button>
        <CopyCode name={name} code={encodeDeck(decoded)} />
        <button type="button" className="btn" onClick={onRemove}>
          {deckSay('remove')}
        </button>
      </p>
    </li>
  );
}

/** A friend's deck: read, kept, and opened. */
export function CodeField({ onEdit }: Pick<ShelfProps, 'onEdit'>) {
  const { deckSay, text } = useDeckWords();
  const [typed, setTyped] = useState('');
  const wrong = useId();
  const found = deckIn(typed);
  const bad = typed.trim() !== '' && found === null;
  return (
    <form
      className="cw-shelf-code"
      onSubmit={(event) => {
        event.preventDefault();
        const deck = found && decodeDeck(found.code);
        if (found === null || deck === null) return;
        const wanted = found.name || text(factionOf(deck.faction).name);
        const name = freeName(useSavedDecks.getState().decks, wanted);
        onEdit({ id: keepNew(name, found.code), name, code: found.code });
      }}
    >
      <label>
        <span>{deckSay('code')}</span>
        <input
          className="cw-field-text"
          value={typed}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={bad || undefined}
          aria-describedby={wrong}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={found === null}>
        {deckSay('open')}
      </button>
      <p id={wrong} role="status">
        {bad && deckSay('badCode')}
      </p>
    </form>
  );
}
