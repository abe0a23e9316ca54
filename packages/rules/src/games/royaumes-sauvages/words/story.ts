import type { Line, Part, Reader } from '@tablee/engine';
import { fill, listOf } from '@tablee/engine';
import { creatureName } from '../cards/creatures.ts';
import type { RoyaumesEvent } from '../table/events.ts';
import { HOUSES } from '../table/houses.ts';
import type { KingdomId, Owner } from '../table/state.ts';
import { dictionary, type LogKey, ROMAN } from './dictionary.ts';
import { everyone, isYou, kingdomName, whoIs } from './names.ts';

/** What an event says: the pattern and its parts. */
export function lineOf(told: RoyaumesEvent, words: Reader): Line<LogKey> | null {
  const { lang } = words;
  const kingdom = (id: KingdomId): string => kingdomName(id)[lang];
  const all = (owners: readonly Owner[]): Part => ({ name: everyone(owners, words) });
  /** The actors are the subject of the sentence: the verb agrees with the reader among them. */
  const line = (
    key: LogKey,
    parts: Line<LogKey>['parts'] = {},
    ...actors: readonly [] | readonly [Owner | readonly Owner[]]
  ): Line<LogKey> => ({
    key,
    parts: actors.length === 0 ? parts : { who: all(actors.flat()), ...parts },
    you: actors.flat().some((owner) => isYou(owner, words)),
  });
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
    case 'claimed': {
      const key =
        told.spot === 'capital'
          ? 'claimedCapital'
          : told.decreeIgnored
            ? 'claimedIgnored'
            : 'claimed';
      const parts = { card: { card: told.card.face }, kingdom: kingdom(told.kingdom) };
      return line(key, parts, told.seat);
    }
    case 'drew':
      return told.cards === undefined
        ? line('drew', { count: told.count }, told.seat)
        : line('drewCards', { cards: { cards: told.cards.map(({ face }) => face) } }, told.seat);
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
    case 'kingdomScoring': {
      const counts = told.counts
        .map((count, i): [Owner, number] => [told.owners?.[i] ?? i, count])
        .filter(([, count]) => count > 0)
        .map(([owner, count]) => `${whoIs(owner, words)} ×${count}`);
      const parts = { kingdom: kingdom(told.kingdom), tile: told.tile };
      return counts.length === 0
        ? line('kingdomEmpty', parts)
        : line('kingdomScoring', { ...parts, counts: listOf(counts, lang) });
    }
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
    case 'battleRound': {
      const [only] = told.leaders;
      if (told.leaders.length === 1 && only !== undefined) return line('battleRoundWon', {}, only);
      return line(told.over ? 'battleRoundEven' : 'battleRoundTied', {}, told.leaders);
    }
    case 'battleEnded': {
      const [winner] = told.winners;
      const parts = { kingdom: kingdom(told.kingdom) };
      if (told.winners.length !== 1 || winner === undefined) {
        return line('battleShared', parts, told.winners);
      }
      return told.reinforced.length === 0
        ? line('battleEnded', parts, winner)
        : line('battleEndedReinforced', { ...parts, losers: all(told.reinforced) }, winner);
    }
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
    case 'pointsScored': {
      const keys = {
        tile: 'scoredTile',
        second: 'scoredSecond',
        third: 'scoredThird',
        rally: 'scoredRally',
        firstToPass: 'scoredFirstToPass',
        reinforcement: 'scoredReinforcement',
      } as const;
      const parts = {
        points: told.points,
        kingdom: told.kingdom === undefined ? '' : kingdom(told.kingdom),
      };
      return told.why === 'rally' ? null : line(keys[told.why], parts, told.owner);
    }
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
    case 'tieBreak': {
      const capitals = told.seats.map((seat, i) => {
        const at = told.capitals[i];
        return at === null || at === undefined
          ? fill(log.tieNone, lang, { who: whoIs(seat, words) })
          : fill(log.tieCapital, lang, { who: whoIs(seat, words), kingdom: kingdom(at) });
      });
      return line('tieBreak', { capitals: listOf(capitals, lang) });
    }
    case 'gameEnded': {
      const winners = told.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      return winners.length === 0
        ? line('gameLost')
        : line('gameEnded', { winners: all(winners), score: told.scores[winners[0] ?? 0] ?? 0 });
    }
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
