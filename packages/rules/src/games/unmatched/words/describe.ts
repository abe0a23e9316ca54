/** The door of who describes the table; it loads by itself. */
import type { Card, Describe, Lang, Line, Narrator, Part, Seat } from '@tablee/engine';
import { clockwiseFrom, describerOf, faces, fill, listOf } from '@tablee/engine';
import { armiesOf, armyAt, fighterOf, isOnBoard } from '../armies/armies.ts';
import { BOARDS } from '../boards/graph.ts';
import { combatValue } from '../combat/values.ts';
import type {
  ArmyIndex,
  ArmyOwn,
  Combat,
  CombatCard,
  Fighter,
  HeroId,
  UnmatchedView,
} from '../state/state.ts';
import { figureKind } from '../view/figures.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import { WORDS } from './dictionary.ts';
import { fighterPart, fighterParts, heroPart, nameOfThing, sideLetter } from './names.ts';
import { placeName } from './place-names.ts';

type Key = keyof typeof describeEn;
type Lines = Iterable<Line<Key>>;
type Tell = Narrator<Key>;

const patterns = (lang: Lang) => (lang === 'fr' ? describeFr : describeEn);

/** "Feinte (2 exemplaires) et Ruée", in the order of the first of each. */
function cardsPart(cards: readonly Card[], { reader: { lang } }: Tell): Part {
  const counts = new Map<string, number>();
  for (const { face } of cards) counts.set(face, (counts.get(face) ?? 0) + 1);
  const named = [...counts].map(([face, n]) => {
    const card = nameOfThing(face, lang);
    return n === 1 ? card : fill(patterns(lang).copies, lang, { card, n });
  });
  return listOf(named, lang);
}

/** The viewer's private knowledge of an army. */
function ownOf({ open, own, mates, seat }: UnmatchedView, army: ArmyIndex): ArmyOwn | undefined {
  const commander = armyAt(open, army).seat;
  return (commander === seat ? own : mates?.[commander])?.armies[army];
}

/** Of the players the reader first, the others in order to the left. */
function* linesOf(view: UnmatchedView, tell: Tell): Lines {
  const { armies } = view.open;
  const seats = new Set(armies.map(({ seat }) => seat)).size;
  yield* ofMatch(view, tell);
  for (const seat of clockwiseFrom(view.seat ?? 0, seats)) yield* ofSeat(view, seat, tell);
  yield* ofAction(view, tell);
  yield* ofCombat(view, tell);
}

/** The state of the match. */
function* ofMatch({ open }: UnmatchedView, tell: Tell): Lines {
  const { say, text } = WORDS[tell.reader.lang];
  const { phase, final } = open;
  const board = text(BOARDS[open.board].name);
  yield tell.fact('table', { mode: say(`mode_${open.mode}`), board });
  if (final !== null) {
    const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    yield tell.deed(winners.length > 1 ? 'overTogether' : 'over', winners);
    return;
  }
  const { seat, hero } = armyAt(open, open.active);
  if (phase === 'heroes') {
    yield tell.deed('choosing', seat);
    yield tell.fact('freeHeroes', { cards: { cards: open.freeHeroes.map((id) => `hero:${id}`) } });
  } else if (phase === 'placement') {
    yield tell.deed('placing', seat);
  } else if (hero !== null) {
    yield tell.deed('turn', seat, { turn: open.turn, hero: heroPart(hero) });
    if (open.action === 1 || open.action === 2) yield tell.fact(`action${open.action}`);
  }
}

function* ofSeat(view: UnmatchedView, seat: Seat, tell: Tell): Lines {
  const { open } = view;
  const armies = armiesOf(open, seat);
  const missing = armies.filter((army) => armyAt(open, army).hero === null).length;
  if (missing > 0) yield tell.deed('noHero', seat, { n: missing });
  for (const army of armies) {
    const { hero } = armyAt(open, army);
    if (hero !== null) yield* ofArmy(view, army, hero, tell);
  }
}

