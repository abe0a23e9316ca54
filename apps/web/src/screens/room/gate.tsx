import { GATE_TAG, type GateTag } from '@tablee/protocol/gate.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/index.ts';
import { connect, headFor } from '../../stores/connection.ts';
import { joinRoom } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Page } from '../../ui/page.tsx';
import '../../ui/paper.css';
import { HOUSE_GAMES } from '../home/poster.ts';
import './gate.css';

/** A newcomer by the link: a name, and in. */
export function Gate({ code }: { readonly code: string }) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const [nickname, setNickname] = useState(useSettings.getState().nickname);
  const [missing, setMissing] = useState(false);
  const gate = useGate(code);
  useEffect(() => {
    document.title = `${say('roomTitle', { code })} · Tablée`;
  }, [say, code]);
  const nameOf = (game: string) => HOUSE_GAMES.find(({ id }) => id === game)?.name[lang] ?? '';
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const name = nickname.trim();
    setMissing(name === '');
    if (name !== '') void joinRoom(stores, code, name);
    else document.getElementById('nickname')?.focus();
  };
  return (
    <Page>
      <form className="gate paper" onSubmit={enter} noValidate>
        <p className="gate-code">{say('roomTitle', { code })}</p>
        {gate !== null && (
          <p className="gate-who">
            {say('tableOf', { name: gate.host })} · {nameOf(gate.game)}
          </p>
        )}
        <h1>
          {say(
            gate?.playing
              ? 'gatePlaying'
              : gate?.here.length === 0
                ? 'gateNobody'
                : 'enterRoomText',
          )}
        </h1>
        {gate !== null && gate.here.length > 0 && (
          <p>
            {say('gateHere', { names: gate.here.join(', ') })}
            {gate.more > 0 && ` + ${gate.more}`}
          </p>
        )}
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
              headFor(stores, code);
              void connect(stores);
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
          {say(gate?.playing ? 'gateWatch' : gate?.free === 0 ? 'gateFull' : 'watchAsGuest')}
        </p>
      </form>
    </Page>
  );
}

/** Milliseconds between two looks at who is there. */
const LOOKS_AGAIN = 15_000;

/** The server's facts about the room, polled while the gate is open; the last ones stay if it cannot be reached. */
function useGate(code: string): GateTag | null {
  const [gate, setGate] = useState(() => gateOf(code, document));
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const page = await fetch(`/r/${code}`).then((answer) => (answer.ok ? answer.text() : null));
      if (page !== null) setGate(gateOf(code, new DOMParser().parseFromString(page, 'text/html')));
    };
    const again = (): void => void look().catch(() => {});
    const timer = setInterval(again, LOOKS_AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [code]);
  return gate;
}

/** The facts about the room in the head of a page; `null`: the page did not come by its link, or the door is shut. */
function gateOf(code: string, page: Document): GateTag | null {
  const tag = page.querySelector<HTMLMetaElement>(`meta[property="${GATE_TAG}"]`)?.content;
  if (tag === undefined) return null;
  const gate = JSON.parse(tag) as GateTag;
  return gate.code === code ? gate : null;
}
