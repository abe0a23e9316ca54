import { listOf } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { use } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { ask, memberOf } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import { lanternFlame } from '../../ui/icons.generated.ts';
import './first-set-up.css';
import { guideOf } from './guide.ts';

/** For the host: who at the table is new to the game, and how a first match is best set up. */
export default function FirstSetUp({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const setUp = use(guideOf(room.game))?.setUp;
  const newcomers = room.seats.flatMap((seating) => {
    const member = seating !== null && 'user' in seating ? memberOf(room, seating.user) : undefined;
    return member?.learns ? [member] : [];
  });
  if (newcomers.length === 0) return null;
  const names = listOf(
    newcomers.map(({ id, nickname }) => (id === room.you ? say('you') : nickname)),
    lang,
  );
  const seated = room.seats.filter((seating) => seating !== null).length;
  return (
    <section className="first-set-up paper" aria-label={say('newToGame')}>
      <p>
        <Icon of={lanternFlame} /> {say('gameIsNewTo', { names })}
      </p>
      {/* A match that begins in the middle is set up already. */}
      {setUp !== undefined && room.begins === null && seated <= setUp.seats && (
        <>
          <p>{setUp.say[lang]}</p>
          {room.seats.length === setUp.seats &&
          Object.entries(setUp.options).every(([id, value]) => room.options[id] === value) ? (
            <p role="status">{say('firstSetUpDone')}</p>
          ) : (
            <button
              type="button"
              className="btn"
              onClick={() =>
                void ask(stores, 'room:change', {
                  game: room.game,
                  seats: setUp.seats,
                  options: setUp.options,
                })
              }
            >
              {say('firstSetUp')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
