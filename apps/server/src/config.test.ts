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
  // Its origin would be "null": what browsers send for pages that must not get in.
  ['PUBLIC_URL', 'cards.example:443'],
  ['PUBLIC_URL', 'file:///tmp'],
  ['LOG_LEVEL', 'loud'],
  ['BOT_DELAY', 'soon'],
  ['DURABILITY', 'off'],
  ['WINDOW_LEAST', '-1'],
  ['STUDY_PERCENT', '101'],
])('%s=%s is refused by name', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(name);
});
