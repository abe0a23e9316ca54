import type { Option } from '@tablee/engine';
import { capital } from '@tablee/engine';
import type {
  KingdomId,
  Owner,
  RoyaumesView,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { explain } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Answering, BoardProps, SeatInfo } from '@/kit/contract.ts';
import { nameOfSeat } from '@/kit/naming.ts';
import { boardContext, type SharedTableau, sharedTableau } from '@/kit/tableau.ts';
import { type Hint, useAnswering } from '@/stores/answering.ts';
import { creature } from './art/printed.ts';
import { useWords, type Words } from './words.ts';

/** The shared data of all parts of this board. */
export interface Tableau extends SharedTableau<RoyaumesView, Words> {
  /** Face of the card chosen for a claim, or null. */
  readonly chosen: { readonly id: string; readonly face: string } | null;
  /** A claim that was just refused, and the cards that decided: `<kingdom>/<face>`. */
  readonly refused: Refused | null;
  /** Kingdoms where each hand card is playable now, from the open question. */
  readonly playable: ReadonlyMap<string, readonly KingdomId[]>;
}

interface Refused {
  readonly card: string;
  readonly kingdom: KingdomId;
  readonly header: string;
  readonly text: string;
  readonly sources: readonly string[];
}

export const nameOfOwner = (
  owner: Owner,
  seats: readonly SeatInfo[],
  words: Words,
  you = true,
): string => {
  if (owner === 'rival') return words.say('rival');
  return nameOfSeat(
    owner,
    you ? seats : seats.map((seat) => ({ ...seat, isYou: false })),
    words.say('you'),
  );
};

export const { TableauProvider, useTableau, useNames } = boardContext(
  ({ seats, words }: Tableau) => {
    const who = (owner: Owner) => nameOfOwner(owner, seats, words);
    return {
      who,
      /** The name standing alone, not in a sentence. */
      label: (owner: Owner) => capital(who(owner)),
      isYou: (owner: Owner) => seats.some(({ seat, isYou }) => isYou && seat === owner),
      card: (face: string) => words.text(creature(face).name),
    };
  },
);

/** All that the parts of this board share, from what the shell gives them. */
export function tableauOf(
  props: BoardProps<RoyaumesView>,
  words: Words,
  hint: Hint | null = null,
): Tableau {
  const shared = sharedTableau(props, words);
  const { view, answering, asked } = shared;
  const { open, own } = view;
  const hand = open.soloLevel === null ? (own?.hand ?? []) : open.openHand;
  const held =
    asked === 'takeTurn' ? hand.find(({ id }) => id === answering.focus.card) : undefined;
  return {
    ...shared,
    chosen: held ?? null,
    refused: refusedOf(view, hint),
    playable: playableAt(answering.question),
  };
}

export function useTableauOf(props: BoardProps<RoyaumesView>): Tableau {
  const hint = useAnswering((state) => state.hint);
  // A live refusal is no news in a film.
  return tableauOf(props, useWords(), props.answering.past ? null : hint);
}

/** The kingdoms where each card of the hand is playable now, from the options of the question. */
function playableAt(question: Answering['question']): ReadonlyMap<string, readonly KingdomId[]> {
  const where = new Map<string, KingdomId[]>();
  if (question?.kind !== 'takeTurn' || question.shape !== 'pick') return where;
  for (const { verb, card, space } of question.options as unknown as readonly Option[]) {
    if (verb !== 'claim' || card === undefined || space === undefined) continue;
    where.set(card, [...(where.get(card) ?? []), space as KingdomId]);
  }
  return where;
}

/** The claim that was just refused, with the cards that decided it. */
function refusedOf(view: RoyaumesView, hint: Hint | null): Refused | null {
  if (hint?.kind !== 'refusal' || hint.touch.space === undefined) return null;
  const { refusal, touch } = hint;
  const facts = explain(view, { ...touch, verb: 'claim' })?.facts.source;
  const sources = Array.isArray(facts) ? (facts as { face: string; kingdom: string }[]) : [];
  return {
    card: touch.card ?? '',
    kingdom: touch.space as KingdomId,
    ...refusal,
    sources: sources.map(({ face, kingdom }) => `${kingdom}/${face}`),
  };
}
