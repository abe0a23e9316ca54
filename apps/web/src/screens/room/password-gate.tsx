import { type FormEvent, useEffect, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { joinRoom } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Page } from '../../ui/page.tsx';
import '../../ui/paper.css';
import './gate.css';

interface PasswordGateProps {
  readonly code: string;
  /** A password was given, and it was not the one. */
  readonly wrong: boolean;
}

/** A room that asks for a password. */
export function PasswordGate({ code, wrong }: PasswordGateProps) {
  const stores = useTableStores();
  const say = useSay();
  const [password, setPassword] = useState('');
  useEffect(() => {
    document.title = `${say('roomTitle', { code })} · Tablée`;
  }, [say, code]);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() === '') return;
    void joinRoom(stores, code, useSettings.getState().nickname, password.trim());
  };
  return (
    <Page>
      <form className="gate paper" onSubmit={enter}>
        <p className="gate-code">{say('roomTitle', { code })}</p>
        <h1>{say('problem.passwordNeeded')}</h1>
        <div className="field">
          <label htmlFor="room-password">{say('password')}</label>
          <input
            id="room-password"
            type="password"
            value={password}
            maxLength={64}
            autoComplete="off"
            aria-invalid={wrong}
            aria-describedby={wrong ? 'password-wrong' : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          {wrong && (
            <p id="password-wrong" className="note note-bad" role="alert">
              {say('problem.wrongPassword')}
            </p>
          )}
        </div>
        <button type="submit" className="btn btn-gold btn-big">
          {say('enterRoom')}
        </button>
      </form>
    </Page>
  );
}
