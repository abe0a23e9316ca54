import type { BotKind } from '@tablee/protocol/common.ts';
import { type Opponent, opponentsAt } from '@tablee/protocol/opponents.ts';
import type { RoomState, Seating } from '@tablee/protocol/updates.ts';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '../../i18n/table.ts';
import { ask, memberOf } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import '../../ui/button.css';
import { cycle, vintageRobot, woodenChair } from '../../kit/icons.generated.ts';
import { Crest, shellCrest } from '../../ui/crest.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cancel } from '../../ui/icons.generated.ts';
import { LearnerMark } from '../../ui/learner-mark.tsx';
import '../../ui/paper.css';
import { Presence } from '../../ui/presence.tsx';
import './chair.css';
import { SwapSeats } from './swap-seats.tsx';
import { TeamMark } from './team-mark.tsx';

const Face = lazy(() => import('../../faces/face.tsx'));

/** How an opponent is said to play, by manner. */
const MANNERS = { steady: 'mannerSteady', bold: 'mannerBold', careful: 'mannerCareful' } as const;

interface ChairProps {
  readonly room: RoomState;
  readonly seat: number;
  readonly seating: Seating;
  readonly hosting: boolean;
  readonly sitting: boolean;
  readonly locked: boolean;
}

/** How bots are called by how well they play. */
const BOTS = {
  random: { name: 'botRandom', hint: 'botRandomHint' },
  gentle: { name: 'botGentle', hint: 'botGentleHint' },
  sensible: { name: 'botSensible', hint: 'botSensibleHint' },
  strong: { name: 'botStrong', hint: 'botStrongHint' },
  master: { name: 'botMaster', hint: 'botMasterHint' },
} as const;

/** Those a host may choose. */
const OFFERED: readonly BotKind[] = ['gentle', 'sensible', 'strong', 'master'];

/** One chair: its occupant, and the actions on it. */
export function Chair(props: ChairProps) {
  const { room, seat, seating, locked } = props;
  const say = useSay();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const done = () => setChoosing(null);
  const member = seating !== null && 'user' in seating ? memberOf(room, seating.user) : undefined;
  const bot = seating !== null && 'bot' in seating ? seating.bot : null;
  const isYou = member?.id === room.you;
  const opponent = bot === null ? null : opponentAt(room, seat);
  const name = member?.nickname ?? (bot === null ? null : (opponent?.name ?? say(BOTS[bot].name)));
  return (
    <div className={`chair ${name === null ? 'chair-free' : 'paper'} ${isYou ? 'chair-you' : ''}`}>
      <p className="chair-who">
        <Crest of={shellCrest(seat)} />
        {opponent !== null && (
          <span className="chair-face">
            <Suspense fallback={<Icon of={vintageRobot} />}>
              <Face name={opponent.name} />
            </Suspense>
          </span>
        )}
        <span className="chair-name">
          <span className="visually-hidden">{say('seatNumber', { seat: seat + 1 })}: </span>
          {name ?? say('freeSeat')}
          {member !== undefined && (
            <span className="chair-more">
              <Presence connected={member.connected} since={member.since} />
              {isYou && <b>{say('youCapital')}</b>}
              {member.learns && <LearnerMark />}
            </span>
          )}
          <Suspense fallback={null}>
            <TeamMark room={room} seat={seat} />
          </Suspense>
          {bot !== null && <HowItPlays bot={bot} opponent={opponent} />}
        </span>
      </p>
      {!locked && choosing === null && (
        <div className="chair-actions">
          <OwnActions
            {...props}
            isYou={isYou}
            isMember={member !== undefined}
            isBot={bot !== null}
          />
          {props.hosting && (
            <HostActions {...props} name={name} isYou={isYou} onChoose={setChoosing} />
          )}
        </div>
      )}
      {choosing === 'swap' && <SwapSeats room={room} seat={seat} onDone={done} />}
      {choosing === 'bot' && <Bots seat={seat} onDone={done} />}
    </div>
  );
}

interface HowItPlaysProps {
  readonly bot: BotKind;
  readonly opponent: Opponent | null;
}

/** How well, and in what manner. */
function HowItPlays({ bot, opponent }: HowItPlaysProps) {
  const say = useSay();
  return (
    <span className="chair-more">
      <b>{say(BOTS[bot].name)}</b>
      {opponent !== null && <span>{say(MANNERS[opponent.manner])}</span>}
    </span>
  );
}

/** Who of the house would sit there if the match began now. */
const opponentAt = ({ seats, members }: RoomState, seat: number) =>
  opponentsAt(
    seats,
    members.map(({ nickname }) => nickname),
  )[seat] ?? null;

type Choosing = 'bot' | 'swap';

interface OwnActionsProps extends ChairProps {
  readonly isYou: boolean;
  readonly isMember: boolean;
  readonly isBot: boolean;
}

/** A member's own actions: take a chair that no person has, leave their own. */
function OwnActions({ seat, sitting, isYou, isMember, isBot }: OwnActionsProps) {
  const stores = useTableStores();
  const say = useSay();
  if (isYou) {
    return (
      <button
        type="button"
        className="btn btn-small btn-bare"
        onClick={() => void ask(stores, 'room:stand', {})}
      >
        {say('standUp')}
      </button>
    );
  }
  if (isMember) return null;
  return (
    <button
      type="button"
      className={`btn btn-small ${sitting ? '' : 'btn-gold'}`}
      onClick={() => void ask(stores, 'room:sit', { seat })}
    >
      <Icon of={woodenChair} />
      {say(isBot ? 'sitInstead' : 'sitHere')}
    </button>
  );
}

interface HostActionsProps extends ChairProps {
  readonly name: string | null;
  readonly isYou: boolean;
  readonly onChoose: (choosing: Choosing) => void;
}

function HostActions({ room, seat, name, isYou, onChoose }: HostActionsProps) {
  const stores = useTableStores();
  const say = useSay();
  if (name === null) {
    return (
      <IconButton
        of={vintageRobot}
        className="btn btn-small btn-icon"
        label={say('seatBot')}
        onClick={() => onChoose('bot')}
      />
    );
  }
  return (
    <>
      {room.seats.length > 1 && (
        <IconButton
          of={cycle}
          className="btn btn-small btn-icon"
          label={say('swapSeatOf', { name })}
          title={say('swapSeat')}
          onClick={() => onChoose('swap')}
        />
      )}
      {!isYou && (
        <IconButton
          of={cancel}
          className="btn btn-small btn-icon"
          label={say('clearSeatOf', { seat: seat + 1, name })}
          onClick={() => void ask(stores, 'room:clearSeat', { seat })}
        />
      )}
    </>
  );
}

interface BotsProps {
  readonly seat: number;
  readonly onDone: () => void;
}

function Bots({ seat, onDone }: BotsProps) {
  const stores = useTableStores();
  const say = useSay();
  const seatBot = (bot: BotKind) => {
    onDone();
    void ask(stores, 'room:seatBot', { seat, bot });
  };
  return (
    <fieldset className="chair-choices" aria-label={say('seatBot')}>
      {OFFERED.map((kind) => (
        <button type="button" key={kind} className="btn btn-small" onClick={() => seatBot(kind)}>
          <span>
            {say(BOTS[kind].name)}
            <small>{say(BOTS[kind].hint)}</small>
          </span>
        </button>
      ))}
      <button type="button" className="btn btn-small btn-bare" onClick={onDone}>
        {say('cancel')}
      </button>
    </fieldset>
  );
}
