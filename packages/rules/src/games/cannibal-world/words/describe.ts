/** The door of who describes the table; it loads by itself. */
import type { Describe, Lang, Line, Narrator, Seat } from '@tablee/engine';
import { describerOf, wordsOf } from '@tablee/engine';
import { cardOf, factionOf, strengthOf } from '../cards/catalogue.ts';
import { abilitiesOf, findCreature, lifeLeft } from '../creatures/creatures.ts';
import { copiesOf } from '../decks/validate.ts';
import { campAt, otherCamp, playerAt, seatsFrom } from '../state/players.ts';
import type { CampIndex, CannibalView, Creature, Zone } from '../state/state.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import type { Words } from './dictionary.ts';
import { WORDS } from './dictionary.ts';
import { abilityName, creatureName, rowName } from './names.ts';

type Key = keyof typeof describeEn;
type Lines = Iterable<Line<Key>>;

const { WORDS: PARTS, dictionary: patterns } = wordsOf({ fr: describeFr, en: describeEn }, {});

/** One look at the table, and its reader. */
interface Telling {
  readonly view: CannibalView;
  readonly tell: Narrator<Key>;
  /** Says a part of a sentence. */
  readonly say: (typeof PARTS)['en']['say'];
  /** The game's usual words. */
  readonly words: Words;
}

const nameOf = (face: string, lang: Lang): string => cardOf(face).name[lang];

/** Names of cards; several of one kind are named once. */
function namesOf({ words, say }: Telling, cards: readonly { readonly face: string }[]): string {
  const copies = copiesOf(cards.map(({ face }) => face));
  const names = [...copies].map(([face, n]) => {
    const card = nameOf(face, words.lang);
    return n === 1 ? card : say('copies', { card, n });
  });
  return words.list(names);
}

/** Which mode, which game, which turn, whose. */
function* frame({ view, tell, words }: Telling): Lines {
  const { mode, tournament, phase, turn, active, final, camps } = view.open;
  yield tell.fact('mode', { mode: words.say(`mode_${mode}`) });
  if (tournament !== null) yield tell.fact('game', { n: tournament.game });
  if (final !== null) {
    const reason = words.say(`reason_${final.reason}`);
    const winners = final.winner === null ? [] : (camps[final.winner]?.seats ?? []);
    yield winners.length === 0
      ? tell.fact('drawn', { reason })
      : tell.deed('won', winners, { reason, n: winners.length });
  } else if (phase === 'turns' && turn > 0) {
    yield tell.deed('turn', active, { n: turn });
  } else {
    yield tell.fact('phase', { phase: words.say(`phase_${phase}`) });
  }
}

/** A player's cards, and their deeds in this turn. */
function* person(telling: Telling, seat: Seat): Lines {
  const { view, tell, words } = telling;
  const { open } = view;
  const { faction, exhausted } = playerAt(open, seat);
  yield faction === null
    ? tell.deed('noFaction', seat)
    : tell.deed('faction', seat, { faction: words.text(factionOf(faction).name) });
  if (open.phase === 'decks') return;
  yield* cards(telling, seat);
  if (exhausted) yield tell.deed('exhausted', seat);
  if (open.phase !== 'turns' || open.active !== seat) return;
  if (open.pillaged) yield tell.deed('pillaged', seat);
  if (open.gave) yield tell.deed('gave', seat);
}

/** Hand, meat, decks, discard pile. */
function* cards(telling: Telling, seat: Seat): Lines {
  const { view, tell, words, say } = telling;
  const { open, tally } = view;
  const { meat, discard } = playerAt(open, seat);
  const own = view.seat === seat ? view.own : null;
  const count = tally[`hand${seat}`] ?? 0;
  if (count === 0) yield tell.deed('noHand', seat);
  else if (own === null) yield tell.deed('hand', seat, { count });
  else yield tell.deed('handCards', seat, { cards: namesOf(telling, own.hand) });
  const things = [
    say('heldMeat', { count: meat }),
    say('heldMain', { count: tally[`main${seat}`] ?? 0 }),
    say('heldReinforcement', { count: tally[`reinforcement${seat}`] ?? 0 }),
    ...(discard.length > 0 ? [say('heldDiscard', { count: discard.length })] : []),
  ];
  yield tell.deed('holding', seat, { things: words.list(things) });
  if (own !== null && own.reinforcement.length > 0) {
    yield tell.fact('reinforcement', { cards: namesOf(telling, own.reinforcement) });
  }
}

