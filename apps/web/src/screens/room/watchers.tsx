import type { RoomState } from '@tablee/protocol/updates.ts';
import { asksConsent } from '@tablee/protocol/watching.ts';
import { type Say, useSay } from '../../i18n/table.ts';
import { agree, ask, isHost, ownSeat } from '../../stores/room.ts';
import { ChipChoice } from '../../ui/chip-choice.tsx';
import './doors.css';

type Policy = Pick<RoomState['watching'], 'policy' | 'rounds'>;

const POLICIES: readonly Policy[] = [
  { policy: 'public', rounds: 1 },
  { policy: 'late', rounds: 1 },
  { policy: 'late', rounds: 3 },
  { policy: 'all', rounds: 1 },
  { policy: 'behind', rounds: 1 },
];

const HINTS = {
  public: 'watchPublicHint',
  late: 'watchLateHint',
  all: 'watchAllHint',
  behind: 'watchBehindHint',
} as const;

/** What those who watch see: all can read it, the host decides, each player agrees for their own hand. */
export function Watchers({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const { watching } = room;
  const hosting = isHost(room);
  if (!hosting && watching.policy === 'public') return null;
  const agrees = watching.agreed.includes(room.you);
  const isAsked = ownSeat(room) !== null && asksConsent(room);
  return (
    <section className="doors paper lobby-panel" aria-labelledby="watchers">
      <h2 id="watchers">{say('watchers')}</h2>
      <ChipChoice
        name="watchers"
        legend={say('watchersSee')}
        disabled={!hosting}
        chips={POLICIES.map((each) => ({
          label: policyWords(each, say),
          chosen:
            each.policy === watching.policy &&
            (each.policy !== 'late' || each.rounds === watching.rounds),
          onChoose: () => void ask('room:watching', each),
        }))}
      >
        <p className="note">{say(HINTS[watching.policy])}</p>
      </ChipChoice>
      {isAsked && (
        <label className="doors-lock">
          <input type="checkbox" checked={agrees} onChange={() => void agree(room, !agrees)} />
          {say('agreeShow')}
        </label>
      )}
    </section>
  );
}

function policyWords({ policy, rounds }: Policy, say: Say): string {
  switch (policy) {
    case 'public':
      return say('watchPublic');
    case 'late':
      return say('watchLate', { count: rounds });
    case 'all':
      return say('watchAll');
    case 'behind':
      return say('watchBehind');
  }
}
