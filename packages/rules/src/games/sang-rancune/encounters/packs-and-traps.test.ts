import type { SeatName } from '@tablee/engine/testing';
import { NAMES } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { chooses, type Given, given, plays, type SangScene } from '../testing/given.ts';

const everybody = (players: number): SeatName[] => NAMES.slice(0, players) as SeatName[];

/** An encounter that lays tokens, from the deal of its initiative; nobody holds anything but these cards. */
const laid = (encounter: string, rest: Given = {}): SangScene =>
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
    [3, 160],
    [4, 205],
    [5, 255],
    [6, 305],
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
    [3, 180],
    [4, 220],
    [5, 280],
    [6, 330],
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
