import type { SeatName } from '@tablee/engine/testing';
import { NAMES } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  chooses,
  type Given,
  given,
  goesTo,
  plays,
  type SangScene,
  sets,
  until,
} from '../testing/given.ts';

const everybody = (players: number): SeatName[] => NAMES.slice(0, players) as SeatName[];

/** A wounds most (40), the last seat least (10), the others 20 or 25. */
const LADDER: { [name: string]: string } = {
  A: 'coup-puissant',
  B: 'coup-droit',
  C: 'taille-et-estoc',
  D: 'coup-droit',
  E: 'coup-droit',
  F: 'coup-droit',
};
const ladder = (players: number): { [name: string]: string } => ({
  ...LADDER,
  [NAMES[players - 1] as string]: 'entaille',
});

/** A round in which all attack by the ladder. */
function climb(players: number, encounter: string, rest: Given = {}): SangScene {
  const cards = ladder(players);
  const hands = Object.fromEntries(
    everybody(players).map((name) => [name, [cards[name] as string, 'feinte', 'feinte']]),
  );
  return given({ players, encounter, hands, marker: 900, ...rest }).when(plays(cards));
}

const printedLife = (players: number, encounter: string): number | null =>
  given({ players, encounter }).marker;

const last = (players: number): SeatName => NAMES[players - 1] as SeatName;

describe('precise attacks, for every number of starting players', () => {
  test.each([
    [3, 160],
    [4, 190],
    [5, 220],
    [6, 250],
  ])('SAN-26.2 Troll Belliqueux, %i players: first 20, last 10', (players, life) => {
    expect(printedLife(players, 'troll-belliqueux')).toBe(life);
    expect(climb(players, 'troll-belliqueux').lost()).toEqual(['A 20', `${last(players)} 10`]);
  });

  test.each([
    [3, 95],
    [4, 145],
    [5, 195],
    [6, 245],
  ])('SAN-26.3 Paladin Déchu, %i players: 5 to all, regained', (players, life) => {
    expect(printedLife(players, 'paladin-dechu')).toBe(life);
    const scene = climb(players, 'paladin-dechu');
    expect(scene.lost()).toEqual(everybody(players).map((name) => `${name} 5`));
    const regained = scene.happened('markerMoved').find(({ source }) => source === 'paladin-dechu');
    expect((regained?.to ?? 0) - (regained?.from ?? 0)).toBe(5 * players);
  });

  test.each([
    [3, 160, 20],
    [4, 190, 20],
    [5, 220, 25],
    [6, 250, 25],
  ])(
    'SAN-26.4 Gargouille de Fer, %i players: 20 or less does 0, most damage is hit',
    (players, life, damage) => {
      expect(printedLife(players, 'gargouille-de-fer')).toBe(life);
      const scene = climb(players, 'gargouille-de-fer');
      expect(scene.lost()).toEqual([`A ${damage}`]);
      const wounds = scene.values.filter((value) => value > 0);
      expect(wounds.sort()).toEqual(players === 3 ? [40] : [25, 40]);
    },
  );

  test.each([
    [3, 205, 20],
    [4, 255, 25],
    [5, 305, 25],
    [6, 365, 30],
  ])('SAN-26.8 Nécromancienne, %i players: least damage is hit', (players, life, damage) => {
    expect(printedLife(players, 'necromancienne')).toBe(life);
    expect(climb(players, 'necromancienne').lost()).toEqual([`${last(players)} ${damage}`]);
  });

  test.each([
    [3, 195],
    [4, 250],
    [5, 300],
    [6, 365],
  ])('SAN-26.13 Peur, %i players: a token, then 5 per token to all', (players, life) => {
    expect(printedLife(players, 'peur')).toBe(life);
    const scene = climb(players, 'peur');
    expect(scene.encounter.prestigeTokens).toBe(1);
    expect(scene.lost()).toEqual(everybody(players).map((name) => `${name} 5`));
  });

  test.each([
    [3, 205, 20],
    [4, 250, 25],
    [5, 305, 25],
    [6, 365, 30],
  ])(
    'SAN-26.14 Changeforme, %i players: the Ogre hits the most, the Shadow the least',
    (players, life, damage) => {
      expect(printedLife(players, 'changeforme')).toBe(life);
      expect(climb(players, 'changeforme', { rolls: [0] }).lost()).toEqual([`A ${damage}`]);
      expect(climb(players, 'changeforme', { rolls: [1] }).lost()).toEqual([
        `${last(players)} ${damage}`,
      ]);
    },
  );

  test.each([
    [3, 190],
    [4, 230],
    [5, 290],
    [6, 340],
  ])('SAN-26.20 Bouffon Maudit, %i players: lose 20, tie 10, win nothing', (players, life) => {
    expect(printedLife(players, 'bouffon-maudit')).toBe(life);
    const scene = given({ players, encounter: 'bouffon-maudit', marker: 900 });
    // The dice give zeros: the Jester draws stone.
    scene.when(sets({}), goesTo(`${everybody(players).join('')} signChoice`));
    const signs = ['stone', 'leaf', 'blade', 'leaf', 'leaf', 'leaf'];
    everybody(players).forEach((name, i) => {
      scene.when(chooses(name, signs[i] as string));
    });
    scene.when(until('roundStarted'));
    expect(scene.lost()).toEqual(['A 10', 'C 20']);
    expect(scene.happened('choicesShown')[0]?.drawn).toBe('stone');
  });

  test.each([
    [3, 205, 20],
    [4, 255, 25],
    [5, 315, 25],
    [6, 370, 30],
  ])(
    'SAN-26.21 Goules Affamées, %i players: the lowest life, ties all',
    (players, life, damage) => {
      expect(printedLife(players, 'goules-affamees')).toBe(life);
      const scene = climb(players, 'goules-affamees', { life: { A: 60, B: 50, C: 50 } });
      expect(scene.lost()).toEqual([`B ${damage}`, `C ${damage}`]);
    },
  );

  test.each([
    [3, 190, 25],
    [4, 240, 30],
    [5, 290, 30],
    [6, 340, 35],
  ])(
    'SAN-26.22 Chevalier d’Os, %i players: at most 40, the last damager is hit',
    (players, life, damage) => {
      expect(printedLife(players, 'chevalier-d-os')).toBe(life);
      expect(climb(players, 'chevalier-d-os').lost()).toEqual([`${last(players)} ${damage}`]);
      const capped = given({ players, encounter: 'chevalier-d-os', others: ['coup-devastateur'] });
      expect(capped.when(plays({})).values[0]).toBe(40);
    },
  );

  test.each([
    [3, 215],
    [4, 265],
    [5, 320],
    [6, 380],
  ])('SAN-26.24 Démon du Miroir, %i players: half of it comes back', (players, life) => {
    expect(printedLife(players, 'demon-du-miroir')).toBe(life);
    expect(climb(players, 'demon-du-miroir').lost()).toEqual(['A 20']);
  });

  test.each([
    [3, 205, 25],
    [4, 250, 25],
    [5, 305, 30],
    [6, 365, 30],
  ])('SAN-26.25 Avarice, %i players: the most prestige, ties all', (players, life, damage) => {
    expect(printedLife(players, 'avarice')).toBe(life);
    expect(climb(players, 'avarice', { prestige: { B: 4, C: 4 } }).lost()).toEqual([
      `B ${damage}`,
      `C ${damage}`,
    ]);
    const poor = climb(players, 'avarice');
    expect(poor.lost()).toEqual(everybody(players).map((name) => `${name} ${damage}`));
  });
});
