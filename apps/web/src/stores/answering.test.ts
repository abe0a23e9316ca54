import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { openCamp } from '@tablee/rules/games/sang-rancune/camp/camp.ts';
import type { Table } from '@tablee/rules/games/sang-rancune/index.ts';
import { catalogue } from '@tablee/rules/games/sang-rancune/index.ts';
import { given, type SangScene } from '@tablee/rules/games/sang-rancune/testing/given.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { actionsOf, takePause, takeQuestion, useAnswering, wireAnswering } from './answering.ts';
import { request } from './connection.ts';
import { onEvents, setMoments, takeUpdate, useCurtain, useLive, useMatch } from './match.ts';
import { drain, setPace, showInTurn } from './pacing.ts';
import { useRoom } from './room.ts';
import { TableStores } from './table-stores.ts';

const stores = new TableStores();
const actions = actionsOf(stores);

vi.mock('./connection.ts', () => ({ request: vi.fn() }));

/** A shared turn of a real game: any action makes the rules ask everybody again. */
const camp = (): SangScene =>
  given({
    from: 'camp',
    stage: 2,
    tweak: (state) => {
      openCamp({ ...state, catalogue } as Table, 'before');
    },
    items: { A: ['potion-de-force', 'potion-de-soins'], B: ['potion-de-celerite'] },
  });

function show(scene: SangScene): OpenQuestion {
  const question = scene.question('A');
  const fingerprint = scene.session.fingerprintOf(question);
  const open = { ...question, fingerprint, undo: false } as unknown as OpenQuestion;
  takeQuestion(stores, 'm', open);
  vi.advanceTimersByTime(500);
  return open;
}

/** A puts an offer to B together: the second potion for B's. */
function composing(): { scene: SangScene; picks: readonly string[] } {
  const scene = camp();
  scene.answer('A', scene.idsOf('A', ['offer B']));
  show(scene);
  const picks = scene.idsOf('A', ['give potion-de-soins', 'take potion-de-celerite B']);
  for (const pick of picks) actions.toggle(pick);
  return { scene, picks };
}

vi.useFakeTimers();

beforeEach(() => {
  takeQuestion(stores, null, null);
  vi.mocked(request).mockReset();
});

test('in a pause nothing is sent, the selection stays, and a touch shows why', () => {
  const { picks } = composing();
  vi.mocked(request).mockResolvedValue({ ok: false, error: { code: 'timeout' } } as never);
  takePause(stores, true);
  actions.confirm();
  expect(useAnswering.of(stores).getState().hint).toEqual({ kind: 'problem', code: 'matchPaused' });
  takePause(stores, false);
  expect(useAnswering.of(stores).getState()).toMatchObject({ picks, hint: null, sending: false });
  expect(request).not.toHaveBeenCalled();
  takePause(stores, true);
  actions.touch({ seat: 1 });
  expect(useAnswering.of(stores).getState()).toMatchObject({
    picks,
    hint: { code: 'matchPaused' },
  });
  takePause(stores, false);
  actions.confirm();
  expect(request).toHaveBeenCalledOnce();
});

test('a selection stays while another player acts', () => {
  const { scene, picks } = composing();
  scene.answer('C', ['ready']);
  show(scene);
  expect(useAnswering.of(stores).getState().picks).toEqual(picks);
});

test('of a selection, only the options that are gone go', () => {
  const { scene, picks } = composing();
  scene.answer('B', scene.idsOf('B', ['use potion-de-celerite']));
  show(scene);
  expect(useAnswering.of(stores).getState().picks).toEqual(picks.slice(0, 1));
});

test('an answer that comes too late is still there to be sent again, and the player sees it', async () => {
  const { scene, picks } = composing();
  vi.mocked(request).mockImplementation(async () => {
    scene.answer('C', ['ready']);
    show(scene);
    return { ok: false, error: { code: 'stale' } } as never;
  });
  actions.confirm();
  await vi.waitFor(() => expect(useAnswering.of(stores).getState().hint).not.toBeNull());
  expect(useAnswering.of(stores).getState()).toMatchObject({
    picks,
    sending: false,
    hint: { kind: 'problem', code: 'stale' },
  });
});

test('an answer that has been heard leaves nothing behind', async () => {
  const { scene, picks } = composing();
  vi.mocked(request).mockImplementation(async () => {
    scene.answer('A', picks);
    show(scene);
    return { ok: true } as never;
  });
  actions.confirm();
  await vi.waitFor(() =>
    expect(useAnswering.of(stores).getState().question?.kind).toBe('campAction'),
  );
  expect(useAnswering.of(stores).getState()).toMatchObject({ picks: [], focus: {}, hint: null });
});

