import { expect, test } from 'vitest';
import { longestStreak, type Played, recordsByGame } from './evenings.ts';

const deer = { fr: 'Cerf', en: 'Deer' };
const result = (
  nickname: string,
  rank: number,
  score = 0,
  plays: Played['results'][number]['plays'] = [],
) => {
  return { user: `u-${nickname}`, nickname, rank, score, plays };
};
const played = (game: string, length: number | null, results: Played['results']): Played => {
  return { match: `m${length}`, game, at: 1, length, results };
};

const EVENING = [
  played('untamed', 40, [result('Ada', 1, 0, [deer]), result('Bea', 2)]),
  played('untamed', null, [result('Ada', 2, 0, [deer]), result('Bea', 1)]),
  played('royaumes', 90, [result('Ada', 1, 60), result('Bea', 2, 58)]),
  played('royaumes', 70, [result('Bea', 1, 61), result('Ada', 2, 40)]),
  played('royaumes', 80, [result('Bea', 1, 70), result('Ada', 2, 30)]),
];

test('points are counted in each game by itself, and so are winning sides', () => {
  const [royaumes, untamed] = recordsByGame(EVENING);
  expect(royaumes).toMatchObject({ game: 'royaumes', matches: 3, hasPoints: true, wonWith: [] });
  expect(royaumes?.people).toEqual([
    { id: 'u-Bea', nickname: 'Bea', played: 3, wins: 2, points: 189 },
    { id: 'u-Ada', nickname: 'Ada', played: 3, wins: 1, points: 130 },
  ]);
  expect(untamed).toMatchObject({ matches: 2, hasPoints: false, closest: null });
  expect(untamed?.wonWith).toEqual([{ nickname: 'Ada', plays: deer, played: 2, wins: 1 }]);
});

test('the longest and the closest match of each game; a match kept by an older server has no length', () => {
  const [royaumes, untamed] = recordsByGame(EVENING);
  expect(royaumes?.longest?.length).toBe(90);
  expect(royaumes?.closest).toMatchObject({ points: 2, played: { length: 90 } });
  expect(untamed?.longest?.length).toBe(40);
  expect(recordsByGame([played('untamed', null, [result('Ada', 1)])])[0]?.longest).toBeNull();
});

test('between pairs the closest match is measured by the points of the other pair', () => {
  const pairs = (length: number, lost: number) =>
    played('royaumes', length, [
      ...[result('Ada', 1, 50), result('Bea', 2, lost)],
      ...[result('Cy', 1, 50), result('Dan', 2, lost)],
    ]);
  const [royaumes] = recordsByGame([pairs(10, 20), pairs(11, 43)]);
  expect(royaumes?.closest).toMatchObject({ points: 7, played: { length: 11 } });
});

test("a streak is of a player's own matches, ends with a loss, and says whether it goes on", () => {
  expect(longestStreak(EVENING)).toEqual({ nickname: 'Bea', wins: 2, isNow: true });
  const lost = [...EVENING, played('untamed', 1, [result('Bea', 2), result('Cy', 1)])];
  expect(longestStreak(lost)).toEqual({ nickname: 'Bea', wins: 2, isNow: false });
  expect(longestStreak(EVENING.slice(0, 2))).toBeNull();
  expect(longestStreak([])).toBeNull();
});
