import type { Card, Option, Script, Seat } from '@tablee/engine';
import { reveal as nothingIsTakenBack, shown } from '@tablee/engine';
import { discard, layOff } from '../heroes/piles.ts';
import { decide } from '../state/decide.ts';
import { encounterOf, playerAt } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { itemOf, setupOf, standardOf } from '../state/sight.ts';
import type { Reveal, Setup, Table } from '../state/state.ts';
import { turnSide } from './sides.ts';

/** Turns the face-down cards up (SAN-6.2). */
export function* turnUp(table: Table, seat: Seat, cards: readonly Card[]): Script {
  table.open.reveal = { seat, counter: false, pending: [...cards], attacks: [] };
  table.emit({ type: 'revealed', clause: 'SAN-6.2', seat, cards: cards.map(shown) });
  yield* nothingIsTakenBack();
  yield* placeReveal(table);
}

/**
 * Places what has been turned up until only standard attacks are left: the reveal. Then the player's choices about it.
 * Afterwards `open.reveal` holds the attacks in order; null if the player is gone.
 */
export function* placeReveal(table: Table): Script {
  const { open } = table;
  while (open.reveal !== null && open.reveal.pending.length > 0) {
    yield* placeNext(table, open.reveal);
  }
  if (open.reveal !== null) yield* chooseUses(table, open.reveal);
  if (open.reveal !== null) yield* orderAttacks(table, open.reveal);
  const { reveal } = open;
  if (reveal === null) return;
  joinSetups(table, reveal);
  turnBeforeTricks(table, reveal);
  const player = playerAt(open, reveal.seat);
  if (!reveal.counter) player.shown = (player.shown ?? 0) + shownTotal(table, reveal);
}

const shownTotal = ({ catalogue }: Sight, { attacks }: Reveal): number =>
  attacks.reduce((sum, { card, side }) => sum + standardOf(catalogue, card.face).sides[side], 0);

/** Trick and Feinte to the discard, set-up before the hero, replace card to what replaces it (SAN-23.2). */
function* placeNext(table: Table, reveal: Reveal): Script {
  const { open } = table;
  const { seat } = reveal;
  const card = reveal.pending.shift() as Card;
  const printed = table.catalogue.cards.of(card.face);
  if (printed.kind === 'standard') {
    reveal.attacks.push({
      card,
      side: 1,
      heroic: false,
      bonusTaken: false,
      added: printed.bonus?.atReveal?.(open, seat) ?? 0,
      setups: [],
    });
  } else if (printed.kind === 'tactical' && printed.setup !== undefined) {
    const { round } = encounterOf(open);
    playerAt(open, seat).setups.push({ card, stage: open.stage, round });
    table.emit({ type: 'setupLaid', clause: 'SAN-17.6', seat, card: shown(card) });
  } else if (printed.kind === 'tactical' && printed.replace !== undefined) {
    layOff(table, [card]);
    yield* printed.replace(table, seat, shown(card));
  } else {
    discard(table, seat, [card], 'noEffect', printed.kind === 'tactical' ? 'SAN-17.2' : 'SAN-5.4');
  }
}

/** Heroic, and additions that a card offers: yes or no for each (SAN-16.2, 23.3). */
function* chooseUses(table: Table, reveal: Reveal): Script {
  const { open, catalogue } = table;
  const { seat } = reveal;
  const options = reveal.attacks.flatMap(({ card: { id, face } }): Option[] => {
    const { hero, bonus } = standardOf(catalogue, face);
    const isHeroic = hero !== undefined && hero === playerAt(open, seat).hero;
    return [
      ...(isHeroic ? [{ id: `heroic:${id}`, verb: 'heroic', card: id }] : []),
      ...((bonus?.offered?.(open) ?? 0) > 0
        ? [{ id: `bonus:${id}`, verb: 'bonus', card: id }]
        : []),
    ];
  });
  if (options.length === 0) return;
  const ids = options.map(({ id }) => id);
  const picks = yield* decide(seat, {
    shape: 'pick',
    kind: 'revealChoices',
    clause: 'SAN-23.3',
    options,
    min: 0,
    max: options.length,
    fallback: ids,
  });
  for (const attack of reveal.attacks) {
    const { card } = attack;
    if (picks?.includes(`bonus:${card.id}`)) attack.bonusTaken = true;
    if (!picks?.includes(`heroic:${card.id}`)) continue;
    attack.heroic = true;
    attack.side = 0;
    table.emit({ type: 'heroicUsed', clause: 'SAN-16.2', seat, card: shown(card) });
  }
}

