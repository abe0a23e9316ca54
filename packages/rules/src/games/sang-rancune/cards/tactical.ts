import type { Card, Option, Script, Seat } from '@tablee/engine';
import {
  reveal as nothingIsTakenBack,
  pickExactly,
  pickOne,
  shown,
  take,
  text,
} from '@tablee/engine';
import { reachOf } from '../creature/tokens.ts';
import { mostWorth } from '../heroes/fallbacks.ts';
import { isAttack, type TacticalCard } from '../state/card.ts';
import { decide } from '../state/decide.ts';
import { handOf, ownOf, playerAt } from '../state/players.ts';
import type { SangRancuneCatalogue, Sight } from '../state/sight.ts';
import type { Table } from '../state/state.ts';

const attacksIn = ({ cards }: SangRancuneCatalogue, hand: readonly Card[]): Card[] =>
  hand.filter(({ face }) => isAttack(cards.of(face)));

/**
 * The player takes this many attack cards from their hand, or all of them; none if they give up. Asked of any hand that is not
 * empty: whether there is an attack in it is nobody's business until the cards lie open.
 */
function* takeAttacks(table: Table, seat: Seat, by: Card, wanted: number): Script<Card[]> {
  const hand = handOf(table, seat);
  const attacks = attacksIn(table.catalogue, hand);
  const count = Math.min(wanted, attacks.length);
  if (hand.length === 0) return [];
  const picks = yield* decide(
    seat,
    pickExactly(count, {
      kind: 'replaceCards',
      clause: 'SAN-17.3',
      options: attacks.map(({ id }) => ({ id, verb: 'set', card: id })),
      fallback: mostWorth(table.catalogue, attacks, count),
      facts: { face: by.face },
    }),
  );
  return (picks ?? []).map((id) => take(hand, id));
}

function* replaceBy(table: Table, seat: Seat, by: Card, wanted: number): Script {
  const cards = yield* takeAttacks(table, seat, by, wanted);
  const { reveal } = table.open;
  if (reveal !== null) {
    reveal.pending.push(...cards);
    reveal.chosen = cards.map(({ id }) => id);
  }
  yield* tellReplaced(table, seat, by, cards, 0);
}

/** The replacement has been seen: nobody takes their choice back. */
function* tellReplaced(
  table: Table,
  seat: Seat,
  by: Card,
  cards: readonly Card[],
  faceDown: number,
): Script {
  table.emit({
    type: 'replaced',
    clause: 'SAN-17.3',
    seat,
    by: shown(by),
    cards: cards.map(shown),
    faceDown,
  });
  yield* nothingIsTakenBack();
}

const feinte: TacticalCard = {
  kind: 'tactical',
  id: 'feinte',
  picture: 'dodge',
  name: text('Feinte', 'Feint'),
  text: text(
    'Ne touche pas, n’inflige rien ; une fois révélée, rien ne l’affecte.',
    'Does not hit, deals nothing; once revealed nothing affects it.',
  ),
  copies: 3,
};

const coupDouble: TacticalCard = {
  kind: 'tactical',
  id: 'coup-double',
  picture: 'crossed-slashes',
  name: text('Coup Double', 'Double Strike'),
  text: text(
    'Remplacez-la par deux cartes Attaque de votre main.',
    'Replace it with two attack cards of your hand.',
  ),
  copies: 2,
  replace: (table, seat, card) => replaceBy(table, seat, card, 2),
};

const SMALL = 20;
const SKIP: Option = { id: 'none', verb: 'decline' };

const opportunisme: TacticalCard = {
  kind: 'tactical',
  id: 'opportunisme',
  picture: 'cloak-dagger',
  name: text('Opportunisme', 'Opportunism'),
  text: text(
    'Remplacez-la : si vous voulez, une attaque standard de 20 ou moins face visible ; puis une carte Attaque face cachée, révélée après tout le monde.',
    'Replace it: if you like, a standard attack of 20 or less face up; then an attack card face down, revealed after everybody else.',
  ),
  copies: 2,
  *replace(table, seat, card) {
    const { open } = table;
    // Brought by a counter-attack it sets no second card (SAN-25.8).
    const { small, late } = yield* takeOpportunity(
      table,
      seat,
      card,
      open.reveal?.counter === false,
    );
    open.reveal?.pending.push(...small);
    setLate(table, seat, late);
    yield* tellReplaced(table, seat, card, small, late.length);
  },
};