function* ofArmy(view: UnmatchedView, index: ArmyIndex, id: HeroId, tell: Tell): Lines {
  const { open, own } = view;
  const { seat, side, out, size, discard } = armyAt(open, index);
  const hero = heroPart(id);
  const letter = sideLetter(open.mode, side);
  yield letter === null
    ? tell.deed('leads', seat, { hero })
    : tell.deed('leadsInTeam', seat, { hero, letter });
  if (out) yield tell.fact('out', { hero });
  else if (size !== null) yield tell.fact(size === 'big' ? 'sizeBig' : 'sizeSmall', { hero });
  yield* ofFighters(
    open.fighters.filter(({ army }) => army === index),
    tell,
  );
  if (open.phase === 'heroes') return;
  const mine = ownOf(view, index);
  const held = open.final?.hands[index] ?? mine?.hand;
  yield* ofHand(hero, held, view.tally[`hand${index}`] ?? 0, tell);
  if (own?.seen?.army === index) {
    yield tell.fact('handSeen', { hero, cards: cardsPart(own.seen.cards, tell) });
  }
  if (mine !== undefined && mine.peeked.length > 0) {
    yield tell.fact('peeked', { hero, cards: faces(mine.peeked) });
  }
  const n = view.tally[`deck${index}`] ?? 0;
  yield n === 0 ? tell.fact('deckEmpty', { hero }) : tell.fact('deckCount', { hero, n });
  yield discard.length === 0
    ? tell.fact('discardEmpty', { hero })
    : tell.fact('discard', { hero, cards: cardsPart(discard.toReversed(), tell) });
}

function* ofHand(hero: Part, cards: readonly Card[] | undefined, n: number, tell: Tell): Lines {
  if (n === 0) yield tell.fact('handEmpty', { hero });
  else if (cards === undefined) yield tell.fact('handCount', { hero, n });
  else yield tell.fact('hand', { hero, cards: cardsPart(cards, tell) });
}

function* ofFighters(fighters: readonly Fighter[], tell: Tell): Lines {
  for (const fighter of fighters) {
    if (!isOnBoard(fighter)) continue;
    yield tell.fact('stands', {
      fighter: fighterPart(fighter.id),
      space: placeName(fighter.space, tell.reader.lang),
      n: fighter.health,
      of: figureKind(fighter.id).kind.health,
    });
  }
  const away = fighters.filter((fighter) => !isOnBoard(fighter));
  const waiting = away.filter(({ health }) => health > 0).map(({ id }) => id);
  const defeated = away.filter(({ health }) => health === 0).map(({ id }) => id);
  if (waiting.length > 0) yield tell.fact('waiting', { cards: fighterParts(waiting) });
  if (defeated.length > 0) yield tell.fact('defeated', { cards: fighterParts(defeated) });
}

/** A maneuver or a scheme under way. */
function* ofAction({ open: { maneuver, scheme } }: UnmatchedView, tell: Tell): Lines {
  if (maneuver !== null && maneuver.movement !== null) {
    yield tell.fact('maneuver', { n: maneuver.movement });
    if (maneuver.boost !== null)
      yield tell.fact('maneuverBoost', { card: faces([maneuver.boost]) });
    if (maneuver.moved.length > 0) {
      yield tell.fact('moved', { cards: fighterParts([...new Set(maneuver.moved)]) });
    }
  }
  if (scheme !== null) {
    const { fighter, card } = scheme;
    yield tell.fact('scheme', { fighter: fighterPart(fighter), card: faces([card]) });
  }
}

function* ofCombat(view: UnmatchedView, tell: Tell): Lines {
  const { combat } = view.open;
  if (combat === null) return;
  const { attacker, target, attack, defense, boost, result } = combat;
  yield tell.fact('combat', { fighter: fighterPart(attacker), target: fighterPart(target) });
  if (attack === null) {
    yield* ofHidden(view, combat, tell);
    return;
  }
  yield* ofShown('shown_attack', attack, tell);
  if (boost !== null) yield tell.fact('shown_boost', { card: faces([boost]) });
  if (defense === null) yield tell.fact('undefended');
  else yield* ofShown('shown_defense', defense, tell);
  if (result?.winner === 'attacker') {
    yield tell.fact('attackerWon', { fighter: fighterPart(attacker), n: result.damage });
  } else if (result !== null) {
    yield tell.fact('defenderWon', { fighter: fighterPart(target) });
  }
}

/** Cards that lie face down: the player who laid one knows it. */
function* ofHidden(view: UnmatchedView, combat: Combat, tell: Tell): Lines {
  for (const role of ['attack', 'boost', 'defense'] as const) {
    if (!combat.committed[role]) continue;
    const by = role === 'defense' ? combat.target : combat.attacker;
    const laid = ownOf(view, fighterOf(view.open, by).army)?.committed;
    const known = laid?.find((each) => each.role === role);
    yield known === undefined
      ? tell.fact(`down_${role}`)
      : tell.fact(`laid_${role}`, { card: faces([known.card]) });
  }
}

function* ofShown(key: 'shown_attack' | 'shown_defense', shown: CombatCard, tell: Tell): Lines {
  const card = faces([shown.card]);
  yield tell.fact(key, { card, n: combatValue(shown) });
  if (shown.cancelled) yield tell.fact('cancelled', { card });
}

/** The table in a few sentences. */
export const describe: Describe<UnmatchedView> = describerOf({
  linesOf,
  patterns,
  nameOfCard: nameOfThing,
});
