import type { Option } from '@tablee/engine';
import type { ReplyData } from '@tablee/protocol/events.ts';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { useMemo } from 'react';
import type { Answering, Refusal, Touch } from '../kit/contract.ts';
import { type ProblemCode, request } from './connection.ts';
import { skipMoments, useCurtain, useLive, useMatch } from './match.ts';
import { drain } from './pacing.ts';
import { useRoom } from './room.ts';
import {
  answerOf,
  candidatesOf,
  carried,
  emptySelection,
  isChosen,
  isLit,
  isPointedAt,
  picked,
  type Selection,
  type Step,
  shared,
  touched,
} from './selection.ts';
import { perTable, type TableStores, tableStore, useTableStores } from './table-stores.ts';

/** Why a touch or an answer was refused: in the game's words, or as a code of the server. */
export type Hint =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly touch: Touch }
  | { readonly kind: 'problem'; readonly code: ProblemCode }
  | { readonly kind: 'full' }
  /** The searching opponent thinks about what it would do; then it says it. */
  | { readonly kind: 'thinking' }
  | { readonly kind: 'advice'; readonly advice: Advice };

type Advice = ReplyData['match:advise']['advice'];

/** The words of the game's own chunk: wording of refusals and confirmations. */
export interface AnsweringWords {
  explain(touch: Touch): Refusal | null;
  /** The sentence of a confirmation in place, or `null` to send at once. */
  confirmationOf(option: Option): string | null;
}

/** The fate of an answer; without a code it was not taken, and its receiver says why. */
type Delivered =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: ProblemCode } | null };

/** Takes the answers of a match that is played in this page. */
export type Deliver = (picks: readonly string[]) => Delivered;

interface AnsweringState extends Selection {
  readonly match: string | null;
  readonly question: OpenQuestion | null;
  readonly sending: boolean;
  /** Just asked: a touch that was meant for what stood there before answers nothing. */
  readonly settling: boolean;
  /** The host has stopped the match for a while: nothing is taken, and the selection stays. */
  readonly paused: boolean;
  readonly hint: Hint | null;
  /** Ids of options that are pointed at, by a lesson or by advice. */
  readonly pointed: readonly string[];
}

const NO_WORDS: AnsweringWords = { explain: () => null, confirmationOf: () => null };

/** The means by which answers of a table are sent. */
const meansOf = perTable(() => ({
  words: NO_WORDS,
  /** `null`: they go to the server. */
  deliver: null as Deliver | null,
  settled: undefined as ReturnType<typeof setTimeout> | undefined,
}));

export const useAnswering = tableStore<AnsweringState>(() => ({
  match: null,
  question: null,
  sending: false,
  settling: false,
  paused: false,
  hint: null,
  pointed: [],
  ...emptySelection(null),
}));

export function setAnsweringWords(stores: TableStores, next: AnsweringWords | null): void {
  meansOf(stores).words = next ?? NO_WORDS;
}

export const takePause = (stores: TableStores, paused: boolean): void => {
  const answering = useAnswering.of(stores);
  if (answering.getState().paused !== paused) answering.setState({ paused, hint: null });
};

/** Tells whether the match is paused, and shows it if so. */
function isStopped(stores: TableStores): boolean {
  const answering = useAnswering.of(stores);
  const { paused } = answering.getState();
  if (paused) answering.setState({ hint: { kind: 'problem', code: 'matchPaused' } });
  return paused;
}

/**
 * The open question has changed, or not. A selection stays while the question is the same: in a shared turn every answer of
 * another asks all of them again.
 */
export function takeQuestion(
  stores: TableStores,
  match: string | null,
  question: OpenQuestion | null,
): void {
  const { getState, setState } = useAnswering.of(stores);
  const before = getState();
  const isSameMatch = before.match === match;
  if (isSameMatch && before.question?.fingerprint === question?.fingerprint) {
    if (before.question?.undo !== question?.undo) setState({ question });
    return;
  }
  const mayStay = isSameMatch && !before.sending && before.question !== null && question !== null;
  const selection = mayStay
    ? carried(before.question as OpenQuestion, question, before)
    : emptySelection(question);
  const goesOn = mayStay && before.question?.kind === question.kind;
  setState({ match, question, sending: false, hint: null, pointed: [], ...selection });
  if (!goesOn) settle(stores, question !== null);
}

/** Milliseconds in which a new question takes no touch. */
export const SETTLES = 500;

function settle(stores: TableStores, settling: boolean): void {
  const { setState } = useAnswering.of(stores);
  const means = meansOf(stores);
  clearTimeout(means.settled);
  setState({ settling });
  if (settling) means.settled = setTimeout(() => setState({ settling: false }), SETTLES);
}

