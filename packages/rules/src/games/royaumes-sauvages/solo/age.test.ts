import { describe, expect, test } from 'vitest';
import type { KingdomId } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { given } from '../testing/given.ts';

const out = { passed: ['A', 'R'], from: 'ageEnd' } as const;

describe('solo age end', () => {
  test('S-52 ROY-21.1 ROY-21.2 ROY-21.3 ROY-21.4 ROY-R.63 the next age is prepared', () => {
    const faces = (species: string) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((value) => `${species}-${value}`);
    const columns: Partial<Record<KingdomId, string[]>> = {
      k6: faces('redPanda'),
      k7: faces('tiger'),
      k8: faces('honeyBee'),
      k4: ['lizard-1', 'lizard-2'],
    };
    given({
      solo: 'normal',
      ...out,
      hands: [['wolf-1', 'wolf-2']],
      columns,
      discard: [...faces('frog'), ...faces('owl').slice(0, 7)],
      bonus: ['okapi-8'],
      top: ['okapi-1', 'okapi-2'],
      cubes: { k6: 'RARAR|R' },
    }).shows((scene) => {
      const { open, state } = scene;
      expect(scene.before.deep.pile).toHaveLength(20);
      expect(scene.before.open.discard).toHaveLength(15);
      expect(open.kingdoms.k6).toMatchObject({ councils: ['rival'], capital: null, normals: [] });
      expect(scene.hand('A')).toEqual(['wolf-1', 'wolf-2', 'okapi-1', 'okapi-2']);
      expect(state.deep.pile).toHaveLength(59);
      expect(open.discard).toEqual([]);
      expect(open.rival).toMatchObject({ bonus: [{ face: 'okapi-8' }], cubes: 17, out: false });
      const kept = scene.before.deep.pile.slice(0, 18).map(({ face }) => face);
      expect(state.deep.pile.slice(41).map(({ face }) => face)).toEqual(kept);
      expect(open.age).toBe(2);
      expect(KINGDOMS.every((id) => open.kingdoms[id].column.length === 0)).toBe(true);
      expect(open.removedDecrees).toHaveLength(5);
      expect(open.players[0]?.cubes).toBe(18);
    });
  });

  test('ROY-R.63 both bonus cards of an expert stay', () => {
    given({ solo: 'expert', ...out, bonus: ['okapi-8', 'owl-1'] }).shows(({ open }) => {
      expect(open.rival?.bonus.map(({ face }) => face)).toEqual(['okapi-8', 'owl-1']);
    });
  });

  test('ROY-R.47 the order of play does not follow the score', () => {
    given({ solo: 'normal', ...out, scores: [50], rivalScore: 3 }).shows((scene) => {
      expect(scene.happened('turnStarted')[0]).toMatchObject({ owner: 0 });
      expect(scene.happened('firstPlayerChosen')).toEqual([]);
    });
  });
});

describe('solo end', () => {
  test('S-53 ROY-21.5 ROY-21.6 strictly more points win', () => {
    const end = (score: number, rivalScore: number) =>
      given({ solo: 'normal', age: 3, ...out, scores: [score], rivalScore });
    end(79, 78).shows(({ open }) => expect(open.final).toMatchObject({ ranks: [1], scores: [79] }));
    end(78, 78).shows(({ open }) => expect(open.final?.ranks).toEqual([2]));
    end(77, 78).shows(({ open }) => expect(open.final?.ranks).toEqual([2]));
  });
});
