import type { Question, Reason } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import {
  explain as explainView,
  playerAt,
  strongholdTarget,
} from '@tablee/rules/games/untamed/index.ts';
import type { Touch } from '@/kit/contract.ts';

/** The intention of a player who touches these things. */
function verbOf(view: UntamedView, { verb, card, space }: Touch): string | undefined {
  if (verb !== undefined) return verb;
  const { open, own, seat } = view;
  if (card !== undefined && own?.hand.some(({ id }) => id === card) === true) {
    return space === 'power' ? 'power' : 'play';
  }
  if (space === 'deck') return 'draw';
  if (space === 'bonus') return 'bonus';
  if (space === 'power') return 'power';
  const home = seat === null ? null : strongholdTarget(playerAt(open, seat).side);
  if (card === undefined && space === home) return 'ability';
  if (card !== undefined || space !== undefined) return 'attack';
  return undefined;
}

/** Why a touch is refused, in the question that is open; outside of the own turn none is. */
export function explain(view: UntamedView, touch: Touch, question: Question | null): Reason | null {
  if (question?.kind === 'chooseFaction') return factionTaken(view, touch);
  if (question !== null && question.kind !== 'mainAction') {
    return { code: 'notTheQuestion', facts: {} };
  }
  const verb = verbOf(view, touch);
  if (verb === undefined) return null;
  const { card, space } = touch;
  if (verb === 'power' && card === undefined && view.own !== null) {
    const [first] = view.own.hand;
    return first === undefined ? null : explainView(view, { verb, card: first.id });
  }
  const about = {
    verb,
    ...(card !== undefined && { card }),
    ...(space !== undefined && { space }),
  };
  const reason = explainView(view, about);
  // A target touched first: say what bars it from the Animals that could attack, if they all agree.
  if (reason?.code === 'notYourAnimal' && card === undefined && space !== undefined) {
    return barredTo(view, space) ?? reason;
  }
  return reason;
}

function barredTo(view: UntamedView, space: string): Reason | null {
  if (view.seat === null) return null;
  const [first] = playerAt(view.open, view.seat).animals.flatMap(({ id }) => {
    const reason = explainView(view, { verb: 'attack', card: id, space });
    return reason === null || reason.code === 'exhausted' || reason.code === 'restrained'
      ? []
      : [reason];
  });
  return first ?? null;
}

function factionTaken({ open }: UntamedView, { space }: Touch): Reason | null {
  const seat = open.players.findIndex(
    ({ factions }) => space !== undefined && factions.includes(space),
  );
  return seat < 0 ? null : { code: 'factionTaken', facts: { faction: space ?? '', seat } };
}
