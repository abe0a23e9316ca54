import { describe, expect, test } from 'vitest';
import { judge } from '../scoring/judge.ts';
import { claims, given, leaves, passes, rallies, reinforces, reveals } from '../testing/given.ts';

const HANDS = [
  ['tiger-3', 'tiger-5', 'tiger-1', 'tiger-7'],
  ['owl-6', 'owl-2', 'owl-8', 'owl-5'],
  ['frog-6', 'frog-5', 'frog-1', 'frog-7'],
  ['wolf-7', 'wolf-2', 'wolf-3', 'wolf-8'],
];

describe('leaving in an age', () => {
  test('ROY-23.3 their open decision is cancelled and their turns are skipped; no pass, no tile', () => {
    given({ players: 3, hands: HANDS.slice(0, 3), decrees: { k8: 'B02' } })
      .when(leaves('A'))
      .shows((scene) => {
        expect(scene.asked).toBe('B takeTurn');
        expect(scene.mayRally('B')).toBe(true);
        expect(scene.happened('passed')).toEqual([]);
        expect(scene.happened('firstToPassTaken')).toEqual([]);
        expect(scene.session.leave(0)).toEqual({ ok: false, code: 'alreadyLeft' });
      })
      .when(claims('B', 'owl-2', 'k8'), claims('C', 'frog-6', 'k8'))
      .shows((scene) => expect(scene.asked).toBe('B takeTurn'))
      .when(passes('B', 'C'))
      .shows((scene) => expect(scene.happened('ageEnded')).toHaveLength(1));
  });

  test('ROY-23.3 leaving while another decides does not disturb them', () => {
    given({ players: 3, hands: HANDS.slice(0, 3) })
      .when(leaves('C'))
      .shows((scene) => expect(scene.asked).toBe('A takeTurn'))
      .when(rallies('A', 'tiger-3'))
      .shows((scene) => {
        expect(scene.scores[0]).toBe(1);
        expect(scene.asked).toBe('B takeTurn');
      });
  });

  test('ROY-23.3 the last one in the age leaves: the age ends', () => {
    given({ players: 3, passed: ['A', 'B'], turn: 'C' })
      .when(leaves('C'))
      .shows((scene) => expect(scene.open.age).toBe(2));
  });

  test('ROY-23.3 orders from the first player start at the next seat still there', () => {
    given({
      players: 3,
      left: ['A'],
      first: 'A',
      cubes: { k8: 'BBCC' },
      hands: [[], HANDS[1] as string[], HANDS[2] as string[]],
      scoring: 'k8',
    }).shows((scene) =>
      expect(scene.happened('battleStarted')[0]).toMatchObject({ fighters: [1, 2] }),
    );
  });

  test('S-45 ROY-23.3 ROY-23.4 their cubes block spaces but are not ranked', () => {
    given({
      age: 2,
      turn: 'D',
      cubes: { k8: 'AABBCDD' },
      tiles: { k8: [7, 8] },
      decrees: { k4: 'A05', k5: 'A06', k6: 'A07', k7: 'A08', k8: 'A04' },
      hands: HANDS,
    })
      .when(leaves('D'))
      .shows((scene) => {
        expect(scene.open.kingdoms.k8.normals).toHaveLength(7);
        expect(scene.asked).toBe('A takeTurn');
        expect(scene.mayRally('A')).toBe(true);
        expect(scene.happened('firstToPassTaken')).toEqual([]);
      })
      .when(passes('A', 'B', 'C'))
      .when(reveals({ A: 'tiger-7', B: 'owl-2' }))
      .shows((scene) => {
        expect(scene.happened('kingdomScoring').at(-1)).toMatchObject({ counts: [2, 2, 1, 0] });
        expect(scene.pointsAt('k8')).toEqual([7, 3, 1, 0]);
      });
  });

  test('S-45 ROY-23.4 with their cubes there, only the capital of k8 is free', () => {
    given({
      turn: 'D',
      cubes: { k8: 'AABBCDD' },
      decrees: { k8: 'A04' },
      hands: HANDS,
    })
      .when(leaves('D'), claims('A', 'tiger-3', 'k8'))
      .shows(({ open }) => expect(open.kingdoms.k8.capital).toBe(0));
  });

  test('ROY-23.4 council cubes stay inert, the capital cube does not move there', () => {
    given({
      players: 3,
      age: 2,
      left: ['C'],
      cubes: { k4: 'ABA|C|C', k5: '||C', k6: 'A' },
      tiles: { k4: [5, 6], k5: [7, 8] },
      scoring: 'k4',
    }).shows((scene) => {
      expect(scene.pointsAt('k4')).toEqual([5, 3, 0]);
      expect(scene.pointsAt('k5')).toEqual([0, 0, 0]);
      expect(scene.open.kingdoms.k4).toMatchObject({ councils: [2], capital: null });
      expect(scene.open.kingdoms.k5.councils).toEqual([2]);
      expect(scene.player('C').cubes).toBe(16);
    });
  });

  test('ROY-23.5 their hand waits unseen for the next shuffle, their tokens return, their tiles do not score', () => {
    given({
      players: 3,
      hands: HANDS.slice(0, 3),
      reinforcements: [0, 0, 2],
      passTiles: [[], [], [5]],
    })
      .when(leaves('C'))
      .shows((scene) => {
        expect(scene.session.view(null).tally).toMatchObject({ hand2: 0, setAside: 4 });
        expect(scene.open.reinforcementSupply).toBe(18);
        for (const viewer of [null, 0, 1]) {
          expect(JSON.stringify(scene.session.view(viewer))).not.toContain('frog-7');
        }
      })
      .when(passes('A', 'B'))
      .shows((scene) => {
        expect(scene.session.view(null).tally).toMatchObject({ setAside: 0, pile: 56 });
      });
    given({
      players: 3,
      age: 3,
      left: ['C'],
      passTiles: [[], [], [5]],
      scores: [1, 2, 50],
      from: 'ageEnd',
    }).shows((scene) => {
      expect(scene.scores).toEqual([1, 2, 50]);
      expect(scene.open.final?.ranks).toEqual([2, 1, 3]);
    });
  });
});

