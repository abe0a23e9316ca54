import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { HAND_SIZE, openerOf } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { NumberOf, OutMark, Summary } from '@/kit/seat-summary.tsx';
import type { IconShape } from '@/ui/icon.tsx';
import {
  cube,
  hand,
  hourglass,
  laurelCrown,
  medal,
  queenCrown,
  stack,
  swordsEmblem,
} from '../icons.generated.ts';
import './summary.css';
import { useWords } from '../words.ts';

interface SummaryProps {
  readonly view: RoyaumesView;
  readonly seat: number;
}

/** Why a player is out of the age. */
const PASSED = {
  choice: 'passedChoice',
  capital: 'passedCapital',
  noCube: 'passedNoCube',
} as const;

/** A seat's public numbers, as its line in the list of seats. */
export function SeatSummary({ view, seat }: SummaryProps) {
  const words = useWords();
  const { open, tally } = view;
  const player = open.players[seat];
  if (player === undefined) return null;
  const held = tally[`hand${seat}`] ?? 0;
  // Usual values, dropped if room is scarce: nothing, a full hand, the cubes and tiles of a player out of the age.
  const counts: { icon: IconShape; count: number; name: string; usual: boolean }[] = [
    { icon: stack, count: held, name: words.say('handSize'), usual: held === HAND_SIZE },
    { icon: cube, count: player.cubes, name: words.say('cubes'), usual: player.passed !== null },
  ];
  const more = (icon: IconShape, count: number, name: string, usual = count === 0) =>
    counts.push({ icon, count, name, usual });
  if (open.rival === null) {
    if (open.tieRule === 'battle') {
      more(swordsEmblem, player.reinforcements, words.say('reinforcements'));
    }
    const isOut = player.passed !== null;
    more(medal, player.passTiles, words.say('passTiles'), isOut || player.passTiles === 0);
  }
  const { passed, left } = player;
  const out = left ? 'leftGame' : passed === null ? null : PASSED[passed];
  return (
    <Summary className={out === null ? '' : 'rs-summary-out'}>
      <b className="rs-summary-score" data-number={words.say('score')}>
        {player.score} <small>{words.say('points', { count: player.score })}</small>
      </b>
      {counts.map(({ icon, count, name, usual }) => (
        <NumberOf key={name} icon={icon} name={name} usual={usual}>
          {count}
        </NumberOf>
      ))}
      {openerOf(open) === seat && (
        <NumberOf icon={laurelCrown} name={words.say('firstPlayer')} usual />
      )}
      {out !== null && (
        <OutMark
          icon={passed === 'capital' ? queenCrown : passed === 'noCube' ? hourglass : hand}
          name={words.say(out)}
        />
      )}
    </Summary>
  );
}