const ZONES: readonly Zone[] = ['hunt', 'covert'];

/** The shared things of a camp: its games, its Habitat, its creatures. */
function* camp(telling: Telling, index: CampIndex, seats: readonly Seat[]): Lines {
  const { view, tell, words } = telling;
  const { open } = view;
  const { habitat, tokens } = campAt(open, index);
  if (open.tournament !== null) {
    yield tell.deed('wins', seats, { n: open.tournament.wins[index] ?? 0 });
  }
  if (habitat !== null) {
    const name = words.text(factionOf(habitat).habitat);
    yield tell.deed('habitat', seats, { name, n: tokens });
  }
  const present = open.creatures.filter((creature) => creature.camp === index);
  for (const zone of ZONES) {
    const there = present.filter((creature) => creature.zone === zone);
    const creatures = words.list(there.map((creature) => creatureWords(telling, creature)));
    if (there.length > 0) yield tell.deed(zone, seats, { creatures });
  }
  if (present.length === 0 && open.phase === 'turns') yield tell.deed('noCreatures', seats);
}

function creatureWords({ view, tell, words, say }: Telling, creature: Creature): string {
  const { face, stunned, spent, damage, owner } = creature;
  const strength = strengthOf(face);
  const isShared = campAt(view.open, creature.camp).seats.length > 1;
  const named = (isUsed: boolean): string[] =>
    abilitiesOf(creature).flatMap((_, slot) =>
      (spent[slot] === true) === isUsed ? [words.text(abilityName(face, slot))] : [],
    );
  const [left, used] = [named(false), named(true)];
  const { reader } = tell;
  const facts = [
    ...(isShared ? [say('owned', { who: reader.nameOf(owner) }, reader.isYou(owner))] : []),
    words.say('spokenStrength', { n: strength }),
    ...(damage > 0 ? [words.say('spokenLife', { left: lifeLeft(creature), of: strength })] : []),
    ...(stunned ? [words.say('stunned')] : []),
    ...(left.length > 0 ? [say('abilities', { n: left.length, abilities: words.list(left) })] : []),
    ...(used.length > 0 ? [say('used', { n: used.length, abilities: words.list(used) })] : []),
  ];
  return say('creature', {
    card: nameOf(face, words.lang),
    facts: words.list(facts, 'facts'),
  });
}

/** The reader's camp first, the reader first in it; in the other camp from the reader's left. */
function* players(telling: Telling): Lines {
  const { open, seat } = telling.view;
  const first = seat ?? 0;
  const own = playerAt(open, first).camp;
  const left = (first + 1) % open.players.length;
  for (const index of [own, otherCamp(own)]) {
    const seats = seatsFrom(open, index, index === own ? first : left);
    for (const each of seats) yield* person(telling, each);
    yield* camp(telling, index, seats);
  }
}

/** The current combat. */
function* shared({ view, tell, words }: Telling): Lines {
  const { open } = view;
  const { assault, combat } = open;
  const named = (id: string): string => {
    const found = findCreature(open, id);
    return found === undefined ? words.say('someCreature') : creatureName(open, found, words);
  };
  if (assault !== null) {
    const ability = words.text(rowName(assault.row, null));
    const parts = { ability, target: named(assault.target) };
    yield assault.attacker === null
      ? tell.fact('assaultByAction', parts)
      : tell.fact('assault', { ...parts, attacker: named(assault.attacker) });
  }
  if (combat !== null) {
    const { attacker, defender } = combat;
    yield tell.fact('combat', { attacker: named(attacker), target: named(defender) });
  }
}

function* linesOf(view: CannibalView, tell: Narrator<Key>): Lines {
  const { lang } = tell.reader;
  const telling = { view, tell, say: PARTS[lang].say, words: WORDS[lang] };
  yield* frame(telling);
  yield* players(telling);
  yield* shared(telling);
}

/** The table in sentences. */
export const describe: Describe<CannibalView> = describerOf({
  linesOf,
  patterns,
  nameOfCard: nameOf,
});
