import type { AnyGame, Sample } from '@tablee/engine';
import { Film, reelOf } from '@tablee/engine';
import { faultsOf } from './proof.ts';

/** The faults of a sample that has been played to its end, in words. */
export function sampleFaults(game: AnyGame, sample: Sample): readonly string[] {
  const film = new Film(game, reelOf(game, sample));
  const last = film.steps.length - 1;
  const faults = [...faultsOf(sample.about), ...sample.remarks.flatMap(({ say }) => faultsOf(say))];
  if (film.parts !== null || !film.isWhole) faults.push('the match does not come to its end');
  let before = -1;
  for (const { at, say, holds } of sample.remarks) {
    if (at <= before || at > last) faults.push(`a remark at ${at} is out of order`);
    else if (!holds(film.viewAt(at, sample.eyes))) faults.push(`at ${at} it is not so: ${say.en}`);
    before = at;
  }
  if (before < last) faults.push('nothing is said at the end');
  return faults;
}