test('the next offer begins empty', () => {
  const { scene, picks } = composing();
  scene.answer('A', picks);
  show(scene);
  scene.answer('A', scene.idsOf('A', ['offer B']));
  show(scene);
  expect(useAnswering.of(stores).getState().picks).toEqual([]);
});

test('a question from before the table is asked, and so are later ones', () => {
  const turn = { shape: 'confirm', kind: 'k', fingerprint: '7-a', undo: false } as const;
  const table = (match: string, question: object | null) =>
    useLive.of(stores).setState({ snapshot: { match, question } as never });
  const pause = (paused: boolean) =>
    useRoom.of(stores).setState({ room: { match: { id: 'm9', paused } } as never });
  pause(true);
  table('m9', turn);
  wireAnswering(stores);
  expect(useAnswering.of(stores).getState()).toMatchObject({
    match: 'm9',
    question: turn,
    paused: true,
  });
  pause(false);
  table('m9', { ...turn, fingerprint: '8-a' });
  expect(useAnswering.of(stores).getState()).toMatchObject({
    question: { fingerprint: '8-a' },
    paused: false,
  });
  table('m9', null);
  expect(useAnswering.of(stores).getState().question).toBeNull();
});

test('a new question takes no touch for half a second, a repeated one goes on at once', () => {
  const scene = camp();
  const question = scene.question('A');
  const open = { ...question, fingerprint: 'q1', undo: false } as unknown as OpenQuestion;
  vi.mocked(request).mockResolvedValue({ ok: true } as never);
  const [ready] = scene.idsOf('A', ['ready']) as [string];
  takeQuestion(stores, 'm', open);
  expect(useAnswering.of(stores).getState().settling).toBe(true);
  vi.advanceTimersByTime(499);
  actions.toggle(ready);
  expect(request).not.toHaveBeenCalled();
  // Another player has answered: the same is asked again, and nothing stood there that could have been meant.
  vi.advanceTimersByTime(1);
  takeQuestion(stores, 'm', { ...open, fingerprint: 'q2' });
  actions.toggle(ready);
  expect(request).toHaveBeenCalledOnce();
});

test('until its moment has been seen nothing tells what came of it, and a touch skips it', () => {
  setPace(
    stores,
    () => 700,
    () => {},
  );
  const stop = onEvents(stores, (events) => showInTurn(stores, events, false));
  setMoments(stores, ({ type }) => type === 'combatRevealed');
  wireAnswering(stores);
  const before = { match: 'm', seq: 1, seat: 0, open: { life: 9 }, own: null, events: [] };
  const snapshot = { ...before, tally: {}, awaited: null, question: null };
  useLive.of(stores).setState({ snapshot, view: {} } as never);
  const told = (type: string, n: number) => ({ n, type, clause: '' });
  const life = (to: number) => [{ op: 'replace', path: '/life', value: to }];
  const shown = () => useMatch.of(stores).getState().snapshot?.open;

  takeUpdate(stores, {
    match: 'm',
    seq: 2,
    open: life(8),
    events: [told('cardCommitted', 0)],
  } as never);
  expect(shown()).toEqual({ life: 8 });
  drain(stores);

  takeUpdate(stores, {
    match: 'm',
    seq: 3,
    open: life(2),
    events: [told('combatRevealed', 1)],
  } as never);
  takeUpdate(stores, {
    match: 'm',
    seq: 4,
    open: life(1),
    events: [told('damageDealt', 2)],
  } as never);
  expect(useLive.of(stores).getState().snapshot?.open).toEqual({ life: 1 });
  expect(shown()).toEqual({ life: 8 });
  expect(useMatch.of(stores).getState().snapshot?.events).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual({ life: 8 });
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual({ life: 1 });

  takeUpdate(stores, {
    match: 'm',
    seq: 5,
    open: life(0),
    events: [told('combatRevealed', 3)],
  } as never);
  expect(useCurtain.of(stores).getState().down).toBe(true);
  // The second click of a double click skips nothing.
  actions.touch({ card: 'c' });
  vi.advanceTimersByTime(500);
  expect(shown()).toEqual({ life: 1 });
  actions.touch({ card: 'c' });
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual({ life: 0 });
  setMoments(stores, null);
  stop();
});
