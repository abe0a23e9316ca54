import type { Line, Part, Reader } from '@tablee/engine';
import { fill, listOf } from '@tablee/engine';
import { creatureName } from '../cards/creatures.ts';
import type { RoyaumesEvent } from '../state/events.ts';
import { HOUSES } from '../state/houses.ts';
import type { KingdomId, Owner } from '../state/state.ts';
import { dictionary, type LogKey, ROMAN } from './dictionary.ts';
import { everyone, isYou, kingdomName, whoIs } from './names.ts';

interface Teller {
  readonly words: Reader;
  kingdom(id: KingdomId): string;
  all(owners: readonly Owner[]): Part;
  /** The actors are the subject of the sentence: the verb agrees with the reader among them. */
  line(
    key: LogKey,
    parts?: Line<LogKey>['parts'],
    ...actors: readonly [] | readonly [Owner | readonly Owner[]]
  ): Line<LogKey>;
}

function tellerFor(words: Reader): Teller {
  const all = (owners: readonly Owner[]): Part => ({ name: everyone(owners, words) });
  return {
    words,
    all,
    kingdom: (id) => kingdomName(id)[words.lang],
    line: (key, parts = {}, ...actors) => ({
      key,
      parts: actors.length === 0 ? parts : { who: all(actors.flat()), ...parts },
      you: actors.flat().some((owner) => isYou(owner, words)),
    }),
  };
}

type Told<T extends RoyaumesEvent['type']> = Extract<RoyaumesEvent, { type: T }>;

function claimedLine(told: Told<'claimed'>, { line, kingdom }: Teller): Line<LogKey> {
  const plain = told.decreeIgnored ? 'claimedIgnored' : 'claimed';
  const key = told.spot === 'capital' ? 'claimedCapital' : plain;
  const parts = { card: { card: told.card.face }, kingdom: kingdom(told.kingdom) };
  return line(key, parts, told.seat);
}

function scoringLine(told: Told<'kingdomScoring'>, by: Teller): Line<LogKey> {
  const counts = told.counts
    .map((count, i): [Owner, number] => [told.owners?.[i] ?? i, count])
    .filter(([, count]) => count > 0)
    .map(([owner, count]) => `${whoIs(owner, by.words)}\u202f×${count}`);
  const parts = { kingdom: by.kingdom(told.kingdom), tile: told.tile };
  if (counts.length === 0) return by.line('kingdomEmpty', parts);
  return by.line('kingdomScoring', { ...parts, counts: listOf(counts, by.words.lang) });
}

function battleRoundLine({ leaders, over }: Told<'battleRound'>, { line }: Teller): Line<LogKey> {
  const [only] = leaders;
  if (leaders.length === 1 && only !== undefined) return line('battleRoundWon', {}, only);
  return line(over ? 'battleRoundEven' : 'battleRoundTied', {}, leaders);
}

function battleEndedLine(told: Told<'battleEnded'>, by: Teller): Line<LogKey> {
  const [winner] = told.winners;
  const parts = { kingdom: by.kingdom(told.kingdom) };
  if (told.winners.length !== 1 || winner === undefined) {
    return by.line('battleShared', parts, told.winners);
  }
  if (told.reinforced.length === 0) return by.line('battleEnded', parts, winner);
  return by.line('battleEndedReinforced', { ...parts, losers: by.all(told.reinforced) }, winner);
}

function tieBreakLine(told: Told<'tieBreak'>, { line, kingdom, words }: Teller): Line<LogKey> {
  const { lang } = words;
  const { log } = dictionary(lang);
  const capitals = told.seats.map((seat, i) => {
    const at = told.capitals[i] ?? null;
    const who = whoIs(seat, words);
    return at === null
      ? fill(log.tieNone, lang, { who })
      : fill(log.tieCapital, lang, { who, kingdom: kingdom(at) });
  });
  return line('tieBreak', { capitals: listOf(capitals, lang) });
}

function drewLine({ cards, count, seat }: Told<'drew'>, { line }: Teller): Line<LogKey> {
  if (cards === undefined) return line('drew', { count }, seat);
  return line('drewCards', { cards: { cards: cards.map(({ face }) => face) } }, seat);
}

const SCORED = {
  tile: 'scoredTile',
  second: 'scoredSecond',
  third: 'scoredThird',
  firstToPass: 'scoredFirstToPass',
  reinforcement: 'scoredReinforcement',
} as const;

/** A rally's own line tells its points. */
function pointsLine(told: Told<'pointsScored'>, { line, kingdom }: Teller): Line<LogKey> | null {
  if (told.why === 'rally') return null;
  const where = told.kingdom === undefined ? '' : kingdom(told.kingdom);
  return line(SCORED[told.why], { points: told.points, kingdom: where }, told.owner);
}

function gameEndedLine({ ranks, scores }: Told<'gameEnded'>, { line, all }: Teller): Line<LogKey> {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return line('gameLost');
  return line('gameEnded', { winners: all(winners), score: scores[first] ?? 0 });
}

