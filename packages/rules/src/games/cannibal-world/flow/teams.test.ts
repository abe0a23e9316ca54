import { describe, expect, test } from 'vitest';
import {
  allPass,
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  leaves,
  newMatch,
  passes,
  plays,
  says,
  uses,
} from '../testing/given.ts';

const teams = { mode: '2v2' } as const;

describe('two against two', () => {
  test('CAN-19.1 CAN-19.2 CAN-R.68 camps side by side; a camp of two factions chooses its Habitat', () => {
    const scene = newMatch({ ...teams }).when(
      chooses('A', 'precon-RA'),
      chooses('B', 'precon-CA'),
      chooses('C', 'precon-DO'),
      chooses('D', 'precon-DO'),
    );
    expect(scene.open.camps.map(({ seats }) => seats)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(scene.asked).toBe('A chooseHabitat');
    expect(scene.options('A')).toEqual(['RA', 'CA']);
    scene.when(chooses('A', 'CA')).shows(() => {
      expect(scene.open.camps.map(({ habitat, tokens }) => [habitat, tokens])).toEqual([
        ['CA', 3],
        ['DO', 3],
      ]);
      expect(scene.asked).toBe('ABCD firstReinforcement');
    });
  });

  test('CAN-R.68 the one opposite A1 chooses the Habitat of the other camp', () => {
    const scene = newMatch({ ...teams }).when(
      chooses('A', 'precon-RA'),
      chooses('B', 'precon-RA'),
      chooses('C', 'precon-DO'),
      chooses('D', 'precon-RE'),
    );
    expect(scene.asked).toBe('D chooseHabitat');
    scene.when(chooses('D', 'RE'));
    expect(scene.open.camps.map(({ habitat }) => habitat)).toEqual(['RA', 'RE']);
  });

  test('CAN-19.3 CAN-19.4 CAN-R.68 S38 the left player of a random camp begins with 2; to and fro across the table', () => {
    const deal = (camp: number) => {
      // The secret of the ids, four decks, the first camp.
      const rolls = [...Array<number>(4 + 19 * 4).fill(0), camp];
      const scene = newMatch({ ...teams, rolls });
      for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name, 'precon-DO'));
      for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(chooses(name, 'DO/13'));
      for (const name of ['A', 'B', 'C', 'D'] as const) scene.when(says(name, 'no'));
      return scene;
    };
    const first = deal(0);
    expect(first.open.order).toEqual([0, 3, 1, 2]);
    expect(first.open.players.map(({ meat }) => meat)).toEqual([2, 4, 4, 4]);
    const asked: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      first.when(drawsFromMain);
      asked.push(first.asked.slice(0, 1));
      first.answer(first.asked.slice(0, 1) as 'A', ['end']);
    }
    expect(asked).toEqual(['A', 'D', 'B', 'C', 'A']);
    expect(deal(1).open.order).toEqual([2, 1, 3, 0]);
  });

  test('CAN-9.13 CAN-19.3 S38 only the first turn of the game is without pillage', () => {
    const first = given({ ...teams, turnNumber: 1, A: { hunt: ['RA/05'] } });
    expect(first.options('A')).not.toContain('pillage');
    const second = given({ ...teams, turnNumber: 2, turn: 'D', D: { hunt: ['CA/05'] } });
    expect(second.options('D')).toContain('pillage');
  });

  test('CAN-19.5 CAN-R.66 a camp lives while one of both has anything', () => {
    const bare = { main: [], reinforcement: [] };
    const scene = given({
      ...teams,
      A: { hunt: ['DO/34'] },
      C: { ...bare, hunt: ['CA/23 d1 spent0'] },
      D: { ...bare, hand: ['CA/05'], meat: 1 },
    }).when(attacks('A', 'DO/34', 'CA/23'), allPass);
    expect(scene.winner).toBe('nobody yet');
    // C has nothing left and keeps the turn.
    scene.when(ends('A'), drawsFromMain, plays('D', 'CA/05', 'covert'));
    scene.when(drawsFromMain, ends('B'));
    expect(scene.asked).toBe('C mainAction');
    const last = given({
      ...teams,
      A: { hunt: ['DO/34'] },
      C: { ...bare, hunt: ['CA/23 d1 spent0'] },
      D: bare,
    }).when(attacks('A', 'DO/34', 'CA/23'), allPass);
    expect([last.winner, last.reason]).toEqual(['A', 'elimination']);
  });

  test('CAN-19.6 partners may talk, but see neither hand nor Reinforcements', () => {
    const scene = given({ ...teams, A: { hand: ['RA/01'], reinforcement: ['RA/02'] } });
    expect(scene.game.partners?.(scene.open, 0)).toEqual([1]);
    expect(scene.game.confidants?.(scene.open, 0) ?? []).toEqual([]);
    const seen = JSON.stringify(scene.view('B'));
    expect(seen).not.toContain('RA/01');
    expect(seen).not.toContain('RA/02');
  });

  test('CAN-19.7 CAN-R.67 S38 one meat may be given, once per turn, beyond four', () => {
    given({ ...teams, A: { hunt: ['RA/05'] } })
      .when(chooses('A', 'give'))
      .shows((scene) => {
        expect([scene.meat('A'), scene.meat('B')]).toEqual([3, 5]);
        expect(scene.options('A')).not.toContain('give');
        expect(scene.happened('meatGiven')).toHaveLength(1);
        scene.when(ends('A'), drawsFromMain);
        expect([scene.asked, scene.options('D')]).toEqual([
          'D mainAction',
          expect.arrayContaining(['give']),
        ]);
      });
    const forced = given({
      ...teams,
      A: {
        hunt: ['RA/05'],
        hand: ['RA/11'],
        meat: 1,
        main: [],
        reinforcement: [],
        exhausted: true,
      },
      C: { hunt: ['CA/05'] },
    });
    expect(forced.options('A')).not.toContain('end');
    forced.when(chooses('A', 'give'));
    expect(forced.options('A')).toEqual(['end']);
  });

  test('CAN-19.8 CAN-R.65 in the own turn any creature of the camp acts, with the own meat', () => {
    const scene = given({
      ...teams,
      A: { hunt: ['RA/05 stunned'] },
      B: { hunt: ['CA/34'], covert: ['RE/29'] },
      C: { hunt: ['DO/03'] },
    });
    expect(scene.options('A')).toEqual(
      expect.arrayContaining([
        'recover:RA/05',
        'attack:CA/34:DO/03',
        'move:RE/29',
        'ability:RE/29:0',
      ]),
    );
    scene.when(uses('A', 'RE/29', 0)).shows(() => {
      expect([scene.meat('A'), scene.meat('B')]).toEqual([3, 4]);
      expect(scene.damage('C', 'DO/03')).toBe(2);
    });
    const pillager = given({ ...teams, B: { hunt: ['CA/34'] } }).when(chooses('A', 'pillage'));
    expect([pillager.tokens('C'), pillager.tokens('D')]).toEqual([2, 2]);
    expect(pillager.options('A')).not.toContain('pillage');
  });

  test('CAN-19.9 CAN-R.63 the owner is offered a creature’s triggers, then the partner; the effect is the user’s', () => {
    const scene = given({ ...teams, A: { hand: ['RA/17'] }, B: {} }).when(
      plays('A', 'RA/17', 'covert'),
    );
    expect(scene.asked).toBe('A enterTrigger');
    scene.when(passes('A'));
    expect(scene.asked).toBe('B enterTrigger');
    scene.when(chooses('B', 'use:RA/17:0'), drawsFromMain).shows(() => {
      expect([scene.hand('A').length, scene.hand('B').length]).toEqual([0, 2]);
      expect([scene.meat('A'), scene.meat('B')]).toEqual([3, 6]);
    });
  });

  test('CAN-19.10 CAN-R.61 CAN-R.81 S39 only the owner dodges, with the own meat; a Net is paid by its user', () => {
    const scene = given({
      ...teams,
      turn: 'D',
      A: { hunt: ['RA/05'], meat: 1 },
      B: { hunt: ['RA/29'], meat: 4 },
      D: { hunt: ['CA/05'] },
    }).when(attacks('D', 'CA/05', 'RA/05'));
    expect([scene.asked, scene.options('A')]).toEqual(['A defend', ['pass', 'use:RA/29:0']]);
    scene.when(passes('A'));
    expect([scene.asked, scene.options('B')]).toEqual(['B defend', ['pass', 'use:RA/29:0']]);
    scene.when(chooses('B', 'use:RA/29:0')).shows(() => {
      expect([scene.meat('A'), scene.meat('B')]).toEqual([1, 3]);
      expect(scene.creature('D', 'CA/05').stunned).toBe(true);
    });
    const owner = given({
      ...teams,
      turn: 'D',
      A: { hunt: ['RA/05'], meat: 2 },
      B: { hunt: ['RA/29'], meat: 4 },
      D: { hunt: ['CA/05'] },
    }).when(attacks('D', 'CA/05', 'RA/05'));
    expect(owner.options('A')).toEqual(['pass', 'dodge', 'use:RA/29:0']);
    owner.when(passes('A'));
    expect(owner.options('B')).toEqual(['pass', 'use:RA/29:0']);
  });

  test('CAN-R.61 CAN-R.62 the owner of the target is asked first, wherever it sits', () => {
    const sides = {
      ...teams,
      turn: 'D',
      A: { covert: ['DO/31'], meat: 4 },
      B: { hunt: ['DO/32'], meat: 4 },
      D: { hunt: ['RE/06'], covert: ['RE/29'], meat: 4 },
    } as const;
    const attack = given(sides).when(uses('D', 'RE/06', 0));
    expect([attack.asked, attack.options('B')]).toEqual([
      'B defend',
      ['pass', 'dodge', 'use:DO/31:0'],
    ]);
    attack.when(passes('B'));
    expect([attack.asked, attack.options('A')]).toEqual(['A defend', ['pass', 'use:DO/31:0']]);
    attack.when(passes('A'));
    expect(attack.asked).toBe('B defend');
    attack.when(passes('B'));
    expect(attack.open.combat?.step).toBe('tactical');
    expect(attack.asked).toBe('A tactical');
    const shot = given(sides).when(uses('D', 'RE/29', 0));
    expect(shot.asked).toBe('B bullseye');
    shot.when(passes('B'));
    expect(shot.asked).toBe('A bullseye');
  });

  test('CAN-19.11 CAN-R.62 S39 tactical abilities of the whole camp; a camp passes when both do', () => {
    const scene = given({
      ...teams,
      turn: 'D',
      A: { hunt: ['DO/26'], meat: 1 },
      B: { meat: 1 },
      C: { hunt: ['RE/30'], meat: 1 },
      D: { hunt: ['CA/05'] },
    }).when(attacks('D', 'CA/05', 'DO/26'));
    expect(scene.asked).toBe('D tactical');
    scene.when(passes('D'));
    expect(scene.asked).toBe('C tactical');
    scene.when(passes('C'));
    expect(scene.asked).toBe('A tactical');
    scene.when(passes('A'));
    expect(scene.asked).toBe('B tactical');
    scene.when(uses('B', 'DO/26', 0));
    expect([scene.asked, scene.meat('A'), scene.meat('B')]).toEqual(['D tactical', 1, 0]);
    scene.when(allPass).shows(() => expect(scene.damage('A', 'DO/26')).toBe(2));
  });

  test('CAN-19.12 exhaustion is a player’s', () => {
    const scene = given({
      ...teams,
      A: { main: [], reinforcement: [], hunt: ['RA/05'] },
      fromTurnStart: true,
    });
    expect(scene.open.players.map(({ exhausted }) => exhausted)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('CAN-R.64 a dead creature goes to its owner’s discard pile', () => {
    given({ ...teams, B: { hunt: ['CA/23'] }, C: { hunt: ['DO/34'] } })
      .when(attacks('A', 'CA/23', 'DO/34'), allPass)
      .shows((scene) => expect([scene.discard('A'), scene.discard('B')]).toEqual([[], ['CA/23']]));
  });

  test('CAN-7.5 CAN-R.16 Pyrrhic counts both partners’ creatures and hands', () => {
    const bare = { main: [], reinforcement: [] };
    const end = (partner: object) =>
      given({
        ...teams,
        A: { hunt: ['RA/35'] },
        B: partner,
        C: { ...bare, hunt: ['CA/23 d1 stunned'] },
        D: bare,
      }).when(attacks('A', 'RA/35', 'CA/23'), allPass).winner;
    expect(end({})).toBe('draw');
    expect(end({ hand: ['CA/20'] })).toBe('A');
    expect(end({ covert: ['CA/20'] })).toBe('A');
  });

  test('CAN-22.2 CAN-22.3 a camp loses with the partner who leaves, and shares the rank', () => {
    const scene = given({ ...teams, A: { hunt: ['RA/05'] } }).when(leaves('D'));
    expect(scene.game.outcome(scene.open)?.ranks).toEqual([1, 1, 2, 2]);
  });

  test('CAN-R.83 CAN-R.62 a partner who passes for the turn leaves the other partner’s windows open', () => {
    const scene = given({
      ...teams,
      A: { hunt: ['CA/34'], hand: ['CA/11'] },
      B: { faction: 'CA', hand: ['CA/05'] },
      C: { hunt: ['DO/34'], hand: ['DO/11', 'DO/11'] },
      D: { faction: 'DO', hand: ['DO/04'] },
    }).when(attacks('A', 'CA/34', 'DO/34'), passes('C', 'A'));
    expect([scene.asked, scene.options('B')]).toEqual(['B tactical', ['pass', 'passTurn']]);
    scene.when(chooses('B', 'passTurn'), chooses('C', 'action:DO/11'));
    expect(scene.asked).toBe('A tactical');
    scene.when(passes('A'));
    // B is skipped.
    expect(scene.asked).toBe('C tactical');
  });
});
