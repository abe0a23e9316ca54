import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@tablee/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../matches/catalogue.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { playsOut } from '../testing/until.ts';

let server: TestServer | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = null;
});

function webDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-web-'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Tablée</title></head></html>');
  return folder;
}

const pageOf = async (path: string, language = 'en'): Promise<string> => {
  const headers = { 'Accept-Language': language };
  return (await fetch(`${server?.url}${path}`, { headers })).text();
};

/** Content of a tag of the head. */
const tagOf = (page: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(page)?.[1];

/** Width and height of a PNG. */
async function sizeOf(address: string): Promise<[number, number]> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const HOUSE = ['Tablée', '/api/card.png'];

/** The preview of a page's link: its title, and the address of its picture. */
async function linkOf(path: string): Promise<(string | undefined)[]> {
  const page = await pageOf(path);
  const picture = tagOf(page, 'og:image');
  return [tagOf(page, 'og:title'), picture && new URL(picture).pathname];
}

async function begun(members: readonly TestClient[]): Promise<string> {
  const [host] = members as [TestClient];
  await host.must('room:choose', { game: 'royaumes-sauvages', seats: 2, options: {} });
  for (const [seat, member] of members.entries()) await member.must('room:sit', { seat });
  await host.must('room:start', {});
  for (const member of members) await member.until('the match', ({ match }) => match !== null);
  return String(host.match?.match);
}

test('the link of a finished match says who played what, and how it came out by a picture; before the end nothing', async () => {
  server = await TestServer.open({ webDist: webDist() }, catalogue);
  const { members } = await server.room(2);
  const [, guest] = members as [TestClient, TestClient];
  await guest.must('room:rename', { nickname: 'B"<b>&éa' });
  const match = await begun(members);
  expect(await linkOf(`/m/${match}`)).toEqual(HOUSE);
  expect((await fetch(`${server.url}/api/matches/${match}/card.png`)).status).toBe(404);
  await playsOut(members, seeded(8));
  const page = await pageOf(`/m/${match}`, 'fr-FR');
  expect(page).toContain('<title>Tablée</title>');
  expect(page).not.toContain('<b>');
  expect(tagOf(page, 'og:title')).toBe('Les Royaumes Sauvages : Ada, B&quot;&lt;b&gt;&amp;éa');
  expect(tagOf(page, 'og:description')).toContain('à revoir');
  expect(await sizeOf(String(tagOf(page, 'og:image')))).toEqual([1200, 630]);
  const rest = ['/m/m0123456789abcdef', '/m/nothing'];
  for (const path of rest) expect(await linkOf(path)).toEqual(HOUSE);
});

test('the link of the house, and of any of its pages, shows its card in the language that is asked for', async () => {
  server = await TestServer.open({ webDist: webDist() }, catalogue);
  for (const path of ['/', '/rules/untamed', '/credits']) {
    expect(await linkOf(path), path).toEqual(HOUSE);
  }
  const page = await pageOf('/', 'fr-FR');
  expect(tagOf(page, 'og:description')).toContain('entre amis');
  expect(await sizeOf(String(tagOf(page, 'og:image')))).toEqual([1200, 630]);
});

test('the link of an open room says whose table it is; a locked one, one with a password and a missing one say nothing', async () => {
  server = await TestServer.open({ webDist: webDist() });
  const { code, members } = await server.room(1);
  const [host] = members as [TestClient];
  const [title, picture] = await linkOf(`/r/${code}`);
  expect(title).toContain('Ada’s table');
  expect(picture).toBe(`/api/rooms/${code}/card.png`);
  expect(await sizeOf(`${server.url}${picture}`)).toEqual([1200, 630]);
  await host.must('room:lock', { locked: true });
  expect(await linkOf(`/r/${code}`)).toEqual(HOUSE);
  expect((await fetch(`${server.url}${picture}`)).status).toBe(404);
  await host.must('room:lock', { locked: false });
  await host.must('room:password', { password: 'secret' });
  expect(await linkOf(`/r/${code}`)).toEqual(HOUSE);
  expect(await linkOf('/r/23456789')).toEqual(HOUSE);
});

test('the gate of an open room says who is there, which chairs are free and whether they play; a shut one says nothing, and nobody who has left is named', async () => {
  server = await TestServer.open({ webDist: webDist() }, catalogue);
  const { code, members } = await server.room(2);
  const [host, guest] = members as [TestClient, TestClient];
  const gate = async () => {
    const tag = tagOf(await pageOf(`/r/${code}`), 'tablee:gate');
    return tag === undefined ? null : JSON.parse(tag.replaceAll('&quot;', '"'));
  };
  const [ada, bea] = [host, guest].map(
    ({ room }) => room?.members.find(({ id }) => id === room.you)?.nickname,
  );
  await host.must('room:choose', { game: 'royaumes-sauvages', seats: 3, options: {} });
  await guest.must('room:sit', { seat: 1 });
  const there = { code, host: ada, game: 'royaumes-sauvages', more: 0, playing: false };
  const free = 3 - (guest.room?.seats.filter((seating) => seating !== null).length ?? 0);
  expect(await gate()).toEqual({ ...there, here: [ada, bea], free });
  await host.must('room:choose', { game: 'royaumes-sauvages', seats: 2, options: {} });
  await host.must('room:sit', { seat: 0 });
  await guest.must('room:sit', { seat: 1 });
  await host.must('room:start', {});
  expect(await gate()).toEqual({ ...there, here: [ada, bea], free: 0, playing: true });
  guest.close();
  await expect.poll(async () => (await gate()).here).toEqual([ada]);
  await host.must('room:lock', { locked: true });
  expect(await gate()).toBeNull();
  await host.must('room:lock', { locked: false });
  await host.must('room:password', { password: 'secret' });
  expect(await gate()).toBeNull();
});

test('requests for pages of random rooms are guesses: an address that has guessed too often learns nothing', async () => {
  server = await TestServer.open({ webDist: webDist(), limits: true });
  const { code } = await server.room(1);
  expect((await linkOf(`/r/${code}`))[0]).toContain('Ada');
  for (let i = 0; i < 12; i += 1) await linkOf(`/r/2345678${'23456789ABCDEF'[i]}`);
  expect(await linkOf(`/r/${code}`)).toEqual(HOUSE);
});

test('pictures are limited, and drawn once', async () => {
  server = await TestServer.open({ webDist: webDist(), limits: true });
  // No time passes, however long drawing takes.
  vi.useFakeTimers({ toFake: ['performance'] });
  const all = Array.from({ length: 40 }, () => fetch(`${server?.url}/api/card.png`));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
