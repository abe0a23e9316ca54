import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { playerAt } from '@tablee/rules/games/sang-rancune/index.ts';
import { NumberOf, OutMark, Summary } from '@/kit/seat-summary.tsx';
import { ICONS } from '../art/icons.ts';
import './summary.css';
import { useWords } from '../words.ts';

interface SummaryProps {
  readonly view: SangRancuneView;
  readonly seat: number;
}

/** A seat's public numbers, as its line in the list of seats. */
export function SeatSummary({ view, seat }: SummaryProps) {
  const { say } = useWords();
  const { open, tally } = view;
  if (open.players[seat] === undefined) return null;
  const { alive, life, prestige, faceDown } = playerAt(open, seat);
  if (!alive) {
    return (
      <Summary className="sr-summary">
        <OutMark icon={ICONS.dead} name={say('isDead')} />
      </Summary>
    );
  }
  return (
    <Summary className="sr-summary">
      <NumberOf icon={ICONS.prestige} name={say('prestige')} strong>
        {prestige}
      </NumberOf>
      <NumberOf icon={ICONS.life} name={say('life')}>
        {life}
      </NumberOf>
      <NumberOf icon={ICONS.hand} name={say('inHand')}>
        {tally[`hand${seat}`] ?? 0}
      </NumberOf>
      {faceDown > 0 && (
        <NumberOf icon={ICONS.done} name={say('setCount')} usual>
          {faceDown}
        </NumberOf>
      )}
    </Summary>
  );
}
