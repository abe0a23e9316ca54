import { useEffect } from 'react';
import { useSay } from '../i18n/table.ts';
import { useChat } from '../stores/chat.ts';
import { useTableStores } from '../stores/table-stores.ts';
import { Icon } from '../ui/icon.tsx';
import { announce } from './announcer.ts';
import { CHANNEL_MARKS } from './channels.ts';
import './bubble.css';
import { REACTIONS, reactionOf } from './reactions.ts';

interface BubbleProps {
  readonly user: string;
  readonly name: string;
}

/** A member's last message, at their place: it hangs over the board for a moment and pushes nothing. */
export function Bubble({ user, name }: BubbleProps) {
  const stores = useTableStores();
  const message = useChat(({ spoken }) => spoken[user]);
  const say = useSay();
  const reaction = message === undefined ? null : reactionOf(message.text);
  const words = reaction === null ? message?.text : say(reaction);
  // The reader of a message to the team has to know that nobody else reads it.
  const to = message === undefined ? null : CHANNEL_MARKS[message.to];
  const mark = to === null ? '' : `(${say(to)}) `;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
  useEffect(() => {
    // The open talk says it by itself.
    if (words === undefined || useChat.of(stores).getState().shown > 0) return;
    announce(`${name}${say('colon')}${mark}${words}`);
  }, [message?.id]);
  if (message === undefined) return null;
  return (
    <p className="bubble" key={message.id} aria-hidden="true">
      {reaction !== null && <Icon of={REACTIONS[reaction]} />}
      <span>
        {mark}
        {words}
      </span>
    </p>
  );
}
