import type { RoomState } from '@tablee/protocol/updates.ts';
import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import { useMemo, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { ownHistory } from '../../stores/history.ts';
import { ChipChoice } from '../../ui/chip-choice.tsx';
import { Link } from '../../ui/link.tsx';
import './evening.css';
import { type GameRecords, longestStreak, type Played, recordsByGame } from './evenings.ts';

/** The matches played here, or by the users of this browser: who won, and with what. */
export default function EveningsList({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const [isOwn, setOwn] = useState(false);
  const played = useMemo(() => (isOwn ? ownHistory() : room.evening), [isOwn, room.evening]);
  return (
    <>
      <ChipChoice
        name="evenings-of"
        legend={say('eveningsOf')}
        disabled={false}
        chips={[false, true].map((own) => ({
          label: say(own ? 'eveningsBrowser' : 'eveningsRoom'),
          chosen: own === isOwn,
          onChoose: () => setOwn(own),
        }))}
      />
      <Records played={played} />
    </>
  );
}

/** The winners, and their sides. */
export function Records({ played }: { readonly played: readonly Played[] }) {
  const say = useSay();
  const streak = longestStreak(played);
  return (
    <>
      <p>{say('eveningsPlayed', { count: played.length })}</p>
      {streak !== null && (
        <p>
          {say(streak.isNow ? 'eveningsStreakNow' : 'eveningsStreak', {
            name: streak.nickname,
            count: streak.wins,
          })}
        </p>
      )}
      {recordsByGame(played).map((records) => (
        <OfGame key={records.game} records={records} />
      ))}
    </>
  );
}

function OfGame({ records }: { readonly records: GameRecords }) {
  const say = useSay();
  const lang = useTextLang();
  const { game, matches, hasPoints, people, wonWith, longest, closest } = records;
  const name = MANIFESTS.find(({ id }) => id === game)?.name[lang] ?? game;
  return (
    <section aria-label={name}>
      <h3>
        {name} · {say('eveningsPlayed', { count: matches })}
      </h3>
      <ol className="evening-list">
        {people.map(({ id, nickname, played, wins, points }) => (
          <li key={id}>
            <b>{nickname}</b>
            <span>{say('eveningsWon', { wins, played })}</span>
            <span className="evening-points">{hasPoints && say('eveningPoints', { points })}</span>
          </li>
        ))}
      </ol>
      <ul className="evening-facts">
        {wonWith.slice(0, 5).map(({ nickname, plays, played, wins }) => (
          <li key={`${nickname} ${plays.en}`}>
            {say('eveningsWith', { name: nickname, plays: plays[lang], wins, played })}
          </li>
        ))}
        {longest?.length != null && (
          <li>
            <Link to={`/m/${longest.match}`}>
              {say('eveningsLongest', { count: longest.length })}
            </Link>
          </li>
        )}
        {closest !== null && (
          <li>
            <Link to={`/m/${closest.played.match}`}>
              {say('eveningsClosest', { count: closest.points })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
