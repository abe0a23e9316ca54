import { HELP_KINDS, mayBeAdvised } from '@tablee/protocol/help.ts';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { asksConsent } from '@tablee/protocol/watching.ts';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { type Key, useSay } from '../../i18n/table.ts';
import {
  anticlockwiseRotation,
  choice,
  cog,
  conversation,
  cycle,
  exitDoor,
  eyeTarget,
  help,
  hourglass,
  pauseButton,
  playButton,
  scrollUnfurled,
  smartphone,
  speaker,
  speakerOff,
  upCard,
  woodenChair,
} from '../../kit/icons.generated.ts';
import { askAdvice } from '../../stores/answering.ts';
import { useChat } from '../../stores/chat.ts';
import { useClock } from '../../stores/clock.ts';
import { agree, agreeHelp, ask, isHost } from '../../stores/room.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTable, useTableActions } from '../../stores/table.ts';
import { type TableStores, useTableStores } from '../../stores/table-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import '../../ui/button.css';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { lanternFlame, openBook } from '../../ui/icons.generated.ts';
import { WhoWatches } from '../room/who-watches.tsx';
import './table-menu.css';

interface TableMenuProps {
  readonly room: RoomState;
  readonly playing: boolean;
  readonly onRoom: () => void;
}

interface Entry {
  readonly key: Key;
  readonly icon: IconShape;
  readonly act: () => void;
}

/** Log, every move, and a small menu with the rest: the same place in every game. */
export const TableMenu = memo(function TableMenu({ room, playing, onRoom }: TableMenuProps) {
  const stores = useTableStores();
  const say = useSay();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const panel = useTable((table) => table.panel);
  const unread = useChat((chat) => chat.unread);
  const { sound, change } = useSettings();
  const { openDialog, openPanel } = useTableActions();

  useEffect(() => {
    if (!open) return undefined;
    const away = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  const entries: Entry[] = [
    ...(playing
      ? [{ key: 'everyMove', icon: choice, act: () => openDialog('palette') } as const]
      : []),
    ...(playing ? adviceEntries(stores, room) : []),
    { key: 'chat', icon: conversation, act: () => openPanel('chat') },
    { key: 'inThreeSentences', icon: lanternFlame, act: () => openDialog('primer') },
    { key: 'rules', icon: openBook, act: () => openPanel('rules') },
    { key: 'settings', icon: cog, act: () => openDialog('settings') },
    { key: 'anotherDevice', icon: smartphone, act: () => openDialog('device') },
    { key: 'shortcuts', icon: help, act: () => openDialog('shortcuts') },
    {
      key: sound ? 'mute' : 'unmute',
      icon: sound ? speaker : speakerOff,
      act: () => change({ sound: !sound }),
    },
    ...useHostEntries(room),
    ...(playing ? [...takeBackEntries(stores, room), ...consentEntries(stores, room)] : []),
    { key: 'toRoom', icon: woodenChair, act: onRoom },
    ...(playing
      ? [{ key: 'leaveMatch', icon: exitDoor, act: () => openDialog('leave') } as const]
      : []),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any of its buttons
    <div
      className="table-menu"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }}
    >
      <WhoWatches room={room} className="btn btn-bare btn-icon" />
      {playing && <SpreadHand />}
      {playing && (
        <IconButton
          of={choice}
          className="btn btn-bare btn-icon table-menu-moves"
          label={say('everyMove')}
          onClick={() => openDialog('palette')}
        />
      )}
      <IconButton
        of={openBook}
        className="btn btn-bare btn-icon"
        label={say('turnAid')}
        onClick={() => openDialog('turnAid')}
      />
      <button
        type="button"
        className="btn btn-bare btn-icon"
        aria-label={unread > 0 ? say('chatUnread', { count: unread }) : say('log')}
        title={say(unread > 0 ? 'chat' : 'log')}
        aria-pressed={panel !== null}
        onClick={() => openPanel(panel !== null ? null : unread > 0 ? 'chat' : 'log')}
      >
        <Icon of={unread > 0 ? conversation : scrollUnfurled} />
        {unread > 0 && (
          <span className="unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <IconButton
        of={cog}
        className="btn btn-bare btn-icon"
        label={say('menu')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <ul className="table-menu-list paper" id={id} hidden={!open}>
        {entries.map(({ key, icon, act }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                act();
              }}
            >
              <Icon of={icon} /> {(say as (key: Key) => string)(key)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Spreads the own hand as a sheet to be read. */
export function SpreadHand() {
  const says = useSay()('handSheet');
  const { openDialog } = useTableActions();
  return (
    <IconButton
      of={upCard}
      className="btn btn-bare btn-icon table-menu-hand"
      label={says}
      onClick={() => openDialog('hand')}
    />
  );
}

/** The host's actions on a running match. */
function useHostEntries(room: RoomState): readonly Entry[] {
  const stores = useTableStores();
  const table = useTableActions();
  const clock = useClock((state) => state.clock);
  const { match } = room;
  if (!isHost(room) || match?.state !== 'running') return [];
  const counted = clock?.match === match.id ? clock.seats : [];
  const pause: Entry = {
    key: match.paused ? 'resume' : 'pause',
    icon: match.paused ? playButton : pauseButton,
    act: () => void ask(stores, 'room:pause', { paused: !match.paused }),
  };
  const extend: Entry = {
    key: 'moreTime',
    icon: hourglass,
    act: () => {
      for (const { seat } of counted) void ask(stores, 'room:extend', { seat });
    },
  };
  const restart: Entry = {
    key: 'restart',
    icon: cycle,
    act: () => table.openDialog('restart'),
  };
  return [pause, ...(counted.length > 0 ? [extend] : []), restart];
}

/** The consents of a player, given or withdrawn, if the room asks for them: that watchers see their hand, and help. */
function consentEntries(stores: TableStores, room: RoomState): readonly Entry[] {
  return [...handEntries(stores, room), ...helpEntries(stores, room)];
}

/** Consent to the help that the table has chosen, given or taken back. */
function helpEntries(stores: TableStores, { help, you }: RoomState): readonly Entry[] {
  return HELP_KINDS.flatMap((kind): Entry[] => {
    if (!help[kind].on) return [];
    const agrees = !help[kind].agreed.includes(you);
    const key = agrees ? (`${kind}Agree` as const) : (`${kind}Withdraw` as const);
    return [{ key, icon: lanternFlame, act: () => void agreeHelp(stores, kind, agrees) }];
  });
}

function handEntries(stores: TableStores, room: RoomState): readonly Entry[] {
  if (!asksConsent(room)) return [];
  const {
    watching: { agreed },
    you,
  } = room;
  const agrees = agreed.includes(you);
  const key = agrees ? 'agreeHide' : 'agreeShow';
  return [{ key, icon: eyeTarget, act: () => void agree(stores, room, !agrees) }];
}

/** If all others are bots, or all agree, the player may ask what the searching opponent would do. */
function adviceEntries(stores: TableStores, room: RoomState): readonly Entry[] {
  if (room.match?.state !== 'running' || !mayBeAdvised(room, room.you)) return [];
  return [{ key: 'whatWouldYouDo', icon: lanternFlame, act: () => void askAdvice(stores) }];
}

/** A move beyond the reach of undo can be asked back. */
function takeBackEntries(stores: TableStores, { match }: RoomState): readonly Entry[] {
  if (match?.state !== 'running' || match.takeBack !== null) return [];
  const act = () => void ask(stores, 'match:askTakeBack', { match: match.id });
  return [{ key: 'takeBackAsk', icon: anticlockwiseRotation, act }];
}
