import type { DeckRules } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  cardOf,
  deckErrors,
  encodeDeck,
  factionOf,
  mostCopies,
  pointsOf,
  SIDEBOARD_POINTS,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useRef, useState } from 'react';
import { useEntryFocus } from '@/ui/use-entry-focus.ts';
import { FactionCrest } from '../art/crest.tsx';
import { Bench } from './bench.tsx';
import './builder.css';
import { CopyCode } from './copy-code.tsx';
import { countOf, type Draft, type Part, withCopies } from './draft.ts';
import { LONGEST_NAME } from './message.ts';
import { freeName, keepChanged, keepNew, useSavedDecks } from './saved.ts';
import { useDeckWords } from './words.ts';

interface BuilderProps {
  readonly start: Draft;
  readonly rules: DeckRules;
  onBack(): void;
  /** `null` where nobody is asked for a deck now. */
  readonly onPlay: ((draft: Draft) => void) | null;
}

/** Keeps a draft whenever it changes: a new one from its first change on. */
function useDraft(start: Draft) {
  const { text } = useDeckWords();
  const [draft, setDraft] = useState(start);
  const id = useRef(start.id);
  const change = (next: Draft) => {
    setDraft(next);
    const code = encodeDeck(next);
    const others = useSavedDecks.getState().decks.filter((deck) => deck.id !== id.current);
    const name = next.name.trim() || freeName(others, text(factionOf(next.faction).name));
    if (id.current === null) id.current = keepNew(name, code);
    else keepChanged({ id: id.current, name, code });
  };
  return [draft, change] as const;
}

/** A deck card by card: totals and reasons are always in sight, the rules judge it again when it is played. */
export function Builder({ start, rules, onBack, onPlay }: BuilderProps) {
  const { deckSay, text } = useDeckWords();
  const [draft, change] = useDraft(start);
  const [part, setPart] = useState<Part>('main');
  const root = useEntryFocus<HTMLElement>();
  const errors = deckErrors(draft, rules);
  const faction = factionOf(draft.faction);
  return (
    <section
      className="cw-builder"
      data-building
      aria-label={deckSay('builder')}
      ref={root}
      tabIndex={-1}
    >
      <header>
        <button type="button" className="btn" onClick={onBack}>
          {deckSay('back')}
        </button>
        <FactionCrest faction={draft.faction} label={text(faction.name)} />
        <label>
          <span className="visually-hidden">{deckSay('name')}</span>
          <input
            type="text"
            value={draft.name}
            maxLength={LONGEST_NAME}
            placeholder={deckSay('name')}
            autoComplete="off"
            onChange={(event) => change({ ...draft, name: event.target.value })}
          />
        </label>
        <CopyCode name={draft.name.trim()} code={encodeDeck(draft)} />
        {onPlay !== null && (
          <button
            type="button"
            className="btn btn-gold"
            disabled={errors.length > 0}
            onClick={() => onPlay(draft)}
          >
            {deckSay('play')}
          </button>
        )}
        <small>{deckSay('keptAlways')}</small>
      </header>
      <Bench
        main={draft.main}
        errors={errors}
        limitedCap={rules.limitedCap}
        faces={faction.cards.map(({ id }) => id)}
        countOf={(face) => countOf(draft[part], face)}
        mostOf={(face) => mostCopies(cardOf(face), rules)}
        onCount={(face, count) => change(withCopies(draft, part, face, count))}
      >
        {rules.hasSideboard && (
          <p className="cw-builder-parts">
            {(['main', 'sideboard'] as const).map((id) => (
              <button type="button" key={id} aria-pressed={part === id} onClick={() => setPart(id)}>
                {id === 'main'
                  ? deckSay('partMain', { n: draft.main.length })
                  : deckSay('partSideboard', {
                      points: pointsOf(draft.sideboard),
                      most: SIDEBOARD_POINTS,
                    })}
              </button>
            ))}
          </p>
        )}
      </Bench>
    </section>
  );
}
