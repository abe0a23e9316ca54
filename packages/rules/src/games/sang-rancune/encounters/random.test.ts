import type { SeatName } from '@tablee/engine/testing';
import { NAMES } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  chooses,
  type Given,
  given,
  goesTo,
  leaves,
  passAll,
  plays,
  sets,
  until,
} from '../testing/given.ts';

/** Losses of one round in which the seats draw the numbers they hold: the shuffle leaves 1, 2, 3 … in place. */
const KEEP = (n: number): number[] => Array.from({ length: n - 1 }, (_, i) => n - 1 - i);
/** Rolls of a round: the clock's settings, then the coin or other draws, then the numbers. */
const rollsOf = (players: number, ...more: number[]): number[] => [
  ...Array<number>(players).fill(0),
  ...more,
  ...KEEP(players),
];

const everybody = (players: number): SeatName[] => NAMES.slice(0, players) as SeatName[];
const round = (players: number, encounter: string, more: number[] = [], rest: Given = {}) =>
  given({ players, encounter, rolls: rollsOf(players, ...more), ...rest });

describe('attacks on numbers, for every number of starting players', () => {
  test.each([
    [3, 150, ['B 15']],
    [4, 190, ['B 15']],
    [5, 240, ['B 15', 'D 15']],
    [6, 280, ['B 15', 'D 15']],
  ])('SAN-26.1 SAN-4.3 SAN-13.9 Éventreur, %i players', (players, life, lost) => {
    const scene = round(players, 'eventreur');
    expect(scene.marker).toBe(life);
    scene.when(plays({})).shows(() => {
      expect(scene.lost()).toEqual(lost);
      const random = scene.happened('cardsDiscarded').filter(({ why }) => why === 'random');
      expect(random.map(({ seat }) => `${NAMES[seat]} 15`)).toEqual(lost);
    });
  });

  test.each([
    [3, 125, ['A 15']],
    [4, 165, ['A 15', 'C 15']],
    [5, 205, ['A 15', 'C 15']],
    [6, 225, ['A 15', 'C 15', 'E 15']],
  ])(
    'SAN-26.5 Méduse, %i players: who is hit sets no card in the next round',
    (players, life, lost) => {
      const scene = round(players, 'meduse');
      expect(scene.marker).toBe(life);
      scene.when(plays({}), passAll).shows(() => {
        expect(scene.lost()).toEqual(lost);
        const stone = lost.map((each) => each.slice(0, 1));
        const free = everybody(players).filter((name) => !stone.includes(name));
        expect(scene.asked).toBe(`${free.join('')} setAttack`);
      });
    },
  );

  test.each([
    [3, 205, ['A 25']],
    [4, 255, ['A 20', 'C 20']],
    [5, 315, ['A 25', 'C 25']],
    [6, 370, ['A 20', 'C 20', 'E 20']],
  ])('SAN-26.6 Golem Mécanique, %i players', (players, life, lost) => {
    const scene = round(players, 'golem-mecanique', [1]);
    expect(scene.marker).toBe(life);
    scene.when(plays({})).shows(() => {
      expect(scene.lost()).toEqual(lost);
      expect(scene.marker).toBe(life - 20 * players);
    });
  });

  test.each([
    [3, 205, ['B 10']],
    [4, 265, ['C 10']],
    [5, 315, ['C 15']],
    [6, 380, ['D 15']],
  ])('SAN-26.7 Rancœur, %i players: votes first, then its attack', (players, life, lost) => {
    const voting = [...Array<number>(players).fill(0)];
    const scene = round(players, 'rancoeur', voting);
    expect(scene.marker).toBe(life);
    scene.when(sets({}), goesTo(`${everybody(players).join('')} vote`));
    for (const name of everybody(players)) scene.when(chooses(name, name === 'A' ? 'B' : 'A'));
    expect(scene.marker).toBe(life - 20 * players);
    scene.when(until('roundStarted')).shows(() => expect(scene.lost()).toEqual(['A 20', ...lost]));
  });

  test.each([
    [3, 205, ['A 10', 'B 10']],
    [4, 255, ['A 15', 'B 15']],
    [5, 315, ['A 15', 'B 15', 'C 15']],
    [6, 370, ['A 15', 'B 15', 'C 15', 'D 15']],
  ])('SAN-26.9 Invocatrice de Sang, %i players: counts its wounds', (players, life, lost) => {
    const scene = round(players, 'invocatrice-de-sang');
    expect(scene.marker).toBe(life);
    scene.when(plays({})).shows(() => {
      expect(scene.lost()).toEqual(lost);
      expect(scene.encounter.blood).toBe(lost.length);
      expect(scene.open.pile).toHaveLength(2);
    });
  });

  test.each([
    [3, 205, ['A 10', 'B 10']],
    [4, 245, ['A 15', 'B 15']],
    [5, 300, ['A 15', 'B 15', 'C 15']],
    [6, 355, ['A 15', 'B 15', 'C 15', 'D 15']],
  ])(
    'SAN-26.18 Araignée Géante, %i players: the webbed hit softer next round',
    (players, life, lost) => {
      const scene = round(players, 'araignee-geante');
      expect(scene.marker).toBe(life);
      scene.when(plays({}));
      expect(scene.lost()).toEqual(lost);
      const webbed = lost.length;
      scene.when(sets({}), until('turnStarted', 1), until('roundEnded')).shows(() => {
        const values = scene.values.slice(players);
        expect(values.filter((value) => value === 10)).toHaveLength(webbed);
      });
    },
  );

  test.each([
    [3, 245, 2],
    [4, 300, 3],
    [5, 365, 3],
    [6, 420, 4],
  ])(
    'SAN-26.19 Hydre, %i players: %i life, %i heads and one more each round',
    (players, life, heads) => {
      const scene = given({
        players,
        encounter: 'hydre',
        from: 'beginEncounter',
        rolls: [...KEEP(players), ...rollsOf(players)],
      });
      expect([scene.marker, scene.encounter.heads]).toEqual([life, heads]);
      scene.when(plays({})).shows(() => {
        expect(scene.lost()).toEqual(everybody(heads).map((name) => `${name} 10`));
        expect(scene.encounter.heads).toBe(heads + 1);
      });
    },
  );

  test.each([
    [3, 205, ['C 20']],
    [4, 255, ['D 20', 'C 20']],
    [5, 305, ['E 20', 'D 20']],
    [6, 365, ['F 20', 'E 20', 'D 20']],
  ])('SAN-26.23 SAN-R.52 Chronomancien, %i players: turns run backwards', (players, life, lost) => {
    const scene = round(players, 'chronomancien');
    expect(scene.marker).toBe(life);
    scene.when(plays({})).shows(() => {
      expect(scene.lost()).toEqual(lost);
      const order = scene.happened('turnStarted').map(({ seat }) => NAMES[seat]);
      expect(order).toEqual(everybody(players).reverse());
    });
  });

  test.each([
    [3, 315],
    [4, 390],
    [5, 475],
    [6, 550],
  ])('SAN-26.26 Dragon Ancien, %i players: breath on heads, claw on tails', (players, life) => {
    // The coin falls when it attacks, after the new numbers.
    const rolls = (coin: number): number[] => [...rollsOf(players), coin];
    const breath = given({ players, encounter: 'dragon-ancien', rolls: rolls(0) });
    expect(breath.marker).toBe(life);
    breath.when(plays({})).shows(() => {
      expect(breath.lost()).toEqual(everybody(players).map((name) => `${name} 15`));
      expect(breath.happened('creatureAttackAssigned')[0]?.kind).toBe('precise');
    });
    const claw = given({ players, encounter: 'dragon-ancien', rolls: rolls(1) });
    claw.when(plays({})).shows(() => {
      expect(claw.lost()).toEqual(['A 40']);
      expect(claw.happened('creatureAttackAssigned')[0]?.kind).toBe('random');
    });
  });
});

