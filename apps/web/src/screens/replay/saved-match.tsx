import { useEffect, useState } from 'react';
import type { Journal } from '../../chance/journal.ts';
import { useSay } from '../../i18n/table.ts';
import { Page } from '../../ui/page.tsx';
import '../../ui/paper.css';
import '../room/gate.css';
import { Cinema } from './cinema.tsx';
import { developed, type Loaded } from './developed.ts';
import { OwnMatches } from './own-matches.tsx';
import './saved-match.css';

/** The journal that a file holds; `null`: it holds something else. */
export function journalIn(text: string): Journal | null {
  try {
    const found = JSON.parse(text) as Partial<Journal> | null;
    const isWhole =
      typeof found?.match === 'string' &&
      typeof found.game === 'string' &&
      typeof found.version === 'number' &&
      typeof found.options === 'object' &&
      Array.isArray(found.entries) &&
      Array.isArray(found.seats) &&
      found.seats.every((seat) => typeof seat?.nickname === 'string');
    return isWhole ? (found as Journal) : null;
  } catch {
    return null;
  }
}

/** The matches of this browser, and those that were saved as a file: these are seen again without a server. */
export default function SavedMatch() {
  const say = useSay();
  const [loaded, setLoaded] = useState<Loaded | 'other' | null>(null);
  useEffect(() => {
    document.title = `${say('ownMatches')} · Tablée`;
  }, [say]);
  if (loaded !== null && loaded !== 'other') return <Cinema {...loaded} isFromFile />;
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const journal = journalIn(await file.text());
    setLoaded((journal === null ? null : await developed(journal).catch(() => null)) ?? 'other');
  };
  return (
    <Page>
      <section className="gate paper">
        <h1>{say('ownMatches')}</h1>
        <OwnMatches />
        <h2>{say('openMatch')}</h2>
        <p>{say('openMatchText')}</p>
        <label className="btn saved-match">
          {say('openMatchFile')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
        <p role="alert">{loaded === 'other' ? say('openMatchOther') : ''}</p>
      </section>
    </Page>
  );
}
