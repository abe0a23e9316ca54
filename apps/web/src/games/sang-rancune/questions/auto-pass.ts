import { optionsOf } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { Open, SangRancuneView, WindowKind } from '@tablee/rules/games/sang-rancune/index.ts';
import { isAtStake, isWindow, WINDOWS } from '@tablee/rules/games/sang-rancune/index.ts';
import { useEffect, useMemo } from 'react';
import { later } from '@/kit/by-itself.ts';
import type { Answering } from '@/kit/contract.ts';
import { SETTLES, useAnswering } from '@/stores/answering.ts';
import { learningOf, useLearning } from '@/stores/learning.ts';
import { LESSON, useMatch } from '@/stores/match.ts';
import { useSettings } from '@/stores/settings.ts';
import { type TableStores, tableStore, useTableStores } from '@/stores/table-stores.ts';
import {
  type AutoPass,
  keep,
  type Rest,
  SPANS,
  type Span,
  stored,
  usePreferred,
} from './preference.ts';

/** The windows that are passed at this table, and when that was chosen. */
interface Held extends Pick<AutoPass, 'key' | 'kinds'> {
  /** Fingerprint of the question that stood open then: it is answered by hand. */
  readonly chosenAt?: string | undefined;
}

const useHeld = tableStore<Held>(() => {
  const { key, kinds } = stored();
  return { key, kinds };
});

function choose(stores: TableStores, change: Partial<AutoPass>): void {
  const { key, kinds } = { ...useHeld.of(stores).getState(), ...change };
  useHeld.of(stores).setState({ key, kinds });
  keep({ ...usePreferred.getState(), ...change, key, kinds });
}

/** The question that stands open is answered by hand. */
const answersByHand = (stores: TableStores): void =>
  useHeld.of(stores).setState({
    chosenAt: useAnswering.of(stores).getState().question?.fingerprint,
  });

/**
 * The server holds every window open for a while (SAN-22.11). A window in which nothing is at stake is passed within that
 * time: the reasons for it are public. An automatic pass takes as long as one by hand might, never twice the same, so that the
 * time at which a window closes does not tell of it. A new question takes no answer: nobody passes sooner.
 */
const SOONEST = SETTLES + 100;
const PASS_BETWEEN = {
  nothingAtStake: [SOONEST, 1300],
  nothingToPlay: [SOONEST, 1300],
  always: [SOONEST, 3000],
} as const;
export type Passing = keyof typeof PASS_BETWEEN;

/** The key of the moment that lasts for this span. */
export function keyOf(
  match: string,
  { stage, encounter, acted, lateActed }: Open,
  span: Span,
): string {
  const at = [match, stage, encounter?.round ?? 0, acted.length + lateActed.length];
  return at.slice(0, SPANS.length - SPANS.indexOf(span)).join(':');
}

/** The windows after one of them has been switched. */
export function switched(
  kinds: readonly WindowKind[],
  which: WindowKind,
  on: boolean,
): readonly WindowKind[] {
  const others = kinds.filter((kind) => kind !== which);
  return on ? [...others, which] : others;
}

type Auto = Pick<AutoPass, 'kinds' | 'rest'>;

/** How much is passed by itself. */
export type Extent = Rest | 'always';

/** Players who know the game are asked if something is at stake; others whenever they could play something. */
const restOf = (rest: Rest | null, knows: boolean, alone: boolean): Rest => {
  const least = alone ? 'hand' : 'asked';
  if (rest === 'hand') return least;
  return rest ?? (knows ? 'stakes' : least);
};

export const extentOf = ({ kinds, rest }: Auto, knows: boolean, alone: boolean): Extent =>
  WINDOWS.every((kind) => kinds.includes(kind)) ? 'always' : restOf(rest, knows, alone);

/**
 * The possible choices. The closing time of a window would tell people of a hand that has nothing to play: against bots alone
 * nobody looks.
 */
export const extentsOf = (alone: boolean): readonly Extent[] =>
  alone ? ['asked', 'hand', 'stakes', 'always'] : ['asked', 'stakes', 'always'];

