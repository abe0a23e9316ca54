import { playerAt } from '@tablee/rules/games/cannibal-world/players.ts';
import type { CannibalView } from '@tablee/rules/games/cannibal-world/state.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import './summary.css';
import { useWords } from './words.ts';

interface SummaryProps {
  readonly view: CannibalView;
  readonly seat: number;
}

/** A seat's public numbers, as its line in the list of seats. */
export function SeatSummary({ view, seat }: SummaryProps) {
  const { say } = useWords();
  const { open, tally } = view;
  if (open.players[seat] === undefined) return null;
  const { meat, exhausted, camp } = playerAt(open, seat);
  if (open.phase === 'decks') return null;
  const wins = open.tournament?.wins[camp];
  return (
    <span className="cw-summary">
      {wins !== undefined && (
        <b title={say('gamesWon')}>
          <Icon of={ICONS.cup} label={say('gamesWon')} /> {wins}
        </b>
      )}
      <span title={say('habitat')}>
        <Icon of={ICONS.habitat} label={say('habitat')} /> {open.camps[camp]?.tokens ?? 0}
      </span>
      <b title={say('meat')}>
        <Icon of={ICONS.meat} label={say('meat')} /> {meat}
      </b>
      <span title={say('inHand')} data-usual>
        <Icon of={ICONS.hand} label={say('inHand')} /> {tally[`hand${seat}`] ?? 0}
      </span>
      {exhausted && (
        <span title={say('exhausted')}>
          <Icon of={ICONS.exhausted} label={say('exhausted')} />
        </span>
      )}
    </span>
  );
}
