import type { AnyGame, Layers, Table, Viewer } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { isFull, notingShown, someOf } from '@tablee/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { faceOf } from '../testing/duel.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { catalogue } from './catalogue.ts';

const CANARY = /canary\d\dquetzal/g;

const canariesIn = (text: string): Set<string> => new Set(text.match(CANARY) ?? []);

interface Card {
  face: string;
}

const openCards = ({ match }: TestClient): Card[] =>
  (match?.open as unknown as { cards: Card[] } | undefined)?.cards ?? [];

/** Faces a client may know by now: cards open at any moment, and those of its own seat. */
function mayKnow(client: TestClient, known: Set<string>): void {
  const { match } = client;
  for (const { face } of openCards(client)) known.add(face);
  for (const { face } of (match?.own as { hand?: Card[] } | null)?.hand ?? []) known.add(face);
}

test('no byte on any socket, in any log or answer shows a face before its time', async () => {
  const server = await TestServer.open();
  const { code, members, host } = await server.match(4, 1, { rounds: 4, trap: 'on' });
  const [, reloading, quitter] = members as [TestClient, TestClient, TestClient, TestClient];
  const everyone = [...members];
  const known = new Map(everyone.map((client) => [client, new Set<string>()]));
  const played = new Set<string>();
  const expectNoLeak = (): void => {
    for (const client of everyone) {
      const mine = known.get(client) as Set<string>;
      mayKnow(client, mine);
      const leaked = [...canariesIn(client.bytes)].filter((face) => !mine.has(face));
      expect(leaked).toEqual([]);
    }
    for (const { face } of openCards(host)) played.add(face);
  };

  const draw = seeded(21);
  const { match = '' } = host.match ?? {};
  for (let i = 0; host.match?.secret === null; i += 1) {
    const asked = everyone.filter(({ match }) => match?.question);
    const client = asked[Math.floor(draw() * asked.length)] as TestClient;
    const question = client.match?.question;
    const seq = client.match?.seq ?? 0;
    // Wrong answers, the rules' own failures and strangers' questions must not say more than a code.
    await client.ask('match:answer', {
      match,
      question: String(question?.fingerprint),
      picks: ['?'],
    });
    await client.ask('match:answer', { match, question: '0-x', picks: [faceOf(i % 100)] });
    if (question?.kind === 'keep') {
      const picks = ['no'];
      const reply = await client.ask('match:answer', {
        match,
        question: question.fingerprint,
        picks,
      });
      expect(reply).toEqual({ ok: false, error: { code: 'serverError' } });
      await client.must('match:answer', { match, question: question.fingerprint, picks: ['yes'] });
    } else {
      expect((await client.answerAtRandom(draw)).ok).toBe(true);
    }
    for (const one of everyone) await one.until('the step', ({ match }) => (match?.seq ?? 0) > seq);
    await host.must('match:history', { match, before: 1000 });
    expectNoLeak();
    if (i === 3) {
      const tab = await server.client(reloading.cookie);
      everyone.push(tab);
      known.set(tab, known.get(reloading) as Set<string>);
      await tab.must('room:join', { code });
      await tab.until('the match', ({ match }) => match !== null);
    }
    if (i === 5) {
      await quitter.must('match:concede', { match });
      await quitter.until('he watches', ({ match }) => match?.seat === null);
    }
    if (i === 6) {
      const late = await server.client();
      everyone.push(late);
      known.set(late, new Set(played));
      await late.must('room:join', { code, nickname: 'Late' });
      await late.until('the match', ({ match }) => match !== null);
      for (const { card } of (late.match?.events ?? []) as { card?: Card }[]) {
        if (card !== undefined) expect(played.has(card.face)).toBe(true);
      }
    }
    expectNoLeak();
  }
  // The end reveals the dice, not the cards nobody has played.
  const journal = await (await fetch(`${server.url}/api/matches/${match}/journal`)).text();
  expect(
    [...canariesIn(journal)].filter((face) => !journal.includes(`"picks":["${face}"]`)),
  ).toEqual([]);
  const health = await (await fetch(`${server.url}/healthz`)).text();
  expect(canariesIn(health + server.logs).size).toBe(0);

  // Nor does a log hold what proves or decides anything.
  const failed = server.logs.split('\n').find((line) => line.includes('rules failed')) ?? '{}';
  expect(JSON.parse(failed)).toMatchObject({ room: code, match, game: 'duel' });
  expect(server.logs).not.toContain(String(host.match?.secret));
  for (const { cookie } of everyone) expect(server.logs).not.toContain(cookie.split('.')[1]);
  for (const client of everyone) {
    const before = client.bytes.slice(0, client.bytes.lastIndexOf('match:update'));
    expect(before).not.toContain(String(host.match?.secret));
  }
  await server.close();
});

