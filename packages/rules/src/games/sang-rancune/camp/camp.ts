import type { Next, Option, Pick, Script, Seat } from '@tablee/engine';
import { askAll, askAny, pickOne, take, unlessLeft } from '@tablee/engine';
import { settleLimits } from '../heroes/piles.ts';
import {
  handOf,
  isAlive,
  living,
  othersOf,
  ownOf,
  playerAt,
  START_LIFE,
} from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { itemOf } from '../state/sight.ts';
import type { Camp, Open, Table } from '../state/state.ts';
import { mayStillOffer, mayStillUse } from './camp-limits.ts';
import { answerOffer, closedItems, closeOffer, makeOffer, pruneOffers } from './offers.ts';
import { discardOptions, refillHands, throwAway } from './refill.ts';
import { useItem } from './use-item.ts';

const after = (when: Camp['when'], thrown = false): Next => ({
  script: when === 'after' ? 'refill' : 'beginEncounter',
  args: thrown ? ['thrown'] : [],
});

/** Items are exchanged between two encounters, not before the first (SAN-19.2, 27.4). */
const mayTrade = (open: Open, when: Camp['when']): boolean =>
  living(open).length > 1 && (when === 'after' || open.stage > 1);

/** A camp opens only if a player can use or trade an item now: a public fact (SAN-27.2). */
export function openCamp(table: Table, when: Camp['when']): Next {
  const { open } = table;
  const nobody = open.players.map(() => 0);
  const opened: Camp = {
    when,
    ready: [],
    offers: [],
    made: nobody,
    used: [...nobody],
    composing: open.players.map(() => null),
  };
  if (!isWaited(table, opened)) return after(when);
  open.phase = 'camp';
  open.camp = opened;
  return { script: 'pitchCamp', args: [] };
}

/** Whether there is something to do for anybody who has not said that they are ready. */
const isWaited = (sight: Sight, current: Camp): boolean =>
  living(sight.open).some((seat) => !isIdle(current, seat, actionsOf(sight, current, seat)));

const isIdle = (current: Camp, seat: Seat, actions: readonly Option[]): boolean =>
  current.ready.includes(seat) || actions.length === 0;

const actionsOf = (sight: Sight, current: Camp, seat: Seat): Option[] => [
  ...itemOptions(sight, current, seat),
  ...offerOptions(sight.open, current, seat),
];

/**
 * The first word in camp is everybody's at once, unseen: items to use, people to make an offer to, or nothing; after an
 * encounter the cards to throw away go with it. Only an offer keeps the camp open (SAN-27.2).
 */
export function* pitchCamp(table: Table): Script<Next> {
  const { open } = table;
  const current = open.camp as Camp;
  const questions = new Map<Seat, Pick>();
  for (const seat of living(open)) {
    if (isResting(table, current, seat)) continue;
    const question = firstWord(table, current, seat);
    if (question !== null) questions.set(seat, question);
  }
  const answers = yield* askAll(questions);
  current.ready = living(open);
  for (const [seat, picks] of answers) {
    for (const id of picks) carryOut(table, current, seat, id);
    if (picks.includes(REST.id)) ownOf(table, seat).rests = belongings(open, seat);
  }
  pruneOffers(table, current);
  const goesOn = isWaited(table, current);
  if (goesOn && current.when === 'after') {
    throwAway(table, answers);
    current.thrown = true;
  }
  if (goesOn) return { script: 'camp', args: [] };
  const next = breakCamp(table, current);
  if (current.when === 'before') return next;
  yield* refillHands(table, answers);
  return { script: 'newEncounter', args: [] };
}

/** Nothing here or in the camps to come, while the player's items and life stay the same. */
const REST: Option = { id: 'rest', verb: 'rest' };

const belongings = (open: Open, seat: Seat): string => {
  const { life, items } = playerAt(open, seat);
  return [life, ...items.map(({ id }) => id)].join(' ');
};

/** Cards to throw away are asked about all the same. */
const isResting = (table: Table, { when }: Camp, seat: Seat): boolean =>
  when === 'before' && ownOf(table, seat).rests === belongings(table.open, seat);

/** `null`: there is nothing to do. */
function firstWord(table: Table, current: Camp, seat: Seat): Pick | null {
  const actions = actionsOf(table, current, seat);
  const thrown = current.when === 'after' ? discardOptions(handOf(table, seat)) : [];
  const options = [...actions, ...thrown, ...(actions.length > 0 ? [REST] : [])];
  if (options.length === 0) return null;
  return {
    shape: 'pick',
    kind: current.when === 'after' ? 'campDiscard' : 'campStart',
    clause: 'SAN-27.2',
    options,
    min: 0,
    max: options.length,
    fallback: [],
    ...timeIn(table.open),
  };
}

/** Parts that earlier actions have made impossible are skipped. */
function carryOut(table: Table, current: Camp, seat: Seat, id: string): void {
  const { open } = table;
  if (!isAlive(open, seat) || (current.composing[seat] ?? null) !== null) return;
  const action = actionsOf(table, current, seat).find((option) => option.id === id);
  if (action === undefined) return;
  // A player who puts an offer together is waited for; a gift waits for its answer alone (SAN-27.2).
  if (action.verb === 'offer') current.ready = current.ready.filter((each) => each !== seat);
  begin(table, current, seat, id);
}

