import type { About, Card, Reason, Seat } from '@tablee/engine';
import { reason } from '@tablee/engine';
import { mayStillUse } from '../camp/camp-limits.ts';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { foreseenBlows } from '../combat/blows.ts';
import { throwable } from '../combat/fireball.ts';
import { foreseen } from '../combat/foreseen.ts';
import type { Reaction } from '../state/card.ts';
import { isAttack } from '../state/card.ts';
import { playerAt, START_LIFE } from '../state/players.ts';
import { itemOf, reactionOf } from '../state/sight.ts';
import type { Item, Open, SangRancuneView, WindowKind } from '../state/state.ts';

/** Every code that `explain` gives: a client has words for each of them. */
export const REFUSALS = [
  'spectator',
  'matchOver',
  'dead',
  'notInCamp',
  'notNow',
  'petrified',
  'attackFirst',
  'noReaction',
  'otherWindow',
  'protected',
  'ownAttack',
  'barred',
  'noTarget',
  'needsAttack',
  'opened',
  'notYours',
  'worksByItself',
  'ownTurnOnly',
  'campOnly',
  'itemLimit',
  'unhurt',
] as const;

type Refusal = (typeof REFUSALS)[number];

const because = (code: Refusal, facts: Reason['facts'] = {}): Reason => reason(code, facts);

/** Why a card or an item cannot be used now; `null` if it can, or if there is nothing to say. */
export function explain(view: SangRancuneView, about: About): Reason | null {
  const { open, own, seat } = view;
  if (seat === null) return because('spectator');
  if (open.phase === 'over') return because('matchOver');
  if (!playerAt(open, seat).alive) return because('dead');
  const hand = own?.hand ?? [];
  const card = hand.find(({ id }) => id === about.card);
  if (card !== undefined) {
    const code = whyNotCard(open, seat, hand, card);
    return code === null ? null : because(code, { face: card.face });
  }
  for (const [owner, { items }] of open.players.entries()) {
    const item = items.find(({ id }) => id === about.card);
    if (item === undefined) continue;
    const code = whyNotItem(open, seat, owner, item);
    return code === null ? null : because(code, { face: item.face, owner });
  }
  return null;
}

function whyNotCard(open: Open, seat: Seat, hand: readonly Card[], { face }: Card): Refusal | null {
  const moments = momentsOf(open);
  if (moments.length > 0) return whyNotReaction(moments, seat, hand, face);
  if (open.camp !== null) return 'notInCamp';
  if (!isSetting(open)) return 'notNow';
  if (playerAt(open, seat).petrifiedRound === open.encounter?.round) return 'petrified';
  const hasAttack = hand.some((each) => isAttack(catalogue.cards.of(each.face)));
  return hasAttack && !isAttack(catalogue.cards.of(face)) ? 'attackFirst' : null;
}

/** The round has begun, and nobody has had a turn yet. */
const isSetting = ({ encounter, acted }: Open): boolean =>
  encounter !== null && encounter.round > 0 && acted.length === 0;

function whyNotReaction(
  moments: readonly Moment[],
  seat: Seat,
  hand: readonly Card[],
  face: string,
): Refusal | null {
  const reaction = reactionOf(catalogue, face);
  if (reaction === undefined) return 'noReaction';
  const moment = moments.find(({ kind }) => reaction.windows.includes(kind));
  if (moment === undefined) return 'otherWindow';
  const { open: then } = moment;
  if (reaction.aims(sightOf(then), seat).length === 0) return whyNoAim(then, seat, reaction);
  return (reaction.needs?.(hand, catalogue) ?? true) ? null : 'needsAttack';
}

interface Moment {
  readonly kind: WindowKind;
  readonly open: Open;
}

/** The open window, and those asked together with it: the table as it lies then (SAN-22.15). */
function momentsOf(open: Open): Moment[] {
  const kind = open.windows.at(-1)?.kind;
  if (kind === undefined) return [];
  const now = { kind, open };
  const trick = foreseen(sightOf(open));
  if (trick !== null) return [now, ...momentsOf(trick)];
  const blows = kind === 'attackAssigned' ? foreseenBlows(sightOf(open)) : null;
  return blows === null ? [now] : [now, { kind: 'afterHit', open: blows }];
}

/** A card for one window only is aimed at what opened it. */
function whyNoAim({ reveal, players }: Open, seat: Seat, { windows }: Reaction): Refusal {
  const isFor = (kind: WindowKind): boolean => windows.every((each) => each === kind);
  if (isFor('afterReveal') && reveal !== null) {
    if (reveal.seat === seat) return 'ownAttack';
    if (reveal.attacks.every(({ heroic }) => heroic)) return 'protected';
  }
  return isFor('afterHit') && players[seat]?.barred === true ? 'barred' : 'noTarget';
}

function whyNotItem(open: Open, seat: Seat, owner: Seat, { face, opened }: Item): Refusal | null {
  if (opened) return 'opened';
  if (owner !== seat) return 'notYours';
  const { timing, heals } = itemOf(catalogue, face);
  if (timing === 'continuous') return 'worksByItself';
  if (timing === 'ownTurn') {
    if (open.turn?.seat !== seat) return 'ownTurnOnly';
    return throwable(sightOf(open), seat).length > 0 ? null : 'noTarget';
  }
  if (open.camp === null) return 'campOnly';
  if (!mayStillUse(open, open.camp, seat)) return 'itemLimit';
  const isWhole = heals !== undefined && playerAt(open, seat).life >= START_LIFE;
  return isWhole ? 'unhurt' : null;
}
