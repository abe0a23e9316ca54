import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { playerAt } from '@tablee/rules/games/cannibal-world/index.ts';
import { NumberOf, Summary } from '@/kit/seat-summary.tsx';
import { ICONS } from '../art/icons.ts';
import { useWords } from '../words.ts';

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
    <Summary>
      {wins !== undefined && (
        <NumberOf icon={ICONS.cup} name={say('gamesWon')} strong>
          {wins}
        </NumberOf>
      )}
      <NumberOf icon={ICONS.habitat} name={say('habitat')}>
        {open.camps[camp]?.tokens ?? 0}
      </NumberOf>
      <NumberOf icon={ICONS.meat} name={say('meat')} strong>
        {meat}
      </NumberOf>
      <NumberOf icon={ICONS.hand} name={say('inHand')} usual>
        {tally[`hand${seat}`] ?? 0}
      </NumberOf>
      {exhausted && <NumberOf icon={ICONS.exhausted} name={say('exhausted')} />}
    </Summary>
  );
}