/** `alone`: against bots alone. */
export function useAutoPass(open: Open, alone: boolean) {
  const stores = useTableStores();
  const match = useMatch((state) => state.snapshot?.match ?? '');
  const knows = useLearning((learning) => learningOf(learning, GAME).knows);
  const explains = useSettings((settings) => settings.explains);
  const { key, kinds } = useHeld();
  const { span, rest } = usePreferred();
  const held = key === keyOf(match, open, span) ? kinds : [];
  const isAtHome = knows || !explains;
  return {
    span,
    rest: restOf(rest, isAtHome, alone),
    kinds: held,
    extent: extentOf({ kinds: held, rest }, isAtHome, alone),
    extents: extentsOf(alone),
    choose(extent: Extent): void {
      answersByHand(stores);
      const isAlways = extent === 'always';
      choose(stores, {
        key: keyOf(match, open, span),
        kinds: isAlways ? WINDOWS : [],
        ...(!isAlways && { rest: extent }),
      });
    },
    change(which: WindowKind, on: boolean): void {
      answersByHand(stores);
      choose(stores, { key: keyOf(match, open, span), kinds: switched(held, which, on) });
    },
    changeSpan(to: Span): void {
      choose(stores, { span: to, key: keyOf(match, open, to), kinds: held });
    },
  };
}

type Chosen = Pick<ReturnType<typeof useAutoPass>, 'kinds' | 'rest'>;

/** A word given is no play. */
const WORDS_AND_PASS: readonly (string | undefined)[] = ['pass', 'promiseLeave', 'promiseHard'];

const hasPlay = (question: OpenQuestion): boolean =>
  optionsOf(question).some(({ verb }) => !WORDS_AND_PASS.includes(verb));

/**
 * Why the open window is passed without its player, if it is: by public facts and their own choice alone, or against bots by
 * the plays they have.
 */
export function passingOf(
  question: OpenQuestion | null,
  { kinds, rest }: Chosen,
  { open, seat }: Pick<SangRancuneView, 'open' | 'seat'>,
): Passing | null {
  if (seat === null || question === null || !isWindow(question.kind)) return null;
  const { kind } = question;
  if (rest === 'stakes' && !isAtStake(open, seat, kind)) return 'nothingAtStake';
  if (rest === 'hand' && !hasPlay(question)) return 'nothingToPlay';
  return kinds.includes(kind) ? 'always' : null;
}

/** All lessons have one name: a choice in one would last in the next. Choices in a match stay. */
export const kindsAsALessonBegins = ({ key, kinds }: Pick<AutoPass, 'key' | 'kinds'>) =>
  key.startsWith(LESSON) ? [] : kinds;

const GAME = 'sang-rancune';

/** Whether this browser meets such a question for the first time, and why it is asked is explained. */
export function isNewKind(kind: string): boolean {
  const { knows, met } = learningOf(useLearning.getState(), GAME);
  return useSettings.getState().explains && !knows && !met.includes(kind);
}

/**
 * The same while the question stands, though its kind is met as soon as the sentence about it is there; unless they say
 * that they know the game.
 */
function useIsNewKind({ kind = '', fingerprint }: Partial<OpenQuestion>): boolean {
  const knows = useLearning((learning) => learningOf(learning, GAME).knows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  const isNew = useMemo(() => isNewKind(kind), [kind, fingerprint]);
  return isNew && !knows;
}

/**
 * The same on the page: in a lesson, and where a kind of question is met for the first time, something is being read, and only
 * what was chosen to be passed always is passed.
 */
export function usePassing(
  question: OpenQuestion | null,
  auto: Chosen,
  view: SangRancuneView,
): Passing | null {
  const isNew = useIsNewKind(question ?? {});
  const stores = useTableStores();
  const chosenAt = useHeld((held) => held.chosenAt);
  const inLesson = useMatch(({ snapshot }) => snapshot?.match === LESSON);
  useEffect(() => {
    if (inLesson) choose(stores, { kinds: kindsAsALessonBegins(useHeld.of(stores).getState()) });
  }, [inLesson, stores]);
  const isRead = inLesson || isNew;
  if (question !== null && question.fingerprint === chosenAt) return null;
  return passingOf(question, isRead ? { ...auto, rest: 'asked' } : auto, view);
}

/** Passes after a time that chance alone decides. Returns a function that calls it off. */
export function passLater(
  why: Passing,
  pass: () => void,
  random: () => number = Math.random,
): () => void {
  return later(PASS_BETWEEN[why], pass, random);
}

/** Passes by itself; a player who has begun to put a play together does not mean to pass. */
export function useAutoAnswer({ question, focus, toggle }: Answering, why: Passing | null): void {
  const isChoosing = Object.values(focus).some((part) => part !== undefined);
  const fingerprint = question?.fingerprint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and choice; `toggle` closes over the store alone
  useEffect(
    () => (why === null || isChoosing ? undefined : passLater(why, () => toggle('pass'))),
    [fingerprint, why, isChoosing],
  );
}
