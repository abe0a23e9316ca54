import { describe, expect, test } from 'vitest';
import { game as royaumesSauvages } from '../index.ts';
import type { Setting } from '../testing/given.ts';
import { given } from '../testing/given.ts';
import { scoreParts, wonByCapital } from './ranking.ts';

const last = { age: 3, from: 'ageEnd' } as const;

describe('end of the game', () => {
  test('ROY-15.1 the game ends after the scoring of age III', () => {
    given({
      age: 3,
      players: 2,
      cubes: { k8: 'AAB' },
      tiles: { k8: [10] },
      scoring: 'k8',
    }).shows((scene) => {
      expect(scene.session.isOver).toBe(true);
      expect(scene.open.phase).toBe('over');
      expect(scene.scores).toEqual([10, 3]);
      expect(scene.happened('gameEnded')).toMatchObject([{ ranks: [1, 2], scores: [10, 3] }]);
      expect(royaumesSauvages.outcome(scene.open)).toEqual({ ranks: [1, 2], scores: [10, 3] });
    });
    given({ age: 2, players: 2, scoring: 'k8' }).shows((scene) => {
      expect(scene.session.isOver).toBe(false);
      expect(royaumesSauvages.outcome(scene.open)).toBeNull();
    });
  });

  test('ROY-15.2 First to Pass tiles are revealed and added', () => {
    given({
      ...last,
      from: 'ageEnd',
      players: 3,
      scores: [10, 12, 9],
      passTiles: [[2, 5], [], [3]],
    }).shows((scene) => {
      expect(scene.scores).toEqual([17, 12, 12]);
      expect(scene.happened('firstToPassRevealed')).toMatchObject([
        { seat: 0, values: [2, 5] },
        { seat: 2, values: [3] },
      ]);
      expect(scene.open.final).toMatchObject({ passTiles: [[2, 5], [], [3]] });
      expect(scene.happened('pointsScored').map(({ why }) => why)).toEqual([
        'firstToPass',
        'firstToPass',
      ]);
    });
  });

  test('ROY-15.3 the highest total wins', () => {
    given({ ...last, from: 'ageEnd', players: 3, scores: [10, 12, 9] }).shows((scene) => {
      expect(scene.open.final?.ranks).toEqual([2, 1, 3]);
    });
  });

  test('S-34 ROY-15.2 ROY-15.3 ROY-15.4 ROY-10.21 ROY-R.42 equal totals: the larger capital wins', () => {
    given({
      ...last,
      from: 'ageEnd',
      players: 2,
      scores: [60, 63],
      passTiles: [[4], []],
      reinforcements: [1, 2],
      claims: ['A k5', 'B k7'],
    }).shows((scene) => {
      expect(scene.scores).toEqual([65, 65]);
      expect(scene.open.final?.ranks).toEqual([2, 1]);
      expect(scene.happened('tieBreak')).toMatchObject([{ seats: [0, 1], capitals: ['k5', 'k7'] }]);
    });
  });

  test('S-35 ROY-15.5 no capital among the tied: they share the victory', () => {
    given({ ...last, from: 'ageEnd', players: 3, scores: [50, 50, 40], claims: ['C k8'] }).shows(
      (scene) => {
        expect(scene.open.final?.ranks).toEqual([1, 1, 3]);
        expect(scene.happened('tieBreak')).toMatchObject([
          { seats: [0, 1], capitals: [null, null] },
        ]);
      },
    );
  });

  test('ROY-R.42 only capitals of tied players count, even if small', () => {
    given({
      ...last,
      from: 'ageEnd',
      players: 3,
      scores: [50, 50, 40],
      claims: ['C k8', 'B k4'],
    }).shows((scene) => {
      expect(scene.open.final?.ranks).toEqual([2, 1, 3]);
    });
  });

  test('ROY-R.43 lower ranks are split alike; shared ranks skip the next number', () => {
    given({
      ...last,
      from: 'ageEnd',
      players: 5,
      scores: [60, 50, 50, 40, 40],
      claims: ['C k4'],
    }).shows((scene) => expect(scene.open.final?.ranks).toEqual([1, 3, 2, 4, 4]));
    given({ ...last, from: 'ageEnd', players: 3, scores: [50, 50, 40] }).shows((scene) => {
      expect(scene.open.final?.ranks).toEqual([1, 1, 3]);
    });
  });

  test('after the end everything is shown to everybody', () => {
    given({
      ...last,
      from: 'ageEnd',
      players: 2,
      passTiles: [[4], []],
      hands: [['owl-1', 'owl-2', 'owl-3', 'owl-4']],
    }).shows((scene) => {
      const { final } = scene.session.view(null).open as typeof scene.open;
      expect(final?.hands[0]?.map(({ face }) => face)).toEqual([
        'owl-1',
        'owl-2',
        'owl-3',
        'owl-4',
      ]);
      expect(final?.passTiles).toEqual([[4], []]);
      expect(final?.unusedPassTile).toBe(5);
      expect(scene.session.view(null).tally.hand0).toBe(4);
    });
  });
});

describe('the words of the end screen', () => {
  test('ROY-15.4 a capital is said to decide only if first place was tied and a capital settled it', () => {
    const end = (setting: Setting) =>
      wonByCapital(given({ players: 3, age: 3, from: 'end', ...setting }).open);
    expect(end({ scores: [60, 40, 40] })).toBeNull();
    expect(end({ scores: [60, 40, 40], claims: ['B k7'] })).toBeNull();
    expect(end({ scores: [60, 50, 40], claims: ['A k7'] })).toBeNull();
    expect(end({ scores: [60, 60, 40] })).toBeNull();
    expect(end({ scores: [60, 60, 40], claims: ['C k8', 'B k5'] })).toEqual({
      winner: 1,
      kingdom: 'k5',
    });
    // A player who has left is not compared.
    expect(end({ scores: [60, 60, 40], claims: ['A k5'], left: ['B'] })).toBeNull();
  });

  test('ROY-15.2 ROY-23.5 the track of a player who has left is their whole score', () => {
    given({
      players: 3,
      age: 3,
      left: ['C'],
      passTiles: [[4], [], [5]],
      reinforcements: [2, 1],
      scores: [10, 20, 12],
      from: 'end',
    }).shows(({ open }) => {
      expect(open.final?.scores).toEqual([16, 21, 12]);
      expect(scoreParts(open, 0)).toEqual({ track: 10, tiles: [4], reinforcements: 2 });
      expect(scoreParts(open, 1)).toEqual({ track: 20, tiles: [], reinforcements: 1 });
      expect(scoreParts(open, 2)).toEqual({ track: 12, tiles: [], reinforcements: 0 });
    });
  });
});
