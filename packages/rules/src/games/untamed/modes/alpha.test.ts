import { describe, expect, test } from 'vitest';
import {
  accepts,
  answers,
  attacks,
  chooses,
  declines,
  ends,
  endsTurn,
  given,
  goesOnUntil,
  leaves,
  newMatch,
  playsAsPower,
} from '../testing/given.ts';
import { alpha } from './alpha.ts';

const LAST = { fallen: ['deer-glade', 'fox-mirrors'], pile: [] };
const PUPS = Array<string>(6).fill('rat-pup');

describe('Alpha', () => {
  test('UNT-20.1 UNT-20.7 UNT-R.79 UNT-20.2 UNT-R.81 the Alpha is drawn, starts, drafts first; 14 Health each', () => {
    const scene = newMatch({ mode: 'alpha', rolls: [1], options: { draft: 'random' } });
    expect(scene.open.alpha).toBe(1);
    expect(scene.open.order).toEqual([1, 2, 0]);
    scene.when(goesOnUntil('mainAction')).shows(() => {
      expect(scene.asked).toBe('B mainAction');
      expect(scene.open.sides.map(({ health }) => health)).toEqual([7, 14, 7]);
    });
    given({ mode: 'alpha', A: { damage: 13 }, B: { play: ['rat-pup'] }, C: {}, turn: 'B' })
      .when(attacks('B', 'rat-pup', 'A stronghold'), declines('A'))
      .shows((each) => expect(each.open.sides[0]).toMatchObject({ health: 14, damage: 0 }));
  });

  test('UNT-R.79 option volunteer: among the volunteers; among all if there are none', () => {
    const volunteers = { mode: 'alpha', options: { alphaChoice: 'volunteer' } } as const;
    const scene = newMatch(volunteers);
    expect(scene.asked).toBe('ABC alphaVolunteer');
    scene.when(declines('A'), accepts('C'), declines('B'));
    expect(scene.open.alpha).toBe(2);
    const nobody = newMatch({ ...volunteers, rolls: [1] });
    nobody.when(declines('A'), declines('B'), declines('C'));
    expect(nobody.open.alpha).toBe(1);
  });

  test('UNT-20.3 UNT-20.4 UNT-20.5 UNT-20.6 UNT-R.128 S34 against three: two Power plays, draws 5, puts 3 into Support', () => {
    const scene = given({
      mode: 'alpha',
      players: 4,
      A: { hand: PUPS, power: 8, play: ['rat-leech'] },
      B: {},
      C: {},
      D: {},
    });
    scene
      .when(playsAsPower('A', 'rat-pup'), attacks('A', 'rat-leech', 'B stronghold'))
      .when(playsAsPower('A', 'rat-pup'))
      .shows(() => {
        expect(scene.power('A')).toEqual({ ready: 10, exhausted: 0 });
        expect(scene.options('A').some((option) => option.startsWith('power'))).toBe(false);
      });
    scene.when(ends('A')).shows(() => {
      expect(scene.hand('A')).toHaveLength(9);
      expect(scene.session.questionOf(0)).toMatchObject({ min: 3, max: 3 });
    });
    scene.when(chooses('A', 'rat-pup', 'rat-pup', 'rat-pup')).shows(() => {
      expect(scene.support('A')).toHaveLength(3);
      expect(scene.asked).toBe('B mainAction');
    });
  });

  test('UNT-R.119 UNT-20.5 UNT-20.6 against five: draws 7, puts 5 into Support; all six can be reached or reach', () => {
    const others = { B: {}, C: {}, D: {}, E: {}, F: { play: ['rat-leech'] } };
    const A = { hand: PUPS, play: ['rat-leech'] };
    const scene = given({ mode: 'alpha', players: 6, A, ...others });
    expect(scene.options('A').filter((option) => option.endsWith('stronghold'))).toHaveLength(5);
    scene.when(ends('A')).shows(() => {
      expect(scene.hand('A')).toHaveLength(13);
      expect(scene.session.questionOf(0)).toMatchObject({ min: 5, max: 5 });
    });
    given({ mode: 'alpha', players: 6, A, ...others, turn: 'F' }).shows((each) =>
      expect(each.options('F')).toEqual(['rat-leech rat-leech', 'rat-leech A stronghold', 'end']),
    );
  });

  test('UNT-R.136 option alphaDraw: the Alpha chooses how many to draw, from 2 on; nobody else is asked', () => {
    const scene = given({
      mode: 'alpha',
      players: 4,
      options: { alphaDraw: 'choice' },
      A: { hand: PUPS },
      B: { hand: PUPS },
      C: {},
      D: {},
    }).when(ends('A'));
    expect(scene.asked).toBe('A alphaDraw');
    expect(scene.session.questionOf(0)).toMatchObject({ min: 2, max: 5, fallback: ['5'] });
    scene.when(answers('A', '3')).shows(() => {
      expect(scene.hand('A')).toHaveLength(9);
      expect(scene.session.questionOf(0)).toMatchObject({ min: 3, max: 3 });
    });
    scene.when(chooses('A', 'rat-pup', 'rat-pup', 'rat-pup'), ends('B'));
    expect(scene.asked).toBe('B maintenanceSupport');
  });

  test('UNT-20.3 the other players have the usual limits', () => {
    given({ mode: 'alpha', turn: 'B', A: {}, B: { power: 4, hand: PUPS }, C: {} })
      .when(playsAsPower('B', 'rat-pup'))
      .shows((scene) => {
        expect(scene.options('B').some((option) => option.startsWith('power'))).toBe(false);
      });
  });

  test('UNT-R.82 opponents still in the game count, with the option those at the start', () => {
    const draws = (alphaCount: string): number => {
      const scene = given({
        mode: 'alpha',
        options: { alphaCount },
        A: {},
        B: {},
        C: { out: 'deck' },
      });
      return scene.when(ends('A')).hand('A').length;
    };
    expect(draws('alive')).toBe(3);
    expect(draws('atStart')).toBe(4);
  });

  test('UNT-R.122 too few cards for Support: all of them', () => {
    given({ mode: 'alpha', players: 4, A: { deck: PUPS.slice(0, 5) }, B: {}, C: {}, D: {} })
      .when(ends('A'))
      .shows((scene) => expect(scene.session.questionOf(0)).toMatchObject({ min: 3 }));
    const { open } = given({ mode: 'alpha', players: 4, A: {}, B: {}, C: {}, D: {} });
    expect(alpha.maintenanceSupport(open, 0)).toBe(3);
    expect(alpha.maintenanceSupport(open, 1)).toBe(1);
  });

  test('UNT-R.80 UNT-23.19 only the Alpha is an opponent of the others', () => {
    const scene = given({
      mode: 'alpha',
      turn: 'B',
      A: { play: ['rat-leech'] },
      B: { play: ['tiger-lord'] },
      C: { play: ['rat-pup'] },
    });
    expect(scene.options('B')).toEqual(['tiger-lord rat-leech', 'tiger-lord A stronghold', 'end']);
    given({
      mode: 'alpha',
      A: { play: ['tiger-lord'] },
      B: { play: ['rat-pup'] },
      C: {},
    }).shows((each) =>
      expect(each.options('A')).toEqual([
        'tiger-lord rat-pup',
        'tiger-lord B stronghold',
        'tiger-lord C stronghold',
        'end',
      ]),
    );
  });

  test('UNT-20.8 UNT-24.4 UNT-R.83 the Alpha beats one after the other and wins', () => {
    const scene = given({
      mode: 'alpha',
      A: { play: ['tiger-lord', 'rat-queen'] },
      B: { damage: 5, ...LAST },
      C: { damage: 5, ...LAST },
    });
    scene
      .when(attacks('A', 'tiger-lord', 'B stronghold'))
      .shows(() => expect(scene.asked).toBe('A mainAction'));
    scene
      .when(attacks('A', 'rat-queen', 'C stronghold'))
      .shows(() => expect(scene.open.final?.ranks).toEqual([1, 2, 2]));
  });

  test('UNT-20.8 UNT-24.4 UNT-R.121 the others win together, those eliminated below the survivors, the Alpha last', () => {
    given({
      mode: 'alpha',
      turn: 'B',
      A: { damage: 12, ...LAST },
      B: { play: ['tiger-lord'] },
      C: { out: 'strongholds' },
    })
      .when(attacks('B', 'tiger-lord', 'A stronghold'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([3, 1, 2]));
  });

  test('UNT-R.84 UNT-R.132 the Alpha loses with an empty deck', () => {
    given({ mode: 'alpha', A: { deck: ['rat-pup'] }, B: {}, C: {} })
      .when(ends('A'))
      .shows((scene) =>
        expect(scene.open.final).toMatchObject({ ranks: [3, 1, 1], reason: 'deck' }),
      );
  });

  test('UNT-24.4 both at once: a draw', () => {
    const { open } = given({ mode: 'alpha', A: {}, B: {}, C: {} });
    for (const player of open.players) player.out = 'strongholds';
    open.leavers.push([0, 1, 2]);
    expect(alpha.winners(open, [])).toEqual([0, 1, 2]);
    expect(alpha.ranking(open, [0, 1, 2])[0]).toEqual([0, 1, 2]);
  });

  test('UNT-24.6 the Alpha leaving loses; another leaving is out', () => {
    given({ mode: 'alpha', A: {}, B: {}, C: {} })
      .when(leaves('A'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([3, 1, 1]));
    const scene = given({ mode: 'alpha', A: {}, B: {}, C: {} });
    scene.when(leaves('B'), endsTurn('A')).shows(() => expect(scene.asked).toBe('C mainAction'));
    scene.when(leaves('C')).shows(() => expect(scene.open.final?.ranks).toEqual([1, 2, 2]));
  });
});
