/** What lies on the table, in sentences. A door of its own: whoever sees the table needs none of it. */
import type { Describe, PlainKey, Reader, Seat, Values } from '@tablee/engine';
import { capital, sayingsOf } from '@tablee/engine';
import { cardOf, factionOf, strengthOf } from '../cards/catalogue.ts';
import { findCreature, lifeLeft } from '../creatures/creatures.ts';
import { campAt, playerAt, seatsFrom } from '../table/players.ts';
import type { CampIndex, CannibalView, Creature, Zone } from '../table/state.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import type { Words } from './dictionary.ts';
import { WORDS } from './dictionary.ts';
import { abilityName, rowName } from './names.ts';

type Sentence = PlainKey<typeof describeEn>;

const sentencesIn = sayingsOf({ fr: describeFr, en: describeEn }, {});
const SENTENCES = { fr: sentencesIn('fr'), en: sentencesIn('en') };

/** One look at the table, and whom it is told. */
interface Telling {
  readonly view: CannibalView;
  /** What the game says anyway. */
  readonly words: Words;
  /** A sentence, or a part of one. */
  say(sentence: Sentence, values?: Values, you?: boolean): string;
  /** A sentence about these seats. */
  of(seats: Seat | readonly Seat[], sentence: Sentence, values?: Values): string;
}

function tellingOf(view: CannibalView, reader: Reader): Telling {
  const { say, list } = SENTENCES[reader.lang];
  return {
    view,
    words: WORDS[reader.lang],
    say,
    of(seats, sentence, values) {
      const meant = typeof seats === 'number' ? [seats] : seats;
      const who = list(meant.map((seat) => reader.nameOf(seat)));
      return say(
        sentence,
        { who, ...values },
        meant.some((seat) => reader.isYou(seat)),
      );
    },
  };
}

/** Names of cards; several of one kind are named once. */
function namesOf({ words, say }: Telling, cards: readonly { readonly face: string }[]): string {
  const faces = cards.map(({ face }) => face);
  const names = [...new Set(faces)].map((face) => {
    const card = words.text(cardOf(face).name);
    const n = faces.filter((each) => each === face).length;
    return n === 1 ? card : say('copies', { card, n });
  });
  return words.list(names);
}

/** Which mode, which game, which turn, whose. */
function frame({ view, words, say, of }: Telling): string[] {
  const { mode, tournament, phase, turn, active, final, camps } = view.open;
  const lines = [say('mode', { mode: words.say(`mode_${mode}`) })];
  if (tournament !== null) lines.push(say('game', { n: tournament.game }));
  if (final !== null) {
    const reason = words.say(`reason_${final.reason}`);
    const winners = final.winner === null ? [] : (camps[final.winner]?.seats ?? []);
    const isWon = winners.length > 0;
    return [
      ...lines,
      isWon ? of(winners, 'won', { reason, n: winners.length }) : say('drawn', { reason }),
    ];
  }
  const isPlayed = phase === 'turns' && turn > 0;
  return [
    ...lines,
    isPlayed
      ? of(active, 'turn', { n: turn })
      : say('phase', { phase: words.say(`phase_${phase}`) }),
  ];
}

/** What a player holds, and has done in this turn. */
function person(telling: Telling, seat: Seat): string[] {
  const { view, words, say, of } = telling;
  const { open, tally, own } = view;
  const { faction, meat, discard, exhausted } = playerAt(open, seat);
  const lines =
    faction === null ? [] : [of(seat, 'faction', { faction: words.text(factionOf(faction).name) })];
  if (open.phase === 'decks') return lines;
  const isOwn = view.seat === seat && own !== null;
  const count = tally[`hand${seat}`] ?? 0;
  const things = [
    say('heldMeat', { count: meat }),
    say('heldMain', { count: tally[`main${seat}`] ?? 0 }),
    say('heldReinforcement', { count: tally[`reinforcement${seat}`] ?? 0 }),
    ...(discard.length > 0 ? [say('heldDiscard', { count: discard.length })] : []),
  ];
  lines.push(
    count === 0
      ? of(seat, 'noHand')
      : isOwn
        ? of(seat, 'handCards', { cards: namesOf(telling, own.hand) })
        : of(seat, 'hand', { count }),
    of(seat, 'holding', { things: words.list(things) }),
  );
  if (isOwn && own.reinforcement.length > 0) {
    lines.push(say('reinforcement', { cards: namesOf(telling, own.reinforcement) }));
  }
  if (exhausted) lines.push(of(seat, 'exhausted'));
  const isActive = open.phase === 'turns' && open.active === seat;
  if (isActive && open.pillaged) lines.push(of(seat, 'pillaged'));
  if (isActive && open.gave) lines.push(of(seat, 'gave'));
  return lines;
}