/** A small attack to show, or none; and one to lay face down: said in one answer. */
function* takeOpportunity(
  table: Table,
  seat: Seat,
  by: Card,
  hasLate: boolean,
): Script<{ small: Card[]; late: Card[] }> {
  const { catalogue } = table;
  const hand = handOf(table, seat);
  if (hand.length === 0) return { small: [], late: [] };
  const attacks = attacksIn(catalogue, hand);
  const small = attacks.filter(({ face }) => {
    const printed = catalogue.cards.of(face);
    return printed.kind === 'standard' && printed.sides[1] <= SMALL;
  });
  const shows = small.map(({ id }): Option => ({ id, verb: 'set', card: id }));
  const options = hasLate && attacks.length > 0 ? inTwo(attacks, shows) : [...shows, SKIP];
  const [first] = mostWorth(catalogue, small, 1);
  const [second] = hasLate
    ? mostWorth(
        catalogue,
        attacks.filter(({ id }) => id !== first),
        1,
      )
    : [];
  const picks = yield* decide(
    seat,
    pickOne({
      kind: 'opportunity',
      clause: 'SAN-R.17',
      options,
      fallback: [second === undefined ? (first ?? SKIP.id) : `${first ?? ''}+${second}`],
      facts: { face: by.face },
    }),
  );
  const [shown, laid] = (picks?.[0] ?? SKIP.id).split('+');
  const took = (id: string | undefined): Card[] =>
    hand.some((card) => card.id === id) ? [take(hand, id as string)] : [];
  return { small: took(shown), late: took(laid) };
}

/** The attack to lay face down, by itself or after a small one; a small one alone if there is no other. */
const inTwo = (attacks: readonly Card[], shows: readonly Option[]): Option[] => [
  ...attacks.flatMap(({ id: card }): Option[] => [
    { id: `+${card}`, verb: 'setLate', card },
    ...shows
      .filter(({ id }) => id !== card)
      .map(({ id: by }) => ({ id: `${by}+${card}`, verb: 'setLate', by, card })),
  ]),
  ...(attacks.length === 1 ? shows : []),
];

/** The second card: face down, for a turn after all others (SAN-23.7). */
function setLate(table: Table, seat: Seat, cards: readonly Card[]): void {
  const { open } = table;
  if (cards.length === 0) return;
  ownOf(table, seat).set.push(...cards);
  playerAt(open, seat).faceDown += cards.length;
  if (!open.late.includes(seat)) open.late.push(seat);
  table.emit(
    { type: 'cardsSet', clause: 'SAN-R.17', seat, count: cards.length },
    { [seat]: { cards: cards.map(shown) } },
  );
}

const concentreDeForce: TacticalCard = {
  kind: 'tactical',
  id: 'concentre-de-force',
  picture: 'biceps',
  name: text('Concentré de Force', 'Gather Strength'),
  text: text(
    'Gardez-la devant vous : 30 de plus à votre prochaine attaque, à un tour suivant.',
    'Keep it before you: 30 more for your next attack, in a later round.',
  ),
  copies: 2,
  setup: { add: 30 },
};

const attaqueParDerriere: TacticalCard = {
  kind: 'tactical',
  id: 'attaque-par-derriere',
  picture: 'backstab',
  name: text('Attaque par Derrière', 'Back Attack'),
  text: text(
    'Gardez-la devant vous : votre prochaine attaque, à un tour suivant, est doublée.',
    'Keep it before you: your next attack, in a later round, is doubled.',
  ),
  copies: 2,
  setup: { times: 2 },
};

const contreAttaque: TacticalCard = {
  kind: 'tactical',
  id: 'contre-attaque',
  picture: 'riposte',
  name: text('Contre Attaque', 'Counter-Attack'),
  text: text(
    'Posée : remplacez-la par une carte Attaque de votre main. Ou, touché par une créature : défaussez-la et attaquez aussitôt avec une carte Attaque de votre main.',
    'Set: replace it with an attack card of your hand. Or, hit by a creature: discard it and attack at once with an attack card of your hand.',
  ),
  copies: 2,
  replace: (table, seat, card) => replaceBy(table, seat, card, 1),
  reaction: {
    windows: ['afterHit'],
    aims: (sight, seat) => (mayCounter(sight, seat) ? [{ verb: 'counter' }] : []),
    needs: (hand, catalogue) => attacksIn(catalogue, hand).length > 1,
    fewest: 2,
    strikesBack: true,
  },
};

/** Hit by the attack, free to attack, and with something to hit (SAN-25.8, R.22). */
function mayCounter(sight: Sight, seat: Seat): boolean {
  const { open } = sight;
  const { strike } = open;
  const isHit = strike?.applied === true && strike.hits.some((hit) => hit.seat === seat);
  if (!isHit || playerAt(open, seat).barred) return false;
  const { tokens, creature } = reachOf(sight, seat);
  return creature || tokens.length > 0;
}

/** Manoeuvres. */
export const TACTICAL_CARDS: readonly TacticalCard[] = [
  feinte,
  coupDouble,
  opportunisme,
  concentreDeForce,
  attaqueParDerriere,
  contreAttaque,
];