test('a seat receives whispers for itself alone, before the update of the same number', async () => {
  const server = await TestServer.open();
  const { members, host } = await server.match(3, 1, { rounds: 4 });
  const draw = seeded(4);
  while (host.match?.secret === null) {
    const asked = members.find(({ match }) => match?.question) as TestClient;
    const seq = asked.match?.seq ?? 0;
    await asked.answerAtRandom(draw);
    for (const one of members) await one.until('the step', ({ match }) => (match?.seq ?? 0) > seq);
  }
  const watcher = members[3] as TestClient;
  expect(watcher.heard.some(({ name }) => name === 'match:whisper')).toBe(false);
  for (const { heard } of members.slice(0, 3)) {
    const game = heard.filter(({ name }) => name === 'match:whisper' || name === 'match:update');
    expect(game.some(({ name }) => name === 'match:whisper')).toBe(true);
    for (const [i, { name, payload }] of game.entries()) {
      if (name !== 'match:whisper') continue;
      const next = game[i + 1];
      expect(next?.name).toBe('match:update');
      expect(next?.payload).toMatchObject({ seq: (payload as { seq: number }).seq });
    }
  }
  // The update itself is the same for all.
  const updates = members.map(({ heard }) =>
    JSON.stringify(heard.filter(({ name }) => name === 'match:update')),
  );
  expect(new Set(updates).size).toBe(1);
  await server.close();
});

/** A real game whose states the test can look at, and which notes what its events show. */
function watched(real: AnyGame, viewers: readonly Viewer[]) {
  const { game, shown } = notingShown(real, viewers);
  const tables: Table[] = [];
  const scripts: AnyGame['scripts'] = Object.fromEntries(
    Object.entries(game.scripts).map(([name, script]) => [
      name,
      (table: Table, ...args: unknown[]) => {
        tables.push(table);
        return script(table, ...args);
      },
    ]),
  );
  /** The state of the match whose public part is this one. */
  const stateOf = (open: unknown): Layers => {
    const text = JSON.stringify(open);
    const state = tables.findLast((table) => JSON.stringify(table.open) === text);
    if (state === undefined) throw new Error('no such state');
    return state;
  };
  return { game: { ...game, scripts }, shown, stateOf };
}

/** Names of the cards that the viewer does not know, and their faces where no two cards have the same. */
function hiddenFrom(game: AnyGame, state: Layers, viewer: Viewer): Set<string> {
  const all = game.secrets(state, null).flat();
  const isUnique = new Set(all.map(({ face }) => face)).size === all.length;
  const secrets = game.secrets(state, viewer).flat();
  const names = secrets.flatMap(({ id, face }) => [id, isUnique ? face : undefined]);
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** Names of things with a face, wherever they stand in what was heard. */
function facedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, face } = value as { id?: unknown; face?: unknown };
  if (typeof id === 'string' && typeof face === 'string') found.add(id);
  for (const part of Object.values(value)) facedIn(part, found);
  return found;
}

const idsOf = ({ open, own, deep }: Layers): Set<string> => facedIn([open, own, deep]);

const stringsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/"([^"\\]+)"/g)].map(([, name]) => name as string));

