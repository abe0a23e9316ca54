import { describe, expect, test } from 'vitest';
import { given, reveals } from '../testing/given.ts';
import { glance } from '../view/glance.ts';

describe('age end', () => {
  test('ROY-9.2 the kingdoms are scored from k4 clockwise to k8', () => {
    given({ scoring: 'k4' }).shows((scene) => {
      expect(scene.happened('kingdomScoring').map(({ kingdom }) => kingdom)).toEqual([
        'k4',
        'k5',
        'k6',
        'k7',
        'k8',
      ]);
    });
  });

  test('S-16 ROY-9.4 ROY-9.5 ROY-9.7 ROY-9.8 ROY-9.9 ROY-9.10 ROY-10.1 8, 3, 3 and 1', () => {
    given({
      cubes: { k8: 'AABBCCD|A' },
      tiles: { k8: [8, 9, 10] },
      scoring: 'k8',
    }).shows((scene) => {
      expect(scene.pointsAt('k8')).toEqual([8, 3, 3, 1]);
      expect(scene.scores).toEqual([8, 3, 3, 1]);
      expect(scene.open.kingdoms.k8.tiles).toEqual([9, 10]);
      expect(scene.happened('tileRemoved')).toMatchObject([{ kingdom: 'k8', tile: 8 }]);
      expect(scene.happened('battleStarted')).toEqual([]);
    });
  });

  test('S-17 ROY-9.8 ROY-9.9 ties for second and third score in full', () => {
    given({
      players: 5,
      age: 2,
      cubes: { k8: 'AABBCCD|A|E' },
      tiles: { k8: [6, 9] },
      scoring: 'k8',
    }).shows((scene) => {
      expect(scene.pointsAt('k8')).toEqual([6, 3, 3, 1, 1]);
      expect(scene.happened('battleStarted')).toEqual([]);
    });
  });

  test('S-18 ROY-9.3 ROY-12.3 council cubes count like the others', () => {
    given({
      age: 2,
      cubes: { k7: 'AABB||A' },
      tiles: { k7: [7, 9] },
      scoring: 'k7',
    }).shows((scene) => {
      expect(scene.pointsAt('k7')).toEqual([7, 3, 0, 0]);
      expect(scene.happened('battleStarted')).toEqual([]);
    });
  });

  test('ROY-9.3 normal territories, capital and councils add up', () => {
    given({ age: 2, cubes: { k4: 'AAB|B|BA' }, scoring: 'k4' }).shows((scene) => {
      expect(scene.happened('kingdomScoring')[0]).toMatchObject({ counts: [3, 3, 0, 0] });
    });
  });

  test('ROY-9.3 a tally names the owners of its counts, the rival’s among them', () => {
    given({ players: 3, cubes: { k8: 'AAB' }, scoring: 'k8' }).shows((scene) => {
      const [told] = scene.happened('kingdomScoring');
      expect(told).toMatchObject({ counts: [2, 1, 0], owners: [0, 1, 2] });
    });
    given({ solo: 'normal', cubes: { k8: 'ARR' }, scoring: 'k8' }).shows((scene) => {
      const [told] = scene.happened('kingdomScoring');
      expect(told).toMatchObject({ counts: [1, 2], owners: [0, 'rival'] });
    });
  });

  test('ROY-9.6 a tie for the highest count starts a battle', () => {
    given({ cubes: { k8: 'AABB' }, scoring: 'k8' }).shows((scene) => {
      expect(scene.happened('battleStarted')).toMatchObject([{ fighters: [0, 1] }]);
      expect(scene.asked).toBe('AB battleCard');
    });
  });

  test('ROY-9.6 under the treaty it starts none', () => {
    given({ tieRule: 'treaty', cubes: { k8: 'AABB' }, scoring: 'k8' }).shows((scene) => {
      expect(scene.happened('battleStarted')).toEqual([]);
      expect(scene.happened('treatyApplied')).toHaveLength(1);
    });
  });

  test('S-47 ROY-R.24 a kingdom without cubes loses its tile, and nobody scores', () => {
    given({ scoring: 'k4', tiles: { k4: [5, 6, 7] } }).shows((scene) => {
      expect(scene.pointsAt('k4')).toEqual([0, 0, 0, 0]);
      expect(scene.open.kingdoms.k4.tiles).toEqual([6, 7]);
      expect(scene.scores).toEqual([0, 0, 0, 0]);
    });
  });

  test('ROY-R.24 alone in a kingdom: the tile, and no second or third place', () => {
    given({ cubes: { k5: 'C' }, tiles: { k5: [5, 6, 7] }, scoring: 'k5' }).shows((scene) => {
      expect(scene.pointsAt('k5')).toEqual([0, 0, 5, 0]);
    });
  });

  test('ROY-R.39 council cubes alone can win and tie', () => {
    given({ age: 2, cubes: { k5: '||C' }, tiles: { k5: [5, 6] }, scoring: 'k5' }).shows((scene) => {
      expect(scene.pointsAt('k5')).toEqual([0, 0, 5, 0]);
    });
    given({ age: 3, cubes: { k5: 'A||C' }, scoring: 'k5' }).shows((scene) => {
      expect(scene.happened('battleStarted')[0]).toMatchObject({ fighters: [0, 2] });
    });
  });
});

