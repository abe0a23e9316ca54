import { use, useEffect } from 'react';
import { journalOf, type NoJournal } from '../../chance/journal.ts';
import { useSay } from '../../i18n/table.ts';
import { TermsOf } from '../../kit/terms.tsx';
import { useTableActions } from '../../stores/table.ts';
import { perRoom, type TableStores, useTableStores } from '../../stores/table-stores.ts';
import { NotFound } from '../trouble/not-found.tsx';
import { Cinema } from './cinema.tsx';
import { developed, type Loaded } from './developed.ts';

async function load(match: string): Promise<Loaded | NoJournal> {
  const journal = await journalOf(match);
  if (typeof journal === 'string') return journal;
  return (await developed(journal)) ?? 'missing';
}

interface Opened {
  readonly match: string;
  readonly film: Promise<Loaded | NoJournal>;
}

const lastOf = perRoom(() => ({ opened: null as Opened | null }));

/**
 * The film that was opened last: a page that waits for it asks again and again. One that could not be opened is tried again.
 */
function filmOf(stores: TableStores, match: string): Promise<Loaded | NoJournal> {
  const last = lastOf(stores);
  if (last.opened?.match !== match) {
    const film = load(match).catch((): NoJournal => 'unreachable');
    last.opened = { match, film };
  }
  return last.opened.film;
}

const REFUSED = {
  missing: 'replayMissing',
  running: 'replayRunning',
  unreachable: 'replayUnreachable',
} as const;

/** A finished match, seen again: the same table, with its time in the reader's hands. */
export default function Replay({ match }: { readonly match: string }) {
  const say = useSay();
  const { why } = useTableActions();
  const stores = useTableStores();
  const loaded = use(filmOf(stores, match));
  const isLoaded = typeof loaded !== 'string';
  useEffect(
    () => () => {
      if (!isLoaded) lastOf(stores).opened = null;
    },
    [isLoaded, stores],
  );
  if (!isLoaded) return <NotFound title={say('replay')} text={say(REFUSED[loaded])} />;
  return (
    <TermsOf game={loaded.journal.game} onClause={why}>
      <Cinema {...loaded} />
    </TermsOf>
  );
}
