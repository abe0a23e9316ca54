import { type FormEvent, useEffect, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { connect, headFor } from '../../stores/connection.ts';
import { joinRoom } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import '../../ui/button.css';
import { Page } from '../../ui/page.tsx';
import '../../ui/paper.css';
import './gate.css';

/** Somebody new came by the link: a name, and in. */
export function Gate({ code }: { readonly code: string }) {
  const say = useSay();
  const [nickname, setNickname] = useState(useSettings.getState().nickname);
  const [missing, setMissing] = useState(false);
  const [who] = useState(() => titleOfLink(code));
  useEffect(() => {
    document.title = `${say('roomTitle', { code })} · Tablée`;
  }, [say, code]);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const name = nickname.trim();
    setMissing(name === '');
    if (name !== '') void joinRoom(code, name);
    else document.getElementById('nickname')?.focus();
  };
  return (
    <Page>
      <form className="gate paper" onSubmit={enter} noValidate>
        <p className="gate-code">{say('roomTitle', { code })}</p>
        {who !== null && <p className="gate-who">{who}</p>}
        <h1>{say('enterRoomText')}</h1>
        <div className="field">
          <label htmlFor="nickname">{say('nickname')}</label>
          <input
            id="nickname"
            value={nickname}
            maxLength={24}
            autoComplete="nickname"
            placeholder={say('nicknamePlaceholder')}
            aria-invalid={missing}
            aria-describedby={missing ? 'nickname-wrong' : 'nickname-note'}
            onFocus={() => {
              headFor(code);
              void connect();
            }}
            onChange={(event) => setNickname(event.target.value)}
          />
          {missing && (
            <p id="nickname-wrong" className="note note-bad">
              {say('nicknameMissing')}
            </p>
          )}
        </div>
        <button type="submit" className="btn btn-gold btn-big">
          {say('enterRoom')}
        </button>
        <p id="nickname-note" className="note">
          {say('watchAsGuest')}
        </p>
      </form>
    </Page>
  );
}

/** Whose table it is, and which game lies on it, as the server has told whoever previews the link; `null`: the page did not come by it. */
function titleOfLink(code: string): string | null {
  const tag = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
  return tag('image')?.includes(`/${code}/`) === true ? (tag('title') ?? null) : null;
}
