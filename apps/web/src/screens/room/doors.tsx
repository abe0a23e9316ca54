import type { RoomState } from '@tablee/protocol/updates.ts';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { padlock } from '../../table/icons.generated.ts';
import { Icon } from '../../ui/icon.tsx';
import './doors.css';

/** Who may come in: all see it, the host decides. */
export function Doors({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const hosting = isHost(room);
  if (!hosting && !room.locked && !room.password) return null;
  return (
    <section className="doors paper lobby-panel" aria-labelledby="doors">
      <h2 id="doors">{say('doors')}</h2>
      {hosting ? (
        <label className="doors-lock">
          <input
            type="checkbox"
            checked={room.locked}
            onChange={() => void ask('room:lock', { locked: !room.locked })}
          />
          {say('lockRoom')}
        </label>
      ) : (
        room.locked && <Closed words={say('roomLocked')} />
      )}
      {room.password && <Closed words={say('roomPassword')} />}
      {hosting &&
        (room.password ? (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => void ask('room:password', { password: null })}
          >
            {say('dropPassword')}
          </button>
        ) : (
          <PasswordForm />
        ))}
    </section>
  );
}

const Closed = ({ words }: { readonly words: string }) => (
  <p className="note">
    <Icon of={padlock} /> {words}
  </p>
);

function PasswordForm() {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const password = typed.trim();
    if (password !== '') void ask('room:password', { password });
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
