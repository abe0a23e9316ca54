import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

test('without variables: port 3000, every address, no proxy', () => {
  const config = readConfig({ PORT: '', HOST: '', PUBLIC_URL: '', LOG_LEVEL: '' });
  expect(config).toMatchObject({ port: 3000, host: undefined, publicUrl: null, logLevel: 'info' });
  expect(config).toMatchObject({ limits: true, durability: 'full' });
});

test('of the public address only the origin counts', () => {
  expect(readConfig({ PUBLIC_URL: 'https://cards.example/r/' }).publicUrl).toBe(
    'https://cards.example',
  );
});

test.each(['development', 'test'])('NODE_ENV=%s may open the door for positions', (NODE_ENV) => {
  expect(readConfig({ NODE_ENV, POSITION_DOOR: 'open' }).positionDoor).toBe(true);
  expect(readConfig({ NODE_ENV }).positionDoor).toBe(false);
});

test.each([undefined, '', 'production', 'Test'])(
  'NODE_ENV=%s: a server with a door for positions does not open',
  (NODE_ENV) => {
    const read = () => readConfig({ POSITION_DOOR: 'open', ...(NODE_ENV && { NODE_ENV }) });
    expect(read).toThrow(BadSetting);
    expect(read).toThrow('POSITION_DOOR');
  },
);

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'cards.example'],
  // Its origin would be "null", which browsers send for pages that must not get in.
  ['PUBLIC_URL', 'cards.example:443'],
  ['PUBLIC_URL', 'file:///tmp'],
  ['LOG_LEVEL', 'loud'],
  ['BOT_DELAY', 'soon'],
  ['BOT_THREADS', '0'],
  ['BOT_THREADS', 'all'],
  ['DURABILITY', 'off'],
  ['WINDOW_LEAST', '-1'],
  ['STUDY_PERCENT', '101'],
  ['TABLEE_PROCESSES', 'all'],
  ['TABLEE_PROCESSES', '0'],
  ['NODE_NAME', 'Node A'],
  ['NODE_NAME', '-a'],
  ['NODE_HEARTBEAT', '10'],
  ['NODE_LEASE', '2000'],
  ['DATABASE_URL', 'tablee.db'],
  ['DATABASE_URL', 'mysql://root@localhost/tablee'],
  ['DATABASE_URL', 'postgresql://localhost'],
])('%s=%s is refused by name', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(name);
});

test('without DATABASE_URL there is no database; with one, it is taken as it is', () => {
  expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeNull();
  for (const url of [
    'postgres://ada:s%40crit@db.example:5433/tablee?sslmode=verify-full',
    'postgresql:///tablee?host=/run/postgresql',
  ]) {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
});

test.each([
  'postgresql://ada:s3cret%zz@db/tablee',
  'postgresql://ada:s3cret@db:port/tablee',
  's3cret',
])('a fault of DATABASE_URL is reported without its password: %s', (url) => {
  const read = () => readConfig({ DATABASE_URL: url });
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(/^(?!.*s3cret).*DATABASE_URL/);
});

test.each(['2', 'auto'])('TABLEE_PROCESSES=%s needs a database that they share', (wanted) => {
  const database = { DATABASE_URL: 'postgresql://localhost/tablee' };
  const read = () => readConfig({ TABLEE_PROCESSES: wanted });
  if (wanted !== 'auto' || availableParallelism() > 1) {
    expect(read).toThrow(BadSetting);
    expect(read).toThrow('DATABASE_URL');
  }
  const { processes } = readConfig({ TABLEE_PROCESSES: wanted, ...database });
  expect(processes).toBe(wanted === 'auto' ? availableParallelism() : 2);
  expect(readConfig(database).processes).toBe(1);
});

test('a node is named after its machine and port unless its name is given', () => {
  const { nodeName } = readConfig({ PORT: '3001' });
  expect(nodeName).toMatch(/^[a-z0-9][a-z0-9-]{0,31}$/);
  expect(nodeName.endsWith('-3001')).toBe(true);
  expect(readConfig({ NODE_NAME: 'b' }).nodeName).toBe('b');
});

test('bots think in as many threads as there are cores, unless it is said otherwise', () => {
  expect(readConfig({}).botThreads).toBe(availableParallelism());
  expect(readConfig({ BOT_THREADS: '3' }).botThreads).toBe(3);
});
