import { describe, expect, test } from 'vitest';
import type { SeatName } from '../../../testing/scene.ts';
import { NAMES } from '../../../testing/scene.ts';
import {
  chooses,
  given,
  goesTo,
  leaves,
  passAll,
  plays,
  type SangScene,
  type Setting,
  sets,
} from '../testing.ts';

const everybody = (players: number): SeatName[] => NAMES.slice(0, players) as SeatName[];

/** An encounter that lays tokens, from the deal of its initiative; nobody holds anything but these cards. */
const laid = (encounter: string, rest: Setting = {}): SangScene =>
  given({ encounter, from: 'beginEncounter', rolls: [3, 2, 1], ...rest });

describe('packs and traps, for every number of starting players', () => {
  test.each([
    [3, 5, 5],
    [4, 6, 6],
    [5, 8, 8],
    [6, 9, 9],
  ])(
    'SAN-26.10 SAN-14.1 Meute de Loups, %i players: %i wolves, %i bites in turn',
    (players, wolves, bites) => {
      const scene = laid('meute-de-loups', { players, others: ['feinte', 'feinte'] });
      expect(scene.encounter.tokens.map(({ life }) => life)).toEqual(Array(wolves).fill(30));
      expect(scene.marker).toBeNull();
      scene.when(plays({}));
      expect(scene.lost()).toHaveLength(bites);
      const total = scene.open.players.reduce((sum, { life }) => sum + 100 - life, 0);
      expect(total).toBe(5 * bites);
      const most = Math.ceil(bites / players);
      for (const { life } of scene.open.players) expect(100 - life).toBeLessThanOrEqual(5 * most);
    },
  );

  test.each([
    [3, 9],
    [4, 12],
    [5, 15],
    [6, 18],
  ])(
    'SAN-26.11 Gobelins, %i players: %i goblins, 10 to all while they are many',
    (players, goblins) => {
      const scene = laid('gobelins', { players, others: ['feinte', 'feinte'] });
      expect(scene.encounter.tokens.map(({ life }) => life)).toEqual(Array(goblins).fill(10));
      scene.when(plays({}));
      expect(scene.lost()).toEqual(everybody(players).map((name) => `${name} 10`));
      const few = given({
        players,
        encounter: 'gobelins',
        others: ['feinte', 'feinte'],
        tweak: ({ open }) => {
          for (let i = 0; i < 2 * players; i += 1) {
            open.encounter?.tokens.push({ id: `g${i}`, kind: 'goblin', life: 10, before: null });
          }
        },
      }).when(plays({}));
      expect(few.lost()).toEqual(everybody(players).map((name) => `${name} 5`));
    },
  );

  test.each([
    [3, 115],
    [4, 165],
    [5, 205],
    [6, 255],
  ])('SAN-26.12 Chef Gobelin, %i players: %i life, a goblin before each', (players, life) => {
    const scene = laid('chef-gobelin', { players, others: ['feinte', 'feinte'] });
    expect(scene.marker).toBe(life);
    expect(scene.encounter.tokens.map(({ before }) => before)).toEqual([...Array(players).keys()]);
    scene.when(plays({}));
    expect(scene.lost()).toEqual(everybody(players).map((name) => `${name} 10`));
  });

  test.each([3, 4, 5, 6])(
    'SAN-26.15 Couloir aux Lames, %i players: two rounds, then it is over; the best run gains 2',
    (players) => {
      const scene = given({
        players,
        encounter: 'couloir-aux-lames',
        stage: 7,
        hands: { A: ['coup-net', 'coup-net', 'feinte'], B: ['entaille', 'entaille', 'feinte'] },
      });
      expect(scene.marker).toBeNull();
      scene.when(plays({ A: 'coup-net', B: 'entaille' }));
      expect(scene.lost()).toEqual(['B 20']);
      scene.when(plays({ A: 'coup-net', B: 'entaille' }));
      expect(scene.lost()).toEqual(['B 20', 'B 20']);
      expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: null });
      expect(scene.prestige('A', 'B')).toEqual([2, 0]);
    },
  );

  test.each([3, 4, 5, 6])(
    'SAN-26.16 SAN-R.37 Les Deux Portes, %i players: wrong door 20, the only one right gains 2, no bonus',
    (players) => {
      const scene = laid('deux-portes', {
        players,
        stage: 7,
        rolls: [...Array.from({ length: players - 1 }, (_, i) => players - 1 - i)]
          .concat(Array<number>(players).fill(0))
          .concat(1),
      });
      expect(scene.asked).toBe(`${everybody(players).join('')} doorChoice`);
      const [right, ...wrong] = [...everybody(players)].reverse();
      for (const name of wrong) scene.when(chooses(name, 'heads'));
      scene.when(chooses(right as SeatName, 'tails'));
      expect(scene.lost()).toEqual(wrong.reverse().map((name) => `${name} 20`));
      expect(scene.prestige(right as SeatName)).toEqual([2]);
      expect(scene.happened('encounterEnded')).toHaveLength(1);
      expect(scene.happened('roundStarted')).toHaveLength(0);
    },
  );

  test.each([
    [3, 130],
    [4, 175],
    [5, 225],
    [6, 275],
  ])(
    'SAN-26.17 Salle qui se Referme, %i players: 10 to all, 10 more to idlers',
    (players, life) => {
      const scene = given({
        players,
        encounter: 'salle-qui-se-referme',
        hands: { A: ['feinte', 'feinte'], B: ['pichenette', 'feinte'] },
      });
      expect(scene.marker).toBe(life);
      scene.when(plays({ B: 'pichenette' }));
      expect(scene.lost()).toEqual(['A 10', ...everybody(players).map((name) => `${name} 10`)]);
    },
  );
});

