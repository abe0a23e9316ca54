import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/state.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import {
  cube,
  hand,
  hourglass,
  laurelCrown,
  medal,
  queenCrown,
  stack,
  swordsEmblem,
} from './icons.generated.ts';
import './summary.css';
import { useWords } from './words.ts';

interface SummaryProps {
  readonly view: RoyaumesView;
  readonly seat: number;
}

/** A seat's public numbers, as its line in the list of seats. */
export function SeatSummary({ view, seat }: SummaryProps) {
  const words = useWords();
  const { open, tally } = view;
  const player = open.players[seat];
  if (player === undefined) return null;
  const counts: [IconShape, number, string][] = [
    [stack, tally[`hand${seat}`] ?? 0, words.say('handSize')],
    [cube, player.cubes, words.say('cubes')],
  ];
  if (open.rival === null) {
    if (open.tieRule === 'battle') {
      counts.push([swordsEmblem, player.reinforcements, words.say('reinforcements')]);
    }
    counts.push([medal, player.passTiles, words.say('passTiles')]);
  }
  const passed = player.passed;
  const state = player.left
    ? words.say('leftGame')
    : passed === 'choice'
      ? words.say('passedChoice')
      : passed === 'capital'
        ? words.say('passedCapital')
        : passed === 'noCube'
          ? words.say('passedNoCube')
          : null;
  return (
    <span className="rs-summary">
      <b className="rs-summary-score">
        {player.score} <small>{words.say('points')}</small>
      </b>
      {counts.map(([icon, count, name]) => (
        <span key={name} title={name}>
          <Icon of={icon} label={name} /> {count}
        </span>
      ))}
      {open.firstPlayer === seat && (
        <span title={words.say('firstPlayer')}>
          <Icon of={laurelCrown} label={words.say('firstPlayer')} />
        </span>
      )}
      {state !== null && (
        <span className="rs-summary-out" title={state}>
          <Icon of={passed === 'capital' ? queenCrown : passed === 'noCube' ? hourglass : hand} />{' '}
          <span>{state}</span>
        </span>
      )}
    </span>
  );
}
