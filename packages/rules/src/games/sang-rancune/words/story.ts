import type { Line, Reader } from '@tablee/engine';
import { faces, listOf, Narrator, tellerOf } from '@tablee/engine';
import { heroOf } from '../cards/heroes.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import { HARD } from '../state/players.ts';
import { dictionary, type LogKey, WORDS } from './dictionary.ts';
import { nameOfFace } from './names.ts';
import { lineOfFight } from './story-fight.ts';
import { card, type Teller, type Told } from './story-teller.ts';

/** The line of an event: the pattern and its parts; `null`: not worth a line. */
function lineOf(told: SangRancuneEvent, words: Reader): Line<LogKey> | null {
  const tell: Teller = new Narrator(words);
  return lineOfRun(told, tell, words) ?? lineOfGoods(told, tell) ?? lineOfFight(told, tell, words);
}

function lineOfWord(seat: number, to: number | null, tell: Teller): Line<LogKey> {
  if (to === null) return tell.deed('promiseHard', seat);
  return tell.isYou(to)
    ? tell.deed('promiseLeaveYou', seat)
    : tell.deed('promiseLeave', seat, { other: tell.names([to]) });
}

/** A broken word says by what it was judged (SAN-29.3). */
function judgedLine({ seat, promise, kept }: Told<'promiseJudged'>, tell: Teller): Line<LogKey> {
  if (kept) return tell.deed('promiseKept', seat);
  return promise.kind === 'leaveIt'
    ? tell.deed('leaveBroken', seat)
    : tell.deed('hardBroken', seat, { n: HARD });
}

/** The frame of the match: encounters, rounds, turns, words given, ends. */
function lineOfRun(told: SangRancuneEvent, tell: Teller, words: Reader): Line<LogKey> | null {
  const { text } = WORDS[words.lang];
  switch (told.type) {
    case 'gameStarted':
      return tell.fact('gameStarted', { seats: told.seats, encounters: told.encounters });
    case 'heroTaken':
      return tell.deed('heroTaken', told.seat, { hero: text(heroOf(told.hero).name) });
    case 'encounterRevealed':
      return told.marker === null
        ? tell.fact('encounterRevealed', { stage: told.stage, card: card(told.face) })
        : tell.fact('encounterLife', {
            stage: told.stage,
            card: card(told.face),
            life: told.marker,
          });
    case 'initiativeDealt': {
      const order = told.numbers
        .flatMap((number, seat) => (number === null ? [] : [{ number, seat }]))
        .sort((a, b) => a.number - b.number)
        .map(({ number, seat }) => `${number} ${words.nameOf(seat)}`);
      return tell.fact('initiativeDealt', { order: { name: listOf(order, words.lang) } });
    }
    case 'roundStarted':
      return tell.fact('roundStarted', { round: told.round });
    case 'turnStarted':
      return tell.deed(told.late ? 'turnLate' : 'turnStarted', told.seat);
    case 'promiseMade':
      return lineOfWord(told.seat, told.promise.to, tell);
    case 'promiseJudged':
      return judgedLine(told, tell);
    case 'heroDied':
    case 'surrendered':
      return tell.deed(told.type, told.seat);
    case 'encounterEnded':
      return told.killer === null
        ? tell.fact('encounterPassed', { card: card(told.face) })
        : tell.deed('killed', told.killer, { card: card(told.face) });
    case 'prestigeGained':
      return tell.deed(PRESTIGE[told.why], told.seat, { amount: told.amount });
    case 'encounterAdded':
      return told.origin === 'raised' && told.face !== null
        ? tell.fact('encounterRaised', { card: card(told.face) })
        : tell.fact(told.origin === 'tie' ? 'encounterTie' : 'encounterSummoned');
    case 'gameEnded': {
      const winners = told.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      if (winners.length === 0) return tell.fact('gameLost');
      return tell.deed(winners.length > 1 ? 'gameShared' : 'gameWon', winners);
    }
    default:
      return null;
  }
}

const PRESTIGE = {
  kill: 'prestigeKill',
  stage: 'prestigeStage',
  token: 'prestigeToken',
  rule: 'prestigeRule',
  gift: 'prestigeGift',
} as const;

const DISCARDS = {
  limit: 'discarded',
  choice: 'discarded',
  surplus: 'discarded',
  random: 'discardedRandom',
  unrevealed: 'discardedUnrevealed',
  barred: 'discardedBarred',
  noEffect: 'discardedNoEffect',
  death: 'discardedDeath',
} as const;

function offeredLine(
  { kind, from, to, give, take }: Told<'offerMade'>,
  tell: Teller,
): Line<LogKey> {
  const sort = kind === 'heal' ? 'Heal' : take.length === 0 ? 'Gift' : 'Trade';
  const parts = { other: tell.names([to]), cards: faces(give), take: faces(take) };
  return tell.deed(`offer${sort}${tell.isYou(to) ? 'You' : ''}`, from, parts);
}

function closedLine({ from, to, how, why }: Told<'offerClosed'>, tell: Teller): Line<LogKey> {
  const other = tell.names([from]);
  switch (how) {
    case 'void':
      return tell.fact(why === undefined ? 'offerVoid' : `offerVoid_${why}`, { other });
    case 'withdrawn':
      return tell.deed('offerWithdrawn', from, { other: tell.names([to]) });
    case 'accepted':
      return tell.deed('offerAccepted', to, { other });
    case 'refused':
      return tell.deed('offerRefused', to, { other });
  }
}

/** Cards and items that change hands. */
function lineOfGoods(told: SangRancuneEvent, tell: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'cardsDrawn':
      return told.cards === undefined
        ? tell.deed('drew', told.seat, { count: told.count })
        : tell.deed('drewCards', told.seat, { cards: faces(told.cards) });
    case 'itemLaid':
      return tell.deed('itemLaid', told.seat, { card: card(told.card.face) });
    case 'deckReshuffled':
      return tell.fact('deckReshuffled', { count: told.count });
    case 'itemUsed':
      return tell.deed(told.opened ? 'itemOpened' : 'itemUsed', told.seat, {
        card: card(told.card.face),
      });
    case 'potionTurned':
      return tell.deed('potionTurned', told.seat, {
        card: card(told.card.face),
        rounds: told.rounds,
      });
    case 'potionExpired':
      return tell.deed('potionExpired', told.seat, { card: card(told.card.face) });
    case 'healed':
      return told.by === told.seat
        ? tell.deed('healed', told.seat, { amount: told.amount })
        : tell.deed('healedBy', told.seat, { amount: told.amount, other: tell.names([told.by]) });
    case 'offerMade':
      return offeredLine(told, tell);
    case 'offerClosed':
      return closedLine(told, tell);
    case 'looted':
      return told.card === null
        ? tell.deed('lootedNone', told.seat)
        : tell.deed('looted', told.seat, { card: card(told.card.face) });
    case 'itemStolen':
      return tell.deed(tell.isYou(told.from) ? 'itemStolenYou' : 'itemStolen', told.seat, {
        card: card(told.card.face),
        other: tell.names([told.from]),
      });
    case 'cardsDiscarded':
      return told.cards.length === 0
        ? null
        : tell.deed(DISCARDS[told.why], told.seat, { cards: faces(told.cards) });
    default:
      return null;
  }
}

/** The words of an event. */
export const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: (face, lang) => nameOfFace(face)[lang],
  isSeparator: ({ type }: SangRancuneEvent) =>
    type === 'encounterRevealed' || type === 'roundStarted',
});