/** Points at options of the open question, until another one is asked. */
export const pointAt = (stores: TableStores, pointed: readonly string[]): void =>
  useAnswering.of(stores).setState({ pointed });

/** Answers go to `next`, and the live match’s question waits meanwhile; `null`: the live match is played again. */
export function setDelivery(stores: TableStores, next: Deliver | null): void {
  meansOf(stores).deliver = next;
  if (next === null) takeLive(stores);
  else takePause(stores, false);
}

/** The live match gives the question, unless another one is played in this page. */
function takeLive(stores: TableStores): void {
  if (meansOf(stores).deliver !== null) return;
  const { snapshot } = useLive.of(stores).getState();
  // The next question would reveal what the moment is about to show.
  const question = useCurtain.of(stores).getState().down ? null : snapshot?.question;
  takePause(stores, useRoom.of(stores).getState().room?.match?.paused === true);
  takeQuestion(stores, snapshot?.match ?? null, question ?? null);
}

/** Connects the open question and the pause to the answers: now, and from now on. Done once for a table. */
export const wireAnswering = perTable((stores) => {
  const take = () => takeLive(stores);
  take();
  for (const store of [useRoom, useLive, useCurtain]) store.of(stores).subscribe(take);
});

/** A player who answers has seen enough of the earlier events: they are drained then. */
function follow(stores: TableStores, step: Step): void {
  const { setState } = useAnswering.of(stores);
  const { words } = meansOf(stores);
  switch (step.kind) {
    case 'changed':
      setState({ ...step.selection, hint: null });
      return;
    case 'full':
      setState({ hint: { kind: 'full' } });
      return;
    case 'refused': {
      const refusal = words.explain(step.touch);
      if (refusal !== null) setState({ hint: { kind: 'refusal', refusal, touch: step.touch } });
      return;
    }
    case 'complete': {
      if (words.confirmationOf(step.option) === null) {
        drain(stores);
        void send(stores, [step.option.id]);
        return;
      }
      setState({ staged: step.option, focus: {}, hint: null });
    }
  }
}

const isUntouched = ({ focus, picks, staged }: Selection): boolean =>
  picks.length === 0 && staged === null && Object.keys(focus).length === 0;

async function send(stores: TableStores, picks: readonly string[]): Promise<void> {
  const { getState, setState } = useAnswering.of(stores);
  const sent = getState();
  const { match, question } = sent;
  if (match === null || question === null || sent.sending || isStopped(stores)) return;
  setState({ sending: true, hint: null });
  const { fingerprint } = question;
  const reply: Delivered =
    meansOf(stores).deliver?.(picks) ??
    (await request(stores, 'match:answer', { match, question: fingerprint, picks: [...picks] }));
  const now = getState();
  if (now.question?.fingerprint !== fingerprint) {
    // Another player was faster: the selection is still there, to be looked at and sent again.
    if (!reply.ok && now.match === match && now.question !== null && isUntouched(now)) {
      if (reply.error === null) return;
      const hint: Hint = { kind: 'problem', code: reply.error.code };
      setState({ ...carried(question, now.question, sent), hint });
    }
    return;
  }
  if (reply.ok) {
    // The whisper that takes the question away may come a moment later: nothing to click until then.
    setTimeout(() => {
      if (getState().question?.fingerprint === fingerprint) setState({ sending: false });
    }, 3000);
    return;
  }
  if (reply.error === null) setState({ sending: false, ...emptySelection(question) });
  else setState({ sending: false, hint: { kind: 'problem', code: reply.error.code } });
}

/** The one option of a question that has no other: sent by the personal switch. */
export function answerAlone(stores: TableStores, question: OpenQuestion): void {
  const [only, other] = candidatesOf(question, {});
  if (
    only !== undefined &&
    other === undefined &&
    useAnswering.of(stores).getState().question === question
  ) {
    void send(stores, [only.id]);
  }
}

export async function undo(stores: TableStores): Promise<void> {
  const { getState, setState } = useAnswering.of(stores);
  const { match } = getState();
  if (match === null) return;
  const reply = await request(stores, 'match:undo', { match });
  if (!reply.ok) setState({ hint: { kind: 'problem', code: reply.error.code } });
}

/** Milliseconds: it thinks for a second or two, on a busy server behind others who do. */
const ADVICE_TAKES = 30_000;

/** Advice, or why there is none. */
type AdviceGiven =
  | { readonly ok: true; readonly advice: Advice }
  | { readonly ok: false; readonly error: { readonly code: ProblemCode } };