describe('tokens', () => {
  const wolves = (lives: readonly number[]): NonNullable<Setting['tweak']> => {
    return ({ open }) => {
      lives.forEach((life, i) => {
        open.encounter?.tokens.push({ id: `w${i}`, kind: 'wolf', life, before: null });
      });
    };
  };

  test('SAN-14.2 SAN-14.5 SAN-R.63 SAN-24.7 one chooses the token; what is beyond its life is lost', () => {
    const scene = given({
      encounter: 'meute-de-loups',
      tweak: wolves([30, 30]),
      hands: { A: ['grand-coup', 'feinte'] },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'grand-coup' }), goesTo('A tokenTarget'));
    expect(scene.options('A')).toEqual(['w0', 'w1']);
    scene.when(chooses('A', 'w1'));
    expect(scene.encounter.tokens.map(({ id }) => id)).toEqual(['w0']);
    expect(scene.encounter.pile[0]).toMatchObject({ value: 50, damage: 30, token: 'w1' });
    expect(scene.prestige('A')).toEqual([1]);
  });

  test('SAN-14.3 SAN-14.9 SAN-13.7 SAN-26.10 the last wolf ends it: 2, and the bonus of the stage', () => {
    const scene = given({ encounter: 'meute-de-loups', tweak: wolves([20]), stage: 8 });
    scene.when(plays({}));
    expect(scene.happened('encounterEnded')[0]).toMatchObject({ killer: 0 });
    expect(scene.prestige('A')).toEqual([5]);
  });

  test('SAN-14.6 SAN-17.11 SAN-17.12 SAN-R.63 three attacks by two Coups Doubles, each with its own target', () => {
    const scene = given({
      encounter: 'meute-de-loups',
      tweak: wolves([30, 30, 30]),
      hands: {
        A: ['coup-double', 'coup-double', 'grand-coup', 'coup-net', 'taille-et-estoc'],
      },
      others: ['feinte', 'feinte'],
    }).when(sets({ A: 'coup-double' }), goesTo('A replaceCards'));
    scene.when(chooses('A', 'coup-double', 'grand-coup'));
    scene.when(chooses('A', 'coup-net', 'taille-et-estoc'));
    scene.when(chooses('A', 'grand-coup', 'coup-net', 'taille-et-estoc'), passAll);
    scene.when(chooses('A', 'w0'), chooses('A', 'w1'));
    expect(scene.encounter.tokens).toMatchObject([{ id: 'w2', life: 5 }]);
    expect(scene.prestige('A')).toEqual([2]);
    expect(scene.values).toEqual([50, 30, 25]);
  });

  test('SAN-26.11 SAN-13.8 at the end goblins are worth 1 per pair, the last one brings the bonus', () => {
    const scene = given({
      encounter: 'gobelins',
      stage: 9,
      tweak: ({ open }) => {
        open.encounter?.tokens.push({ id: 'g', kind: 'goblin', life: 10, before: null });
        if (open.encounter !== null) open.encounter.taken = [2, 4, 5, 0];
      },
    }).when(plays({}));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([1 + 5, 2, 2, 0]);
  });

  test('SAN-26.12 one’s own goblins first, then the Chief; never another’s', () => {
    const scene = laid('chef-gobelin', { others: ['coup-droit', 'coup-net', 'feinte', 'feinte'] });
    scene.when(plays({ A: 'coup-droit', B: 'feinte', C: 'feinte', D: 'feinte' }));
    expect(scene.marker).toBe(165);
    expect(scene.encounter.tokens.map(({ before }) => before)).toEqual([1, 2, 3]);
    scene.when(plays({ A: 'coup-net', B: 'feinte', C: 'feinte', D: 'feinte' }));
    expect(scene.marker).toBe(135);
    expect(scene.encounter.tokens.map(({ before }) => before)).toEqual([1, 2, 3, 0]);
    expect(scene.life('A', 'B')).toEqual([90, 80]);
  });

  test('SAN-26.12 nobody has a goblin: 5 to all; the Chief brings his prestige, the goblins none', () => {
    const scene = given({ encounter: 'chef-gobelin', others: ['feinte', 'feinte'] }).when(
      plays({}),
    );
    expect(scene.lost()).toEqual(['A 5', 'B 5', 'C 5', 'D 5']);
    const kill = given({ encounter: 'chef-gobelin', marker: 20, stage: 7 }).when(plays({}));
    expect(kill.prestige('A')).toEqual([7]);
  });

  test('SAN-R.45 no goblin is laid beyond the eighteen', () => {
    const scene = given({
      encounter: 'chef-gobelin',
      marker: 900,
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.taken = [9, 9, 0, 0];
      },
    }).when(plays({}));
    expect(scene.encounter.tokens).toEqual([]);
  });

  test('SAN-14.8 SAN-27.7 tokens go with their player, and with the encounter', () => {
    const scene = laid('chef-gobelin', { marker: 20 });
    scene.when(leaves('B'));
    expect(scene.encounter.tokens.map(({ before }) => before)).toEqual([0, 2, 3]);
    scene.when(plays({}), plays({}));
    expect(scene.open.encounter).not.toMatchObject({ face: 'chef-gobelin' });
  });

  test('SAN-26.15 of equal totals nobody gains anything', () => {
    const scene = given({ encounter: 'couloir-aux-lames', round: 2 }).when(plays({}));
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 0, 0, 0]);
  });

  test('SAN-26.16 of several who are right nobody gains anything', () => {
    const scene = laid('deux-portes', { rolls: [3, 2, 1, 0, 0, 0, 0, 1] });
    scene.when(chooses('A', 'tails'), chooses('B', 'heads'), chooses('C', 'tails'));
    scene.when(chooses('D', 'heads'));
    expect(scene.lost()).toEqual(['B 20', 'D 20']);
    expect(scene.prestige('A', 'B', 'C', 'D')).toEqual([0, 0, 0, 0]);
  });

  test('SAN-26.17 SAN-25.10 SAN-R.37 a trap with life is beaten like a creature, without bonus', () => {
    const scene = given({ encounter: 'salle-qui-se-referme', marker: 20, stage: 9 }).when(
      plays({}),
    );
    expect(scene.prestige('A')).toEqual([1]);
    expect(scene.open.past.at(-1)).toEqual({ face: 'salle-qui-se-referme', beaten: false });
  });
});
