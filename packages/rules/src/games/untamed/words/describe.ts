/** What lies on the table, in sentences. A door of its own: whoever sees the table needs none of it. */
import type { Describe, Lang, PlainKey, Reader, Seat, Values } from '@tablee/engine';
import { capital, sayingsOf } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { keywordsOf } from '../combat/attack-targets.ts';
import { attackOf } from '../combat/attack-value.ts';
import { healthOf } from '../combat/elimination.ts';
import { rulesOf } from '../modes/modes.ts';
import { freeFor, holdingOf, partnersOf, playerAt, sideAt, sideOf } from '../table/players.ts';
import { faceOf, refOf } from '../table/refs.ts';
import type { Animal, Phase, Side, UntamedView } from '../table/state.ts';
import { powerOf, roundUses } from '../view/preview.ts';
import { sightOf } from '../view/sight.ts';
import { describeEn } from './describe-en.ts';
import { describeFr } from './describe-fr.ts';
import type { Key, Words } from './dictionary.ts';
import { WORDS } from './dictionary.ts';

type Sentence = PlainKey<typeof describeEn>;

const sentencesIn = sayingsOf({ fr: describeFr, en: describeEn }, {});
const SENTENCES = { fr: sentencesIn('fr'), en: sentencesIn('en') };

/** One look at the table, and whom it is told. */
interface Telling {
  readonly view: UntamedView;
  readonly reader: Reader;
  /** What the game says anyway. */
  readonly words: Words;
  /** A sentence, or a part of one. */
  say(sentence: Sentence, values?: Values, you?: boolean): string;
  /** A sentence about these seats. */
  of(seats: Seat | readonly Seat[], sentence: Sentence, values?: Values): string;
}