/** The line of an event: the pattern and its parts. */
export function lineOf(told: RoyaumesEvent, words: Reader): Line<LogKey> | null {
  const { lang } = words;
  const by = tellerFor(words);
  const { line, kingdom, all } = by;
  const { log } = dictionary(lang);
  switch (told.type) {
    case 'gameStarted':
      return told.seats === 1
        ? line('gameStartedSolo', {}, 0)
        : line('gameStarted', { count: told.seats });
    case 'ageStarted':
      return line('ageStarted', { age: ROMAN[told.age] }, told.firstPlayer);
    case 'houseChosen': {
      const house = HOUSES.find(({ id }) => id === told.house);
      return line('houseChosen', { house: house?.name[lang] ?? '' }, told.seat);
    }
    case 'turnStarted':
      return line('turnStarted', {}, told.owner);
    case 'claimed':
      return claimedLine(told, by);
    case 'drew':
      return drewLine(told, by);
    case 'pileRebuilt':
      return line('pileRebuilt', { count: told.count });
    case 'rallied':
      return line('rallied', {}, told.seat);
    case 'discarded':
      return line('discarded', { cards: { cards: told.cards.map(({ face }) => face) } }, told.seat);
    case 'passed': {
      const keys = {
        choice: 'passedChoice',
        capital: 'passedCapital',
        noCube: 'passedNoCube',
      } as const;
      return line(keys[told.reason], {}, told.owner);
    }
    case 'firstToPassTaken':
      return told.value === undefined
        ? line('firstToPassTaken', {}, told.seat)
        : line('firstToPassValue', { value: told.value }, told.seat);
    case 'rallyClosed':
      return line('rallyClosed', {}, told.owner);
    case 'rallySafetyReached':
    case 'cubesRecovered':
      return line(told.type);
    case 'ageEnded':
      return line('ageEnded', { age: ROMAN[told.age] });
    case 'kingdomScoring':
      return scoringLine(told, by);
    case 'battleStarted':
      return line('battleStarted', { kingdom: kingdom(told.kingdom), who: all(told.fighters) });
    case 'battleRevealed': {
      const cards = told.cards.map(({ owner, card }) =>
        fill(
          log.revealedOne,
          lang,
          { who: whoIs(owner, words), card: creatureName(card.face)[lang] },
          isYou(owner, words),
        ),
      );
      return line('battleRevealed', { cards: listOf(cards, lang) });
    }
    case 'reinforcementPlayed':
      return line(
        'reinforcementPlayed',
        { amount: told.amount, effective: told.effective },
        told.seat,
      );
    case 'reinforcementDeclined':
      return line('reinforcementDeclined', {}, told.seat);
    case 'battleRound':
      return battleRoundLine(told, by);
    case 'battleEnded':
      return battleEndedLine(told, by);
    case 'soloBattleRevealed':
      return line(
        'soloRevealed',
        {
          card: { card: told.human.face },
          cards: { cards: told.rival.map(({ face }) => face) },
          result: log[told.result],
        },
        0,
      );
    case 'treatyApplied':
      return told.owner === null
        ? line('treatyShared', { kingdom: kingdom(told.kingdom) })
        : line('treatyOwner', { kingdom: kingdom(told.kingdom) }, told.owner);
    case 'pointsScored':
      return pointsLine(told, by);
    case 'tileRemoved':
      return line('tileRemoved', { tile: told.tile, kingdom: kingdom(told.kingdom) });
    case 'capitalToCouncil':
      return line('capitalToCouncil', { kingdom: kingdom(told.kingdom) }, told.owner);
    case 'firstPlayerChosen': {
      const keys = {
        fewest: 'firstFewest',
        capital: 'firstCapital',
        earliestPass: 'firstEarliest',
        random: 'firstRandom',
        agreed: 'firstAgreed',
      } as const;
      return line(keys[told.reason], {}, told.seat);
    }
    case 'firstToPassRevealed': {
      const { values, seat } = told;
      return line(
        'firstToPassRevealed',
        { values: listOf(values.map(String), lang), count: values.length },
        seat,
      );
    }
    case 'tieBreak':
      return tieBreakLine(told, by);
    case 'gameEnded':
      return gameEndedLine(told, by);
    case 'left':
      return line('left', {}, told.seat);
    case 'rivalDrew': {
      const parts = { card: { card: told.card.face }, kingdom: kingdom(told.played) };
      return line(told.spot === 'capital' ? 'rivalDrewCapital' : 'rivalDrew', parts);
    }
    case 'rivalCardDiscarded':
    case 'bonusReplaced':
      return line(told.type, { card: { card: told.card.face } });
    case 'bonusPlayed':
      return line('bonusPlayed', {
        card: { card: told.card.face },
        kingdom: kingdom(told.kingdom),
      });
    case 'rivalOut':
      return line(told.reason === 'capital' ? 'rivalOutCapital' : 'rivalOutNoCube');
  }
}
