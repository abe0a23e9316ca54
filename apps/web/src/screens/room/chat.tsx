import type { AnyGame, Text } from '@tablee/engine';
import { partnersOf } from '@tablee/engine';
import type { ChatChannel } from '@tablee/protocol/common.ts';
import type { ChatMessage } from '@tablee/protocol/updates.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { gameOfTheHouse } from '../../games/index.ts';
import { useTextLang } from '../../i18n/index.ts';
import { useSay } from '../../i18n/table.ts';
import { CHANNEL_MARKS } from '../../kit/channels.ts';
import { useNewestInSight } from '../../kit/newest-in-sight.ts';
import { REACTIONS, type Reaction, reactionOf } from '../../kit/reactions.ts';
import { isHeard, lookAtChat, useChat } from '../../stores/chat.ts';
import { request } from '../../stores/connection.ts';
import { useMatch } from '../../stores/match.ts';
import { useRoom } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import '../../ui/button.css';
import { Icon } from '../../ui/icon.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import './chat.css';

/** Characters of one message; the server refuses more. */
const LONGEST = 300;

/** The name of each channel: to choose it, and to write to it. */
const CHANNELS = {
  room: { choose: 'chatToRoom', write: 'chatWrite' },
  team: { choose: 'chatToTeam', write: 'chatWriteTeam' },
  watchers: { choose: 'chatToWatchers', write: 'chatWriteWatchers' },
} as const;

/** The talk of the room, and a line to write in. */
export function Chat() {
  const stores = useTableStores();
  const say = useSay();
  const said = useChat((chat) => chat.messages);
  const muted = useSettings((settings) => settings.muted);
  const messages = said.filter((message) => isHeard(message, muted));
  const you = useRoom(({ room }) => room?.you);
  const list = useRef<HTMLElement>(null);
  useNewestInSight(list);
  useEffect(() => lookAtChat(stores), [stores]);
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section className="chat-said" ref={list} tabIndex={0} aria-label={say('chat')}>
        {messages.length === 0 && <p className="note">{say('chatEmpty')}</p>}
        <ol className="chat-lines" aria-live="polite">
          {messages.map((message) => (
            <Line key={message.id} message={message} mine={message.user === you} />
          ))}
        </ol>
      </section>
      <SayForm />
    </div>
  );
}

const NOTES = {
  restarted: 'noteRestarted',
  putAway: 'notePutAway',
  takenBack: 'noteTakenBack',
  resumed: 'noteResumed',
  adviceAgreed: 'noteAdviceAgreed',
  adviceEnded: 'noteAdviceEnded',
  estimateAgreed: 'noteEstimateAgreed',
  estimateEnded: 'noteEstimateEnded',
} as const;

function Line({ message, mine }: { readonly message: ChatMessage; readonly mine: boolean }) {
  const say = useSay();
  const { nickname, text, to, note } = message;
  if (note !== undefined) {
    return <li className="chat-line chat-note">{say(NOTES[note], { name: nickname })}</li>;
  }
  const mark = CHANNEL_MARKS[to];
  const reaction = reactionOf(text);
  return (
    <li className="chat-line" data-mine={mine || undefined} data-to={to}>
      <span className="chat-who">
        {nickname}
        {mark !== null && (
          <>
            {' '}
            <span className="chat-mark">{say(mark)}</span>
          </>
        )}
      </span>{' '}
      <span className="chat-text">
        {reaction === null ? (
          text
        ) : (
          <>
            <Icon of={REACTIONS[reaction]} /> {say(reaction)}
          </>
        )}
      </span>
    </li>
  );
}

interface GameOnTable {
  readonly rules: AnyGame;
  readonly phrases: readonly Text[];
}

async function gameOnTable(id: string): Promise<GameOnTable> {
  const { rules, ui } = await gameOfTheHouse(id);
  return { rules, phrases: (await ui.phrases?.()) ?? [] };
}

/** The game on the table, while a match runs. */
function useRunningGame() {
  const game = useMatch(({ snapshot }) => snapshot?.game);
  const isRunning = useRoom(({ room }) => room?.match?.state === 'running');
  const [loaded, setLoaded] = useState<GameOnTable | null>(null);
  useEffect(() => {
    if (game !== undefined) void gameOnTable(game).then(setLoaded);
  }, [game]);
  return isRunning && loaded?.rules.id === game ? loaded : null;
}

/** Whether the reader may talk in private: the rules of the game on the table say so. */
function useHasTeam(running: GameOnTable | null): boolean {
  const view = useMatch((match) => match.view);
  if (running === null || view === null || view.seat === null) return false;
  return partnersOf(running.rules, view.open, view.seat).length > 0;
}

/** Watchers of a running match talk among themselves too. */
function useWatches(): boolean {
  return useRoom(({ room }) => {
    const match = room?.match;
    return match?.state === 'running' && !match.seats.some(({ user }) => user === room?.you);
  });
}

function SayForm() {
  const stores = useTableStores();
  const say = useSay();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Parameters<typeof ProblemNote>[0]['code']>(null);
  const running = useRunningGame();
  const hasTeam = useHasTeam(running);
  const lang = useTextLang();
  const phrases = (running?.phrases ?? []).map((phrase) => phrase[lang]);
  const watches = useWatches();
  const [chosen, setChosen] = useState<ChatChannel>('room');
  const others: readonly ChatChannel[] = hasTeam ? ['team'] : watches ? ['watchers'] : [];
  const to = others.includes(chosen) ? chosen : 'room';
  const send = async (words: string): Promise<boolean> => {
    const reply = await request(stores, 'chat:say', { text: words, to });
    setProblem(reply.ok ? null : reply.error.code);
    return reply.ok;
  };
  const sendTyped = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && (await send(text))) setText('');
  };
  return (
    <form className="chat-form" onSubmit={sendTyped}>
      {others.length > 0 && (
        <fieldset className="chat-to" aria-label={say('chatTo')}>
          {(['room', ...others] as const).map((channel) => (
            <button
              type="button"
              key={channel}
              className="btn btn-small"
              aria-pressed={to === channel}
              onClick={() => setChosen(channel)}
            >
              {say(CHANNELS[channel].choose)}
            </button>
          ))}
        </fieldset>
      )}
      <div className="chat-write">
        <label className="visually-hidden" htmlFor={id}>
          {say(CHANNELS[to].write)}
        </label>
        <input
          id={id}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          placeholder={say(CHANNELS[to].write)}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn" disabled={text.trim() === ''}>
          {say('chatSend')}
        </button>
      </div>
      <fieldset className="chat-phrases" aria-label={say('phrases')}>
        {(Object.keys(REACTIONS) as Reaction[]).map((reaction) => (
          <IconButton
            of={REACTIONS[reaction]}
            key={reaction}
            className="chat-reaction"
            label={say(reaction)}
            onClick={() => void send(say(reaction))}
          />
        ))}
        {phrases.map((phrase) => (
          <button
            type="button"
            key={phrase}
            className="chat-phrase"
            onClick={() => void send(phrase)}
          >
            {phrase}
          </button>
        ))}
      </fieldset>
      <ProblemNote code={problem} />
    </form>
  );
}