describe('standings as if the age ended now', () => {
  test('places and points before any battle', () => {
    given({ turn: 'B', cubes: { k8: 'AABBCCD|A' }, tiles: { k8: [8, 9, 10] } }).shows(
      ({ open }) => {
        expect(glance(open).k8).toMatchObject({
          closed: true,
          freeNormals: 0,
          counts: [3, 2, 2, 1],
          standings: [
            { owner: 0, place: 1, points: 8, fought: false },
            { owner: 1, place: 2, points: 3, fought: false },
            { owner: 2, place: 2, points: 3, fought: false },
            { owner: 3, place: 3, points: 1, fought: false },
          ],
        });
        expect(glance(open).k4.standings).toEqual([]);
      },
    );
  });

  test('ROY-10.5 ROY-10.6 behind a tie that will be fought the next count is third', () => {
    given({
      cubes: { k8: 'AABBC' },
      tiles: { k8: [7, 8, 9] },
      hands: [
        ['tiger-7', 'tiger-2', 'tiger-3', 'tiger-4'],
        ['owl-2', 'owl-3', 'owl-4', 'owl-5'],
      ],
      scoring: 'k8',
    })
      .when(({ open }) =>
        expect(glance(open).k8.standings).toEqual([
          { owner: 0, place: 1, points: 7, fought: true },
          { owner: 1, place: 1, points: 7, fought: true },
          { owner: 2, place: 3, points: 1, fought: false },
        ]),
      )
      .when(reveals({ A: 'tiger-7', B: 'owl-2' }))
      .shows((scene) => expect(scene.pointsAt('k8')).toEqual([7, 3, 1, 0]));
  });

  test('once a kingdom is scored its standings are what was scored, and its next tile is of the next age', () => {
    given({
      cubes: { k7: 'AAB', k8: 'CCDD' },
      tiles: { k7: [6, 8, 9] },
      scoring: 'k7',
    }).shows(({ open }) => {
      expect(glance(open).k7).toMatchObject({
        scored: true,
        standings: [
          { owner: 0, place: 1, points: 6 },
          { owner: 1, place: 2, points: 3 },
        ],
      });
      expect(glance(open).k8.scored).toBe(false);
    });
  });

  test('ROY-10.17 a player beaten in a battle that goes on is second, the others still fight', () => {
    given({
      cubes: { k7: 'AABBCC|D' },
      hands: [
        ['tiger-3', 'tiger-5', 'tiger-1', 'tiger-7'],
        ['owl-6', 'owl-2', 'owl-8', 'owl-5'],
        ['frog-6', 'frog-5', 'frog-1', 'frog-7'],
      ],
      scoring: 'k7',
    })
      .when(reveals({ A: 'tiger-3', B: 'owl-6', C: 'frog-6' }))
      .shows(({ open }) =>
        expect(
          glance(open).k7.standings.map(({ owner, place, fought }) => [owner, place, fought]),
        ).toEqual([
          [1, 1, true],
          [2, 1, true],
          [0, 2, false],
          [3, 3, false],
        ]),
      );
  });

  test('under the treaty the capital decides', () => {
    given({ tieRule: 'treaty', cubes: { k4: 'ABC|B' } }).shows(({ open }) => {
      expect(glance(open).k4.standings.map(({ owner, place }) => [owner, place])).toEqual([
        [1, 1],
        [0, 2],
        [2, 2],
      ]);
    });
    given({ tieRule: 'treaty', cubes: { k5: 'AABB|B', k4: 'ABA|B' } }).shows(({ open }) => {
      expect(glance(open).k4.standings.map(({ owner, place }) => [owner, place])).toEqual([
        [1, 1],
        [0, 2],
      ]);
    });
  });
});
