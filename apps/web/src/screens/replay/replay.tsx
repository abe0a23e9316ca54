import { use, useEffect } from 'react';
import { journalOf, type NoJournal } from '../../chance/journal.ts';
import { useSay } from '../../i18n/table.ts';
import { useTable } from '../../stores/table.ts';
import { TermsOf } from '../../table/terms.tsx';
import { NotFound } from '../trouble/not-found.tsx';
import { Cinema } from './cinema.tsx';
import { developed, type Loaded } from './developed.ts';

async function load(match: string): Promise<Loaded | NoJournal> {
  const journal = await journalOf(match);
  if (typeof journal === 'string') return journal;
  return (await developed(journal)) ?? 'missing';
}

let opened: { readonly match: string; readonly film: Promise<Loaded | NoJournal> } | null = null;

/** The film that was opened last: a page that waits for it asks again and again. What could not be opened is tried anew. */
function filmOf(match: string): Promise<Loaded | NoJournal> {
  if (opened?.match !== match) {
    const film = load(match).catch((): NoJournal => 'unreachable');
    opened = { match, film };
  }
  return opened.film;
}

const REFUSED = {
  missing: 'replayMissing',
  running: 'replayRunning',
  unreachable: 'replayUnreachable',
} as const;

const why = (clause: string): void => useTable.getState().why(clause);

/** A finished match, seen again: the same table, with its time in one's own hand. */
export default function Replay({ match }: { readonly match: string }) {
  const say = useSay();
  const loaded = use(filmOf(match));
  const isLoaded = typeof loaded !== 'string';
  useEffect(
    () => () => {
      if (!isLoaded) opened = null;
    },
    [isLoaded],
  );
  if (!isLoaded) return <NotFound title={say('replay')} text={say(REFUSED[loaded])} />;
  return (
    <TermsOf game={loaded.journal.game} onClause={why}>
      <Cinema {...loaded} />
    </TermsOf>
  );
}
