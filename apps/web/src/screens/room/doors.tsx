import type { RoomState } from '@tablee/protocol/updates.ts';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import { Folded } from './folded.tsx';
import './doors.css';

/** Who may enter: all see it, the host decides. */
export function Doors({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const hosting = isHost(room);
  const says = [
    ...(room.locked ? [say('roomLocked')] : room.password ? [] : [say('roomOpen')]),
    ...(room.password ? [say('roomPassword')] : []),
  ];
  return (
    <Folded title={say('doors')} says={says.join(' ')} mayChange={hosting}>
      <div className="doors">
        <label className="doors-lock">
          <input
            type="checkbox"
            checked={room.locked}
            onChange={() => void ask(stores, 'room:lock', { locked: !room.locked })}
          />
          {say('lockRoom')}
        </label>
        {room.password ? (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => void ask(stores, 'room:password', { password: null })}
          >
            {say('dropPassword')}
          </button>
        ) : (
          <PasswordForm />
        )}
        {room.members.length > 1 && (
          <ConfirmInPlace
            className="btn btn-small"
            label={say('clearRoom')}
            question={say('clearRoomSure')}
            yes={say('clearRoomYes')}
            onYes={() => void ask(stores, 'room:clear', {})}
          />
        )}
      </div>
    </Folded>
  );
}

function PasswordForm() {
  const stores = useTableStores();
  const say = useSay();
  const [typed, setTyped] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const password = typed.trim();
    if (password !== '') void ask(stores, 'room:password', { password });
  };
  return (
    <form className="doors-password field" onSubmit={save}>
      <label htmlFor="room-password">{say('password')}</label>
      <input
        id="room-password"
        value={typed}
        maxLength={64}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="btn btn-small" disabled={typed.trim() === ''}>
        {say('setPassword')}
      </button>
    </form>
  );
}
