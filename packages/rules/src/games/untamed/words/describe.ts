/** The door of who describes the table; it loads by itself. */
import type { Describe, Lang, Line, Narrator, Seat } from '@tablee/engine';
import { clockwiseFrom, describerOf, wordsOf } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { keywordsOf } from '../combat/attack-targets.ts';
import { attackOf } from '../combat/attack-value.ts';
import { healthOf } from '../combat/elimination.ts';
import { rulesOf } from '../modes/modes.ts';
import { freeFor, holdingOf, partnersOf, playerAt, sideAt, sideOf } from '../state/players.ts';
import { attackedFace, faceOf, hasTargetFallen, refOf } from '../state/refs.ts';
import type { Animal, Side, UntamedView } from '../state/state.ts';
import { powerOf, roundUses } from '../view/preview.ts';
import { sightOf } from '../view/sight.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import type { Words } from './dictionary.ts';
import { WORDS } from './dictionary.ts';
import { PHASES } from './phases.ts';

type Key = keyof typeof describeEn;
type Lines = Iterable<Line<Key>>;

const { WORDS: PARTS, dictionary: patterns } = wordsOf({ fr: describeFr, en: describeEn }, {});

/** One look at the table, and its reader. */
interface Telling {
  readonly view: UntamedView;
  readonly tell: Narrator<Key>;
  /** Says a part of a sentence. */
  readonly say: (typeof PARTS)['en']['say'];
  /** The game's usual words. */
  readonly words: Words;
}

const nameOf = (face: string, lang: Lang): string => catalogue.of(face).name[lang];

/** Names of cards; several of one kind are named once. */
function namesOf({ words, say }: Telling, faces: readonly string[]): string {
  const names = [...new Set(faces)].map((face) => {
    const card = nameOf(face, words.lang);
    const n = faces.filter((each) => each === face).length;
    return n === 1 ? card : say('copies', { card, n });
  });
  return words.list(names);
}

const facesOf = (cards: readonly { readonly face: string }[]) => cards.map(({ face }) => face);

const factionsOf = ({ words }: Telling, ids: readonly string[]): string =>
  words.list(ids.map((id) => words.text(catalogue.faction(id).name)));

/** Which mode, which turn, whose. */
function* frame({ view, tell, words }: Telling): Lines {
  const { mode, turn, phase, active, final } = view.open;
  yield tell.fact('mode', { mode: words.say(`mode_${mode}`) });
  const inPhase = words.say(PHASES[phase]);
  if (final !== null) {
    const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const isDrawn = winners.length === final.ranks.length;
    yield isDrawn ? tell.fact('drawn') : tell.deed('won', winners, { n: winners.length });
  } else if (turn === 0 || active.length === 0) {
    yield tell.fact('phase', { phase: inPhase });
  } else {
    yield tell.deed('turn', active, { n: turn, phase: inPhase });
  }
}

/** Nothing has been dealt yet. */
const isEmpty = ({ open }: UntamedView): boolean =>
  open.phase === 'draft' || open.phase === 'stacking';

/** A player, their faction, their hand. */
function* person(telling: Telling, seat: Seat): Lines {
  const { view, tell } = telling;
  const { open } = view;
  const { factions, discount, done, out } = playerAt(open, seat);
  if (open.alpha === seat) yield tell.deed('alpha', seat);
  if (factions.length > 0) {
    yield tell.deed('factions', seat, { factions: factionsOf(telling, factions) });
  }
  if (out !== null) {
    yield tell.deed('out', seat);
    return;
  }
  if (isEmpty(view)) return;
  yield hand(telling, seat);
  if (discount > 0) yield tell.deed('discount', seat, { n: discount });
  if (done) yield tell.deed('done', seat);
  if (open.mode === 'hunter') {
    const prey = rulesOf(open).prey(open, seat);
    const seats = prey.flatMap((side) => sideAt(open, side).seats);
    yield tell.deed('prey', seat, { prey: tell.names(seats) });
  }
}

function hand(telling: Telling, seat: Seat): Line<Key> {
  const { view, tell } = telling;
  const seen = view.seat === seat ? view.own : view.mates?.[seat];
  const count = view.tally[`hand${seat}`] ?? 0;
  if (count === 0) return tell.deed('noHand', seat);
  return seen
    ? tell.deed('handCards', seat, { cards: namesOf(telling, facesOf(seen.hand)) })
    : tell.deed('hand', seat, { count });
}

/** The Stronghold that stands, those below it as far as they are known, those that have fallen. */
function* strongholds(telling: Telling, side: Side): Lines {
  const { view, tell, words } = telling;
  const { stronghold, damage, health, seats, fallen, reserve, openOrder, shielded } = side;
  if (stronghold !== null) {
    yield tell.deed(seats.length > 1 ? 'teamStronghold' : 'stronghold', seats, {
      card: nameOf(stronghold, words.lang),
      health: healthWords(words, health - damage, health),
    });
    if (shielded) yield tell.fact('shielded');
  }
  const isOwn = view.seat !== null && seats.includes(view.seat);
  const inOrder = (isOwn ? view.own?.pile : openOrder) ?? null;
  const below = inOrder ?? reserve;
  const order = inOrder === null ? 'belowUnordered' : 'belowOrdered';
  if (below.length > 0) {
    yield tell.fact(below.length === 1 ? 'below' : order, { cards: namesOf(telling, below) });
  }
  if (fallen.length > 0) {
    yield tell.fact('fallen', { n: fallen.length, cards: namesOf(telling, fallen) });
  }
}