/** One action of a player in camp; then all are asked again, until everybody is ready. */
export function* camp(table: Table): Script<Next> {
  const { open } = table;
  const current = open.camp as Camp;
  const questions = new Map<Seat, Pick>();
  let isOver = true;
  for (const seat of living(open)) {
    const actions = actionsOf(table, current, seat);
    if (!isIdle(current, seat, actions)) isOver = false;
    questions.set(seat, campQuestion(open, current, seat, actions));
  }
  if (isOver) return breakCamp(table, current);
  const answer = yield* unlessLeft(askAny(questions));
  if (answer !== undefined && isAlive(open, answer.seat)) {
    yield* act(table, current, answer.seat, answer.picks);
  }
  pruneOffers(table, current);
  return { script: 'camp', args: [] };
}

function breakCamp(table: Table, current: Camp): Next {
  for (const offer of [...current.offers]) closeOffer(table, current, offer, 'void');
  table.open.camp = null;
  table.open.phase = 'encounter';
  return after(current.when, current.thrown);
}

function campQuestion(open: Open, current: Camp, seat: Seat, actions: readonly Option[]): Pick {
  const to = current.composing[seat] ?? null;
  if (to !== null) return composing(open, seat, to);
  return pickOne({
    kind: 'campAction',
    clause: 'SAN-27.2',
    options: [READY, ...actions],
    fallback: [READY.id],
    ...timeIn(open),
    ...(isIdle(current, seat, actions) ? { idle: true } : {}),
  });
}

/** How long a camp waits for a player at a table without a clock (SAN-27.9), in seconds. Missing: for ever. */
function timeIn({ options }: Open): { readonly seconds?: number } {
  const seconds = Number(options.campSeconds);
  return seconds > 0 ? { seconds } : {};
}

const READY: Option = { id: 'ready', verb: 'ready' };

/** The items given and asked for; nothing picked: no offer after all (SAN-27.3). */
const composing = (open: Open, seat: Seat, to: Seat): Pick => {
  const options = [
    ...closedItems(open, seat).map(({ id }) => ({ id: `give:${id}`, verb: 'give', card: id })),
    ...closedItems(open, to).map(({ id }) => ({
      id: `take:${id}`,
      verb: 'take',
      card: id,
      seat: to,
    })),
  ];
  return {
    shape: 'pick',
    kind: 'composeOffer',
    clause: 'SAN-27.3',
    options,
    min: 0,
    max: options.length,
    fallback: [],
    ...timeIn(open),
    facts: { to },
  };
};

/** Potions to drink or to give. */
function itemOptions({ open, catalogue }: Sight, current: Camp, seat: Seat): Option[] {
  if (!mayStillUse(open, current, seat)) return [];
  return closedItems(open, seat).flatMap(({ id, face }): Option[] => {
    const { timing, heals } = itemOf(catalogue, face);
    if (timing !== 'camp') return [];
    const use: Option = { id: `use:${id}`, verb: 'use', card: id };
    if (heals === undefined) return [use];
    const isHurt = (other: Seat): boolean => playerAt(open, other).life < START_LIFE;
    const isOffered = current.offers.some(({ kind, give }) => kind === 'heal' && give[0] === id);
    const gifts = othersOf(open, seat)
      .filter((other) => isHurt(other) && !isOffered && mayStillOffer(current, seat))
      .map((other) => ({ id: `heal:${id}:${other}`, verb: 'heal', card: id, seat: other }));
    return isHurt(seat) ? [use, ...gifts] : gifts;
  });
}

function offerOptions(open: Open, current: Camp, seat: Seat): Option[] {
  const mayOffer =
    mayTrade(open, current.when) &&
    mayStillOffer(current, seat) &&
    closedItems(open, seat).length > 0;
  const partners = mayOffer ? othersOf(open, seat) : [];
  return [
    ...partners.map((other) => ({ id: `offer:${other}`, verb: 'offer', seat: other })),
    ...current.offers.flatMap(({ id, from, to }): Option[] => {
      if (to === seat) {
        return [
          { id: `accept:${id}`, verb: 'accept', space: id, seat: from },
          { id: `refuse:${id}`, verb: 'refuse', space: id, seat: from },
        ];
      }
      return from === seat ? [{ id: `withdraw:${id}`, verb: 'withdraw', space: id, seat: to }] : [];
    }),
  ];
}

function* act(table: Table, current: Camp, seat: Seat, picks: readonly string[]): Script {
  const to = current.composing[seat] ?? null;
  if (to !== null) {
    current.composing[seat] = null;
    const chosen = (verb: string) =>
      picks.filter((id) => id.startsWith(verb)).map((id) => id.slice(verb.length));
    makeOffer(table, current, {
      kind: 'trade',
      from: seat,
      to,
      give: chosen('give:'),
      take: chosen('take:'),
    });
    return;
  }
  const [pick = READY.id] = picks;
  if (pick === READY.id) {
    if (!current.ready.includes(seat)) current.ready.push(seat);
  } else if (!begin(table, current, seat, pick)) {
    const [verb, id = ''] = pick.split(':');
    answerOffer(table, current, id, verb as 'accept' | 'refuse' | 'withdraw');
    yield* settleLimits(table);
  }
}

/** Uses an item, or turns to a player with an offer; `false` if it is neither. */
function begin(table: Table, current: Camp, seat: Seat, pick: string): boolean {
  const { open } = table;
  const [verb, id = '', other] = pick.split(':');
  if (verb === 'use') {
    useItem(table, current, seat, take(playerAt(open, seat).items, id));
  } else if (verb === 'heal') {
    makeOffer(table, current, {
      kind: 'heal',
      from: seat,
      to: Number(other),
      give: [id],
      take: [],
    });
  } else if (verb === 'offer') {
    current.composing[seat] = Number(id);
    current.ready = current.ready.filter((each) => each !== seat);
  } else {
    return false;
  }
  return true;
}