/** Plays with two players or as few as there may be, and a watcher; returns how often something hidden was looked for. */
async function searchSockets(real: AnyGame): Promise<number> {
  const seats = Math.max(2, real.seats[0]);
  const viewers: Viewer[] = [...Array(seats).keys(), null];
  const { game, shown, stateOf } = watched(real, viewers);
  const server = await TestServer.open({}, { ids: [real.id], load: async () => game });
  onTestFinished(() => server.close());
  const { members } = await server.room(seats + 1);
  const [host] = members as [TestClient];
  await host.must('room:choose', { game: real.id, seats, options: {} });
  for (let seat = 0; seat < seats; seat += 1) await members[seat]?.must('room:sit', { seat });
  await host.must('room:start', {});
  for (const member of members) await member.until('the match', ({ match }) => match !== null);
  const draw = seeded(7);
  const known = viewers.map(() => new Set<string>());
  const from = members.map(() => ({ bytes: 0, heard: 0 }));
  let searched = 0;
  for (let i = 0; host.match?.secret === null && i < (isFull ? 200 : 60); i += 1) {
    const state = stateOf(host.match.open);
    const { open, own, deep } = state;
    const named = stringsIn(JSON.stringify([open, own, deep]));
    const before = viewers.map((viewer) => hiddenFrom(real, state, viewer));
    // A seat knows a card it has once seen, also when it is hidden again under the same name.
    for (const [who, names] of known.entries()) {
      for (const name of named) if (before[who]?.has(name) === false) names.add(name);
    }
    const asked = members.filter(({ match }) => match?.question);
    const client = asked[Math.floor(draw() * asked.length)] as TestClient;
    const seq = client.match?.seq ?? 0;
    expect((await client.answerAtRandom(draw)).ok).toBe(true);
    const isUnseen = client.match?.seq === seq && client.match.awaited?.unseen === true;
    for (const one of members) {
      if (!isUnseen) await one.until('the step', ({ match }) => (match?.seq ?? 0) > seq);
      const at = one.heard.length;
      await one.must('match:resync', { match: String(one.match?.match) });
      const isSnapshot = ({ name }: { name: string }): boolean => name === 'match:snapshot';
      await one.until('the snapshot', ({ heard }) => heard.slice(at).some(isSnapshot));
    }
    const after = stateOf(host.match.open);
    for (const [who, viewer] of viewers.entries()) {
      const member = members[who] as TestClient;
      const bytes = member.bytes.slice(from[who]?.bytes);
      const heard = member.heard.slice(from[who]?.heard);
      from[who] = { bytes: member.bytes.length, heard: member.heard.length };
      const isKnown = (name: string): boolean =>
        known[who]?.has(name) === true || shown.get(viewer)?.has(name) === true;
      const hidden = [...hiddenFrom(real, after, viewer)].filter(
        (name) => before[who]?.has(name) === true && !isKnown(name),
      );
      const faced = facedIn(heard.map(({ payload }) => payload));
      const ids = idsOf(after);
      const isTold = (name: string): boolean =>
        ids.has(name)
          ? faced.has(name) || bytes.includes(`"id":"${name}","face"`)
          : bytes.includes(`"${name}"`);
      const leaked = hidden.filter(isTold);
      expect(leaked).toEqual([]);
      searched += hidden.length;
    }
  }
  return searched;
}

test.each(someOf(catalogue.ids, 2, 1))(
  'real matches of %s over real sockets: no byte shows a hidden card to a player or a watcher',
  async (id) => {
    expect(await searchSockets(await catalogue.load(id))).toBeGreaterThan(500);
  },
);

test('the search of real sockets finds a card that a rule lays open by mistake', async () => {
  const game = await catalogue.load('unmatched');
  const startTurn = game.scripts.startTurn as NonNullable<typeof game.scripts.startTurn>;
  const careless: AnyGame = {
    ...game,
    scripts: {
      ...game.scripts,
      *startTurn(table, ...args) {
        table.open.next = table.deep.decks[0][0] ?? null;
        return yield* startTurn(table, ...args);
      },
    },
  };
  await expect(searchSockets(careless)).rejects.toThrow('to deeply equal []');
});