describe('leaving in a battle', () => {
  const three = {
    hands: HANDS,
    cubes: { k7: 'AABBCC' },
    tiles: { k7: [9, 10, 10] },
    scoring: 'k7',
  } as const;
  const two = {
    hands: HANDS,
    cubes: { k7: 'AABBC' },
    tiles: { k7: [9, 10, 10] },
    scoring: 'k7',
  } as const;

  test('ROY-23.6 before the reveal the last fighter wins without revealing', () => {
    given(two)
      .when(reveals({ A: 'tiger-3' }), leaves('B'))
      .shows((scene) => {
        expect(scene.pointsAt('k7')).toEqual([9, 0, 3, 0]);
        expect(scene.happened('battleRevealed')).toEqual([]);
        expect(scene.hand('A')).toContain('tiger-3');
        expect(scene.player('B').reinforcements).toBe(0);
        expect(scene.happened('battleEnded')[0]).toMatchObject({ winners: [0], reinforced: [] });
      });
  });

  test('ROY-23.6 with two fighters left the battle goes on without them', () => {
    given(three)
      .when(reveals({ A: 'tiger-3', C: 'frog-6' }), leaves('C'))
      .shows((scene) => expect(scene.asked).toBe('B battleCard'))
      .when(reveals({ B: 'owl-2' }))
      .shows((scene) => {
        expect(scene.happened('battleRevealed')[0]?.cards).toHaveLength(2);
        expect(scene.pointsAt('k7')).toEqual([9, 3, 0, 0]);
      });
  });

  test('ROY-23.6 after the reveal the round is judged without their card, on the screen too', () => {
    given({ ...three, reinforcements: [1, 0, 1] })
      .when(reveals({ A: 'tiger-5', B: 'owl-2', C: 'frog-6' }), leaves('C'))
      .shows(({ asked, open: { battle } }) => {
        expect(asked).toBe('A battleReinforcement');
        expect(battle?.revealed).toHaveLength(3);
        expect(judge(battle?.revealed ?? [], battle?.standing ?? []).leaders).toEqual([0]);
      })
      .when(reinforces('A', 0))
      .shows((scene) => {
        expect(scene.pointsAt('k7')).toEqual([9, 3, 0, 0]);
        expect(scene.player('C').reinforcements).toBe(0);
      });
  });

  test('ROY-23.6 the fighter who is asked for reinforcements leaves', () => {
    given({ ...three, reinforcements: [1] })
      .when(reveals({ A: 'tiger-5', B: 'owl-2', C: 'frog-6' }), leaves('A'))
      .shows((scene) => {
        expect(scene.pointsAt('k7')).toEqual([0, 3, 9, 0]);
        expect(scene.open.reinforcementSupply).toBe(17);
      });
  });

  test('ROY-23.6 ROY-10.14 an 8 that has left makes no 1 win', () => {
    given({
      hands: [
        ['tiger-1', 'tiger-2', 'tiger-3', 'tiger-4'],
        ['owl-2', 'owl-3', 'owl-4', 'owl-6'],
        ['frog-8', 'frog-2', 'frog-3', 'frog-4'],
      ],
      cubes: { k7: 'AABBCC' },
      tiles: { k7: [9, 10, 10] },
      reinforcements: [1],
      scoring: 'k7',
    })
      .when(reveals({ A: 'tiger-1', B: 'owl-6', C: 'frog-8' }), leaves('C'))
      .shows(({ open: { battle } }) => {
        expect(judge(battle?.revealed ?? [], battle?.standing ?? [])).toEqual({
          leaders: [1],
          onesWin: false,
        });
      })
      .when(reinforces('A', 0))
      .shows((scene) => expect(scene.pointsAt('k7')).toEqual([3, 9, 0, 0]));
  });

  test('ROY-23.6 a bystander leaves: they take no place any more', () => {
    given(two)
      .when(leaves('C'), reveals({ A: 'tiger-7', B: 'owl-2' }))
      .shows((scene) => expect(scene.pointsAt('k7')).toEqual([9, 3, 0, 0]));
  });

  test('ROY-23.6 a player beaten earlier who leaves gets nothing', () => {
    given(three)
      .when(reveals({ A: 'tiger-3', B: 'owl-6', C: 'frog-6' }), leaves('A'))
      .when(reveals({ B: 'owl-2', C: 'frog-5' }))
      .shows((scene) => {
        expect(scene.pointsAt('k7')).toEqual([0, 3, 9, 0]);
        expect(scene.open.players.map(({ reinforcements }) => reinforcements)).toEqual([
          0, 1, 0, 0,
        ]);
      });
  });
});

describe('the last one', () => {
  test('ROY-23.7 one player remains: the game ends at once and they win', () => {
    given({ players: 3, scores: [1, 30, 40], hands: HANDS.slice(0, 3) })
      .when(leaves('C', 'B'))
      .shows((scene) => {
        expect(scene.session.isOver).toBe(true);
        expect(scene.open.final).toMatchObject({ ranks: [1, 2, 3], leavers: [2, 1] });
      });
  });

  test('ROY-23.7 in a battle too', () => {
    given({ players: 2, hands: HANDS.slice(0, 2), cubes: { k7: 'AABB' }, scoring: 'k7' })
      .when(reveals({ A: 'tiger-3' }), leaves('A'))
      .shows((scene) => expect(scene.open.final?.ranks).toEqual([2, 1]));
  });

  test('ROY-23.7 a solo player who leaves loses', () => {
    given({ solo: 'normal', scores: [90], rivalScore: 3 })
      .when(leaves('A'))
      .shows((scene) => expect(scene.open.final).toMatchObject({ ranks: [2], scores: [90] }));
  });
});
