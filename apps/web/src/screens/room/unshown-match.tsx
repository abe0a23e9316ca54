import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';

/** Why the match on the table is not to be seen, and what becomes of it. */
export function UnshownMatch({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const problem = room.match?.problem ?? null;
  if (problem === null) return null;
  return (
    <section className="paper lobby-panel" aria-labelledby="unshown">
      <h2 id="unshown">{say('unshown')}</h2>
      <p role="status">{say(problem === 'rules' ? 'unshownRules' : 'unshownDamaged')}</p>
      <p className="note">{say('unshownHost')}</p>
    </section>
  );
}
