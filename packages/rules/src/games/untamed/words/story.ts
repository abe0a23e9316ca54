import type { Line, Reader } from '@tablee/engine';
import { faces, Narrator } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { isToken } from '../state/catalogue.ts';
import type {
  AnimalBeaten,
  AttackChanged,
  CardPlayed,
  DamageMoved,
  DamagePlaced,
  StrongholdDestroyed,
  StrongholdsStacked,
  UntamedEvent,
} from '../state/events.ts';
import { type LogKey, WORDS } from './dictionary.ts';
import { modeName } from './option-words.ts';

type Teller = Narrator<LogKey>;

/** The line of an event: the pattern and its parts; `null`: not worth a line. */
export function lineOf(told: UntamedEvent, words: Reader): Line<LogKey> | null {
  const tell: Teller = new Narrator(words);
  return (
    lineOfTable(told, tell, words) ?? lineOfCards(told, tell) ?? lineOfFight(told, tell, words)
  );
}

/** The frame of the match: its start, its turns, its end. */
function lineOfTable(told: UntamedEvent, tell: Teller, words: Reader): Line<LogKey> | null {
  const { say, text } = WORDS[words.lang];
  switch (told.type) {
    case 'gameStarted':
      return tell.fact('gameStarted', { mode: say(`mode_${told.mode}`), count: told.seats });
    case 'startPlayerDrawn':
      return tell.deed(told.alpha ? 'alphaDrawn' : 'startPlayerDrawn', told.seat);
    case 'factionChosen':
      return tell.deed('factionChosen', told.seat, {
        faction: text(catalogue.faction(told.faction).name),
      });
    case 'strongholdsStacked':
      return stackedLine(told, tell);
    case 'mulliganTaken':
      return tell.deed('mulliganTaken', told.seat);
    case 'turnStarted':
      return tell.deed('turnStarted', told.seats, { turn: told.turn });
    case 'strongholdDestroyed':
      return destroyedLine(told, tell);
    case 'rallyStarted':
      return tell.deed('rallyStarted', told.seat);
    case 'doneDeclared':
      return tell.deed(told.done ? 'doneDeclared' : 'doneTaken', told.seat);
    case 'playerOut':
      return tell.deed(
        ({ strongholds: 'outStrongholds', deck: 'outDeck', surrender: 'outSurrender' } as const)[
          told.reason
        ],
        told.seat,
      );
    case 'gameEnded': {
      const winners = told.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      return winners.length === told.ranks.length
        ? tell.fact('gameDrawn')
        : tell.deed(winners.length > 1 ? 'gameEndedTogether' : 'gameEnded', winners);
    }
    default:
      return null;
  }
}

function stackedLine({ top, seats }: StrongholdsStacked, tell: Teller): Line<LogKey> {
  const card = { card: top };
  return seats === undefined
    ? tell.fact('strongholdsStackedUnnamed', { card })
    : tell.deed('strongholdsStacked', seats, { card });
}

function destroyedLine({ face, seats, count }: StrongholdDestroyed, tell: Teller): Line<LogKey> {
  const card = { card: face };
  return seats === undefined
    ? tell.fact('strongholdDestroyedUnnamed', { card })
    : tell.deed('strongholdDestroyed', seats, { card, count });
}

const HOW = {
  power: 'playedPower',
  focus: 'playedFocus',
  free: 'playedFree',
  rally: 'playedRally',
} as const;

const playedKey = ({ how, discount }: CardPlayed): LogKey =>
  how === 'power' && discount > 0 ? 'playedDiscount' : HOW[how];

/** Cards that go from one place to another. */
function lineOfCards(told: UntamedEvent, tell: Teller): Line<LogKey> | null {
  switch (told.type) {
    case 'supportPlaced':
    case 'revealed':
      return tell.deed(told.type, told.seat, { card: { card: told.card.face } });
    case 'powerPlayed':
      return told.card === undefined
        ? tell.deed('powerPlayed', told.seat)
        : tell.deed('powerPlayedCard', told.seat, { card: { card: told.card.face } });
    case 'cardPlayed':
      return tell.deed(playedKey(told), told.seat, {
        card: { card: told.card.face },
        paid: told.paid,
        n: told.discount,
      });
    case 'supportPaid':
    case 'discarded':
      return told.cards.length === 0
        ? null
        : tell.deed(told.type, told.seat, { cards: faces(told.cards) });
    case 'bonusPowerUsed':
      return tell.deed('bonusPowerUsed', told.seat, { n: told.discount });
    case 'bonusPowerCreated':
      return told.card === undefined
        ? tell.deed('bonusPowerCreated', told.seat)
        : tell.deed('bonusPowerCreatedCard', told.seat, { card: { card: told.card.face } });
    case 'cardsDrawn':
      if (told.why === 'opening' || told.why === 'mulligan') return null;
      return told.cards === undefined
        ? tell.deed('drew', told.seat, { count: told.count })
        : tell.deed('drewCards', told.seat, { cards: faces(told.cards) });
    case 'animalEntered':
      if (!isToken(told.card.face)) return null;
      return tell.deed('owlEntered', told.seat, { card: { card: told.card.face } });
    case 'returnedToHand':
      return tell.deed('returnedToHand', told.seat, { card: { card: told.card.face } });
    case 'cardsToSupport':
      return told.from === 'play' || told.cards.length === 0
        ? null
        : tell.deed('cardsToSupport', told.seat, { cards: faces(told.cards) });
    case 'cardFromSupport':
      return tell.deed(told.to === 'hand' ? 'cardFromSupport' : 'cardFromSupportPlay', told.seat, {
        card: { card: told.card.face },
      });
    case 'revealedPutUnder':
    case 'owlBlocked':
      return tell.deed(told.type, told.seat);
    case 'invoked':
      return tell.deed(
        ({ owl: 'invokedOwl', bonusPower: 'invokedBonus', nothing: 'invokedNothing' } as const)[
          told.result
        ],
        told.seat,
      );
    case 'omenDone':
      return tell.deed('omenDone', told.seat, { top: told.onTop, under: told.under });
    case 'powerReadied':
      return tell.deed('powerReadied', told.seat, { count: told.count });
    case 'discountGained':
      return tell.deed('discountGained', told.seat, { n: told.amount });
    default:
      return null;
  }
}

