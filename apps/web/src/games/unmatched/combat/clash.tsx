import type { Combat, CombatCard, FighterId } from '@tablee/rules/games/unmatched/index.ts';
import { CardBack } from '@/kit/card-frame.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { figureOf } from '../art/looks.ts';
import { UnmatchedCard } from '../cards/card.tsx';
import './clash.css';
import { armyStyle, Token } from '../armies/figure.tsx';
import { partsOfCombat, signed, totalOf } from '../cards/values.ts';
import { ownArmies, useNames, useTableau } from '../context.tsx';

/** The combat under way, beside the map: who, with which cards, worth what and why, and how it ended. */
export function Clash({ combat }: { readonly combat: Combat }) {
  const { say, fighter } = useNames();
  const { attacker, target, result } = combat;
  return (
    <section
      className="um-clash"
      data-asks
      aria-label={say('combatOf', { attacker: fighter(attacker), target: fighter(target) })}
    >
      <Party combat={combat} part="attack" id={attacker} />
      <p className="um-clash-middle">
        {result === null ? (
          <>
            <Icon of={ICONS.attack} />
            <span>{say(STEPS[combat.step])}</span>
          </>
        ) : (
          <>
            <Icon of={result.winner === 'attacker' ? ICONS.wound : ICONS.defense} />
            <b>{result.damage === 0 ? say('noDamage') : say('damage', { n: result.damage })}</b>
            <span>{say(result.winner === 'attacker' ? 'attackerWon' : 'defenderWon')}</span>
          </>
        )}
      </p>
      <Party combat={combat} part="defense" id={target} />
    </section>
  );
}

const STEPS = {
  attack: 'stepAttack',
  defense: 'stepDefense',
  immediately: 'stepImmediately',
  during: 'stepDuring',
  damage: 'stepDamage',
  after: 'stepAfter',
} as const;

interface PartyProps {
  readonly combat: Combat;
  readonly part: 'attack' | 'defense';
  readonly id: FighterId;
}

function Party({ combat, part, id }: PartyProps) {
  const { say, fighter } = useNames();
  const card = combat[part];
  return (
    <div className="um-party" data-part={part} style={armyStyle(id)}>
      <p className="um-party-who">
        <span className="um-party-token">
          <Token id={id} />
        </span>
        <span>
          <b>{fighter(id)}</b>
          <span>{say(part === 'attack' ? 'attacks' : 'defends')}</span>
        </span>
      </p>
      {card === null ? (
        <Committed combat={combat} part={part} id={id} />
      ) : (
        <Revealed card={card} combat={combat} part={part} />
      )}
    </div>
  );
}

/** Face-down cards; their owner sees what they are. */
function Committed({ combat, part, id }: PartyProps) {
  const table = useTableActions();
  const { view } = useTableau();
  const { say, card: nameOf } = useNames();
  const { committed, attack } = combat;
  const army = view.open.fighters.find((each) => each.id === id)?.army ?? 0;
  const known = ownArmies(view).get(army)?.committed ?? [];
  const roles = part === 'attack' ? (['attack', 'boost'] as const) : (['defense'] as const);
  const lying = roles.filter((each) => committed[each]);
  if (lying.length === 0) {
    const none = part === 'defense' && attack !== null;
    return (
      <p className="um-party-none" data-open={!none || undefined}>
        {say(none ? 'noDefense' : 'toCome')}
      </p>
    );
  }
  return (
    <ul className="um-party-cards">
      {lying.map((each) => {
        const face = known.find((entry) => entry.role === each)?.card.face;
        return (
          <li key={each} data-boost={each === 'boost' || undefined}>
            {face === undefined ? (
              <span role="img" aria-label={say('faceDown')}>
                <CardBack size="s" emblem={figureOf(id)} />
              </span>
            ) : (
              <button type="button" className="um-party-card" onClick={() => table.openZoom(face)}>
                <span className="visually-hidden">
                  {nameOf(face)}, {say('faceDown')}
                </span>
                <span aria-hidden="true">
                  <UnmatchedCard face={face} size="s" className="um-card-down" />
                </span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface RevealedProps {
  readonly card: CombatCard;
  readonly combat: Combat;
  readonly part: 'attack' | 'defense';
}

function Revealed({ card, combat, part }: RevealedProps) {
  const table = useTableActions();
  const { words } = useTableau();
  const { say, card: nameOf } = useNames();
  const { face } = card.card;
  const parts = partsOfCombat(card, words);
  return (
    <div className="um-party-shown">
      <button
        type="button"
        className="um-party-card"
        data-cancelled={card.cancelled || undefined}
        onClick={() => table.openZoom(face)}
      >
        <span className="visually-hidden">
          {nameOf(face)}
          {card.cancelled && `, ${say('cancelled')}`}
        </span>
        <span aria-hidden="true" className="um-party-picture">
          <UnmatchedCard face={face} size="s" />
        </span>
        <b className="um-party-total">
          <span className="visually-hidden">{say('value')} </span>
          {totalOf(card)}
        </b>
      </button>
      {part === 'attack' && combat.boost !== null && (
        <span className="um-party-boost" title={nameOf(combat.boost.face)}>
          <Icon of={ICONS.boost} label={say('boost')} />
        </span>
      )}
      <div className="um-party-worth">
        <ul>
          {parts.map(({ label, n, base }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added
            <li key={i}>
              <Glyph of={base ? n : signed(n)} />{' '}
              <span className="visually-hidden">{base ? n : signed(n)} </span>
              {label}
            </li>
          ))}
          {card.cancelled && <li className="um-party-cancelled">{say('cancelled')}</li>}
        </ul>
      </div>
    </div>
  );
}
