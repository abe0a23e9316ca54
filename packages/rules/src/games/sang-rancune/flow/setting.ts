import type { Card, Next, Option, Pick, Script, Seat } from '@tablee/engine';
import { askAll, chance, PASS, pickOne, shown, take, unlessDecided } from '@tablee/engine';
import {
  answersIn,
  BEFORE_REVEAL,
  BEFORE_SET,
  type Looked,
  openWindow,
} from '../combat/windows.ts';
import { isAttack } from '../state/card.ts';
import { encounterOf, handOf, isAlive, ownOf, playerAt, withCards } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { itemOf } from '../state/sight.ts';
import type { Table } from '../state/state.ts';
import { nextTurn } from './turn.ts';

/** The seats that set cards this round: those with a hand that are not petrified, a public fact (SAN-26.5, R.3). */
const setters = (table: Table): Seat[] =>
  withCards(table).filter(
    (seat) => playerAt(table.open, seat).petrifiedRound !== encounterOf(table.open).round,
  );

/**
 * The setting and, in the same answer, the words and plays before it: nobody learns anything between the two. If a player
 * speaks or plays, all hear it, laid cards go back unseen, and all set afterwards (SAN-22.17).
 */
export const openSetting = (table: Table): Script<Next | null> =>
  unlessDecided(settingOrWord(table));

function* settingOrWord(table: Table): Script<Next> {
  if (setters(table).length < withCards(table).length) {
    yield* openWindow(table, BEFORE_SET);
    return { script: 'setAttacks', args: [] };
  }
  const settings = yield* askSettings(table, true);
  const notLaid = notLaidIn(table, settings);
  if (notLaid.size === 0) return lay(table, settings);
  const said = withCards(table).map((seat) => [seat, saidBefore(table, seat, notLaid)] as const);
  // The named player has left: nothing has been said, and all answer again (SAN-28.3).
  if (said.every(([, id]) => id === PASS.id)) return { script: 'openSetting', args: [] };
  yield* openWindow(table, BEFORE_SET, new Map(said));
  return { script: 'setAttacks', args: [] };
}

/** All lay an attack face down at once; without one, a trick (SAN-5). */
export function* setAttacks(table: Table): Script<Next> {
  return lay(table, yield* askSettings(table, false));
}

interface Settings {
  readonly answers: ReadonlyMap<Seat, readonly string[]>;
  /** Plays before the first reveal were asked with them. */
  readonly withPlays: boolean;
}

/**
 * Plays before the first reveal go with the setting: between the two nobody learns anything but that all have
 * set (SAN-22.16). `withWords`: so do the words and plays before it.
 */
function* askSettings(table: Table, withWords: boolean): Script<Settings> {
  const seats = setters(table);
  // The clock's settings are drawn before anybody is asked, for all alike: they must not tell a hand.
  const rolls = yield* chance(seats.map((seat) => handOf(table, seat).length));
  const laid = layOneEach(table, seats) ? onceLaid(table, seats) : null;
  const questions = seats.map((seat, i) => {
    const question = settingQuestion(table, seat, rolls[i] as number, laid);
    const before = withWords ? answersIn(table, BEFORE_SET.kind, seat) : [];
    return [seat, { ...question, options: [...question.options, ...before] }] as const;
  });
  return { answers: yield* askAll(new Map(questions)), withPlays: laid !== null };
}

/** The answers of seats that have laid no card. */
const notLaidIn = (table: Table, { answers }: Settings): Map<Seat, string> =>
  new Map(
    [...answers].flatMap(([seat, [pick = '']]) => {
      const [laid] = settingOf(pick).laid;
      const isLaid = handOf(table, seat).some(({ id }) => id === laid);
      return isLaid || !isAlive(table.open, seat) ? [] : [[seat, pick]];
    }),
  );

/** A seat's word before the setting, if it can still be given. */
const saidBefore = (table: Table, seat: Seat, said: ReadonlyMap<Seat, string>): string =>
  answersIn(table, BEFORE_SET.kind, seat).find(({ id }) => id === said.get(seat))?.id ?? PASS.id;

