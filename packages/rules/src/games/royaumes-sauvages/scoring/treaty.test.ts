import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

const treaty = {
  tieRule: 'treaty',
  age: 2,
  scoring: 'k8',
  tiles: { k8: [9, 10] },
} as const;

test('S-29 ROY-11.1 ROY-11.2 ROY-11.3 ROY-11.4 ROY-11.5 the capital decides the tie', () => {
  given({ ...treaty, tiles: { k8: [9, 10] }, cubes: { k8: 'AABBCCD|A|B' } }).shows((scene) => {
    expect(scene.pointsAt('k8')).toEqual([9, 3, 1, 0]);
    expect(scene.happened('treatyApplied')).toMatchObject([{ kingdom: 'k8', owner: 0 }]);
    expect(scene.happened('battleStarted')).toEqual([]);
  });
});

test('S-30 ROY-11.6 ROY-R.44 nobody of the tied holds the capital: all score the tile', () => {
  given({ ...treaty, tiles: { k8: [9, 10] }, cubes: { k8: 'AAABBCD|C|B' } }).shows((scene) => {
    expect(scene.happened('kingdomScoring')[0]?.counts).toEqual([3, 3, 2, 1]);
    expect(scene.pointsAt('k8')).toEqual([9, 9, 3, 1]);
    expect(scene.happened('treatyApplied')).toMatchObject([{ owner: null }]);
  });
});

test('ROY-R.44 a council cube does not make its owner the holder of the capital', () => {
  given({ ...treaty, tiles: { k8: [9, 10] }, cubes: { k8: 'AABC||BC' } }).shows((scene) => {
    expect(scene.happened('kingdomScoring')[0]?.counts).toEqual([2, 2, 2, 0]);
    expect(scene.pointsAt('k8')).toEqual([9, 9, 9, 0]);
  });
});

test('ROY-11.1 without a tie the treaty changes nothing', () => {
  given({ ...treaty, tiles: { k8: [9, 10] }, cubes: { k8: 'AAB' } }).shows((scene) => {
    expect(scene.pointsAt('k8')).toEqual([9, 3, 0, 0]);
    expect(scene.happened('treatyApplied')).toEqual([]);
  });
});

test('ROY-11.7 no reinforcements: none in the supply, none given', () => {
  given({ ...treaty, tiles: { k8: [9, 10] }, cubes: { k8: 'AABB' } }).shows(({ open }) => {
    expect(open.reinforcementSupply).toBe(0);
    expect(open.players.map(({ reinforcements }) => reinforcements)).toEqual([0, 0, 0, 0]);
  });
});
