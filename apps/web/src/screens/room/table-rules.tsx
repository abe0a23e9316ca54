import type { RoomState } from '@tablee/protocol/updates.ts';
import { Doors } from './doors.tsx';
import { TableHelp } from './table-help.tsx';
import { Time } from './time.tsx';
import { Watchers } from './watchers.tsx';

/** What holds at this table whatever is played: in a chunk of its own, since it stands below the first screen. */
export default function TableRules({ room }: { readonly room: RoomState }) {
  return (
    <>
      <Time room={room} />
      <Watchers room={room} />
      <TableHelp room={room} />
      <Doors room={room} />
    </>
  );
}
