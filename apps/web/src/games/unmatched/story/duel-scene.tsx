import type { FighterId } from '@tablee/rules/games/unmatched/index.ts';
import { fighterOf, isFighter } from '@tablee/rules/games/unmatched/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { UnmatchedCard } from '../cards/card.tsx';
import { useNames, useTableau } from '../context.tsx';
import './duel-scene.css';
import { armyStyle, Token } from '../armies/figure.tsx';
import { printed } from '../art/printed.ts';
import { signed, sourceName } from '../cards/values.ts';
import { type Blow, type Duel, worth } from './moment-queue.ts';

interface DuelProps {
  readonly duel: Duel;
}

/** The cards turned up, then every change with where it comes from, then what it came to. */
export function DuelScene({ duel }: DuelProps) {
  const { say } = useNames();
  const { attacker, target, attack, defense, result, step, changed } = duel;
  return (
    <div className="um-duel" data-step={step}>
      <div className="um-duel-inside" aria-hidden="true">
        <Half duel={duel} part="attack" id={attacker} card={attack} lively={changed === 'attack'} />
        <div className="um-duel-middle">
          {result === null ? (
            <Icon of={ICONS.attack} />
          ) : (
            <p className="um-duel-result" data-winner={result.winner}>
              <b>{result.damage === 0 ? say('noDamage') : say('damage', { n: result.damage })}</b>
              <span>{say(result.winner === 'attacker' ? 'attackerWon' : 'defenderWon')}</span>
            </p>
          )}
        </div>
        <Half
          duel={duel}
          part="defense"
          id={target}
          card={defense}
          lively={changed === 'defense'}
        />
      </div>
    </div>
  );
}

interface HalfProps {
  readonly duel: Duel;
  readonly part: 'attack' | 'defense';
  readonly id: FighterId;
  readonly card: Blow | null;
  /** This step has changed it. */
  readonly lively: boolean;
}

function Half({ duel, part, id, card, lively }: HalfProps) {
  const { say, fighter } = useNames();
  const { boost, result } = duel;
  const lost = result !== null && (result.winner === 'attacker') !== (part === 'attack');
  const known = isFighter(id);
  return (
    <div
      className="um-duel-half"
      data-part={part}
      data-lost={lost || undefined}
      style={known ? armyStyle(id) : undefined}
    >
      <p className="um-duel-who">
        {known && (
          <>
            <span className="um-duel-token">
              <Token id={id} />
            </span>
            <b>{fighter(id)}</b>
            <Stake id={id} damage={part === 'defense' ? (result?.damage ?? 0) : 0} />
          </>
        )}
      </p>
      <div className="um-duel-card" data-cancelled={card?.cancelled || undefined}>
        {card === null ? (
          <p className="um-duel-none">
            <Icon of={ICONS.broken} />
            {say('noDefense')}
          </p>
        ) : (
          <UnmatchedCard face={card.face} size="l" />
        )}
        {part === 'attack' && boost !== null && (
          <span className="um-duel-boost" data-lost={boost.lost || undefined}>
            <Icon of={ICONS.boost} />+{printed(boost.face).card.boost}
          </span>
        )}
      </div>
      {card !== null && (
        <p className="um-duel-total" data-lively={lively || undefined} key={`${worth(card)}`}>
          {worth(card)}
        </p>
      )}
      <Parts card={card} />
    </div>
  );
}

/** The health that is at stake, and what is left of it once the duel is decided. */
function Stake({ id, damage }: { readonly id: FighterId; readonly damage: number }) {
  const { health } = fighterOf(useTableau().view.open, id);
  return (
    <span className="um-duel-stake">
      <Icon of={ICONS.health} />
      {health}
      {damage > 0 && <b>→ {Math.max(0, health - damage)}</b>}
    </span>
  );
}

/** The sources of the number, the newest last. */
function Parts({ card }: { readonly card: Blow | null }) {
  const words = useNames();
  if (card === null) return <ul className="um-duel-parts" />;
  const print = printed(card.face).card.value ?? 0;
  return (
    <ul className="um-duel-parts">
      {card.base !== print && <li>{words.say('becomes', { n: card.base })}</li>}
      {card.additions.map(({ source, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added
        <li key={i}>
          <b>{signed(n)}</b>{' '}
          {source === card.face ? words.say('valueEffect') : sourceName(source, words)}
        </li>
      ))}
      {card.cancelled && <li data-cancelled>{words.say('cancelled')}</li>}
    </ul>
  );
}
