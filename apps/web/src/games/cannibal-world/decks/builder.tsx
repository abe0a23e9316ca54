import type { DeckRules } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  deckErrors,
  encodeDeck,
  factionOf,
  pointsOf,
  SIDEBOARD_POINTS,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useState } from 'react';
import { Icon } from '@/ui/icon.tsx';
import { useEntryFocus } from '@/ui/use-entry-focus.ts';
import { ICONS } from '../art/icons.ts';
import { FactionCrest } from '../crest.tsx';
import { useWords } from '../words.ts';
import './builder.css';
import { CopyCode } from './copy-code.tsx';
import { countOf, type Draft, mostOf, type Part, totalsOf, withCopies } from './draft.ts';
import { Pool } from './pool.tsx';
import { Totals } from './totals.tsx';

interface BuilderProps {
  readonly start: Draft;
  readonly rules: DeckRules;
  onSave(name: string, code: string): void;
  onBack(): void;
  /** `null` where nobody is asked for a deck now. */
  readonly onPlay: ((code: string) => void) | null;
}

/** A deck card by card: totals and reasons are always in sight, the rules judge it again when it is played. */
export function Builder({ start, rules, onSave, onBack, onPlay }: BuilderProps) {
  const { deckSay, text } = useWords();
  const [draft, setDraft] = useState(start);
  const [part, setPart] = useState<Part>('main');
  const [saved, setSaved] = useState(false);
  const root = useEntryFocus<HTMLElement>();
  const errors = deckErrors(draft, rules);
  const code = encodeDeck(draft);
  const change = (next: Draft) => {
    setDraft(next);
    setSaved(false);
  };
  const name = draft.name.trim();
  const faces = factionOf(draft.faction).cards.map(({ id }) => id);
  return (
    <section className="cw-builder" aria-label={deckSay('builder')} ref={root} tabIndex={-1}>
      <header>
        <button type="button" className="btn" onClick={onBack}>
          {deckSay('back')}
        </button>
        <FactionCrest faction={draft.faction} label={text(factionOf(draft.faction).name)} />
        <label>
          <span className="visually-hidden">{deckSay('name')}</span>
          <input
            type="text"
            value={draft.name}
            maxLength={40}
            placeholder={deckSay('name')}
            onChange={(event) => change({ ...draft, name: event.target.value })}
          />
        </label>
        <button
          type="button"
          className="btn"
          disabled={name === ''}
          onClick={() => {
            onSave(name, code);
            setSaved(true);
          }}
        >
          <Icon of={saved ? ICONS.done : ICONS.save} /> {deckSay(saved ? 'saved' : 'save')}
        </button>
        <CopyCode code={code} />
        {onPlay !== null && (
          <button
            type="button"
            className="btn btn-gold"
            disabled={errors.length > 0}
            onClick={() => onPlay(code)}
          >
            {deckSay('play')}
          </button>
        )}
      </header>
      <Totals totals={totalsOf(draft.main, rules.limitedCap)} errors={errors} />
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
      <Pool
        faces={faces}
        countOf={(face) => countOf(draft[part], face)}
        mostOf={mostOf}
        onCount={(face, count) => change(withCopies(draft, part, face, count))}
      />
    </section>
  );
}
