import type { DeckRules, Faction, FactionId } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  deckRulesOf,
  decodeDeck,
  FACTIONS,
  preconOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { useState } from 'react';
import { Terms } from '@/table/terms.tsx';
import { touchProps } from '@/table/touch-props.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Icon } from '@/ui/icon.tsx';
import { useEntryFocus } from '@/ui/use-entry-focus.ts';
import { FACTION_LOOKS } from '../art/looks.ts';
import { DeckCards } from '../cards-list.tsx';
import { useNames, useTableau } from '../context.tsx';
import { FactionCrest } from '../crest.tsx';
import { Builder } from './builder.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import './hall.css';
import { useSavedDecks } from './saved.ts';
import { Shelf } from './shelf.tsx';

/** Where decks are chosen; where they are built, one takes the place of the other. */
export function DeckHall() {
  const { answering } = useTableau();
  const { question } = answering;
  const saved = useSavedDecks();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [wasBuilding, setWasBuilding] = useState(false);
  const custom = question?.shape === 'text';
  const rules = deckRulesOf(question?.facts ?? {});
  if (!custom || draft === null) {
    return <Hall {...{ custom, rules, saved, wasBuilding }} onBuild={setDraft} />;
  }
  return (
    <Builder
      start={draft}
      rules={rules}
      onSave={(name, code) => saved.save({ name, code })}
      onBack={() => {
        setDraft(null);
        setWasBuilding(true);
      }}
      onPlay={answering.sending ? null : (code) => answering.write(code)}
    />
  );
}

interface HallProps {
  /** Decks of one's own may be played. */
  readonly custom: boolean;
  readonly rules: DeckRules;
  readonly saved: ReturnType<typeof useSavedDecks>;
  readonly wasBuilding: boolean;
  readonly onBuild: (draft: Draft) => void;
}

/** The four decks that everybody knows and, at a custom table, those of one's own. */
function Hall({ custom, rules, saved, wasBuilding, onBuild }: HallProps) {
  const { answering } = useTableau();
  const { deckSay } = useNames();
  const root = useEntryFocus<HTMLElement>(wasBuilding);
  const edit = (name: string, code: string) => {
    const deck = decodeDeck(code);
    if (deck !== null) onBuild({ ...deck, name });
  };
  const buildOn = (id: FactionId) => onBuild({ ...emptyDraft(id, ''), main: preconOf(id) });
  return (
    <section className="cw-hall" aria-label={deckSay('hall')} ref={root} tabIndex={-1}>
      <ul className="cw-posters">
        {FACTIONS.map((faction) => (
          <li key={faction.id}>
            <Poster faction={faction} onBuild={custom ? () => buildOn(faction.id) : null} />
          </li>
        ))}
      </ul>
      {custom && (
        <Shelf
          rules={rules}
          decks={saved.decks}
          onEdit={edit}
          onNew={(faction) => onBuild(emptyDraft(faction, ''))}
          onRemove={saved.remove}
          onPlay={(code) => answering.write(code)}
        />
      )}
    </section>
  );
}

interface PosterProps {
  readonly faction: Faction;
  readonly onBuild: (() => void) | null;
}

/** A faction with its preconstructed deck: touched to play it, opened to read it. */
function Poster({ faction, onBuild }: PosterProps) {
  const { answering } = useTableau();
  const { deckSay, say, text } = useNames();
  const [open, setOpen] = useState(false);
  const { id, name, habitat, easy } = faction;
  return (
    <article className={`cw-poster cw-f-${id}`}>
      <button
        type="button"
        className="cw-poster-main"
        {...touchProps(answering, { verb: 'deck', space: id })}
      >
        <span className="cw-poster-art" aria-hidden="true">
          <Icon of={FACTION_LOOKS[id].crest} />
        </span>
        <span className="cw-poster-words">
          <b>{text(name)}</b>
          <span>{deckSay(`identity_${id}`)}</span>
          <small>
            {text(habitat)} · {deckSay(easy ? 'easy' : id === 'RA' ? 'hard' : 'medium')}
          </small>
        </span>
      </button>
      <p className="cw-poster-more">
        <button type="button" onClick={() => setOpen(true)}>
          {deckSay('seeDeck')}
        </button>
        {onBuild !== null && (
          <button type="button" onClick={onBuild}>
            {deckSay('startFrom')}
          </button>
        )}
      </p>
      {open && (
        <Dialog
          className="cw-deck-dialog"
          title={`${text(name)} · ${say('deckPrecon')}`}
          onClose={() => setOpen(false)}
        >
          <p>
            <FactionCrest faction={id} />
            <span>
              <Terms of={deckSay('preconFacts')} />
            </span>
          </p>
          <DeckCards faces={preconOf(id)} />
        </Dialog>
      )}
    </article>
  );
}
