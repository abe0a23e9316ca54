import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { armiesOf, heroFighter } from '@tablee/rules/games/unmatched/index.ts';
import { fighterName } from '@tablee/rules/games/unmatched/words/index.ts';
import { NumberOf, SignWord, Summary } from '@/kit/seat-summary.tsx';
import { Icon } from '@/ui/icon.tsx';
import { teamLetter } from '../armies/sides.ts';
import { ICONS } from '../art/icons.ts';
import { figureOf } from '../art/looks.ts';
import './summary.css';
import { useWords } from '../words.ts';

interface SummaryProps {
  readonly view: UnmatchedView;
  readonly seat: number;
}

/** A seat's public numbers, as its line in the list of seats: hero by hero. */
export function SeatSummary({ view, seat }: SummaryProps) {
  const { say, text } = useWords();
  const { open, tally } = view;
  return (
    <Summary className="um-summary">
      {armiesOf(open, seat).map((index) => {
        const army = open.armies[index];
        const letter = teamLetter(open, index);
        if (army === undefined || army.hero === null) {
          return letter === null ? null : <b key={index}>{say('team', { letter })}</b>;
        }
        const counts = [
          [ICONS.hand, tally[`hand${index}`] ?? 0, say('inHand')],
          [ICONS.deck, tally[`deck${index}`] ?? 0, say('inDeck')],
        ] as const;
        return (
          <span key={index} className="um-summary-army" data-out={army.out || undefined}>
            {letter !== null && (
              <b className="um-summary-side" title={say('team', { letter })}>
                {letter}
                <SignWord>{say('team', { letter })}</SignWord>
              </b>
            )}
            <b data-number={`${text(fighterName(army.hero))}, ${say('health')}`}>
              <Icon of={figureOf(army.hero)} label={text(fighterName(army.hero))} />{' '}
              {army.out && heroFighter(open, index).space === null ? (
                <Icon of={ICONS.defeated} label={say('defeated')} />
              ) : (
                <>
                  <Icon of={ICONS.health} label={say('health')} /> {heroFighter(open, index).health}
                </>
              )}
              <SignWord>{`${text(fighterName(army.hero))}, ${say(army.out ? 'defeated' : 'health')}`}</SignWord>
            </b>
            {counts.map(([icon, count, name]) => (
              <NumberOf key={name} icon={icon} name={name} usual>
                {count}
              </NumberOf>
            ))}
          </span>
        );
      })}
    </Summary>
  );
}
