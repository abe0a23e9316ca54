import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALLOWANCES } from '../limits.ts';
import { WrongCodes } from './wrong-codes.ts';

// Allowances come back by this clock: however slow the machine is, guesses are one moment.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Guesses from these addresses in turn until all of them are refused; returns how many were judged. */
function judged(codes: WrongCodes, addresses: readonly string[], rounds = 1000): number {
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const address of addresses) {
      if (codes.isSpent(address)) continue;
      codes.count(address);
      count += 1;
    }
  }
  return count;
}

const networks = (count: number, of: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => of(i));

test('one address has a dozen guesses, whichever kind it is', () => {
  expect(judged(new WrongCodes(), ['203.0.113.7'])).toBeLessThan(ALLOWANCES.wrongCodes.burst + 2);
  expect(judged(new WrongCodes(), ['2001:db8:1:2'])).toBeLessThan(ALLOWANCES.wrongCodes.burst + 2);
});

test('the 256 networks of a /56 and the 65,536 of a /48 have not many more', () => {
  const of56 = networks(256, (i) => `2001:db8:1:${(0xab00 + i).toString(16)}`);
  expect(judged(new WrongCodes(), of56, 20)).toBeLessThan(ALLOWANCES.wrongCodesOf56.burst + 3);
  const of48 = networks(2000, (i) => `2001:db8:1:${(i * 31).toString(16)}`);
  expect(judged(new WrongCodes(), of48, 5)).toBeLessThan(ALLOWANCES.wrongCodesOf48.burst + 5);
});

test('neighbours of another /48, and addresses of IPv4, are not counted together', () => {
  const codes = new WrongCodes();
  judged(
    codes,
    networks(60, (i) => `2001:db8:1:${(i * 256).toString(16)}`),
  );
  expect(codes.isSpent('2001:db8:1:ffff')).toBe(true);
  expect(codes.isSpent('2001:db8:2:1')).toBe(false);
  judged(codes, ['203.0.113.7']);
  expect(codes.isSpent('203.0.113.8')).toBe(false);
});

const LONG = 'K7WXQ2M4PT';
const WORLD = networks(4000, (i) => `10.${i >> 8}.${i & 255}.1`);

/** The whole world’s guesses are spent. */
function besieged(code: string = LONG): WrongCodes {
  const codes = new WrongCodes();
  for (const address of WORLD) {
    if (codes.isSpent(address, code)) break;
    codes.count(address, code);
  }
  return codes;
}

test('the whole world together has a bounded number, of addresses that have guessed before', () => {
  const codes = new WrongCodes();
  expect(judged(codes, WORLD, 3)).toBeLessThan(ALLOWANCES.wrongCodesOfAll.burst + WORLD.length);
  for (const address of WORLD) expect(codes.isSpent(address, LONG)).toBe(true);
});

test('while others guess, an address that has not been wrong for ten minutes is judged, once', () => {
  const codes = besieged();
  for (const newcomer of ['198.51.100.4', '2001:db8:9:1']) {
    expect(codes.isSpent(newcomer, LONG)).toBe(false);
    expect(codes.isSpent(newcomer)).toBe(false);
    codes.count(newcomer, LONG);
    expect(codes.isSpent(newcomer, LONG)).toBe(true);
  }
  // Those of the same /56 are one, and four of a /48.
  expect(codes.isSpent('2001:db8:9:2', LONG)).toBe(true);
  const of48 = networks(200, (i) => `2001:db8:8:${(i * 256).toString(16)}`);
  expect(judged(codes, of48, 2)).toBe(ALLOWANCES.wrongCodesInSiegeOf48.burst);
});

test('ten minutes after a wrong one it is judged again', () => {
  const codes = besieged();
  codes.count('198.51.100.4', LONG);
  const again = (): void => {
    for (let i = 0; i < 30_000; i += 1) codes.count(WORLD[i % WORLD.length] as string, LONG);
  };
  vi.advanceTimersByTime(590_000);
  again();
  expect(codes.isSpent('198.51.100.4', LONG)).toBe(true);
  vi.advanceTimersByTime(11_000);
  again();
  expect(codes.isSpent('198.51.100.4', LONG)).toBe(false);
});

test('the shorter old codes are judged within the limits of all alone', () => {
  expect(besieged().isSpent('198.51.100.4', 'K7WXQ2M4')).toBe(true);
  expect(besieged().isSpent('198.51.100.4', 'K7WXQ2')).toBe(true);
});

test('codes of six characters are counted apart, and leave the others alone', () => {
  const codes = new WrongCodes();
  for (let i = 0; i < ALLOWANCES.wrongShortCodesOfAll.burst; i += 1) {
    codes.count(`10.${i >> 8}.${i & 255}.1`, 'K7WXQ2');
  }
  expect(codes.isSpent('198.51.100.4', 'K7WXQ3')).toBe(true);
  expect(codes.isSpent('198.51.100.4', 'K7WXQ2M4')).toBe(false);
  expect(codes.isSpent('198.51.100.4', LONG)).toBe(false);
});
