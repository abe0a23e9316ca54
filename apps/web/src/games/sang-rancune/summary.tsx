import { playerAt } from '@tablee/rules/games/sang-rancune/players.ts';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/state.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import './summary.css';
import { useWords } from './words.ts';

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
      <span className="sr-summary sr-summary-dead">
        <Icon of={ICONS.dead} /> {say('isDead')}
      </span>
    );
  }
  return (
    <span className="sr-summary">
      <b title={say('prestige')}>
        <Icon of={ICONS.prestige} label={say('prestige')} /> {prestige}
      </b>
      <span title={say('life')}>
        <Icon of={ICONS.life} label={say('life')} /> {life}
      </span>
      <span title={say('inHand')}>
        <Icon of={ICONS.hand} label={say('inHand')} /> {tally[`hand${seat}`] ?? 0}
      </span>
      {faceDown > 0 && (
        <span title={say('setCount')} data-usual>
          <Icon of={ICONS.done} label={say('setCount')} /> {faceDown}
        </span>
      )}
    </span>
  );
}
