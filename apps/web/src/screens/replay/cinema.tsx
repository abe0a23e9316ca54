import { Film } from '@tablee/engine';
import { useCallback, useState } from 'react';
import type { Branch } from './branch.ts';
import type { Loaded } from './developed.ts';
import type { Moment } from './film-room.ts';
import { useEndOfReview } from './review.tsx';
import { Screening, stepOfAddress } from './screening.tsx';
import { WhatIf } from './what-if.tsx';

/** A finished match: as it was, or played otherwise from one of its moments. */
export function Cinema(loaded: Loaded) {
  const { journal, film } = loaded;
  const [start, setStart] = useState<Moment>(() => ({ at: stepOfAddress() ?? 0, eyes: 'watcher' }));
  const [branch, setBranch] = useState<Branch | null>(null);
  useEndOfReview(journal.match);
  const back = useCallback((moment: Moment) => {
    setStart(moment);
    setBranch(null);
  }, []);
  if (branch === null || !(film instanceof Film)) {
    return <Screening {...loaded} start={start} onBranch={setBranch} />;
  }
  // Another moment, or another seat, is another branch.
  const key = `${branch.at} ${branch.seat}`;
  return <WhatIf key={key} {...loaded} branch={branch} onBranch={setBranch} onFilm={back} />;
}
