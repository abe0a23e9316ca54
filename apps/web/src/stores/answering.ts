import type { Option } from '@tablee/engine';
import type { ReplyData } from '@tablee/protocol/events.ts';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Answering, Refusal, Touch } from '../table/contract.ts';
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

/** Why a touch or an answer was refused: in the game's words, or as a code of the server. */
export type Hint =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly touch: Touch }
  | { readonly kind: 'problem'; readonly code: ProblemCode }
  | { readonly kind: 'full' }
  /** The searching opponent thinks about what it would do; then it says it. */
  | { readonly kind: 'thinking' }
  | { readonly kind: 'advice'; readonly advice: Advice };

type Advice = ReplyData['match:advise']['advice'];

/** What the game's own chunk adds: wording of refusals and confirmations. */
export interface AnsweringWords {
  explain(touch: Touch): Refusal | null;
  /** The sentence of a confirmation in place, or `null` to send at once. */
  confirmationOf(option: Option): string | null;
}

/** What became of an answer; without a code it was not taken, and whoever it went to says why. */
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
  /** The host has stopped the match for a while: nothing is taken, and what has been put together stays. */
  readonly paused: boolean;
  readonly hint: Hint | null;
  /** Ids of options that somebody points at: a lesson, or who gives advice. */
  readonly pointed: readonly string[];
}

const NO_WORDS: AnsweringWords = { explain: () => null, confirmationOf: () => null };
let words = NO_WORDS;

export const useAnswering = create<AnsweringState>(() => ({
  match: null,
  question: null,
  sending: false,
  settling: false,
  paused: false,
  hint: null,
  pointed: [],
  ...emptySelection(null),
}));

const { getState: get, setState: set } = useAnswering;

export function setAnsweringWords(next: AnsweringWords | null): void {
  words = next ?? NO_WORDS;
}

export const takePause = (paused: boolean): void => {
  if (get().paused !== paused) set({ paused, hint: null });
};

/** Gives whether the match is paused, and then says so. */
function isStopped(): boolean {
  const { paused } = get();
  if (paused) set({ hint: { kind: 'problem', code: 'matchPaused' } });
  return paused;
}

/**
 * The open question has changed, or not. What has been put together stays as long as the same is asked: in a turn that is
 * shared every answer of another asks all of them anew.
 */
export function takeQuestion(match: string | null, question: OpenQuestion | null): void {
  const before = get();
  const isSameMatch = before.match === match;
  if (isSameMatch && before.question?.fingerprint === question?.fingerprint) {
    if (before.question?.undo !== question?.undo) set({ question });
    return;
  }
  const mayStay = isSameMatch && !before.sending && before.question !== null && question !== null;
  const selection = mayStay
    ? carried(before.question as OpenQuestion, question, before)
    : emptySelection(question);
  const goesOn = mayStay && before.question?.kind === question.kind;
  set({ match, question, sending: false, hint: null, pointed: [], ...selection });
  if (!goesOn) settle(question !== null);
}

/** Milliseconds in which what has just been asked takes no touch. */
export const SETTLES = 500;
let settled: ReturnType<typeof setTimeout> | undefined;

function settle(settling: boolean): void {
  clearTimeout(settled);
  set({ settling });
  if (settling) settled = setTimeout(() => set({ settling: false }), SETTLES);
}

/** Points at options of the open question, until another one is asked. */
export const pointAt = (ids: readonly string[]): void => set({ pointed: ids });

let deliver: Deliver | null = null;

/** Answers go to `next`, and what the live match asks waits meanwhile; `null`: the live match is played again. */
export function setDelivery(next: Deliver | null): void {
  deliver = next;
  if (next === null) takeLive();
  else takePause(false);
}

/** The live match says what is asked, unless another one is played in this page. */
function takeLive(): void {
  if (deliver !== null) return;
  const { snapshot } = useLive.getState();
  // What is asked next would tell what the moment is about to show.
  const question = useCurtain.getState().down ? null : snapshot?.question;
  takePause(useRoom.getState().room?.match?.paused === true);
  takeQuestion(snapshot?.match ?? null, question ?? null);
}

/** Leads to the answers what is asked, and whether the match stands still: now, and from now on. Called once, with the table. */
export function wireAnswering(): void {
  takeLive();
  useRoom.subscribe(takeLive);
  useLive.subscribe(takeLive);
  useCurtain.subscribe(takeLive);
}

/** Whoever answers has seen enough of what went before: it is drained then. */
function follow(step: Step): void {
  switch (step.kind) {
    case 'changed':
      set({ ...step.selection, hint: null });
      return;
    case 'full':
      set({ hint: { kind: 'full' } });
      return;
    case 'refused': {
      const refusal = words.explain(step.touch);
      if (refusal !== null) set({ hint: { kind: 'refusal', refusal, touch: step.touch } });
      return;
    }
    case 'complete': {
      if (words.confirmationOf(step.option) === null) {
        drain();
        void send([step.option.id]);
        return;
      }
      set({ staged: step.option, focus: {}, hint: null });
    }
  }
}

