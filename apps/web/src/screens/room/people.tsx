import type { Member, RoomState } from '@tablee/protocol/updates.ts';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { mute } from '../../stores/chat.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { queenCrown } from '../../ui/icons.generated.ts';
import { LearnerMark } from '../../ui/learner-mark.tsx';
import { Presence } from '../../ui/presence.tsx';
import './people.css';

const AnotherDevice = lazy(() => import('./another-device.tsx'));

/** Everybody in the room: seated or watching, here or away. */
export function People({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const [movesOn, setMovesOn] = useState(false);
  return (
    <section className="people paper lobby-panel" aria-labelledby="people">
      <h2 id="people">{say('people')}</h2>
      <ul className="people-list">
        {room.members.map((member) => (
          <Person key={member.id} room={room} member={member} />
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-small people-device"
        onClick={() => setMovesOn(true)}
      >
        {say('anotherDevice')}
      </button>
      {movesOn && (
        <Dialog title={say('anotherDevice')} onClose={() => setMovesOn(false)}>
          <Suspense fallback={<p>{say('loading')}</p>}>
            <AnotherDevice />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}

function Person({ room, member }: { readonly room: RoomState; readonly member: Member }) {
  const stores = useTableStores();
  const say = useSay();
  const [renaming, setRenaming] = useState(false);
  const seat = room.seats.findIndex(
    (seating) => seating !== null && 'user' in seating && seating.user === member.id,
  );
  const isYou = member.id === room.you;
  const isMuted = useSettings((settings) => settings.muted.includes(member.id));
  if (renaming) {
    return (
      <li className="person">
        <Rename nickname={member.nickname} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="person">
      <div className="person-who">
        <span className="person-name">
          {member.nickname}
          {member.id === room.host && (
            <span className="person-host">
              <Icon of={queenCrown} /> {say('host')}
            </span>
          )}
        </span>
        <span className="person-more">
          <Presence connected={member.connected} since={member.since} />
          {' · '}
          {seat < 0 ? say('watching') : say('seatedAt', { seat: seat + 1 })}
          {member.learns && (
            <>
              {' '}
              <LearnerMark />
            </>
          )}
        </span>
      </div>
      <div className="person-acts">
        {isYou && (
          <button
            type="button"
            className="btn btn-small btn-bare"
            onClick={() => setRenaming(true)}
          >
            {say('rename')}
          </button>
        )}
        {!isYou && (
          <button
            type="button"
            className="btn btn-small btn-bare"
            aria-label={say(isMuted ? 'hearTalkOf' : 'muteTalkOf', { name: member.nickname })}
            onClick={() => mute(member.id, !isMuted)}
          >
            {say(isMuted ? 'hearTalk' : 'muteTalk')}
          </button>
        )}
        {!isYou && isHost(room) && (
          <ConfirmInPlace
            className="btn btn-small btn-bare"
            label={say('crown')}
            ariaLabel={say('crownOf', { name: member.nickname })}
            question={say('crownSure', { name: member.nickname })}
            yes={say('crownYes')}
            onYes={() => void ask(stores, 'room:crown', { user: member.id })}
          />
        )}
        {!isYou && isHost(room) && (
          <ConfirmInPlace
            className="btn btn-small btn-bare"
            label={say('kick')}
            ariaLabel={say('kickOf', { name: member.nickname })}
            question={say('kickSure', { name: member.nickname })}
            yes={say('kickYes')}
            onYes={() => void ask(stores, 'room:kick', { user: member.id })}
          />
        )}
      </div>
    </li>
  );
}

interface RenameProps {
  readonly nickname: string;
  readonly onDone: () => void;
}

function Rename({ nickname, onDone }: RenameProps) {
  const stores = useTableStores();
  const say = useSay();
  const [typed, setTyped] = useState(nickname);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return;
    if (await ask(stores, 'room:rename', { nickname: name })) {
      useSettings.getState().change({ nickname: name });
    }
    onDone();
  };
  return (
    <form className="person-rename field" onSubmit={save}>
      <label htmlFor="rename">{say('nickname')}</label>
      <input
        id="rename"
        value={typed}
        maxLength={24}
        // biome-ignore lint/a11y/noAutofocus: the player has just asked for this field
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="btn btn-small">
        {say('renameSave')}
      </button>
    </form>
  );
}
