import type { About, Option, Question } from '@tablee/engine';
import { optionsOf, refusalOf } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { Touch } from '../kit/contract.ts';

/** An answer being put together in this browser; nothing of it has left. */
export interface Selection {
  readonly focus: Touch;
  readonly picks: readonly string[];
  readonly staged: Option | null;
  readonly amount: number;
}

/** The result of a touch. */
export type Step =
  | { readonly kind: 'changed'; readonly selection: Selection }
  /** An option is complete: to be sent, or staged first. */
  | { readonly kind: 'complete'; readonly option: Option }
  /** Nothing legal that way: to be explained. */
  | { readonly kind: 'refused'; readonly touch: Touch }
  /** No more can be taken. */
  | { readonly kind: 'full' };

const PARTS = ['card', 'space', 'at', 'seat'] as const;
const KEYS = ['verb', 'by', ...PARTS] as const;

export function emptySelection(question: OpenQuestion | null): Selection {
  const amount = question?.shape === 'number' ? question.min : 0;
  return { focus: {}, picks: [], staged: null, amount };
}

/**
 * Whether `now` is `before` asked again because another player has acted meanwhile. Options may have come or gone, but the
 * decision is the same.
 */
const isAskedAnew = (before: OpenQuestion, now: OpenQuestion): boolean =>
  before.shape === now.shape &&
  before.kind === now.kind &&
  before.clause === now.clause &&
  JSON.stringify(before.facts) === JSON.stringify(now.facts);

/** The selection for `before` that still holds for `now`: all that is left of the options chosen. */
export function carried(before: OpenQuestion, now: OpenQuestion, selection: Selection): Selection {
  const none = emptySelection(now);
  if (!isAskedAnew(before, now) || (now.shape !== 'pick' && now.shape !== 'order')) return none;
  const options = optionsOf(now);
  const { focus, picks, staged } = selection;
  const known = picks.filter((pick) => options.some(({ id }) => id === pick));
  return {
    ...none,
    focus: candidatesOf(now, focus).length > 0 ? focus : {},
    picks: now.shape === 'pick' ? known.slice(0, now.max) : known,
    staged: options.find(({ id }) => id === staged?.id) ?? null,
  };
}

const agrees = (option: About, touch: Touch): boolean =>
  KEYS.every((key) => touch[key] === undefined || option[key] === touch[key]);

/** The verb of options that are chosen several at once, where others are an answer by themselves. */
export const togetherOf = (question: OpenQuestion | null): string | undefined =>
  question?.shape === 'pick' ? question.together : undefined;

/** Options that have all that is in `focus`. Those that go together are meant only once their verb has been touched. */
export function candidatesOf(question: OpenQuestion | null, focus: Touch): readonly Option[] {
  const together = togetherOf(question);
  return optionsOf(question).filter(
    (option) =>
      agrees(option, focus) &&
      (together === undefined || (option.verb === together) === (focus.verb === together)),
  );
}

/** Whether one option answers at once, without a further click; if some go together, only while none of them is meant. */
export const isSingle = (question: OpenQuestion, { verb }: Touch): boolean =>
  question.shape === 'confirm' ||
  question.shape === 'text' ||
  (question.shape === 'pick' &&
    question.min === 1 &&
    (question.together === undefined ? question.max === 1 : verb !== question.together));

const sharesAPart = (a: Touch, b: Touch): boolean =>
  KEYS.some((key) => a[key] !== undefined && b[key] !== undefined);

/** The focus after a touch: the parts together, or the touch alone where it takes the place of a part. */
function joined(question: OpenQuestion, focus: Touch, touch: Touch): Touch | null {
  const together = { ...focus, ...touch };
  if (candidatesOf(question, together).length > 0) return together;
  if (sharesAPart(focus, touch) && candidatesOf(question, touch).length > 0) return touch;
  return null;
}

export function isLit(question: OpenQuestion | null, selection: Selection, touch: Touch): boolean {
  return question !== null && joined(question, selection.focus, touch) !== null;
}

/** Whether touching this leads towards one of the options pointed at. */
export const isPointedAt = (
  question: OpenQuestion | null,
  { focus }: Selection,
  pointed: readonly string[],
  touch: Touch,
): boolean =>
  optionsOf(question).some(
    (option) => pointed.includes(option.id) && agrees(option, { ...focus, ...touch }),
  );

