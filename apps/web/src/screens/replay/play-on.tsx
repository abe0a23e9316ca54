import { useEffect, useState } from 'react';
import type { Journal } from '../../chance/journal.ts';
import { useSay } from '../../i18n/table.ts';
import { goTo } from '../../router.ts';
import { ask, createRoom, isHost, useRoom } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import type { Eyes } from './film-room.ts';
import './play-on.css';

interface PlayOnProps {
  readonly journal: Journal;
  /** Of the journal: the moment that is shown comes after it. */
  readonly entry: number;
  readonly eyes: Eyes;
}

/** Another match begins at the shown moment: at the table of the reader's room, or at a new one. */
export function PlayOn(props: PlayOnProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => setOpen(true)}>
        {say('replayPlayOn')}
      </button>
      {open && <Choices {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How the hidden cards lie, and at which table it is played. */
function Choices({
  journal: { match, seats },
  entry,
  eyes,
  onClose,
}: PlayOnProps & { readonly onClose: () => void }) {
  const stores = useTableStores();
  const say = useSay();
  const { room, problem } = useRoom();
  const settings = useSettings();
  const [nickname, setNickname] = useState(settings.nickname);
  const [anew, setAnew] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  // An earlier problem is no news here.
  useEffect(() => useRoom.of(stores).setState({ problem: null }), [stores]);
  const begins = { match, entry, anew };
  const seat = typeof eyes === 'number' ? eyes : 0;
  const mayLay = room !== null && isHost(room) && room.match?.state !== 'running';
  const here = async () => {
    if (room === null) return;
    setBusy(true);
    const isLaid = await ask(stores, 'room:beginning', { begins });
    // The match that is over makes room for the seats.
    if (isLaid && room.match !== null) await ask(stores, 'room:lobby', {});
    setBusy(false);
    if (isLaid) goTo(`/r/${room.code}`);
  };
  const elsewhere = async () => {
    setBusy(true);
    const code = await createRoom(stores, nickname.trim(), { begins, seat });
    setBusy(false);
    if (code !== null) goTo(`/r/${code}`);
  };
  return (
    <Dialog title={say('replayPlayOn')} onClose={onClose} className="play-on">
      <p>{say('playedOn')}</p>
      <label className="play-on-field">
        <span>{say('playOnHidden')}</span>
        <select
          value={anew ?? ''}
          onChange={({ target }) => setAnew(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{say('playOnAsTheyLay')}</option>
          {seats.map(({ nickname: name }, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <option key={each} value={each}>
              {say('playOnAnew', { name })}
            </option>
          ))}
        </select>
      </label>
      {settings.nickname === '' && (
        <label className="play-on-field">
          <span>{say('nickname')}</span>
          <input
            value={nickname}
            maxLength={24}
            autoComplete="nickname"
            data-first-focus
            onChange={({ target }) => setNickname(target.value)}
          />
        </label>
      )}
      <p className="note">{say('playOnSeats')}</p>
      <div className="play-on-tables">
        {mayLay && (
          <button
            type="button"
            className="btn btn-gold"
            disabled={busy}
            onClick={() => void here()}
          >
            {say('playOnHere', { code: room.code })}
          </button>
        )}
        <button
          type="button"
          className={mayLay ? 'btn' : 'btn btn-gold'}
          disabled={busy || nickname.trim() === ''}
          onClick={() => void elsewhere()}
        >
          {say('playOnElsewhere')}
        </button>
      </div>
      <ProblemNote code={problem} />
    </Dialog>
  );
}
