import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/index.ts';
import { codeOf, goTo } from '../../router.ts';
import { connect } from '../../stores/connection.ts';
import { ask, createRoom, useRoom } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import '../../ui/paper.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import type { HouseGame } from './poster.ts';

/**
 * Nickname, then a new room, with a game on its table if one is chosen, or the code of another. The name is kept: nothing is
 * asked twice.
 */
export function EntryForm({ game }: { readonly game: HouseGame | null }) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const settings = useSettings();
  const problem = useRoom((room) => room.problem);
  const [nickname, setNickname] = useState(settings.nickname);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<'nickname' | 'code' | null>(null);
  const [busy, setBusy] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const name = nickname.trim();
  // The way on may lie far above the poster that was touched.
  useEffect(() => {
    if (game === null) return;
    const field = nameField.current;
    const next = field?.value.trim() === '' ? field : field?.form?.querySelector('button');
    next?.scrollIntoView({ block: 'nearest' });
    next?.focus({ preventScroll: true });
  }, [game]);
  // A problem from elsewhere is no news here.
  useEffect(() => useRoom.of(stores).setState({ problem: null }), [stores]);

  const refuse = (field: 'nickname' | 'code') => {
    setWrong(field);
    document.getElementById(field)?.focus();
  };
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return refuse('nickname');
    setBusy(true);
    setWrong(null);
    const opened = await createRoom(stores, name);
    if (opened !== null && game !== null) {
      await ask(stores, 'room:choose', {
        game: game.id,
        seats: Math.max(2, game.seats[0]),
        options: {},
      });
    }
    setBusy(false);
    if (opened !== null) goTo(`/r/${opened}`);
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    const known = codeOf(code);
    if (known === null) return refuse('code');
    if (name !== '') settings.change({ nickname: name });
    goTo(`/r/${known}`);
  };

  return (
    <div className="entry paper">
      <form className="entry-open" onSubmit={open} noValidate>
        <div className="field">
          <label htmlFor="nickname">{say('nickname')}</label>
          <input
            id="nickname"
            ref={nameField}
            value={nickname}
            maxLength={24}
            autoComplete="nickname"
            placeholder={say('nicknamePlaceholder')}
            aria-invalid={wrong === 'nickname'}
            aria-describedby={wrong === 'nickname' ? 'nickname-wrong' : undefined}
            onFocus={() => void connect(stores)}
            onChange={(event) => setNickname(event.target.value)}
          />
          {wrong === 'nickname' && (
            <p id="nickname-wrong" className="note note-bad">
              {say('nicknameMissing')}
            </p>
          )}
        </div>
        <button type="submit" className="btn btn-gold btn-big" disabled={busy}>
          {say('openRoom')}
          {game !== null && ` · ${game.name[lang]}`}
        </button>
      </form>
      <ProblemNote code={problem} />
      <form className="entry-join" onSubmit={join} noValidate>
        <div className="field">
          <label htmlFor="code">{say('orJoin')}</label>
          <input
            id="code"
            value={code}
            placeholder={say('code')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className="entry-code"
            aria-invalid={wrong === 'code'}
            aria-describedby={wrong === 'code' ? 'code-wrong' : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <button type="submit" className="btn">
          {say('join')}
        </button>
        {wrong === 'code' && (
          <p id="code-wrong" className="note note-bad">
            {say('codeWrong')}
          </p>
        )}
      </form>
    </div>
  );
}