function movedLine({ fromFace, toFace, amount }: DamageMoved, tell: Teller): Line<LogKey> {
  if (fromFace === undefined || toFace === undefined) {
    return tell.fact('damageMovedUnnamed', { amount });
  }
  return tell.fact('damageMoved', { card: { card: fromFace }, target: { card: toFace }, amount });
}

const placedLine = ({ face, amount }: DamagePlaced, tell: Teller): Line<LogKey> =>
  face === undefined
    ? tell.fact('damagePlacedUnnamed', { amount })
    : tell.fact('damagePlaced', { target: { card: face }, amount });

function changedLine({ animal, amount: n }: AttackChanged, tell: Teller): Line<LogKey> | null {
  if (n === 0) return null;
  const parts = { card: { card: animal.face }, amount: Math.abs(n) };
  return tell.fact(n > 0 ? 'attackRaised' : 'attackLowered', parts);
}

/** By one of its own name it is told whose has fallen. */
function beatenLine({ animal, by, seat }: AnimalBeaten, tell: Teller): Line<LogKey> {
  const card = { card: animal.face };
  if (by.length === 0) return tell.fact('animalBeaten', { card });
  const parts = { card, cards: faces(by), n: by.length };
  return by.some(({ face }) => face === animal.face)
    ? tell.deed('animalBeatenTwin', seat, parts)
    : tell.fact('animalBeatenBy', parts);
}

/** Attacks, damage, abilities. */
function lineOfFight(told: UntamedEvent, tell: Teller, words: Reader): Line<LogKey> | null {
  switch (told.type) {
    case 'attackDeclared':
      return tell.deed('attackDeclared', told.seat, {
        card: { card: told.attacker.face },
        target: { card: told.targetFace },
      });
    case 'attackEnded':
      return tell.fact(told.reason === 'targetGone' ? 'attackLost' : 'attackBroken');
    case 'damageDealt':
      return tell.fact('damageDealt', {
        card: { card: told.source },
        target: { card: told.face },
        amount: told.amount,
      });
    case 'damageMoved':
      return movedLine(told, tell);
    case 'damagePlaced':
      return placedLine(told, tell);
    case 'damageRemoved':
      return tell.fact('damageRemoved', { target: { card: told.face }, amount: told.amount });
    case 'furyGained':
      return tell.fact('furyGained', { card: { card: told.animal.face }, amount: told.amount });
    case 'attackChanged':
      return changedLine(told, tell);
    case 'animalsShielded':
      return tell.deed('animalsShielded', told.seat, {
        attack: told.attack,
        reduction: told.reduction,
      });
    case 'keywordGranted':
      return tell.fact(told.keyword === 'guard' ? 'keywordGuard' : 'keywordRush', {
        card: { card: told.animal.face },
      });
    case 'readied':
      return tell.fact('readied', { card: { card: told.animal.face } });
    case 'animalBeaten':
      return beatenLine(told, tell);
    case 'abilityUsed':
      return abilityLine(told, tell, words);
    default:
      return null;
  }
}

function abilityLine(
  told: Extract<UntamedEvent, { type: 'abilityUsed' }>,
  tell: Teller,
  words: Reader,
): Line<LogKey> | null {
  const card = { card: told.face };
  const targets = told.targetFaces ?? [];
  const parts = { card, ...(targets.length > 0 && { cards: { cards: targets } }) };
  if (told.trigger === 'stronghold') {
    return tell.deed(targets.length > 0 ? 'strongholdUsedOn' : 'strongholdUsed', told.seat, parts);
  }
  if (told.mode !== undefined) {
    const mode = modeName(told.face, told.mode, WORDS[words.lang]);
    return tell.fact('abilityMode', { card, mode });
  }
  // A played Item has its line already.
  if (told.trigger === 'onPlay' && targets.length === 0) return null;
  return tell.fact(targets.length > 0 ? 'abilityTargets' : 'abilityUsed', parts);
}
