/** The door of who describes the table: its own, because a board has no need of these sentences. */
import type { Card, Describe } from '@tablee/engine';
import { capital, clockwiseFrom } from '@tablee/engine';
import type { Offer, SangRancuneView, WindowKind } from '../table/state.ts';
import { faceOf } from '../view/in-sight.ts';
import { describeEncounter, describeFight } from './describe-encounter.ts';
import { describeHero } from './describe-heroes.ts';
import { type Speech, speechOf } from './describe-speech.ts';
import { endTitle } from './standing.ts';

/** What lies on the table, in sentences. */
export const describe: Describe<SangRancuneView> = (view, reader) => {
  const speech = speechOf(view, reader);
  const seats = clockwiseFrom(view.seat ?? 0, view.open.players.length);
  return [
    ...describeMoment(speech),
    ...seats.flatMap((seat) => describeHero(speech, seat)),
    ...(view.open.phase === 'over' ? [] : [...describeEncounter(speech), ...describeFight(speech)]),
    ...describeShared(speech),
  ].map(capital);
};

/** Where the match stands, and whose turn it is. */
function describeMoment(speech: Speech): string[] {
  const { open, reader, words, say } = speech;
  const { phase, stage, pile, final, camp } = open;
  if (final !== null) {
    const winners = final.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return [`${endTitle(winners, words, reader)}.`, words.say(`reason_${final.reason}`)];
  }
  if (phase === 'heroes') return [say('heroes')];
  const left = pile.length;
  return [
    left === 0 ? say('stageLast', { n: stage }) : say('stage', { n: stage, left }),
    ...(camp === null ? [] : [say(camp.when === 'after' ? 'campAfter' : 'campBefore')]),
    ...describeRound(speech),
  ];
}

function describeRound(speech: Speech): string[] {
  const { open, say, sayOf } = speech;
  const { encounter, camp, turn, acted, strike, windows } = open;
  if (encounter === null || camp !== null || encounter.round === 0) return [];
  const window = windows.at(-1)?.kind;
  const isSetting = acted.length === 0 && strike === null && window === undefined;
  return [
    say('round', { n: encounter.round }),
    ...(turn === null ? [] : [sayOf(turn.seat, turn.late ? 'actsLate' : 'acts')]),
    ...(turn === null && isSetting ? [say('setting')] : []),
    ...(window === undefined ? [] : [reactions(speech, window)]),
  ];
}

const reactions = ({ words, say }: Speech, window: WindowKind): string =>
  window === 'afterHit' ? say('strikeBack') : say('react', { moment: words.say(`at_${window}`) });

/** What is nobody's, and what is offered from one to another. */
function describeShared(speech: Speech): string[] {
  const { view, open, cards, say } = speech;
  const { camp, loot, discard, final } = open;
  const deck = final?.deck.length ?? view.tally.deck ?? 0;
  return [
    ...(camp?.offers ?? []).map((offer) => offerOf(speech, offer)),
    ...(loot.length === 0 ? [] : [say('loot', { cards: cards(loot) })]),
    say('cards', { deck, discard: discard.length }),
  ];
}

function offerOf({ view, tell }: Speech, { id, kind, from, to, give, take }: Offer): string {
  const named = (ids: readonly string[]): Card[] =>
    ids.map((item) => ({ id: item, face: faceOf(view, item) ?? '' }));
  return tell({
    type: 'offerMade',
    offer: id,
    kind,
    from,
    to,
    give: named(give),
    take: named(take),
  });
}
