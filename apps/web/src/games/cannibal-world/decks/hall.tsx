import type {
  DeckList,
  DeckRules,
  Faction,
  FactionId,
} from '@tablee/rules/games/cannibal-world/index.ts';
import {
  decodeDeck,
  encodeDeck,
  FACTIONS,
  factionOf,
  preconOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answering } from '@/kit/contract.ts';
import { Terms } from '@/kit/terms.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Icon } from '@/ui/icon.tsx';
import { useEntryFocus } from '@/ui/use-entry-focus.ts';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { FACTION_LOOKS } from '../art/looks.ts';
import { DeckCards } from '../cards/cards-list.tsx';
import { Builder } from './builder.tsx';
import { type Draft, newDraft } from './draft.ts';
import './hall.css';
import type { SavedDeck } from './saved.ts';
import { asBrought, CodeField, Shelf } from './shelf.tsx';
import { useDeckWords } from './words.ts';

interface DeckHallProps {
  readonly rules: DeckRules;
  /** Custom decks may be built. */
  readonly builds: boolean;
  /** The table's question; `null` before the evening, when there is none. */
  readonly answering: Answering | null;
  /** Above the decks. */
  readonly children?: ReactNode;
}

/** The hall where decks lie and are chosen; while one is built, the builder takes the place of all others. */
export function DeckHall({ rules, builds, answering, children }: DeckHallProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [wasBuilding, setWasBuilding] = useState(false);
  const play = (deck: DeckList) => answering?.write(encodeDeck(asBrought(deck, rules)));
  const onPlay = answering === null || answering.sending ? null : play;
  const close = () => {
    setDraft(null);
    setWasBuilding(true);
  };
  const isBuilding = builds && draft !== null;
  useWayBack(isBuilding && answering === null, close);
  if (isBuilding) {
    return (
      <Builder
        start={draft}
        rules={rules}
        onBack={answering === null ? () => history.back() : close}
        onPlay={onPlay}
      />
    );
  }
  return (
    <Hall {...{ rules, builds, answering, wasBuilding, onPlay }} onBuild={setDraft}>
      {children}
    </Hall>
  );
}

/** On a page of its own the browser's way back leads from the builder to the decks. */
function useWayBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState(null, '', `${location.pathname}${location.search}#deck`);
    const back = () => latest.current();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [isOpen]);
}

interface HallProps extends DeckHallProps {
  readonly wasBuilding: boolean;
  readonly onBuild: (draft: Draft) => void;
  readonly onPlay: ((deck: DeckList) => void) | null;
}

/** The player's own decks first, then the four that everybody knows, then a friend's code. */
function Hall(props: HallProps) {
  const { rules, builds, answering, children, wasBuilding, onBuild, onPlay } = props;
  const { deckSay } = useDeckWords();
  const root = useEntryFocus<HTMLElement>(wasBuilding);
  const edit = ({ id, name, code }: SavedDeck) => {
    const deck = decodeDeck(code);
    if (deck !== null) onBuild({ ...deck, id, name });
  };
  return (
    <section
      className="cw-hall"
      data-plain={!builds || undefined}
      aria-label={deckSay('hall')}
      ref={root}
      tabIndex={-1}
    >
      {children}
      {builds && <Shelf rules={rules} onEdit={edit} onPlay={onPlay} />}
      {builds && <h2 className="cw-hall-title">{deckSay('factions')}</h2>}
      <ul className="cw-posters" aria-label={deckSay('factions')}>
        {FACTIONS.map((faction) => (
          <li key={faction.id}>
            <Poster
              faction={faction}
              answering={answering}
              onBuild={builds ? (main) => onBuild(newDraft(faction.id, main)) : null}
            />
          </li>
        ))}
      </ul>
      {builds && (
        <div className="cw-hall-more">
          {answering !== null && <AtRandom answering={answering} />}
          <CodeField onEdit={edit} />
        </div>
      )}
    </section>
  );
}

/** Another deck that lies there: nobody knows it yet. */
function AtRandom({ answering }: { readonly answering: Answering }) {
  const { ask } = useDeckWords();
  return (
    <button type="button" className="cw-random" {...touchProps(answering, { verb: 'randomDeck' })}>
      <Icon of={ICONS.chance} /> {ask('optRandomDeck')}
    </button>
  );
}

interface PosterProps {
  readonly faction: Faction;
  readonly answering: Answering | null;
  /** Begins a deck with these cards. */
  readonly onBuild: ((main: readonly string[]) => void) | null;
}

/** A faction with its preconstructed deck: opened to read it, built upon, and at a table touched to play it. */
function Poster({ faction, answering, onBuild }: PosterProps) {
  const { deckSay } = useDeckWords();
  const [open, setOpen] = useState(false);
  const { id } = faction;
  const inside = <PosterFace faction={faction} />;
  return (
    <article className={`cw-poster cw-f-${id}`}>
      {answering === null ? (
        <div className="cw-poster-main">{inside}</div>
      ) : (
        <button
          type="button"
          className="cw-poster-main"
          {...touchProps(answering, { verb: 'deck', space: id })}
        >
          {inside}
        </button>
      )}
      <p className="cw-poster-more">
        <button type="button" onClick={() => setOpen(true)}>
          {deckSay('seeDeck')}
        </button>
        {onBuild !== null && (
          <>
            <button type="button" onClick={() => onBuild(preconOf(id))}>
              {deckSay('startFrom')}
            </button>
            <button type="button" onClick={() => onBuild([])}>
              {deckSay('startEmpty')}
            </button>
          </>
        )}
      </p>
      {open && <PreconDialog id={id} onClose={() => setOpen(false)} />}
    </article>
  );
}

function PosterFace({ faction: { id, name, habitat, easy } }: Pick<PosterProps, 'faction'>) {
  const { deckSay, text } = useDeckWords();
  return (
    <>
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
    </>
  );
}

function PreconDialog({ id, onClose }: { readonly id: FactionId; readonly onClose: () => void }) {
  const { deckSay, say, text } = useDeckWords();
  const { name } = factionOf(id);
  return (
    <Dialog
      className="cw-deck-dialog"
      title={`${text(name)} · ${say('deckPrecon')}`}
      onClose={onClose}
    >
      <p>
        <FactionCrest faction={id} />
        <span>
          <Terms of={deckSay('preconFacts')} />
        </span>
      </p>
      <DeckCards faces={preconOf(id)} />
    </Dialog>
  );
}