function tellingOf(view: UntamedView, reader: Reader): Telling {
  const { say, list } = SENTENCES[reader.lang];
  return {
    view,
    reader,
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

const nameOf = (face: string, lang: Lang): string => catalogue.of(face).name[lang];

/** Names of cards; several of one kind are named once. */
function namesOf({ words, say, reader }: Telling, faces: readonly string[]): string {
  const names = [...new Set(faces)].map((face) => {
    const card = nameOf(face, reader.lang);
    const n = faces.filter((each) => each === face).length;
    return n === 1 ? card : say('copies', { card, n });
  });
  return words.list(names);
}

const factionsOf = ({ words }: Telling, ids: readonly string[]): string =>
  words.list(ids.map((id) => words.text(catalogue.faction(id).name)));

const PHASES: Readonly<Record<Phase, Key>> = {
  draft: 'phaseDraft',
  stacking: 'phaseStacking',
  mulligan: 'phaseMulligan',
  openingSupport: 'phaseOpening',
  main: 'phaseMain',
  maintenance: 'phaseMaintenance',
  over: 'phaseOver',
};

/** Which mode, which turn, whose. */
function frame(telling: Telling): string[] {
  const { view, words, say, of } = telling;
  const { mode, turn, phase, active, final } = view.open;
  const inMode = say('mode', { mode: words.say(`mode_${mode}`) });
  if (final !== null) {
    const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const isDrawn = winners.length === final.ranks.length;
    return [inMode, isDrawn ? say('drawn') : of(winners, 'won', { n: winners.length })];
  }
  const inPhase = words.say(PHASES[phase]);
  if (turn === 0 || active.length === 0) return [inMode, say('phase', { phase: inPhase })];
  return [inMode, of(active, 'turn', { n: turn, phase: inPhase })];
}

/** Who plays, what they are, what they hold in hand. */
function person(telling: Telling, seat: Seat): string[] {
  const { view, of } = telling;
  const { open } = view;
  const { factions, discount, done, out } = playerAt(open, seat);
  const lines: string[] = [];
  if (open.alpha === seat) lines.push(of(seat, 'alpha'));
  if (factions.length > 0) {
    lines.push(of(seat, 'factions', { factions: factionsOf(telling, factions) }));
  }
  if (out !== null) return [...lines, of(seat, 'out')];
  if (isEmpty(view)) return lines;
  lines.push(hand(telling, seat));
  if (discount > 0) lines.push(of(seat, 'discount', { n: discount }));
  if (done) lines.push(of(seat, 'done'));
  const prey = open.mode === 'hunter' ? rulesOf(open).prey(open, seat) : [];
  const preyOf = prey.flatMap((side) => sideAt(open, side).seats);
  const names = telling.words.list(preyOf.map((each) => telling.reader.nameOf(each)));
  if (preyOf.length > 0) lines.push(of(seat, 'prey', { prey: names }));
  return lines;
}

/** Nothing has been dealt yet. */
const isEmpty = ({ open }: UntamedView): boolean =>
  open.phase === 'draft' || open.phase === 'stacking';

function hand(telling: Telling, seat: Seat): string {
  const { view, of } = telling;
  const seen = view.seat === seat ? view.own : (view.mates?.[seat] ?? null);
  const count = view.tally[`hand${seat}`] ?? 0;
  if (count === 0) return of(seat, 'noHand');
  if (seen === null) return of(seat, 'hand', { count });
  return of(seat, 'handCards', {
    cards: namesOf(
      telling,
      seen.hand.map(({ face }) => face),
    ),
  });
}

/** The Stronghold that stands, those below it as far as they are known, those that have fallen. */
function strongholds(telling: Telling, side: Side): string[] {
  const { view, words, reader, say, of } = telling;
  const { stronghold, damage, health, seats, fallen } = side;
  const lines: string[] = [];
  if (stronghold !== null) {
    const card = nameOf(stronghold, reader.lang);
    const sentence = seats.length > 1 ? 'teamStronghold' : 'stronghold';
    const state = healthWords(words, health - damage, health);
    lines.push(of(seats, sentence, { card, health: state }));
    if (side.shielded) lines.push(say('shielded'));
  }
  const isOwn = view.seat !== null && seats.includes(view.seat);
  const inOrder = (isOwn ? view.own?.pile : side.openOrder) ?? null;
  const below = inOrder ?? side.reserve;
  const sentence =
    below.length === 1 ? 'below' : inOrder === null ? 'belowUnordered' : 'belowOrdered';
  if (below.length > 0) lines.push(say(sentence, { cards: namesOf(telling, below) }));
  if (fallen.length > 0) {
    lines.push(say('fallen', { n: fallen.length, cards: namesOf(telling, fallen) }));
  }
  return lines;
}

const healthWords = ({ say }: Words, left: number, of: number): string =>
  left === of ? say('spokenFullHealth', { n: of }) : say('spokenHealth', { left, of });

function animals(telling: Telling, seat: Seat): string {
  const { view, words, of } = telling;
  const present = playerAt(view.open, seat).animals;
  if (present.length === 0) return of(seat, 'noAnimals');
  return of(seat, 'animals', {
    animals: words.list(present.map((animal) => animalWords(telling, animal))),
  });
}

function animalWords({ view, words, say, reader }: Telling, animal: Animal): string {
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
  const card = nameOf(animal.face, reader.lang);
  return say('animal', { card, facts: words.list(facts, 'facts') });
}

/** Power, Support, Bonus Power, deck: of a player, or of the two who share them. */
function holding(telling: Telling, seat: Seat): string[] {
  const { view, words, say, of } = telling;
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
  const lines = [of(owners, 'holding', { things: words.list(things) })];
  if (support.length > 0 && view.seat !== null && owners.includes(view.seat)) {
    lines.push(
      of(owners, 'support', {
        cards: namesOf(
          telling,
          support.map(({ face }) => face),
        ),
      }),
    );
  }
  return lines;
}

/** What may be done once a turn, and has been. */
function used(telling: Telling, seat: Seat): string[] {
  const { view, words, say, of } = telling;
  if (view.open.phase !== 'main' || !view.open.active.includes(seat)) return [];
  const { power, ability, draw } = roundUses(sightOf(view.open), seat);
  const deeds = (
    [
      [power, 'usedPower'],
      [ability, 'usedAbility'],
      [draw, 'usedDraw'],
    ] as const
  ).flatMap(([uses, sentence]) => (uses.used >= uses.most ? [say(sentence)] : []));
  return deeds.length === 0 ? [] : [of(seat, 'used', { deeds: words.list(deeds) })];
}

/** Who is told of in which order: the reader, their team, then everybody else, from the reader's left. */
function seatsInOrder({ open, seat }: UntamedView): Seat[] {
  const first = seat ?? 0;
  const around = open.players.map((_, i) => (first + i) % open.players.length);
  if (seat === null) return around;
  const isMate = (each: Seat) => playerAt(open, each).side === playerAt(open, seat).side;
  return [...around.filter(isMate), ...around.filter((each) => !isMate(each))];
}

/** All about the players; what several share is told at the first of them. */
function players(telling: Telling): string[] {
  const { view } = telling;
  const { open } = view;
  const seats = seatsInOrder(view);
  return seats.flatMap((seat, i) => {
    const before = seats.slice(0, i).map((each) => playerAt(open, each));
    const { side, holding: held, out } = playerAt(open, seat);
    const isFirst = before.every((each) => each.side !== side);
    const sharesNothing = before.every((each) => each.holding !== held);
    const plays = out === null && !isEmpty(view);
    return [
      ...person(telling, seat),
      ...(isFirst && !isEmpty(view) ? strongholds(telling, sideOf(open, seat)) : []),
      ...(plays ? [animals(telling, seat)] : []),
      ...(plays && sharesNothing ? holding(telling, seat) : []),
      ...(plays ? used(telling, seat) : []),
    ];
  });
}

/** What lies between the players. */
function shared(telling: Telling): string[] {
  const { view, say, of, reader } = telling;
  const { draft, resolving, attack, rally } = view.open;
  const lines: string[] = [];
  if (draft !== null) {
    const next = draft.order[draft.at];
    const free = next === undefined ? [] : freeFor(view.open, draft, next);
    if (free.length > 0) lines.push(say('free', { factions: factionsOf(telling, free) }));
  }
  if (resolving.length > 0) {
    lines.push(
      say('resolving', {
        cards: namesOf(
          telling,
          resolving.map(({ card }) => card.face),
        ),
      }),
    );
  }
  const [attacker, target] =
    attack === null
      ? ['', '']
      : [attack.attacker, attack.target].map((id) => faceOf(view.open, refOf(view.open, id)));
  if (attacker && target) {
    const [card, aim] = [nameOf(attacker, reader.lang), nameOf(target, reader.lang)];
    lines.push(say('attack', { card, target: aim }));
  }
  if (rally !== null) lines.push(of(rally.seat, 'rally'));
  return lines;
}

export const describe: Describe<UntamedView> = (view, reader) => {
  const telling = tellingOf(view, reader);
  return [...frame(telling), ...players(telling), ...shared(telling)].map(capital);
};
