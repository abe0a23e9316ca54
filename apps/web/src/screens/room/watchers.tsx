import type { RoomState } from '@tablee/protocol/updates.ts';
import { type Say, useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ChipChoice } from '../../ui/chip-choice.tsx';
import { Folded } from './folded.tsx';

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

/** What watchers see: all can read it, the host decides; each player agrees for their own hand (`Consent`). */
export function Watchers({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const { watching } = room;
  const hosting = isHost(room);
  return (
    <Folded
      title={say('watchersSeeOf')}
      says={`${policyWords(watching, say)}. ${say(HINTS[watching.policy])}`}
      mayChange={hosting}
    >
      <ChipChoice
        name="watchers"
        legend={say('watchersSee')}
        disabled={false}
        chips={POLICIES.map((each) => ({
          label: policyWords(each, say),
          chosen:
            each.policy === watching.policy &&
            (each.policy !== 'late' || each.rounds === watching.rounds),
          onChoose: () => void ask(stores, 'room:watching', each),
        }))}
      />
    </Folded>
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