/** What a camp has in common: its games, its Habitat, its creatures. */
function camp(telling: Telling, index: CampIndex, seats: readonly Seat[]): string[] {
  const { view, words, of } = telling;
  const { open } = view;
  const { habitat, tokens } = campAt(open, index);
  const lines: string[] = [];
  if (open.tournament !== null) {
    lines.push(of(seats, 'wins', { n: open.tournament.wins[index] ?? 0 }));
  }
  if (habitat !== null) {
    const name = words.text(factionOf(habitat).habitat);
    lines.push(of(seats, 'habitat', { name, n: tokens }));
  }
  const present = open.creatures.filter((creature) => creature.camp === index);
  const zones: readonly Zone[] = ['hunt', 'covert'];
  for (const zone of zones) {
    const there = present.filter((creature) => creature.zone === zone);
    const creatures = words.list(there.map((creature) => creatureWords(telling, creature)));
    if (there.length > 0) lines.push(of(seats, zone, { creatures }));
  }
  if (present.length === 0 && open.phase === 'turns') lines.push(of(seats, 'noCreatures'));
  return lines;
}

function creatureWords({ view, words, say, of }: Telling, creature: Creature): string {
  const { face, stunned, spent, damage, owner } = creature;
  const { name, abilities } = cardOf(face);
  const strength = strengthOf(face);
  const isShared = campAt(view.open, creature.camp).seats.length > 1;
  const named = (isUsed: boolean): string[] =>
    abilities.flatMap((_, slot) =>
      (spent[slot] === true) === isUsed ? [words.text(abilityName(face, slot))] : [],
    );
  const [left, used] = [named(false), named(true)];
  const facts = [
    ...(isShared ? [of(owner, 'owned')] : []),
    words.say('spokenStrength', { n: strength }),
    ...(damage > 0 ? [words.say('spokenLife', { left: lifeLeft(creature), of: strength })] : []),
    ...(stunned ? [words.say('stunned')] : []),
    ...(left.length > 0 ? [say('abilities', { n: left.length, abilities: words.list(left) })] : []),
    ...(used.length > 0 ? [say('used', { n: used.length, abilities: words.list(used) })] : []),
  ];
  return say('creature', { card: words.text(name), facts: words.list(facts, 'facts') });
}

/** The reader's camp first, the reader first in it; in the other camp from the reader's left. */
function players(telling: Telling): string[] {
  const { open, seat } = telling.view;
  const first = seat ?? 0;
  const own = playerAt(open, first).camp;
  const left = (first + 1) % open.players.length;
  return [own, 1 - own].flatMap((index) => {
    const seats = seatsFrom(open, index, index === own ? first : left);
    return [...seats.flatMap((each) => person(telling, each)), ...camp(telling, index, seats)];
  });
}

/** What is being fought. */
function shared({ view, words, say }: Telling): string[] {
  const { open } = view;
  const nameOf = (id: string): string => {
    const found = findCreature(open, id);
    return found === undefined ? words.say('someCreature') : words.text(cardOf(found.face).name);
  };
  const lines: string[] = [];
  const { assault, combat } = open;
  if (assault !== null) {
    const values = {
      ability: words.text(rowName(assault.row, null)),
      target: nameOf(assault.target),
    };
    lines.push(
      assault.attacker === null
        ? say('assaultByAction', values)
        : say('assault', { ...values, attacker: nameOf(assault.attacker) }),
    );
  }
  if (combat !== null) {
    const { attacker, defender } = combat;
    lines.push(say('combat', { attacker: nameOf(attacker), target: nameOf(defender) }));
  }
  return lines;
}

export const describe: Describe<CannibalView> = (view, reader) => {
  const telling = tellingOf(view, reader);
  return [...frame(telling), ...players(telling), ...shared(telling)].map(capital);
};