const healthWords = ({ say }: Words, left: number, of: number): string =>
  left === of ? say('spokenFullHealth', { n: of }) : say('spokenHealth', { left, of });

function animals(telling: Telling, seat: Seat): Line<Key> {
  const { view, tell, words } = telling;
  const present = playerAt(view.open, seat).animals;
  if (present.length === 0) return tell.deed('noAnimals', seat);
  return tell.deed('animals', seat, {
    animals: words.list(present.map((animal) => animalWords(telling, animal))),
  });
}

function animalWords({ view, words, say }: Telling, animal: Animal): string {
  const sight = sightOf(view.open);
  const health = healthOf(sight, animal);
  const facts = [
    words.say('spokenAttack', { n: attackOf(sight, animal).value }),
    healthWords(words, health - animal.damage, health),
    ...keywordsOf(sight, animal).map((keyword) => words.say(keyword)),
    ...(animal.ready ? [] : [words.say('exhausted')]),
    ...(animal.restrained ? [words.say('restrained')] : []),
    ...(animal.noStronghold ? [words.say('noStronghold')] : []),
  ];
  return say('animal', {
    card: nameOf(animal.face, words.lang),
    facts: words.list(facts, 'facts'),
  });
}

/** Power, Support, Bonus Power, deck: of a player, or of the two who share them. */
function* holding(telling: Telling, seat: Seat): Lines {
  const { view, tell, words, say } = telling;
  const { open, tally } = view;
  const { support, bonusPower } = holdingOf(open, seat);
  const owners = partnersOf(open, seat);
  const { ready, total } = powerOf(open, seat);
  const deck = tally[`deck${playerAt(open, seat).holding}`] ?? 0;
  const things = [
    ...(total > 0 ? [say('heldPower', { ready, all: total })] : []),
    ...(support.length > 0 ? [say('heldSupport', { count: support.length })] : []),
    ...(bonusPower.length > 0 ? [say('heldBonus', { count: bonusPower.length })] : []),
    say('heldDeck', { count: deck }),
  ];
  yield tell.deed('holding', owners, { things: words.list(things) });
  if (support.length > 0 && view.seat !== null && owners.includes(view.seat)) {
    yield tell.deed('support', owners, { cards: namesOf(telling, facesOf(support)) });
  }
}

/** Actions possible once a turn that have been taken. */
function* used({ view, tell, words, say }: Telling, seat: Seat): Lines {
  if (view.open.phase !== 'main' || !view.open.active.includes(seat)) return;
  const { power, ability, draw } = roundUses(sightOf(view.open), seat);
  const uses = [
    [power, 'usedPower'],
    [ability, 'usedAbility'],
    [draw, 'usedDraw'],
  ] as const;
  const deeds = uses.flatMap(([{ used, most }, deed]) => (used >= most ? [say(deed)] : []));
  if (deeds.length > 0) yield tell.deed('used', seat, { deeds: words.list(deeds) });
}

/** The order of the players in the description: the reader, their team, then everybody else, from the reader's left. */
function seatsInOrder({ open, seat }: UntamedView): Seat[] {
  const around = clockwiseFrom(seat ?? 0, open.players.length);
  if (seat === null) return around;
  const isMate = (each: Seat) => playerAt(open, each).side === playerAt(open, seat).side;
  return [...around.filter(isMate), ...around.filter((each) => !isMate(each))];
}

/** All about the players; shared things stand at the first of them. */
function* players(telling: Telling): Lines {
  const { view } = telling;
  const { open } = view;
  const seats = seatsInOrder(view);
  for (const [i, seat] of seats.entries()) {
    const before = seats.slice(0, i).map((each) => playerAt(open, each));
    const { side, holding: held, out } = playerAt(open, seat);
    yield* person(telling, seat);
    if (isEmpty(view)) continue;
    if (before.every((each) => each.side !== side)) {
      yield* strongholds(telling, sideOf(open, seat));
    }
    if (out !== null) continue;
    yield animals(telling, seat);
    if (before.every((each) => each.holding !== held)) yield* holding(telling, seat);
    yield* used(telling, seat);
  }
}

/** The cards between the players. */
function* shared(telling: Telling): Lines {
  const { view, tell, words } = telling;
  const { open } = view;
  const { draft, resolving, attack, rally } = open;
  const next = draft?.order[draft.at];
  if (draft !== null && next !== undefined) {
    yield tell.fact('free', { factions: factionsOf(telling, freeFor(open, draft, next)) });
  }
  if (resolving.length > 0) {
    const cards = facesOf(resolving.map(({ card }) => card));
    yield tell.fact('resolving', { cards: namesOf(telling, cards) });
  }
  const attacker = attack === null ? '' : faceOf(open, refOf(open, attack.attacker));
  const target = attackedFace(open);
  if (attacker !== '' && target !== '') {
    const [card, aim] = [nameOf(attacker, words.lang), nameOf(target, words.lang)];
    yield tell.fact(hasTargetFallen(open) ? 'attackFallen' : 'attack', { card, target: aim });
  }
  if (rally !== null) yield tell.deed('rally', rally.seat);
}

function* linesOf(view: UntamedView, tell: Narrator<Key>): Lines {
  const { lang } = tell.reader;
  const telling = { view, tell, say: PARTS[lang].say, words: WORDS[lang] };
  yield* frame(telling);
  yield* players(telling);
  yield* shared(telling);
}

/** The table in sentences. */
export const describe: Describe<UntamedView> = describerOf({
  linesOf,
  patterns,
  nameOfCard: nameOf,
});
