import type { ClockSettings } from '@tablee/protocol/common.ts';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { type Say, useSay } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ChipChoice } from '../../ui/chip-choice.tsx';
import { Folded } from './folded.tsx';

type Span = Pick<ClockSettings, 'kind' | 'seconds'>;

const SPANS: readonly Span[] = [
  { kind: 'off', seconds: 60 },
  ...[30, 60, 120, 300].map((seconds): Span => ({ kind: 'decision', seconds })),
  ...[600, 1200, 2400].map((seconds): Span => ({ kind: 'bank', seconds })),
];
const REACTIONS = [0, 5, 10, 20];

/** How long people may think: all see it, the host decides, at any time. */
export function Time({ room }: { readonly room: RoomState }) {
  const stores = useTableStores();
  const say = useSay();
  const { clock } = room;
  const hosting = isHost(room);
  const change = (changes: Partial<ClockSettings>) =>
    void ask(stores, 'room:clock', { clock: changes });
  const says = [
    spanWords(clock, say),
    ...(clock.reaction === 0
      ? []
      : [`${say('timeReaction')}${say('colon')}${say('seconds', { count: clock.reaction })}`]),
  ];
  return (
    <Folded
      title={say('time')}
      says={says.join(' · ')}
      mayChange={hosting}
      explains={[say('timeHint')]}
    >
      <ChipChoice
        name="time-to-think"
        legend={say('timeToThink')}
        disabled={false}
        chips={SPANS.map((span) => ({
          label: spanWords(span, say),
          chosen:
            span.kind === clock.kind && (span.kind === 'off' || span.seconds === clock.seconds),
          onChoose: () => change(span),
        }))}
      />
      <ChipChoice
        name="time-to-react"
        legend={say('timeReaction')}
        disabled={false}
        chips={REACTIONS.map((reaction) => ({
          label: reaction === 0 ? say('timeReactionAsAny') : say('seconds', { count: reaction }),
          chosen: reaction === clock.reaction,
          onChoose: () => change({ reaction }),
        }))}
      />
      <p className="note">{say('timeHint')}</p>
    </Folded>
  );
}

function spanWords({ kind, seconds }: Span, say: Say): string {
  if (kind === 'off') return say('timeOff');
  const time =
    seconds < 60 ? say('seconds', { count: seconds }) : say('minutes', { count: seconds / 60 });
  return say(kind === 'bank' ? 'timeBank' : 'timeEach', { time });
}
