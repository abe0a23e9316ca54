import { describe, expect, test } from 'vitest';
import { KINGDOMS } from '../state/state.ts';
import { given, passes } from '../testing/given.ts';

describe('councils', () => {
  test('S-31 ROY-12.1 ROY-12.2 ROY-12.3 ROY-R.37 ROY-R.38 the capital of each age moves to a council', () => {
    const cubes = { k5: 'ABBC|A' };
    given({ cubes, scoring: 'k8' }).shows(({ open }) => {
      expect(open.kingdoms.k5).toMatchObject({ councils: [0], capital: null, normals: [] });
      expect(open.players.map(({ cubes: left }) => left)).toEqual([17, 18, 18, 18]);
    });
    given({ age: 2, cubes: { k5: 'ABBC|A|A' }, scoring: 'k8' }).shows((scene) => {
      expect(scene.open.age).toBe(3);
      expect(scene.open.kingdoms.k5.councils).toEqual([0, 0]);
      expect(scene.player('A').cubes).toBe(16);
      expect(scene.happened('capitalToCouncil')).toMatchObject([{ owner: 0, kingdom: 'k5' }]);
    });
    given({ age: 3, cubes: { k5: 'ABBC|A|AA' }, scoring: 'k8' }).shows((scene) => {
      expect(scene.open.kingdoms.k5).toMatchObject({ councils: [0, 0], capital: 0 });
      expect(scene.happened('capitalToCouncil')).toEqual([]);
    });
  });

  test('ROY-12.2 the move comes after the scoring', () => {
    given({ cubes: { k8: 'AAABBBC|A' }, scoring: 'k8' }).shows((scene) => {
      const order = scene.events.map(({ type }) => type);
      expect(order.lastIndexOf('tileRemoved')).toBeLessThan(order.indexOf('capitalToCouncil'));
      expect(scene.happened('kingdomScoring')[0]?.counts).toEqual([4, 3, 1, 0]);
    });
  });
});

describe('new age', () => {
  test('S-32 ROY-13.1 ROY-13.2 ROY-13.3 ROY-13.4 ROY-13.5 ROY-R.46 the board is cleared and shuffled', () => {
    const columns = {
      k6: ['redPanda-1', 'redPanda-2', 'redPanda-3', 'redPanda-4', 'redPanda-5', 'redPanda-6'],
      k7: ['redPanda-7', 'redPanda-8', 'tiger-1', 'tiger-2', 'tiger-3', 'tiger-4', 'tiger-5'],
      k8: ['honeyBee-1', 'honeyBee-2', 'honeyBee-3', 'honeyBee-4', 'honeyBee-5', 'honeyBee-6'],
      k4: ['lizard-1', 'lizard-2', 'lizard-3', 'lizard-4', 'lizard-5'],
    };
    const hands = [
      ['wolf-1', 'wolf-2', 'wolf-3', 'wolf-4'],
      ['owl-1', 'owl-2', 'owl-3', 'owl-4'],
      ['frog-1', 'frog-2', 'frog-3', 'frog-4'],
    ];
    given({
      players: 3,
      columns,
      hands,
      discard: ['okapi-1'],
      cubes: { k4: 'AAB|C', k6: 'ABC' },
      from: 'ageEnd',
    }).shows((scene) => {
      const { open, state } = scene;
      expect(scene.session.view(null).tally).toMatchObject({ pile: 52, decreePile: 20 });
      expect(open.discard).toEqual([]);
      expect(KINGDOMS.every((id) => open.kingdoms[id].column.length === 0)).toBe(true);
      expect((['A', 'B', 'C'] as const).map((name) => scene.hand(name))).toEqual(hands);
      expect(open.players.map(({ cubes }) => cubes)).toEqual([18, 18, 17]);
      expect(open.kingdoms.k4.councils).toEqual([2]);
      expect(open.removedDecrees).toEqual(
        KINGDOMS.map((id) => scene.before.open.kingdoms[id].decree),
      );
      const top = scene.before.deep.decreePile.slice(-5).reverse();
      expect(KINGDOMS.map((id) => open.kingdoms[id].decree)).toEqual(top.map(({ face }) => face));
      expect(state.deep.decreePile).toHaveLength(20);
    });
  });

  test('ROY-13.4 the new pile has new names, so that no card is known by its old one', () => {
    given({
      columns: { k8: ['tiger-1', 'tiger-2'] },
      from: 'ageEnd',
    }).shows((scene) => {
      const { open, own, deep } = scene.before;
      const before = JSON.stringify([open, own, deep]);
      for (const { id } of scene.state.deep.pile) expect(before).not.toContain(`"${id}"`);
    });
  });

  test('ROY-13.4 the names do not follow the order of the pile either', () => {
    given({ from: 'ageEnd' }).shows((scene) => {
      const numbers = scene.state.deep.pile.map(({ id }) => Number.parseInt(id.slice(1), 36));
      const rising = [...numbers].sort((a, b) => a - b);
      expect(numbers).not.toEqual(rising);
      expect(numbers).not.toEqual(rising.reverse());
    });
  });

  test('ROY-13.5 ROY-R.46 15 of the 30 decrees are used in a match', () => {
    const scene = given({ players: 2 });
    const used = new Set<string>();
    for (const age of [1, 2, 3]) {
      expect(scene.open.age).toBe(age);
      for (const id of KINGDOMS) used.add(scene.open.kingdoms[id].decree);
      const first = scene.asked[0] as 'A' | 'B';
      scene.when(passes(first, first === 'A' ? 'B' : 'A'));
    }
    scene.shows(({ state }) => {
      expect(used.size).toBe(15);
      expect(state.deep.decreePile).toHaveLength(15);
    });
  });
});

describe('first player', () => {
  const closed = { players: 3, from: 'ageEnd' } as const;

  test('S-33 ROY-14.1 ROY-14.2 ROY-R.41 fewest points, then the first capital, then the first pass', () => {
    given({ ...closed, scores: [20, 17, 17], claims: ['A k4', 'C k5', 'B k6'] }).shows((scene) => {
      expect(scene.asked).toBe('C takeTurn');
      expect(scene.happened('firstPlayerChosen')).toMatchObject([{ seat: 2, reason: 'capital' }]);
    });
    given({ ...closed, scores: [20, 17, 17], claims: ['A k4'], passed: ['A', 'C', 'B'] }).shows(
      (scene) => {
        expect(scene.asked).toBe('C takeTurn');
        expect(scene.happened('firstPlayerChosen')).toMatchObject([
          { seat: 2, reason: 'earliestPass' },
        ]);
      },
    );
    given({ ...closed, scores: [20, 16, 17], claims: ['A k4', 'C k5'] }).shows((scene) => {
      expect(scene.asked).toBe('B takeTurn');
      expect(scene.happened('firstPlayerChosen')).toMatchObject([{ seat: 1, reason: 'fewest' }]);
    });
  });

  test('ROY-R.40 secret tiles and reinforcements do not count', () => {
    given({ ...closed, scores: [10, 11, 12], reinforcements: [6, 0, 0], passTiles: [[5]] }).shows(
      (scene) => {
        expect(scene.asked).toBe('A takeTurn');
      },
    );
  });
});