function lay(table: Table, { answers, withPlays }: Settings): Next {
  const { open } = table;
  for (const [seat, [pick]] of answers) {
    if (pick === undefined || !isAlive(open, seat)) continue;
    const own = ownOf(table, seat);
    const { hand, set } = own;
    const { laid, play } = settingOf(pick);
    const cards = laid.map((id) => take(hand, id));
    set.push(...cards);
    playerAt(open, seat).faceDown = set.length;
    if (play !== undefined) own.said = play;
    table.emit(
      { type: 'cardsSet', clause: 'SAN-5.1', seat, count: cards.length },
      { [seat]: { cards: cards.map(shown) } },
    );
  }
  return withPlays ? { script: 'openTurns', args: [] } : nextTurn(table);
}

/** The window before the first reveal: the words given with the setting are its first answer. */
export function* openTurns(table: Table): Script<Next> {
  const { open } = table;
  const said = new Map(withCards(table).map((seat) => [seat, ownOf(table, seat).said ?? PASS.id]));
  for (const own of table.own) delete own.said;
  const window = yield* openWindow(table, BEFORE_REVEAL, said);
  open.spared = window.allPassed;
  return nextTurn(table);
}

/** Public facts: all seats that could play are those that set, and it is known beforehand that each will have laid one card. */
const layOneEach = (table: Table, seats: readonly Seat[]): boolean =>
  seats.length === withCards(table).length && seats.every((seat) => mostSet(table, seat) === 1);

/** The table once these have laid a card each, as all can foresee it. */
const onceLaid = ({ open, own, catalogue }: Table, seats: readonly Seat[]): Looked => ({
  open: {
    ...open,
    players: open.players.map((player, seat) =>
      seats.includes(seat) ? { ...player, faceDown: 1 } : player,
    ),
  },
  own,
  catalogue,
});

function settingQuestion(table: Table, seat: Seat, roll: number, laid: Looked | null): Pick {
  const hand = handOf(table, seat);
  const attacks = hand.filter(({ face }) => isAttack(table.catalogue.cards.of(face)));
  const cards = attacks.length > 0 ? attacks : hand;
  const options: Option[] = cards.map(({ id }) => ({ id, verb: 'set', card: id }));
  const pairs = mostSet(table, seat) > 1 ? pairsOf(attacks) : [];
  return pickOne({
    kind: 'setAttack',
    // The same for all: a separate clause would tell the others that there is no attack (SAN-5.3).
    clause: 'SAN-5.1',
    options: [...options, ...pairs, ...(laid === null ? [] : withPlays(laid, seat, options))],
    fallback: [(options[roll % options.length] as Option).id],
  });
}

/** Each card to lay with each play that may go with it. */
const withPlays = (laid: Looked, seat: Seat, options: readonly Option[]): Option[] =>
  answersIn(laid, 'beforeReveal', seat).flatMap((play) =>
    options
      .filter(({ id }) => id !== play.card)
      .map(({ id }) => ({ ...play, id: `${id}+${play.id}`, verb: 'setAndPlay', by: id })),
  );

/** Two attacks at once, whichever of them is named first. */
const pairsOf = (attacks: readonly Card[]): Option[] =>
  attacks.flatMap(({ id: card }) =>
    attacks.flatMap(({ id: by }) =>
      by === card ? [] : [{ id: `${card}&${by}`, verb: 'setTwo', card, by }],
    ),
  );

/** The cards laid and the play that goes with them. */
function settingOf(id: string): { readonly laid: string[]; readonly play: string | undefined } {
  const [cards = id, play] = id.split('+');
  return { laid: cards.split('&'), play };
}

/** One card, unless an opened potion allows two (SAN-R.49). */
const mostSet = ({ open, catalogue }: Sight, seat: Seat): number =>
  Math.max(
    1,
    ...playerAt(open, seat).items.flatMap(({ face, opened }) =>
      opened ? [itemOf(catalogue, face).sets ?? 1] : [],
    ),
  );
