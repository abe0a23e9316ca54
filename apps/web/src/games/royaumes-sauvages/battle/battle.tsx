import type { Battle, Creature, Owner } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  BOARD,
  creatureValue,
  effectiveValue,
  glanceAtRival,
  HAND_SIZE,
  judge,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { ReactNode } from 'react';
import { CardBack } from '@/kit/card-frame.tsx';
import { useMatch } from '@/stores/match.ts';
import { Icon } from '@/ui/icon.tsx';
import { Landscape } from '../art/landscape.tsx';
import './battle.css';
import './battle-small.css';
import { Cube } from '../art/house.tsx';
import { CreatureCard, creatureLabel, Tag } from '../cards/creature.tsx';
import { useNames, useTableau } from '../context.tsx';
import { crossedSwords, laurelCrown, lion, swordsEmblem } from '../icons.generated.ts';

/** The battle being fought now, above the kingdoms and clear of the hand. */
export function BattleStage() {
  const { say, text } = useNames();
  const { view } = useTableau();
  const { open, seat } = view;
  const ready = useMatch((state) => state.snapshot?.awaited?.ready);
  const { battle } = open;
  if (battle === null) return null;
  const tile = open.kingdoms[battle.kingdom].tiles[0];
  const kingdom = text(BOARD[battle.kingdom].name);
  const { leaders, onesWin } = judge(battle.revealed, battle.standing);
  // Four reveals at most; in a solo match the player may hold fewer cards.
  const most = open.rival === null ? HAND_SIZE : battle.round - 1 + open.openHand.length;
  const mine = seat !== null && battle.standing.includes(seat);
  const note =
    battle.phase === 'reinforcing'
      ? say('reinforcing')
      : mine && !ready?.includes(seat)
        ? say('yourCard')
        : say('waitCard');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with many fighters a phone scrolls it, by keyboard too
    <section className="rs-battle" tabIndex={0} aria-label={say('battleFor', { kingdom })}>
      <Landscape kingdom={battle.kingdom} />
      <header>
        <Icon of={crossedSwords} />
        <h3>{say('battleFor', { kingdom })}</h3>
        <p>
          {tile !== undefined && say('battleStake', { tile })} ·{' '}
          {say('battleRound', { round: battle.round, most })}
        </p>
      </header>
      <ol className="rs-fighters">
        {battle.fighters.map((owner) => {
          const shown = battle.revealed.filter((each) => each.owner === owner);
          const out = !battle.standing.includes(owner);
          const isReady = owner !== 'rival' && (ready?.includes(owner) ?? false);
          return (
            <Fighter key={owner} owner={owner} out={out}>
              {shown.length > 0 ? (
                shown.map((each) => (
                  <Shown key={each.card.id} shown={each} leads={leaders.includes(owner)} />
                ))
              ) : out ? (
                <p className="rs-fighter-state">{say('eliminated')}</p>
              ) : owner === 'rival' ? (
                <RivalChoice />
              ) : (
                <Choice owner={owner} isReady={isReady} />
              )}
            </Fighter>
          );
        })}
      </ol>
      <Spent cards={battle.spent} />
      <p className="rs-battle-note" role="status">
        {onesWin ? say('oneWins') : note}
      </p>
    </section>
  );
}

/** The rival alone reveals what lies on top. */
function RivalChoice() {
  const { say } = useNames();
  const { open } = useTableau().view;
  return (
    <>
      <CardBack size="m" emblem={lion} />
      <p className="rs-fighter-state">
        {say('rivalReveals', { count: glanceAtRival(open)?.battleCards ?? 0 })}
      </p>
    </>
  );
}

interface ChoiceProps {
  readonly owner: number;
  readonly isReady: boolean;
}

/** A card that a player has laid face down, or is choosing. */
function Choice({ owner, isReady }: ChoiceProps) {
  const { say, who, isYou } = useNames();
  return (
    <>
      <span
        className="rs-sealed"
        data-ready={isReady || undefined}
        role="img"
        aria-label={isReady ? say('sealed', { who: who(owner) }, isYou(owner)) : say('choosing')}
      >
        <CardBack size="m" emblem={lion} />
      </span>
      <p className="rs-fighter-state" data-ready={isReady || undefined}>
        {say(isReady ? 'ready' : 'choosing')}
      </p>
    </>
  );
}

interface FighterProps {
  readonly owner: Owner;
  readonly out: boolean;
  readonly children: ReactNode;
}

export function Fighter({ owner, out, children }: FighterProps) {
  const { label } = useNames();
  const { open } = useTableau().view;
  const held = owner === 'rival' ? 0 : (open.players[owner]?.reinforcements ?? 0);
  return (
    <li className="rs-fighter" data-out={out || undefined}>
      <p className="rs-fighter-name">
        <Cube owner={owner} />
        <b>{label(owner)}</b>
        {held > 0 && (
          <span className="rs-held">
            <Icon of={swordsEmblem} />
            {held}
          </span>
        )}
      </p>
      <div className="rs-fighter-cards">{children}</div>
    </li>
  );
}

interface ShownProps {
  readonly shown: { readonly card: Creature; readonly boosts: number };
  readonly leads: boolean;
}

/** A revealed card with what reinforcements make of it. */
export function Shown({ shown, leads }: ShownProps) {
  const { say } = useNames();
  const { words } = useTableau();
  const printed = creatureValue(shown.card);
  const value = effectiveValue(shown);
  const label = [
    creatureLabel(shown.card.face, words),
    shown.boosts > 0
      ? `${say('effective', { value })} (${say('boosted', { printed, boost: value - printed })})`
      : '',
    leads ? say('leads') : '',
  ].filter((part) => part !== '');
  return (
    <span className="rs-shown" data-leads={leads || undefined} data-flip={shown.card.id}>
      <span className="visually-hidden">{words.list(label, 'facts')}</span>
      <span aria-hidden="true">
        <CreatureCard face={shown.card.face} />
        {shown.boosts > 0 && (
          <span className="rs-boost">
            {printed}+{value - printed}={value}
          </span>
        )}
        {leads && <Icon of={laurelCrown} className="rs-leads" />}
      </span>
    </span>
  );
}

function Spent({ cards }: { readonly cards: Battle['spent'] }) {
  const { say, card, who } = useNames();
  // Its place is there before its first card.
  if (cards.length === 0) return <div className="rs-spent" />;
  return (
    <div className="rs-spent">
      <p>{say('spent')}</p>
      <ul>
        {cards.map((each) => (
          <li key={each.card.id}>
            <span className="visually-hidden">{`${who(each.owner)}: ${card(each.card.face)}`}</span>
            <Cube owner={each.owner} size="s" />
            <Tag face={each.card.face} />
          </li>
        ))}
      </ul>
    </div>
  );
}
