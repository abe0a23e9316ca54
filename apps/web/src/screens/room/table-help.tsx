import { HELP_KINDS } from '@tablee/protocol/help.ts';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import './doors.css';
import { Folded } from './folded.tsx';

/** The help at the table among people: all can read it, the host chooses, all players agree (`Consent`). */
export function TableHelp({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const { help } = room;
  const chosen = HELP_KINDS.filter((kind) => help[kind].on);
  const says = chosen.map((kind) => say(`${kind}Help`)).join(' · ');
  const hosting = isHost(room);
  return (
    <Folded
      title={say('tableHelp')}
      says={says === '' ? say('tableHelpNone') : says}
      mayChange={hosting}
      explains={chosen.map((kind) => say(`${kind}HelpHint`))}
    >
      {HELP_KINDS.map((kind) => (
        <div key={kind}>
          <label className="doors-lock">
            <input
              type="checkbox"
              checked={help[kind].on}
              onChange={() => void ask(stores, 'room:help', { help: kind, on: !help[kind].on })}
            />
            {say(`${kind}Help`)}
          </label>
          <p className="note">{say(`${kind}HelpHint`)}</p>
        </div>
      ))}
    </Folded>
  );
}
