import type { Journal } from '../../chance/journal.ts';
import { useSay } from '../../i18n/table.ts';
import { scrollUnfurled, woodenChair } from '../../kit/icons.generated.ts';
import { useRoom } from '../../stores/room.ts';
import { useTable, useTableActions } from '../../stores/table.ts';
import '../../ui/button.css';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CopyLink } from '../room/copy-link.tsx';
import { saveFile } from './save-file.ts';
import { Share } from './share.tsx';

const SAVE: IconShape = {
  body: '<path fill="currentColor" d="M224 48h64v208h80L256 384 144 256h80zM64 400h384v64H64z"/>',
};

/** The match as a file: the server's data of it, and nothing else. */
function save(journal: Journal): void {
  const name = `${journal.game}-${journal.match}.json`;
  saveFile(new File([JSON.stringify(journal)], name, { type: 'application/json' }));
}

interface ReplayMenuProps {
  readonly journal: Journal;
  readonly at: number;
  readonly isFromFile?: boolean | undefined;
}

/** The way out, the log, and the address of the shown moment. */
export function ReplayMenu({ journal, at, isFromFile }: ReplayMenuProps) {
  const say = useSay();
  const room = useRoom((store) => store.room);
  const panel = useTable((table) => table.panel);
  const { openPanel } = useTableActions();
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
      {/* A match from a file may be of another house. */}
      {!isFromFile && <CopyLink link={`${location.origin}/m/${journal.match}#${at}`} />}
      {!isFromFile && <Share match={journal.match} game={journal.game} />}
      <button type="button" className="btn btn-small" onClick={() => save(journal)}>
        <Icon of={SAVE} />
        <span>{say('replaySave')}</span>
      </button>
      <Link to={room === null ? '/' : `/r/${room.code}`} className="btn btn-small">
        <Icon of={woodenChair} />
        <span>{say(room === null ? 'backHome' : 'replayRoom')}</span>
      </Link>
    </div>
  );
}