const isUntouched = ({ focus, picks, staged }: Selection): boolean =>
  picks.length === 0 && staged === null && Object.keys(focus).length === 0;

async function send(picks: readonly string[]): Promise<void> {
  const sent = get();
  const { match, question } = sent;
  if (match === null || question === null || sent.sending || isStopped()) return;
  set({ sending: true, hint: null });
  const { fingerprint } = question;
  const reply: Delivered =
    deliver?.(picks) ??
    (await request('match:answer', { match, question: fingerprint, picks: [...picks] }));
  const now = get();
  if (now.question?.fingerprint !== fingerprint) {
    // Somebody else was faster: what was put together is still there, to be looked at and sent again.
    if (!reply.ok && now.match === match && now.question !== null && isUntouched(now)) {
      if (reply.error === null) return;
      const hint: Hint = { kind: 'problem', code: reply.error.code };
      set({ ...carried(question, now.question, sent), hint });
    }
    return;
  }
  if (reply.ok) {
    // The whisper that takes the question away may come a moment later: nothing to click until then.
    setTimeout(() => {
      if (get().question?.fingerprint === fingerprint) set({ sending: false });
    }, 3000);
    return;
  }
  if (reply.error === null) set({ sending: false, ...emptySelection(question) });
  else set({ sending: false, hint: { kind: 'problem', code: reply.error.code } });
}

/** The one option of a question that has no other: sent by the personal switch. */
export function answerAlone(question: OpenQuestion): void {
  const [only, other] = candidatesOf(question, {});
  if (only !== undefined && other === undefined && get().question === question) {
    void send([only.id]);
  }
}

export async function undo(): Promise<void> {
  const { match } = get();
  if (match === null) return;
  const reply = await request('match:undo', { match });
  if (!reply.ok) set({ hint: { kind: 'problem', code: reply.error.code } });
}

/** Milliseconds: it thinks for a second or two, on a busy server behind others who do. */
const ADVICE_TAKES = 30_000;

/** Asks what the searching opponent would do, and points at it. */
export async function askAdvice(): Promise<void> {
  const { match, question } = get();
  if (match === null || question === null) return;
  const { fingerprint } = question;
  set({ hint: { kind: 'thinking' } });
  const reply = await request('match:advise', { match, question: fingerprint }, ADVICE_TAKES);
  // Who has answered meanwhile needs it no more.
  if (get().question?.fingerprint !== fingerprint) return;
  if (!reply.ok) set({ hint: { kind: 'problem', code: reply.error.code } });
  else {
    const { advice } = reply;
    set({ hint: { kind: 'advice', advice }, pointed: advice.best });
  }
}

export const dropHint = (): void => set({ hint: null });

/** An answer is on its way, or the question has only just come. */
function isDeaf(): boolean {
  const { sending, settling } = get();
  return sending || settling;
}

export const actions = {
  touch(touch: Touch): void {
    const state = get();
    if (useCurtain.getState().down) {
      skipMoments();
      return;
    }
    if (isDeaf() || (state.question !== null && isStopped())) return;
    if (state.question === null) {
      follow({ kind: 'refused', touch });
      return;
    }
    follow(touched(state.question, state, touch));
  },
  toggle(id: string): void {
    const state = get();
    if (state.question !== null && !isDeaf()) follow(picked(state.question, state, id));
  },
  setAmount(amount: number, id?: string): void {
    const state = get();
    const { question } = state;
    if (question === null || isDeaf()) return;
    if (id !== undefined) follow(shared(question, state, id, amount));
    else if (question.shape === 'number') {
      set({ amount: Math.min(question.max, Math.max(question.min, amount)) });
    }
  },
  write(text: string): void {
    const state = get();
    if (state.question?.shape !== 'text' || isDeaf()) return;
    drain();
    void send([text]);
  },
  confirm(): void {
    const state = get();
    const picks = state.question === null ? null : answerOf(state.question, state);
    if (picks === null || isDeaf()) return;
    drain();
    void send(picks);
  },
  cancel(): void {
    if (!get().sending) set({ ...emptySelection(get().question), hint: null });
  },
};

/** What a board is given: drawn anew whenever something of it changes. In a pause nothing is asked of anybody. */
export function useBoardAnswering(): Answering {
  const state = useAnswering();
  // While another match is shown, a film, what is asked here has no place on its board.
  const isElsewhere = useMatch(
    ({ snapshot }) => snapshot !== null && snapshot.match !== state.match,
  );
  const question = state.paused || isElsewhere ? null : state.question;
  return useMemo(() => answeringOf(state, question), [state, question]);
}

function answeringOf(state: AnsweringState, question: OpenQuestion | null): Answering {
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
