import { useSay } from '../../i18n/table.ts';
import { useRoom } from '../../stores/room.ts';
import { useTable } from '../../stores/table.ts';
import { scrollUnfurled } from '../../table/icons.generated.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import { woodenChair } from '../../ui/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import { CopyLink } from '../room/copy-link.tsx';

/** The way out, the log, and the address of the moment that is shown. */
export function ReplayMenu({ match, at }: { readonly match: string; readonly at: number }) {
  const say = useSay();
  const room = useRoom((store) => store.room);
  const panel = useTable((table) => table.panel);
  const { openPanel } = useTable.getState();
  return (
    <div className="table-menu replay-menu">
      <button
        type="button"
        className="btn btn-small"
        aria-pressed={panel !== null}
        onClick={() => openPanel(panel === null ? 'log' : null)}
      >
        <Icon of={scrollUnfurled} />
        <span>{say('log')}</span>
      </button>
      <CopyLink link={`${location.origin}/m/${match}#${at}`} />
      <Link to={room === null ? '/' : `/r/${room.code}`} className="btn btn-small">
        <Icon of={woodenChair} />
        <span>{say(room === null ? 'backHome' : 'replayRoom')}</span>
      </Link>
    </div>
  );
}
