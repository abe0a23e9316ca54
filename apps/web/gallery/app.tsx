import '@/styles/base.css';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import { loadBot } from '@tablee/bots/bot.ts';
import { USUAL_KEEPING } from '@tablee/protocol/kept.ts';
import type { MatchSnapshot, RoomState } from '@tablee/protocol/updates.ts';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { gameOfTheHouse } from '@/games/index.ts';
import Table from '@/screens/table/table.tsx';
import { setDelivery, takeQuestion } from '@/stores/answering.ts';
import { setKnows } from '@/stores/learning.ts';
import { takeSnapshot, takeUpdate, useLive } from '@/stores/match.ts';
import { takeRoom } from '@/stores/room.ts';
import { keepDocumentRight, useSettings } from '@/stores/settings.ts';
import { useTable } from '@/stores/table.ts';
import { TableStores, TableStoresProvider } from '@/stores/table-stores.ts';
import { LocalMatch, playUp, type Scene } from './local-match.ts';
import { scenesOf } from './scenes.ts';

const NAMES = ['Camille', 'Bastien', 'Anne-Charlotte', 'Théo', 'Inès', 'Zoé'];
const MATCH = 'gallery';
const WATCHER = 'watcher';
/** Milliseconds between two touches of a scene. */
const BETWEEN = 90;

const stores = new TableStores();

const query = new URLSearchParams(location.search);
const id = (query.get('game') ?? 'untamed') as GameId;

/** The reader's settings behind the address, changed as often as they like: `#lang=en&theme=light&motion=full`. */
function set(): void {
  const given = new URLSearchParams(location.hash.slice(1));
  useSettings.setState({
    lang: given.get('lang') === 'en' ? 'en' : 'fr',
    theme: given.get('theme') === 'light' ? 'light' : 'dark',
    motion: given.get('motion') === 'full' ? 'full' : 'none',
    autoResolve: false,
    sound: false,
  });
  // As a page of this size opens it.
  const { panel, openPanel } = useTable.of(stores).getState();
  if (panel === null || panel === 'log') openPanel(innerWidth >= 1100 ? 'log' : null);
}
set();
window.addEventListener('hashchange', set);
keepDocumentRight();
setKnows(id, true);

function roomOf({ seats, options, viewer }: Scene, isOver: boolean): RoomState {
  const users = NAMES.slice(0, seats).map((_, seat) => `u${seat}`);
  const you = viewer === null ? WATCHER : (users[viewer] as string);
  const everybody = viewer === null ? [...users, WATCHER] : users;
  return {
    code: 'TABLE234',
    host: you,
    locked: false,
    password: false,
    members: everybody.map((user, at) => ({
      id: user,
      nickname: NAMES[at] ?? 'Max',
      connected: true,
      since: 0,
    })),
    game: id,
    options: options as never,
    seats: users.map((user) => ({ user })),
    begins: null,
    clock: { kind: 'off', seconds: 60, reaction: 0 },
    watching: { policy: 'public', rounds: 1, agreed: [] },
    help: { advice: { on: false, agreed: [] }, estimate: { on: false, agreed: [] } },
    keeping: USUAL_KEEPING,
    match: {
      id: MATCH,
      state: isOver ? 'over' : 'running',
      paused: false,
      problem: null,
      takeBack: null,
      seats: users.map((user, seat) => ({
        nickname: NAMES[seat] as string,
        user,
        bot: null,
        standIn: null,
        left: false,
      })),
    },
    evening: [],
    you,
  };
}

/** Shows the match as it stands; fresh events are told after it, once the board listens. */
function publish(scene: Scene, match: LocalMatch): void {
  const all = match.fresh(scene.viewer);
  const from =
    scene.moments === undefined ? 0 : all.findLastIndex(({ type }) => type === scene.moments);
  const fresh = all.slice(Math.max(0, from));
  const seq = (useLive.of(stores).getState().snapshot?.seq ?? 0) + 2;
  const question = scene.viewer === null ? null : match.questionOf(scene.viewer);
  const open = question && { ...question, fingerprint: String(seq), undo: false };
  takeRoom(stores, roomOf(scene, match.over));
  takeSnapshot(stores, {
    match: MATCH,
    game: id,
    options: scene.options,
    seq,
    ...match.view(scene.viewer),
    awaited: match.awaited(),
    question: open,
    events: match.events.filter(({ n }) => !fresh.some((event) => event.n === n)),
    commitment: '',
    shares: null,
    secret: null,
  } as unknown as MatchSnapshot);
  takeQuestion(stores, MATCH, open as never);
  window.setTimeout(
    () => takeUpdate(stores, { match: MATCH, seq: seq + 1, events: fresh } as never),
    60,
  );
}

/** A scene on the table of the house; bots answer for the others. */
function Gallery({ scene, match }: { readonly scene: Scene; readonly match: LocalMatch }) {
  useEffect(() => {
    const { viewer } = scene;
    setDelivery(stores, (picks) => {
      if (viewer === null) return { ok: false, error: null };
      match.answer(viewer, picks);
      while (match.questionOf(viewer) === null && match.botStep(viewer));
      publish(scene, match);
      return { ok: true };
    });
    publish(scene, match);
    // A new question takes no touch.
    const pressing = (scene.press ?? []).map((selector, i) =>
      window.setTimeout(
        () => document.querySelector<HTMLElement>(selector)?.click(),
        600 + BETWEEN * i,
      ),
    );
    return () => pressing.forEach(clearTimeout);
  }, [scene, match]);
  return <Table room={roomOf(scene, match.over)} onRoom={() => {}} />;
}

const [{ rules }, scenes, bot] = await Promise.all([
  gameOfTheHouse(id),
  scenesOf(id),
  loadBot(query.get('bot') === 'random' ? 'random' : 'sensible', id),
]);
const scene = scenes[query.get('scene') ?? 'mid'] as Scene;
const seed = Number(query.get('seed') ?? scene.seed);
const match = new LocalMatch(rules, bot, { ...scene, seed });
playUp(match, scene);
createRoot(document.querySelector('#app') as HTMLElement).render(
  <TableStoresProvider value={stores}>
    <Suspense>
      <Gallery scene={scene} match={match} />
    </Suspense>
  </TableStoresProvider>,
);
