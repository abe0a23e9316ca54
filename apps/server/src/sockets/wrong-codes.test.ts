import { expect, test } from 'vitest';
import { ALLOWANCES } from './allowances.ts';
import { WrongCodes } from './wrong-codes.ts';

/** Guesses from these addresses in turn until all of them are refused; gives how many were judged. */
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

test('the whole world together has a bounded number', () => {
  const codes = new WrongCodes();
  const world = networks(4000, (i) => `10.${i >> 8}.${i & 255}.1`);
  expect(judged(codes, world, 3)).toBeLessThan(ALLOWANCES.wrongCodesOfAll.burst + 60);
  expect(codes.isSpent('198.51.100.4')).toBe(true);
});

test('codes as short as those of before are counted apart, and leave the others alone', () => {
  const codes = new WrongCodes();
  for (let i = 0; i < ALLOWANCES.wrongShortCodesOfAll.burst; i += 1) {
    codes.count(`10.${i >> 8}.${i & 255}.1`, 'K7WXQ2');
  }
  expect(codes.isSpent('198.51.100.4', 'K7WXQ3')).toBe(true);
  expect(codes.isSpent('198.51.100.4', 'K7WXQ2M4')).toBe(false);
});
