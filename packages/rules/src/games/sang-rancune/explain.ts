import type { Reason } from '../../kernel/game.ts';
import type { About } from '../../kernel/question.ts';
import type { Card } from '../../table/piles.ts';
import { reason } from '../../table/reason.ts';
import { isAttack } from './cards/card.ts';
import { cardOf, itemOf } from './cards/catalogue.ts';
import { playerAt, START_LIFE } from './players.ts';
import type { Item, SangRancuneView, WindowKind } from './state.ts';
import { reactionOf } from './windows.ts';

/** Why a card or an item cannot be used now; `null` if it can, or if there is nothing to say. */
export function explain(view: SangRancuneView, about: About): Reason | null {
  const { open, own, seat } = view;
  if (seat === null) return reason('spectator');
  if (open.phase === 'over') return reason('matchOver');
  if (!playerAt(open, seat).alive) return reason('dead');
  const card = own?.hand.find(({ id }) => id === about.card);
  if (card !== undefined) return whyNotCard(view, seat, own?.hand ?? [], card);
  for (const [owner, { items }] of open.players.entries()) {
    const item = items.find(({ id }) => id === about.card);
    if (item !== undefined) return whyNotItem(view, seat, owner, item);
  }
  return null;
}

function whyNotCard(
  { open }: SangRancuneView,
  seat: number,
  hand: readonly Card[],
  { face }: Card,
): Reason | null {
  const window = open.windows.at(-1)?.kind;
  if (window !== undefined) return whyNotReaction({ open }, seat, hand, face, window);
  if (open.camp !== null) return reason('notInCamp');
  const isSetting = open.turn === null && open.strike === null && open.encounter !== null;
  if (!isSetting) return reason('notNow');
  if (playerAt(open, seat).petrifiedRound === open.encounter?.round) return reason('petrified');
  const hasAttack = hand.some((each) => isAttack(cardOf(each.face)));
  return hasAttack && !isAttack(cardOf(face)) ? reason('attackFirst') : null;
}

function whyNotReaction(
  { open }: Pick<SangRancuneView, 'open'>,
  seat: number,
  hand: readonly Card[],
  face: string,
  window: WindowKind,
): Reason | null {
  const reaction = reactionOf(face);
  if (reaction === undefined) return reason('noReaction');
  if (!reaction.windows.includes(window)) {
    return reason('otherWindow', { windows: [...reaction.windows] });
  }
  if (reaction.aims(open, seat).length === 0) {
    const attacks = window === 'afterReveal' ? (open.reveal?.attacks ?? []) : [];
    const isProtected = attacks.length > 0 && attacks.every(({ heroic }) => heroic);
    return reason(isProtected && open.reveal?.seat !== seat ? 'protected' : 'noTarget');
  }
  return (reaction.needs?.(hand) ?? true) ? null : reason('needsAttack');
}

function whyNotItem(
  { open }: SangRancuneView,
  seat: number,
  owner: number,
  { face, opened }: Item,
): Reason | null {
  if (owner !== seat) return reason(opened ? 'opened' : 'notYours', { owner });
  if (opened) return reason('opened', { owner });
  const { timing, heals } = itemOf(face);
  if (timing === 'continuous') return reason('worksByItself');
  if (timing === 'ownTurn') return open.turn?.seat === seat ? null : reason('ownTurnOnly');
  if (open.camp === null) return reason('campOnly');
  const isWhole = heals !== undefined && playerAt(open, seat).life >= START_LIFE;
  return isWhole ? reason('unhurt') : null;
}