/** Asks what the searching opponent would do, and points at it. `think`: the source of the advice. Default: the server. */
export async function askAdvice(
  stores: TableStores,
  think: (match: string, question: string) => Promise<AdviceGiven> = (match, question) =>
    request(stores, 'match:advise', { match, question }, ADVICE_TAKES),
): Promise<void> {
  const { getState, setState } = useAnswering.of(stores);
  const { match, question } = getState();
  if (match === null || question === null) return;
  const { fingerprint } = question;
  setState({ hint: { kind: 'thinking' } });
  const reply = await think(match, fingerprint);
  // A player who has answered meanwhile needs it no more.
  if (getState().question?.fingerprint !== fingerprint) return;
  if (!reply.ok) setState({ hint: { kind: 'problem', code: reply.error.code } });
  else {
    const { advice } = reply;
    setState({ hint: { kind: 'advice', advice }, pointed: advice.best });
  }
}

export const dropHint = (stores: TableStores): void =>
  useAnswering.of(stores).setState({ hint: null });

/** An answer is on its way, or the question has only just come. */
const isDeaf = ({ sending, settling }: AnsweringState): boolean => sending || settling;

/** The actions that put an answer together: the same functions for the life of the table. */
export const actionsOf = perTable((stores) => {
  const { getState: get, setState: set } = useAnswering.of(stores);
  return {
    touch(touch: Touch): void {
      const state = get();
      if (useCurtain.of(stores).getState().down) {
        skipMoments(stores);
        return;
      }
      if (isDeaf(state) || (state.question !== null && isStopped(stores))) return;
      if (state.question === null) {
        follow(stores, { kind: 'refused', touch });
        return;
      }
      follow(stores, touched(state.question, state, touch));
    },
    toggle(id: string): void {
      const state = get();
      if (state.question !== null && !isDeaf(state))
        follow(stores, picked(state.question, state, id));
    },
    setAmount(amount: number, id?: string): void {
      const state = get();
      const { question } = state;
      if (question === null || isDeaf(state)) return;
      if (id !== undefined) follow(stores, shared(question, state, id, amount));
      else if (question.shape === 'number') {
        set({ amount: Math.min(question.max, Math.max(question.min, amount)) });
      }
    },
    write(text: string): void {
      const state = get();
      if (state.question?.shape !== 'text' || isDeaf(state)) return;
      drain(stores);
      void send(stores, [text]);
    },
    confirm(): void {
      const state = get();
      const picks = state.question === null ? null : answerOf(state.question, state);
      if (picks === null || isDeaf(state)) return;
      drain(stores);
      void send(stores, picks);
    },
    cancel(): void {
      if (!get().sending) set({ ...emptySelection(get().question), hint: null });
    },
  };
});

/** The answer being put together, as boards show it: a hint beside the question draws no board again. */
const useShown = tableStore<AnsweringState>((_, stores) => {
  const answering = useAnswering.of(stores);
  answering.subscribe((now, before) => {
    const isHintAlone = saysTheSameBut('hint', now, before);
    if (!isHintAlone) useShown.of(stores).setState(now, true);
  });
  return answering.getState();
});

const saysTheSameBut = <State extends object>(
  part: keyof State,
  now: State,
  before: State,
): boolean =>
  (Object.keys(now) as (keyof State)[]).every(
    (key) => key === part || Object.is(now[key], before[key]),
  );

/** The board's `Answering`: it renders again on every change. In a pause nothing is asked of anybody. */
export function useBoardAnswering(): Answering {
  const state = useShown();
  // While another match is shown, a film, the open question has no place on its board.
  const isElsewhere = useMatch(
    ({ snapshot }) => snapshot !== null && snapshot.match !== state.match,
  );
  const question = state.paused || isElsewhere ? null : state.question;
  const actions = actionsOf(useTableStores());
  return useMemo(() => answeringOf(state, question, actions), [state, question, actions]);
}

function answeringOf(
  state: AnsweringState,
  question: OpenQuestion | null,
  actions: ReturnType<typeof actionsOf>,
): Answering {
  const { focus, picks, staged, amount, sending, settling, pointed } = state;
  const takesNone = sending || settling;
  return {
    question,
    focus,
    picks,
    staged,
    amount,
    sending,
    candidates: candidatesOf(question, focus),
    ...(settling && { settling }),
    isLit: (touch) => !takesNone && isLit(question, state, touch),
    isChosen: (touch) => isChosen(question, state, touch),
    isPointed: (touch) => isPointedAt(question, state, pointed, touch),
    pointed,
    canConfirm: () => !takesNone && question !== null && answerOf(question, state) !== null,
    ...actions,
  };
}
