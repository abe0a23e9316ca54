import { Film } from '@tablee/engine';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import type { Branch } from './branch.ts';
import type { Loaded } from './developed.ts';
import type { Moment } from './film-room.ts';
import { useEndOfReview } from './review.tsx';
import { Screening, stepOfAddress } from './screening.tsx';
import { WhatIf } from './what-if.tsx';

/** A finished match: as it was, or played differently from one of its moments. */
export function Cinema(loaded: Loaded) {
  const { journal, film } = loaded;
  const [start, setStart] = useState<Moment>(() => ({ at: stepOfAddress() ?? 0, eyes: 'watcher' }));
  const [branch, setBranch] = useState<Branch | null>(null);
  useEndOfReview(journal.match);
  const back = useCallback((moment: Moment) => {
    setStart(moment);
    setBranch(null);
  }, []);
  const isFilm = branch === null;
  const hasBranched = useRef(false);
  // The keys go on with the film that has taken the place of a branch.
  useEffect(() => {
    if (isFilm && hasBranched.current) document.getElementById('film')?.focus();
    hasBranched.current = !isFilm;
  }, [isFilm]);
  if (branch === null || !(film instanceof Film)) {
    return <Screening {...loaded} start={start} onBranch={setBranch} />;
  }
  // Another moment, or another seat, is another branch.
  const key = `${branch.at} ${branch.seat}`;
  return (
    <ErrorBoundary key={key} fallback={() => <NoBranch onFilm={() => back(branch)} />}>
      <Suspense fallback={<Loading />}>
        <WhatIf {...loaded} branch={branch} onBranch={setBranch} onFilm={back} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The bots that would play for the others cannot be loaded. */
function NoBranch({ onFilm }: { readonly onFilm: () => void }) {
  const say = useSay();
  return (
    <Page>
      <section className="gate paper">
        <p role="alert">{say('whatIfBroken')}</p>
        <button type="button" className="btn btn-gold" onClick={onFilm}>
          {say('whatIfEnd')}
        </button>
      </section>
    </Page>
  );
}
