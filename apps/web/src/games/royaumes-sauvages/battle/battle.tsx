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
      <ol className="rs-fighters" data-solo={open.rival !== null || undefined}>
        {battle.fighters.map((owner) => {
          const shown = battle.revealed.filter((each) => each.owner === owner);
          const out = !battle.standing.includes(owner);
          const leads = leaders.includes(owner);
          const isReady = owner !== 'rival' && (ready?.includes(owner) ?? false);
          const state = out ? 'out' : isReady ? 'ready' : owner === 'rival' ? 'rival' : 'choosing';
          return (
            <Fighter
              key={owner}
              owner={owner}
              out={out}
              state={
                shown.length > 0 ? (
                  <Standing out={out} leads={leads && leaders.length === 1} />
                ) : (
                  <Choosing state={state} />
                )
              }
            >
              {shown.length > 0 ? (
                shown.map((each) => <Shown key={each.card.id} shown={each} leads={leads} />)
              ) : (
                <Sealed owner={owner} state={state} />
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

type Choice = 'out' | 'ready' | 'choosing' | 'rival';

/** The state of a fighter whose card is not shown. The rival alone reveals what lies on top. */
function Choosing({ state }: { readonly state: Choice }) {
  const { say } = useNames();
  const { open } = useTableau().view;
  switch (state) {
    case 'rival':
      return <i>{say('rivalReveals', { count: glanceAtRival(open)?.battleCards ?? 0 })}</i>;
    case 'choosing':
      return <i>{say('choosing')}</i>;
    case 'ready':
      return <b className="rs-ready">{say('ready')}</b>;
    case 'out':
      return <b>{say('eliminated')}</b>;
  }
}

/** What a shown card has made of its fighter; nothing while several lead. */
export function Standing({ out, leads }: { readonly out: boolean; readonly leads: boolean }) {
  const { say } = useNames();
  if (out) return <b>{say('eliminated')}</b>;
  return leads ? <b>{say('leads')}</b> : null;
}

interface SealedProps {
  readonly owner: Owner;
  readonly state: Choice;
}

/** The place of a fighter's cards until they are shown: as many, and as large. */
function Sealed({ owner, state }: SealedProps) {
  const { say, who, isYou } = useNames();
  const { open } = useTableau().view;
  const back = <CardBack size="m" emblem={lion} />;
  if (owner === 'rival') {
    const count = state === 'out' ? 1 : (glanceAtRival(open)?.battleCards ?? 1);
    return Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
      <span key={i} className="rs-sealed" data-state={state} aria-hidden="true">
        {back}
      </span>
    ));
  }
  const said =
    state === 'ready' ? say('sealed', { who: who(owner) }, isYou(owner)) : say('choosing');
  return (
    <span
      className="rs-sealed"
      data-state={state}
      {...(state === 'out' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}
    >
      {back}
    </span>
  );
}

interface FighterProps {
  readonly owner: Owner;
  readonly out: boolean;
  /** Under the cards. Its line keeps its place while there is nothing to say. */
  readonly state: ReactNode;
  readonly children: ReactNode;
}

export function Fighter({ owner, out, state, children }: FighterProps) {
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
      <p className="rs-fighter-state">{state}</p>
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
