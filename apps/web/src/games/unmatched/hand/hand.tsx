import type { Card } from '@tablee/engine';
import type { ArmyIndex, Combatant, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import {
  armiesOf,
  deadWeight,
  fighterOf,
  fitsIn,
  occupant,
  sightOf,
  worthOf,
} from '@tablee/rules/games/unmatched/index.ts';
import { useState } from 'react';
import { CardHand, HiddenHand } from '@/kit/card-hand.tsx';
import { CardTouch } from '@/kit/card-touch.tsx';
import type { Answering, BoardProps } from '@/kit/contract.ts';
import { useTableStores } from '@/stores/table-stores.ts';
import { Icon } from '@/ui/icon.tsx';
import { armyStyle, Token } from '../armies/figure.tsx';
import { ICONS } from '../art/icons.ts';
import { figureOf } from '../art/looks.ts';
import { cardLabel, UnmatchedCard } from '../cards/card.tsx';
import {
  askedArmy,
  ownArmies,
  TableauProvider,
  useNames,
  useTableau,
  useTableauOf,
} from '../context.tsx';
import { aimAtCard } from '../questions/aim.ts';
import './hand.css';
import { printed } from '../art/printed.ts';

/** The hand of the seat at the bottom: the reader's own in full, another's from behind; of two armies, one at a time. */
export function HandArea(props: BoardProps<UnmatchedView>) {
  const { phase } = props.view.open;
  return (
    <TableauProvider value={useTableauOf(props)}>
      {phase === 'heroes' ? null : <Hands />}
    </TableauProvider>
  );
}

/** Armies whose hands can be looked at here: of the seat at the bottom, then of team-mates who share. */
function handsAt(view: UnmatchedView, side: number): readonly ArmyIndex[] {
  const own = armiesOf(view.open, side);
  if (view.seat !== side) return own;
  return [...own, ...[...ownArmies(view).keys()].filter((army) => !own.includes(army))];
}

function Hands() {
  const { view, side, answering } = useTableau();
  const { say, fighter } = useNames();
  const armies = handsAt(view, side);
  const fingerprint = answering.question?.fingerprint ?? `turn ${view.open.turn}`;
  const [chosen, setChosen] = useState<{ at: string; army: ArmyIndex } | null>(null);
  // A question shows the hand it is about; the reader may look at the other one meanwhile.
  const asked = askedArmy(view, answering);
  const usual = armies.includes(asked) ? asked : (armies[0] ?? 0);
  const shown = chosen?.at === fingerprint && armies.includes(chosen.army) ? chosen.army : usual;
  return (
    <div className="um-hands" data-tabs={armies.length > 1 || undefined}>
      {armies.length > 1 && (
        <div className="um-hand-tabs">
          {armies.map((army) => {
            const hero = view.open.armies[army]?.hero;
            if (!hero) return null;
            const count = view.tally[`hand${army}`] ?? 0;
            return (
              <button
                type="button"
                key={army}
                className="um-hand-tab"
                aria-pressed={army === shown}
                style={armyStyle(hero)}
                onClick={() => setChosen({ at: fingerprint, army })}
              >
                <span className="visually-hidden">
                  {say('handOf', { hero: fighter(hero), count })}
                </span>
                <span className="um-hand-token">
                  <Token id={hero} />
                </span>
                <b aria-hidden="true">{count}</b>
              </button>
            );
          })}
        </div>
      )}
      <HandOfArmy army={shown} />
    </div>
  );
}

function HandOfArmy({ army }: { readonly army: ArmyIndex }) {
  const { view, answering, side } = useTableau();
  const { say, fighter } = useNames();
  const hero = view.open.armies[army]?.hero;
  const cards = view.open.final?.hands[army] ?? ownArmies(view).get(army)?.hand ?? null;
  if (!hero) return null;
  if (cards === null) return <HandFromBehind army={army} />;
  const mine = view.seat === side && armiesOf(view.open, side).length === 1;
  const values = { hero: fighter(hero), count: cards.length };
  return (
    <CardHand
      label={say(mine ? 'handLabel' : 'handOf', values)}
      answering={answering}
      empty={say('handEmpty')}
      fits={4}
      says
    >
      {cards.map((card) => (
        <HandCard key={card.id} card={card} army={army} />
      ))}
    </CardHand>
  );
}

function HandFromBehind({ army }: { readonly army: ArmyIndex }) {
  const { view } = useTableau();
  const { say, fighter } = useNames();
  const hero = view.open.armies[army]?.hero ?? 'alice';
  const count = view.tally[`hand${army}`] ?? 0;
  return (
    <HiddenHand
      count={count}
      label={say('handHidden', { count, hero: fighter(hero) })}
      emblem={figureOf(hero)}
    />
  );
}

interface HandCardProps {
  readonly card: Card;
  readonly army: ArmyIndex;
}

/** A card of the hand with what it is worth in the combat under way; without a fighter to play it, it says so. */
function HandCard({ card: { id, face }, army }: HandCardProps) {
  const stores = useTableStores();
  const { view, answering, words } = useTableau();
  const { say } = words;
  const { open } = view;
  const combatant = combatantOf(view, army) ?? aimingOf(view, answering, army);
  const fits = combatant !== null && fitsIn(sightOf(open), face, combatant);
  const worth = fits ? worthOf(sightOf(open), face, combatant).value : undefined;
  const dead = open.phase === 'turns' && deadWeight(sightOf(open), army, [face]).length > 0;
  const spoken = words.list(
    [
      cardLabel(face, words),
      ...(worth === undefined ? [] : [say('worthNow', { n: worth })]),
      ...(dead ? [say('deadWeight')] : []),
      words.text(printed(face).card.text),
    ],
    'facts',
  );
  const zoomed = fits ? `${face}#${combatant.fighter}` : face;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it shows its reach on the map
    <span
      className="um-hand-slot"
      onPointerEnter={() => aimAtCard(stores, face)}
      onPointerLeave={() => aimAtCard(stores, null)}
      onFocus={() => aimAtCard(stores, face)}
      onBlur={() => aimAtCard(stores, null)}
    >
      <CardTouch id={id} face={zoomed} label={spoken} answering={answering}>
        <UnmatchedCard face={face} worth={worth} says />
        {dead && (
          <span className="um-dead">
            <Icon of={ICONS.defeated} />
          </span>
        )}
      </CardTouch>
    </span>
  );
}

/** The attacker, as far as it has been chosen. */
function aimingOf(
  { open }: UnmatchedView,
  { question, focus, candidates }: Answering,
  army: ArmyIndex,
): Combatant | null {
  if (question === null || open.active !== army) return null;
  if (focus.by === undefined && focus.space === undefined) return null;
  const attacks = candidates.filter(({ verb }) => verb === 'attack');
  const [fighter, other] = new Set(attacks.map(({ by }) => by));
  if (fighter === undefined || other !== undefined) return null;
  const target = focus.space === undefined ? undefined : occupant(open, focus.space);
  return { fighter, opponent: target?.id ?? null, role: 'attack' };
}

/** The fighter of this army in the combat under way, while cards are being chosen. */
function combatantOf({ open }: UnmatchedView, army: ArmyIndex): Combatant | null {
  const { combat } = open;
  if (combat === null || combat.attack !== null) return null;
  const { attacker, target } = combat;
  if (fighterOf(open, attacker).army === army)
    return { fighter: attacker, opponent: target, role: 'attack' };
  if (fighterOf(open, target).army === army)
    return { fighter: target, opponent: attacker, role: 'defense' };
  return null;
}
