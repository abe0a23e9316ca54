import { holdingOf, playerAt, sideOf } from '@tablee/rules/games/untamed/players.ts';
import { powerOf, strongholdsOf } from '@tablee/rules/games/untamed/preview.ts';
import type { UntamedView } from '@tablee/rules/games/untamed/state.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from './art/icons.ts';
import './summary.css';
import { useWords } from './words.ts';

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
    <span className="un-summary">
      {drafting ? (
        <span>
          <Icon of={ICONS.flag} label={say('chosenFactions')} /> {factions.length}/3
        </span>
      ) : (
        <>
          <b title={say('finalStanding')}>
            <Icon of={ICONS.stronghold} label={say('finalStanding')} /> {standing}
          </b>
          {side.stronghold !== null && (
            <span title={say('strongholdLeft')}>
              <Icon of={ICONS.health} label={say('strongholdLeft')} /> {side.health - side.damage}
            </span>
          )}
          {counts.map(([icon, count, name]) => (
            <span key={name} title={name} data-usual>
              <Icon of={icon} label={name} /> {count}
            </span>
          ))}
        </>
      )}
      {open.alpha === seat && <Icon of={ICONS.alpha} label={say('alpha')} />}
      {done && open.active.length > 1 && <Icon of={ICONS.done} label={say('isDone')} />}
      {out !== null && (
        <span className="un-summary-out" title={say('isOut')}>
          <Icon of={ICONS.left} /> <span>{say('isOut')}</span>
        </span>
      )}
    </span>
  );
}
