/** The door of who describes the table; it loads by itself. */
import type { Describe, Narrator } from '@tablee/engine';
import { clockwiseFrom, describerOf } from '@tablee/engine';
import type { Offer, SangRancuneView, WindowKind } from '../state/state.ts';
import { faceOf } from '../view/in-sight.ts';
import { describeEncounter, describeFight } from './describe-encounter.ts';
import { describeHero } from './describe-heroes.ts';
import {
  type Key,
  type Lines,
  logged,
  namesOf,
  patterns,
  type Speech,
  speechOf,
} from './describe-speech.ts';
import { nameOfFace } from './names.ts';
import { endTitle } from './standing.ts';

function linesOf(view: SangRancuneView, tell: Narrator<Key>): Lines {
  const speech = speechOf(view, tell);
  const seats = clockwiseFrom(view.seat ?? 0, view.open.players.length);
  return [
    ...describeMoment(speech),
    ...seats.flatMap((seat) => describeHero(speech, seat)),
    ...(view.open.phase === 'over' ? [] : [...describeEncounter(speech), ...describeFight(speech)]),
    ...describeShared(speech),
  ];
}

/** The state of the match, and whose turn it is. */
function describeMoment(speech: Speech): Lines {
  const { open, reader, words, tell } = speech;
  const { phase, stage, pile, final, camp } = open;
  if (final !== null) {
    const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return [
      tell.fact('sentence', { words: `${endTitle(winners, words, reader)}.` }),
      tell.fact('sentence', { words: words.say(`reason_${final.reason}`) }),
    ];
  }
  if (phase === 'heroes') return [tell.fact('heroes')];
  const left = pile.length;
  return [
    left === 0 ? tell.fact('stageLast', { n: stage }) : tell.fact('stage', { n: stage, left }),
    ...(camp === null ? [] : [tell.fact(camp.when === 'after' ? 'campAfter' : 'campBefore')]),
    ...describeRound(speech),
  ];
}

function describeRound(speech: Speech): Lines {
  const { open, tell } = speech;
  const { encounter, camp, turn, acted, strike, windows } = open;
  if (encounter === null || camp !== null || encounter.round === 0) return [];
  const window = windows.at(-1)?.kind;
  const isSetting = acted.length === 0 && strike === null && window === undefined;
  return [
    tell.fact('round', { n: encounter.round }),
    ...(turn === null ? [] : [tell.deed(turn.late ? 'actsLate' : 'acts', turn.seat)]),
    ...(turn === null && isSetting ? [tell.fact('setting')] : []),
    ...(window === undefined ? [] : [reactions(speech, window)]),
  ];
}

const reactions = ({ words, tell }: Speech, window: WindowKind): Lines[number] =>
  window === 'afterHit'
    ? tell.fact('strikeBack')
    : tell.fact('react', { moment: words.say(`at_${window}`) });

/** Unowned things, and offers. */
function describeShared(speech: Speech): Lines {
  const { view, open, tell } = speech;
  const { camp, loot, discard, final } = open;
  const deck = final?.deck.length ?? view.tally.deck ?? 0;
  return [
    ...(camp?.offers ?? []).map((offer) => offered(speech, offer)),
    ...(loot.length === 0 ? [] : [tell.fact('loot', { cards: namesOf(speech, loot) })]),
    tell.fact('cards', { deck, discard: discard.length }),
  ];
}

function offered(speech: Speech, { id, kind, from, to, give, take }: Offer): Lines[number] {
  const cardsOf = (ids: readonly string[]) =>
    ids.flatMap((item) => {
      const face = faceOf(speech.view, item);
      return face === null ? [] : [{ id: item, face }];
    });
  const cards = { give: cardsOf(give), take: cardsOf(take) };
  return logged(speech, { type: 'offerMade', offer: id, kind, from, to, ...cards });
}

/** The table in sentences. */
export const describe: Describe<SangRancuneView> = describerOf({
  linesOf,
  patterns,
  nameOfCard: (face, lang) => nameOfFace(face)[lang],
});