export function isChosen(
  question: OpenQuestion | null,
  selection: Selection,
  touch: Touch,
): boolean {
  if (question === null) return false;
  const about = (whole: Touch): boolean =>
    KEYS.some((key) => touch[key] !== undefined) &&
    KEYS.every((key) => touch[key] === undefined || whole[key] === touch[key]);
  if (about(selection.focus)) return true;
  if (selection.staged !== null && about(selection.staged)) return true;
  return optionsOf(question).some((option) => selection.picks.includes(option.id) && about(option));
}

/** Touches a thing of the board. Touching the whole focus again lets it go. */
export function touched(question: OpenQuestion, selection: Selection, touch: Touch): Step {
  const { focus } = selection;
  const held = KEYS.filter((key) => touch[key] !== undefined);
  if (
    selection.staged === null &&
    held.length > 0 &&
    held.every((key) => focus[key] === touch[key])
  ) {
    const rest = Object.fromEntries(
      KEYS.filter((key) => !held.includes(key) && focus[key] !== undefined).map((key) => [
        key,
        focus[key],
      ]),
    );
    // Picks that were to go together are let go together.
    const picks =
      touch.verb !== undefined && touch.verb === togetherOf(question) ? [] : selection.picks;
    return { kind: 'changed', selection: { ...selection, picks, focus: rest, staged: null } };
  }
  const next = joined(question, focus, touch);
  if (next === null) return { kind: 'refused', touch: { ...focus, ...touch } };
  const candidates = candidatesOf(question, next);
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined && isWhole(only, next)) {
    return picked(question, { ...selection, focus: {} }, only.id);
  }
  return { kind: 'changed', selection: { ...selection, focus: next, staged: null } };
}

/** Every part of the option has been touched; its verb and its actor need no touch of their own. */
const isWhole = (option: Option, focus: Touch): boolean =>
  PARTS.every((part) => option[part] === undefined || focus[part] === option[part]);

/** Picks one option by id: completes a single pick, toggles several, adds one to a share. */
export function picked(question: OpenQuestion, selection: Selection, id: string): Step {
  const option = optionsOf(question).find((other) => other.id === id);
  if (option === undefined) return { kind: 'refused', touch: {} };
  if (isSingle(question, option)) return { kind: 'complete', option };
  const verb = togetherOf(question);
  const { picks } = selection;
  if (question.shape === 'split') {
    return shared(question, selection, id, picks.filter((pick) => pick === id).length + 1);
  }
  const focus = verb === undefined ? {} : { verb };
  if (picks.includes(id))
    return withPicks(
      selection,
      picks.filter((pick) => pick !== id),
      focus,
    );
  if (question.shape === 'pick' && picks.length >= question.max) {
    return question.max === 1 ? withPicks(selection, [id]) : { kind: 'full' };
  }
  return withPicks(selection, [...picks, id], focus);
}

/** Gives `count` of a share to one option. */
export function shared(
  question: OpenQuestion,
  selection: Selection,
  id: string,
  count: number,
): Step {
  if (question.shape !== 'split') return { kind: 'refused', touch: {} };
  const others = selection.picks.filter((pick) => pick !== id);
  const option = optionsOf(question).find((other) => other.id === id);
  const most = Math.min(option?.most ?? question.total, question.total - others.length);
  if (count < 0 || count > most) return { kind: 'full' };
  return withPicks(selection, [...others, ...Array<string>(count).fill(id)]);
}

const withPicks = (selection: Selection, picks: readonly string[], focus: Touch = {}): Step => ({
  kind: 'changed',
  selection: { ...selection, picks, focus, staged: null },
});

/** The picks as they would be sent, or `null` while they are not a legal answer. */
export function answerOf(question: OpenQuestion, selection: Selection): readonly string[] | null {
  const picks =
    selection.staged !== null
      ? [selection.staged.id]
      : question.shape === 'number'
        ? [String(selection.amount)]
        : selection.picks;
  return refusalOf(question as unknown as Question, picks) === null ? picks : null;
}
