import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { catalogue, encounterOf, WINDOWS } from '@tablee/rules/games/sang-rancune/index.ts';
import {
  given,
  goesTo,
  type SangScene,
  sets,
} from '@tablee/rules/games/sang-rancune/testing/given.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actionsOf, takeQuestion, useAnswering } from '@/stores/answering.ts';
import { request } from '@/stores/connection.ts';
import { meet, setKnows, useLearning } from '@/stores/learning.ts';
import { useSettings } from '@/stores/settings.ts';
import { TableStores } from '@/stores/table-stores.ts';
import type { Passing } from './auto-pass.ts';
import {
  extentOf,
  extentsOf,
  isNewKind,
  keyOf,
  kindsAsALessonBegins,
  passingOf,
  passLater,
  switched,
} from './auto-pass.ts';
import { keptFrom, type Rest, SPANS } from './preference.ts';

const stores = new TableStores();
const actions = actionsOf(stores);

vi.mock('@/stores/connection.ts', () => ({
  request: vi.fn(() => new Promise(() => {})),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(request).mockClear();
  takeQuestion(stores, null, null);
});

const TRICKS = catalogue.cards.all.flatMap(({ kind, id }) => (kind === 'trick' ? [id] : []));

const viewOf = ({ session }: SangScene, seat: number): SangRancuneView =>
  session.view(seat) as SangRancuneView;

/** Opens the window after A's reveal for B, who always passes and holds this card. */
function passing(card: string, luck = 0.5, rest: Rest = 'asked'): () => void {
  const scene = given({
    encounter: 'hydre',
    marker: 900,
    hands: { B: [card, 'feinte', 'feinte'] },
  }).when(sets({ B: 'feinte' }), goesTo('ABCD afterReveal'));
  const question = scene.question('B');
  const fingerprint = scene.session.fingerprintOf(question);
  takeQuestion(stores, 'm', { ...question, fingerprint, undo: false } as unknown as OpenQuestion);
  const open = useAnswering.of(stores).getState().question;
  const why = passingOf(open, { kinds: WINDOWS, rest }, viewOf(scene, 1));
  expect(why).not.toBeNull();
  return passLater(
    why as Passing,
    () => actions.toggle('pass'),
    () => luck,
  );
}

/** The answers that leave the browser, and when. */
function sent(card: string, luck?: number, rest?: Rest): string[] {
  const trace: string[] = [];
  const off = passing(card, luck, rest);
  for (let ms = 0; ms <= 4000; ms += 100) {
    const calls = vi.mocked(request).mock.calls.splice(0);
    for (const [, name, payload] of calls) {
      trace.push(`${ms} ${name} ${JSON.stringify((payload as { picks: unknown }).picks)}`);
    }
    vi.advanceTimersByTime(100);
  }
  off();
  takeQuestion(stores, null, null);
  return trace;
}

test.each(TRICKS)(
  'always passing sends the same after the same time with %s in hand as without',
  (trick) => {
    expect(sent('coup-droit')).toEqual(['1800 match:answer ["pass"]']);
    expect(sent(trick)).toEqual(sent('coup-droit'));
  },
);

test('SAN-22.13 when it passes is left to chance, within the time that a pass by hand takes', () => {
  expect(sent('coup-droit', 0)).toEqual(['600 match:answer ["pass"]']);
  expect(sent('coup-droit', 1)).toEqual(['3000 match:answer ["pass"]']);
});

test.each(TRICKS)(
  'SAN-22.12 with nothing at stake it passes within the least time of a window, with %s in hand as without',
  (trick) => {
    expect(sent('coup-droit', 0, 'stakes')).toEqual(['600 match:answer ["pass"]']);
    expect(sent('coup-droit', 0.5, 'stakes')).toEqual(['1000 match:answer ["pass"]']);
    expect(sent(trick, 0.5, 'stakes')).toEqual(sent('coup-droit', 0.5, 'stakes'));
    expect(sent(trick, 1, 'stakes')).toEqual(['1300 match:answer ["pass"]']);
  },
);

test('it is called off in time', () => {
  const off = passing('croche-patte');
  vi.advanceTimersByTime(1700);
  off();
  vi.advanceTimersByTime(5000);
  expect(request).not.toHaveBeenCalled();
});

const asking = (kind: string, ...verbs: string[]): OpenQuestion =>
  ({ kind, shape: 'pick', options: verbs.map((verb) => ({ id: verb, verb })) }) as never;

test('only the moments chosen are passed, and only windows', () => {
  const here = viewOf(given({ encounter: 'hydre', marker: 900 }), 0);
  const chosen = { kinds: ['beforeSet'], rest: 'asked' } as const;
  expect(passingOf(asking('afterHit'), chosen, here)).toBeNull();
  expect(passingOf(asking('beforeSet'), chosen, here)).toBe('always');
  expect(passingOf(asking('setAttack'), { kinds: WINDOWS, rest: 'stakes' }, here)).toBeNull();
  expect(passingOf(null, { kinds: WINDOWS, rest: 'stakes' }, here)).toBeNull();
});

test('who wants to be asked where something is at stake is asked there', () => {
  const asked = (marker: number) =>
    passingOf(
      asking('beforeSet'),
      { kinds: [], rest: 'stakes' },
      viewOf(given({ encounter: 'hydre', marker }), 0),
    );
  expect(asked(900)).toBe('nothingAtStake');
  expect(asked(100)).toBeNull();
});

test('who wants to be asked where they can play something is asked there alone; a word is no play', () => {
  const here = viewOf(given({ encounter: 'hydre', marker: 900 }), 0);
  const why = (...verbs: string[]) =>
    passingOf(asking('beforeSet', ...verbs), { kinds: [], rest: 'hand' }, here);
  expect(why('pass')).toBe('nothingToPlay');
  expect(why('pass', 'promiseLeave', 'promiseHard')).toBe('nothingToPlay');
  expect(why('pass', 'play')).toBeNull();
});

test('passing by what one holds is offered, and done, against bots alone: people could read it from the time', () => {
  expect(extentsOf(true)).toContain('hand');
  expect(extentsOf(false)).not.toContain('hand');
  for (const knows of [true, false]) {
    expect(extentOf({ kinds: [], rest: 'hand' }, knows, true)).toBe('hand');
    expect(extentOf({ kinds: [], rest: 'hand' }, knows, false)).toBe('asked');
  }
});

test('who once switched off passing by the stakes goes on being asked always', () => {
  expect(keptFrom({ span: 'match', stakes: false })).toMatchObject({
    span: 'match',
    rest: 'asked',
  });
  expect(keptFrom({ stakes: true }).rest).toBeNull();
  expect(keptFrom({ rest: 'stakes' }).rest).toBe('stakes');
});

test('newcomers are asked whenever they could play; experienced players, if something is at stake', () => {
  const unchosen = { kinds: [], rest: null };
  expect(extentOf(unchosen, false, true)).toBe('hand');
  expect(extentOf(unchosen, false, false)).toBe('asked');
  expect(extentOf(unchosen, true, true)).toBe('stakes');
  expect(extentOf(unchosen, true, false)).toBe('stakes');
  expect(extentOf({ kinds: WINDOWS, rest: null }, false, false)).toBe('always');
  expect(extentOf({ kinds: [], rest: 'stakes' }, false, true)).toBe('stakes');
});

test('it is switched for one moment', () => {
  expect(switched([], 'afterHit', true)).toEqual(['afterHit']);
  expect(switched(['afterHit', 'beforeSet'], 'afterHit', false)).toEqual(['beforeSet']);
});

test('SAN-22.12 it lasts for the turn, the round, the encounter or the match', () => {
  const { open } = viewOf(given({ stage: 2, round: 3 }), 0);
  const later = {
    turn: { ...open, acted: [0] },
    round: { ...open, encounter: { ...encounterOf(open), round: 4 } },
    encounter: { ...open, stage: 3 },
  };
  for (const [i, span] of SPANS.entries()) {
    const now = keyOf('m', open, span);
    const ends = SPANS.filter((each) => each !== 'match' && keyOf('m', later[each], span) !== now);
    expect(ends).toEqual(SPANS.slice(i, -1));
    expect(keyOf('other', open, span)).not.toBe(now);
  }
});

test('a lesson begins without what was always passed in the one before; a match keeps its own', () => {
  const { open } = viewOf(given(), 0);
  for (const span of SPANS) {
    const [lesson, match] = ['lesson', 'a-match'].map((name) => keyOf(name, open, span));
    expect(kindsAsALessonBegins({ key: lesson ?? '', kinds: WINDOWS })).toEqual([]);
    expect(kindsAsALessonBegins({ key: match ?? '', kinds: WINDOWS })).toEqual(WINDOWS);
  }
});

test('a kind of question is new until it has been explained, and to nobody who knows the game', () => {
  useLearning.setState({ games: {} });
  expect(isNewKind('beforeSet')).toBe(true);
  meet('sang-rancune', 'beforeSet');
  expect(isNewKind('beforeSet')).toBe(false);
  useSettings.setState({ explains: false });
  expect(isNewKind('afterHit')).toBe(false);
  useSettings.setState({ explains: true });
  expect(isNewKind('afterHit')).toBe(true);
  setKnows('sang-rancune', true);
  expect(isNewKind('afterHit')).toBe(false);
});
