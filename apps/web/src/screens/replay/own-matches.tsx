import { useRef, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { LONGEST_NAME, nameMatch, ownHistory, type Remembered } from '../../stores/history.ts';
import { useFocusTrail } from '../../ui/focus-trail.ts';
import { Link } from '../../ui/link.tsx';
import { Records } from '../room/evenings-list.tsx';
import { resultOf } from '../room/result-words.ts';
import './own-matches.css';

/** The matches that were played in this browser, whichever the room, newest first. */
export function OwnMatches() {
  const say = useSay();
  const [history, setHistory] = useState(ownHistory);
  const list = useRef<HTMLOListElement>(null);
  useFocusTrail(list);
  if (history.length === 0) return <p className="note">{say('ownMatchesNone')}</p>;
  const rename = (match: string, name: string) => {
    nameMatch(match, name);
    setHistory(ownHistory());
  };
  return (
    <>
      <ol className="own-matches" ref={list}>
        {history.toReversed().map((played) => (
          <OwnMatch key={played.match} played={played} onName={rename} />
        ))}
      </ol>
      <h2>{say('ownResults')}</h2>
      <Records played={history} />
    </>
  );
}

/** A reader who names a match types next. */
const focused = (field: HTMLInputElement | null): void => field?.focus();

interface OwnMatchProps {
  readonly played: Remembered;
  onName(match: string, name: string): void;
}

function OwnMatch({ played, onName }: OwnMatchProps) {
  const say = useSay();
  const lang = useTextLang();
  const [naming, setNaming] = useState(false);
  const { match, at, name = '' } = played;
  const result = resultOf(played, say, lang);
  return (
    <li>
      <Link to={`/m/${match}`}>{name === '' ? result : name}</Link>
      <span className="note">
        {name !== '' && `${result} · `}
        {at !== null && new Date(at).toLocaleDateString(lang, { dateStyle: 'medium' })}
      </span>
      {naming ? (
        <form
          onKeyDown={({ key }) => key === 'Escape' && setNaming(false)}
          onSubmit={(event) => {
            event.preventDefault();
            onName(match, String(new FormData(event.currentTarget).get('name') ?? ''));
            setNaming(false);
          }}
        >
          <input
            name="name"
            aria-label={say('ownMatchName')}
            defaultValue={name}
            maxLength={LONGEST_NAME}
            ref={focused}
          />
          <button type="submit" className="btn btn-small">
            {say('ownMatchKeep')}
          </button>
        </form>
      ) : (
        <button type="button" className="btn btn-bare btn-small" onClick={() => setNaming(true)}>
          {say('ownMatchNameIt')}
          <span className="visually-hidden">{result}</span>
        </button>
      )}
    </li>
  );
}
