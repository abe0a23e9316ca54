import { DODGE_COST, playerAt } from '@tablee/rules/games/cannibal-world/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { useNames, useTableau } from '../context.tsx';
import './prices.css';

/** What meat buys, in the order of a turn: sign, words, pieces of meat. */
const PRICES = [
  [ICONS.creature, 'buysCreature', 1],
  [ICONS.leader, 'buysLeader', 0],
  [ICONS.move, 'buysMove', 1],
  [ICONS.attack, 'buysAttack', 1],
  [ICONS.action, 'buysAbility', 1],
  [ICONS.draw, 'buysDraw', 1],
  [ICONS.pillaged, 'buysPillage', 1],
  [ICONS.defence, 'buysDodge', DODGE_COST],
] as const;

/** The price list, where the board has a column for combats and there is none: what the meat at hand pays for stands out. */
export function Prices() {
  const { view, side } = useTableau();
  const { say } = useNames();
  const { meat } = playerAt(view.open, side);
  return (
    <section className="cw-prices">
      <h3>{say('buys')}</h3>
      <ul>
        {PRICES.map(([icon, key, cost]) => (
          <li key={key} data-short={cost > meat || undefined}>
            <Icon of={icon} /> <span>{say(key)}</span>
            <b>
              {cost} <Icon of={ICONS.meat} label={say('meat')} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
