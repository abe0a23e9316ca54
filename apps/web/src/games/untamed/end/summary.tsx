import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import {
  holdingOf,
  playerAt,
  powerOf,
  sideOf,
  strongholdsOf,
} from '@tablee/rules/games/untamed/index.ts';
import { NumberOf, OutMark, Summary } from '@/kit/seat-summary.tsx';
import { ICONS } from '../art/icons.ts';
import { useWords } from '../words.ts';

interface SummaryProps {
  readonly view: UntamedView;
  readonly seat: number;
}

/** A seat's public numbers, as its line in the list of seats. */
export function SeatSummary({ view, seat }: SummaryProps) {
  const { say } = useWords();
  const { open, tally } = view;
  if (open.players[seat] === undefined) return null;
  const { out, done, factions } = playerAt(open, seat);
  const side = sideOf(open, seat);
  const { standing } = strongholdsOf(open, seat);
  const power = powerOf(open, seat);
  const drafting = open.phase === 'draft';
  const counts = [
    [ICONS.hand, String(tally[`hand${seat}`] ?? 0), say('inHand')],
    [ICONS.power, `${power.ready}/${power.total}`, say('readyOf')],
    [ICONS.support, String(holdingOf(open, seat).support.length), say('support')],
  ] as const;
  return (
    <Summary>
      {drafting ? (
        <NumberOf icon={ICONS.flag} name={say('chosenFactions')}>
          {factions.length}/3
        </NumberOf>
      ) : (
        <>
          <NumberOf icon={ICONS.stronghold} name={say('finalStanding')} strong>
            {standing}
          </NumberOf>
          {side.stronghold !== null && (
            <NumberOf icon={ICONS.health} name={say('strongholdLeft')}>
              {side.health - side.damage}
            </NumberOf>
          )}
          {counts.map(([icon, count, name]) => (
            <NumberOf key={name} icon={icon} name={name} usual>
              {count}
            </NumberOf>
          ))}
        </>
      )}
      {open.alpha === seat && <NumberOf icon={ICONS.alpha} name={say('alpha')} />}
      {done && open.active.length > 1 && <NumberOf icon={ICONS.done} name={say('isDone')} />}
      {out !== null && <OutMark icon={ICONS.left} name={say('isOut')} />}
    </Summary>
  );
}