describe('rules of single creatures', () => {
  test('SAN-26.1 without a wound, or without a card, Éventreur takes no card', () => {
    const iron = given({
      opened: { B: [['potion-de-peau-de-fer', null]] },
      rolls: rollsOf(4),
    }).when(plays({}));
    expect(iron.lost()).toEqual(['B 0']);
    expect(iron.happened('cardsDiscarded').filter(({ why }) => why === 'random')).toEqual([]);
    const empty = given({ hands: { B: ['coup-droit'] }, rolls: rollsOf(4) }).when(plays({}));
    expect(empty.lost()).toEqual(['B 15']);
    expect(empty.happened('cardsDiscarded').filter(({ why }) => why === 'random')).toEqual([]);
  });

  test('SAN-26.6 SAN-7.2 SAN-7.4 SAN-R.57 on heads Golem takes the latest of the highest attacks away', () => {
    const scene = given({
      encounter: 'golem-mecanique',
      hands: { A: ['grand-coup'], B: ['coup-puissant'], C: ['grand-coup'], D: ['pichenette'] },
      rolls: rollsOf(4, 0),
    });
    scene.when(plays({})).shows(() => {
      expect(scene.marker).toBe(165);
      expect(scene.happened('entryRemoved').map(({ seat }) => seat)).toEqual([2]);
    });
  });

  test('SAN-26.7 SAN-28.3 nobody accuses a player who has left: an accuser of theirs chooses again, and the clock draws among those still there', () => {
    const scene = round(4, 'rancoeur', [0, 0, 2, 0]).when(sets({}), goesTo('ABCD vote'));
    scene.when(chooses('A', 'D'), chooses('B', 'C'), leaves('D')).shows(() => {
      expect(scene.options('A')).toEqual(['B', 'C']);
      expect(scene.session.awaited()?.ready).toEqual([1]);
      expect(scene.question('C').fallback).toEqual([scene.idsOf('C', ['A'])[0]]);
    });
  });

  test('SAN-26.7 SAN-R.50 ties lose alike; two living name each other; a lone survivor loses 20', () => {
    const tie = round(4, 'rancoeur', [0, 0, 0, 0]).when(sets({}), goesTo('ABCD vote'));
    tie.when(chooses('A', 'B'), chooses('B', 'A'), chooses('C', 'B'), chooses('D', 'A'));
    expect(tie.lost().slice(0, 2)).toEqual(['A 20', 'B 20']);
    const two = given({ encounter: 'rancoeur', dead: ['C', 'D'] });
    two.when(sets({}), goesTo('AB vote'));
    expect(two.options('A')).toEqual(['B']);
    two.when(chooses('A', 'B'), chooses('B', 'A'));
    expect(two.lost('rancoeur').slice(0, 2)).toEqual(['A 20', 'B 20']);
    const lone = given({ encounter: 'rancoeur', dead: ['B', 'C', 'D'] }).when(plays({}));
    expect(lone.lost('rancoeur')[0]).toBe('A 20');
  });

  test('SAN-26.9 with as many counters as starting players it summons once, on top of the pile', () => {
    const scene = given({
      encounter: 'invocatrice-de-sang',
      marker: 500,
      box: ['hydre', 'gobelins'],
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.blood = 2;
      },
    });
    scene.when(plays({})).shows(() => {
      expect(scene.open.pile[0]).toEqual({ origin: 'summoned', face: null });
      expect(scene.state.deep.pile[0]?.face).toBe('hydre');
    });
    scene.when(plays({})).shows(() => expect(scene.open.pile).toHaveLength(3));
  });

  test('SAN-26.9 SAN-12.5 the dead do not lower the number of counters it takes', () => {
    const scene = given({
      encounter: 'invocatrice-de-sang',
      marker: 500,
      dead: ['D'],
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.blood = 1;
      },
    }).when(plays({}));
    expect(scene.encounter.blood).toBe(3);
    expect(scene.happened('encounterAdded')).toEqual([]);
    scene.when(plays({}));
    expect(scene.happened('encounterAdded')).toHaveLength(1);
  });

  test('SAN-26.18 a web is torn after one round', () => {
    const values = (round: number): number[] =>
      given({
        encounter: 'araignee-geante',
        marker: 900,
        round,
        tweak: ({ open }) => {
          for (const player of open.players) player.webbedRound = 2;
        },
      }).when(until('roundEnded')).values;
    expect(values(2)).toEqual([10, 10, 10, 10]);
    expect(values(3)).toEqual([20, 20, 20, 20]);
  });

  test('SAN-26.19 SAN-21.9 SAN-R.29 heads beyond the living bite the last of them again', () => {
    const scene = given({
      encounter: 'hydre',
      tweak: ({ open }) => {
        if (open.encounter !== null) open.encounter.heads = 6;
      },
      rolls: rollsOf(4),
    }).when(plays({}));
    expect(scene.lost()).toEqual(['A 10', 'B 10', 'C 10', 'D 10', 'D 10', 'D 10']);
    expect(scene.encounter.heads).toBe(6);
  });
});