/** Whether it makes a difference which attack lands first: set-ups, tokens, or what a card does as it lands. */
const isOrderFelt = (sight: Sight, { seat, counter, attacks }: Reveal): boolean =>
  setupsFor(sight, seat, counter).length > 0 ||
  encounterOf(sight.open).tokens.length > 0 ||
  attacks.some(({ card }) => {
    const { bonus } = standardOf(sight.catalogue, card.face);
    return (bonus?.beforeEntry ?? bonus?.afterEntry ?? bonus?.atValue) !== undefined;
  });

function* orderAttacks(table: Table, reveal: Reveal): Script {
  const ids = reveal.attacks.map(({ card }) => card.id);
  // Chosen together from the hand, they come in the order in which they were chosen.
  if (ids.length < 2 || ids.every((id) => reveal.chosen?.includes(id))) return;
  if (!isOrderFelt(table, reveal)) return;
  const options = reveal.attacks.map(({ card: { id } }) => ({ id, verb: 'order', card: id }));
  const order = yield* decide(reveal.seat, {
    shape: 'order',
    kind: 'attackOrder',
    clause: 'SAN-23.3',
    options,
    fallback: options.map(({ id }) => id),
  });
  if (order === undefined || table.open.reveal === null) return;
  reveal.attacks.sort((a, b) => order.indexOf(a.card.id) - order.indexOf(b.card.id));
}

/** Waiting set-ups join the first attack (SAN-17.8, R.14). */
function joinSetups(sight: Sight, reveal: Reveal): void {
  const [first] = reveal.attacks;
  if (first === undefined) return;
  const player = playerAt(sight.open, reveal.seat);
  first.setups = setupsFor(sight, reveal.seat, reveal.counter);
  player.setups = player.setups.filter((setup) => !first.setups.includes(setup));
}

/**
 * The set-ups that the next attack of this seat uses: all of earlier rounds, but only one multiplier (SAN-17.8, 17.9). A
 * counter-attack leaves the whole stack waiting if any of it was played this round (SAN-R.15).
 */
export function setupsFor({ open, catalogue }: Sight, seat: Seat, isCounter: boolean): Setup[] {
  const { setups } = playerAt(open, seat);
  const { round } = encounterOf(open);
  const old = setups.filter((setup) => setup.stage !== open.stage || setup.round !== round);
  if (isCounter && old.length < setups.length) return [];
  const isMultiplier = ({ card }: Setup): boolean => 'times' in setupOf(catalogue, card.face);
  const multiplier = old.find(isMultiplier);
  return old.filter((setup) => !isMultiplier(setup) || setup === multiplier);
}

/** Steps that turn every attack of a seat, down or (negative) up, and their sources. */
interface Turn {
  readonly steps: number;
  readonly source: string;
  readonly clause: string;
}

/** The turns of this seat's attack before anybody reacts: potions up, web and elbows down (SAN-24.1). */
export function turnsFor({ open, catalogue }: Sight, seat: Seat): Turn[] {
  const { items, webbedRound, marks } = playerAt(open, seat);
  const { face, round, pile } = encounterOf(open);
  const lifts = items.flatMap((item): Turn[] => {
    const steps = item.opened ? (itemOf(catalogue, item.face).lifts ?? 0) : 0;
    return steps === 0 ? [] : [{ steps: -steps, source: item.face, clause: 'SAN-24.1' }];
  });
  const web: Turn[] =
    webbedRound === round ? [{ steps: 1, source: face, clause: 'SAN-26.18' }] : [];
  const elbows = marks.map((mark): Turn => {
    const source = pile.find(({ id }) => id === mark)?.cards[0]?.face ?? face;
    return { steps: 1, source, clause: 'SAN-R.47' };
  });
  return [...lifts, ...web, ...elbows];
}

function turnBeforeTricks(table: Table, { seat, counter, attacks }: Reveal): void {
  const turns = turnsFor(table, seat);
  for (const attack of attacks) {
    for (const { steps, source, clause } of turns) {
      turnSide(table, seat, attack, steps, source, clause);
    }
  }
  if (!counter) playerAt(table.open, seat).marks = [];
}
