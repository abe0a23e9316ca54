import { describe, expect, test } from 'vitest';
import type { Setting } from '../testing/given.ts';
import { claims, given, passes, reinforces, reveals } from '../testing/given.ts';
import { canChange, judge } from './judge.ts';

const A = ['tiger-5', 'tiger-6', 'tiger-1', 'tiger-4'];
const B = ['owl-6', 'owl-1', 'owl-8', 'owl-5'];
const C = ['frog-7', 'frog-5', 'frog-1', 'frog-2'];
const HANDS = [A, B, C];
const duel = {
  players: 3,
  cubes: { k8: 'AABB' },
  hands: HANDS,
  tiles: { k8: [7, 8, 9] },
  scoring: 'k8' as const,
};
function* threesOf<T>(items: readonly T[]): Generator<readonly [T, T, T]> {
  for (const a of items) for (const b of items) for (const c of items) yield [a, b, c];
}
function* amountsUpTo(most: readonly number[]): Generator<number[]> {
  const [first, ...rest] = most;
  if (first === undefined) return yield [];
  for (let amount = 0; amount <= first; amount += 1) {
    for (const others of amountsUpTo(rest)) yield [amount, ...others];
  }
}
const held = (scene: { open: { players: { reinforcements: number }[] } }) =>
  scene.open.players.map(({ reinforcements }) => reinforcements);

describe('the window', () => {
  test('S-21 ROY-10.10 ROY-10.11 ROY-10.12 ROY-R.27 ROY-R.31 a play is answered', () => {
    given({ ...duel, reinforcements: [1, 1] })
      .when(reveals({ A: 'tiger-5', B: 'owl-6' }))
      .shows((scene) => expect(scene.asked).toBe('A battleReinforcement'))
      .when(reinforces('A', 1))
      .shows((scene) => {
        expect(scene.happened('reinforcementPlayed')).toMatchObject([
          { seat: 0, amount: 1, effective: 7 },
        ]);
        expect(scene.asked).toBe('B battleReinforcement');
      })
      .when(reinforces('B', 1))
      .shows((scene) => {
        expect(scene.happened('reinforcementPlayed')[1]).toMatchObject({ effective: 8 });
        expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([3, 7]);
        expect(held(scene)).toEqual([1, 0, 0]);
        expect(scene.open.reinforcementSupply).toBe(17);
      });
  });

  test('ROY-10.10 the window opens after the reveal, for fighters who hold some', () => {
    given({ ...duel, reinforcements: [0, 2, 5] })
      .when(reveals({ A: 'tiger-6' }))
      .shows((scene) => expect(scene.asked).toBe('B battleCard'))
      .when(reveals({ B: 'owl-5' }))
      .shows((scene) => {
        expect(scene.asked).toBe('B battleReinforcement');
        expect(scene.session.questionOf(1)).toMatchObject({
          shape: 'number',
          min: 0,
          max: 2,
          fallback: ['0'],
          facts: { kingdom: 'k8' },
        });
      });
  });

  test('ROY-10.11 any number, up to all that one holds', () => {
    given({ ...duel, reinforcements: [3] })
      .when(reveals({ A: 'tiger-1', B: 'owl-6' }))
      .shows((scene) => {
        expect(scene.session.answer(0, ['4'])).toEqual({ ok: false, code: 'tooMany' });
      })
      .when(reinforces('A', 3))
      .shows((scene) => {
        expect(scene.happened('reinforcementPlayed')).toMatchObject([{ amount: 3, effective: 7 }]);
        expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([7, 3]);
      });
  });

  test('ROY-10.16 S-54 a reinforcement goes on no other card than the own', () => {
    given({ ...duel, reinforcements: [1] })
      .when(reveals({ A: 'tiger-5', B: 'owl-6' }))
      .shows((scene) => {
        expect(scene.session.questionOf(0)?.shape).toBe('number');
        expect(scene.session.answer(0, ['1:B'])).toEqual({ ok: false, code: 'notANumber' });
      })
      .when(reinforces('A', 1))
      .shows((scene) =>
        expect(scene.happened('reinforcementPlayed')).toMatchObject([{ seat: 0, effective: 7 }]),
      );
  });

  test('ROY-R.27 declining does not exclude a later answer; the window closes when all have declined', () => {
    given({ ...duel, first: 'B', reinforcements: [2, 2] })
      .when(reveals({ A: 'tiger-5', B: 'owl-6' }), (scene) =>
        expect(scene.asked).toBe('B battleReinforcement'),
      )
      .when(reinforces('B', 0), reinforces('A', 1), (scene) =>
        expect(scene.asked).toBe('B battleReinforcement'),
      )
      .when(reinforces('B', 1), reinforces('A', 0), (scene) =>
        expect(scene.asked).toBe('B battleReinforcement'),
      )
      .when(reinforces('B', 0))
      .shows((scene) => {
        expect(scene.happened('reinforcementDeclined').map(({ seat }) => seat)).toEqual([1, 0, 1]);
        expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([3, 7]);
        expect(held(scene)).toEqual([2, 1, 0]);
      });
  });

  const NO_QUESTION: readonly [string, Setting, Partial<Record<'A' | 'B' | 'C', string>>][] = [
    ['leads alone, and nobody can answer', { reinforcements: [3] }, { A: 'tiger-6', B: 'owl-5' }],
    ['cannot reach the best card', { reinforcements: [1] }, { A: 'tiger-1', B: 'owl-6' }],
    [
      'leads alone, and nobody can reach the card',
      { reinforcements: [1, 1] },
      { A: 'tiger-4', B: 'owl-1' },
    ],
    [
      'makes an 8 of a 6 where a 1 already wins',
      { cubes: { k8: 'AABBCC' }, reinforcements: [1] },
      { A: 'tiger-6', B: 'owl-8', C: 'frog-1' },
    ],
  ];
  test.each(NO_QUESTION)('ROY-R.27 nobody is asked who %s', (_, setting, cards) => {
    given({ ...duel, ...setting })
      .when(reveals(cards))
      .shows((scene) => {
        expect(scene.happened('reinforcementDeclined')).toEqual([]);
        expect(scene.happened('battleEnded')).toHaveLength(1);
      });
  });

  test('ROY-R.27 the leader is asked while another may still overtake, or while a 1 could be raised to lose', () => {
    given({ ...duel, reinforcements: [1, 1] })
      .when(reveals({ A: 'tiger-6', B: 'owl-5' }))
      .shows((scene) => expect(scene.asked).toBe('A battleReinforcement'))
      .when(reinforces('A', 0), reinforces('B', 0))
      .shows((scene) => expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([7, 3]));
    given({ ...duel, reinforcements: [1] })
      .when(reveals({ A: 'tiger-1', B: 'owl-8' }))
      .shows((scene) => expect(scene.asked).toBe('A battleReinforcement'));
  });

  test('ROY-R.27 a seat is asked exactly if trying out every answer makes a difference', () => {
    const cards = [1, 2, 5, 6, 8].map((value) => ({ id: `x${value}`, face: `frog-${value}` }));
    let asked = 0;
    for (const [a, b, c] of threesOf(cards)) {
      for (const held of [
        [1, 0, 0],
        [2, 1, 0],
        [1, 0, 2],
        [3, 1, 1],
      ] as const) {
        const shown = (more: readonly number[]) =>
          [a, b, c].map((card, owner) => ({ owner, card, boosts: more[owner] as number }));
        const outcomes = new Map<string, Set<string>>();
        for (const [mine, ...others] of amountsUpTo(held)) {
          const of = outcomes.get(others.join()) ?? new Set<string>();
          outcomes.set(others.join(), of);
          of.add(judge(shown([mine as number, ...others]), [0, 1, 2]).leaders.join());
        }
        const differs = [...outcomes.values()].some(({ size }) => size > 1);
        const battle = { revealed: shown([0, 0, 0]), standing: [0, 1, 2] };
        expect(canChange(battle, 0, (owner) => held[owner as number] as number)).toBe(differs);
        if (differs) asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(asked).toBeLessThan(400);
  });

  test('ROY-R.27 nobody holds any: no window', () => {
    given({ ...duel, reinforcements: [0, 0, 4] })
      .when(reveals({ A: 'tiger-5', B: 'owl-6' }))
      .shows((scene) => expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([3, 7]));
  });
});

describe('effective values', () => {
  test('S-22 ROY-10.14 ROY-10.15 a card raised to 8 makes the 1 win', () => {
    given({
      ...duel,
      cubes: { k8: 'AABBCC' },
      reinforcements: [2],
      hands: [['tiger-6', 'tiger-2', 'tiger-3', 'tiger-4'], B, C],
    })
      .when(reveals({ A: 'tiger-6', B: 'owl-1', C: 'frog-7' }), reinforces('A', 1))
      .shows((scene) => {
        expect(scene.pointsAt('k8')).toEqual([3, 7, 3]);
        expect(held(scene)).toEqual([2, 0, 1]);
      });
  });

  test('ROY-10.15 raised beyond 8 counts as an 8 too', () => {
    given({
      ...duel,
      reinforcements: [2],
      hands: [['tiger-6', 'tiger-2', 'tiger-3', 'tiger-4'], B, C],
    })
      .when(reveals({ A: 'tiger-6', B: 'owl-1' }), reinforces('A', 2))
      .shows((scene) => expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([3, 7]));
  });

  test('S-23 ROY-R.28 a boosted 1 is no longer a 1', () => {
    given({ ...duel, reinforcements: [1] })
      .when(reveals({ A: 'tiger-1', B: 'owl-8' }), reinforces('A', 1))
      .shows((scene) => expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([3, 7]));
  });

  test('S-24 ROY-10.13 ROY-R.30 a tie sends the tokens back; the next card has its printed value', () => {
    given({ ...duel, reinforcements: [1] })
      .when(reveals({ A: 'tiger-4', B: 'owl-6' }), reinforces('A', 1))
      .shows((scene) => {
        expect(scene.happened('battleRound')[0]).toMatchObject({ leaders: [0, 1] });
        expect(scene.open.reinforcementSupply).toBe(18);
        expect(held(scene)).toEqual([0, 0, 0]);
        expect(scene.asked).toBe('AB battleCard');
      })
      .when(reveals({ A: 'tiger-5', B: 'owl-8' }))
      .shows((scene) => expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([3, 7]));
  });

  test('ROY-10.12 ROY-10.19 played tokens are back in the supply after the battle', () => {
    given({ ...duel, reinforcements: [2, 1] })
      .when(reveals({ A: 'tiger-5', B: 'owl-6' }), reinforces('A', 2))
      .shows((scene) => {
        // 15 in the supply + 2 played - 1 to the loser.
        expect(scene.open.reinforcementSupply).toBe(16);
        expect(held(scene)).toEqual([0, 2, 0]);
      });
  });
});

describe('gaining and keeping', () => {
  test('S-28 ROY-10.7 ROY-9.2 a token won in k5 serves in k6 of the same age end', () => {
    given({
      ...duel,
      cubes: { k5: 'AABB', k6: 'AABB' },
      scoring: 'k5',
      top: ['tiger-7', 'owl-7'],
    })
      .when(reveals({ A: 'tiger-4', B: 'owl-8' }))
      .shows((scene) => expect(held(scene)).toEqual([1, 0, 0]))
      .when(reveals({ A: 'tiger-5', B: 'owl-6' }), reinforces('A', 1))
      .shows((scene) => {
        expect(scene.happened('reinforcementPlayed')).toMatchObject([{ effective: 7 }]);
        expect(scene.pointsAt('k6')?.[1]).toBe(3);
        expect(scene.pointsAt('k6')?.[0]).toBeGreaterThan(4);
      });
  });

  test('ROY-R.31 a short supply is given clockwise from the first player', () => {
    given({ ...duel, first: 'B', cubes: { k8: 'AABBCC' }, reinforcements: [0, 0, 17] })
      .when(reveals({ A: 'tiger-5', B: 'owl-6', C: 'frog-7' }))
      .shows((scene) => {
        expect(scene.happened('battleEnded')[0]).toMatchObject({ losers: [1, 0], reinforced: [1] });
        expect(held(scene)).toEqual([0, 1, 17]);
      });
  });

  test('ROY-R.36 tokens are kept from age to age', () => {
    given({ ...duel, players: 3, cubes: {}, reinforcements: [2, 1] }).shows((scene) => {
      expect(scene.open.age).toBe(2);
      expect(held(scene)).toEqual([2, 1, 0]);
    });
  });

  test('ROY-10.21 at the end each token still held is a point', () => {
    given({
      players: 2,
      age: 3,
      reinforcements: [3, 1],
      scores: [10, 20],
      scoring: 'k8',
    }).shows((scene) => {
      expect(scene.scores).toEqual([13, 21]);
      expect(scene.happened('pointsScored')).toMatchObject([
        { owner: 0, points: 3, why: 'reinforcement', clause: 'ROY-10.21' },
        { owner: 1, points: 1, why: 'reinforcement' },
      ]);
    });
  });

  test('ROY-R.35 the cards of a battle are public until the pile is shuffled', () => {
    given({ ...duel, cubes: { k7: 'AABB', k8: 'AACC' }, scoring: 'k7' })
      .when(reveals({ A: 'tiger-5', B: 'owl-6' }))
      .shows((scene) => {
        const spectator = JSON.stringify(scene.session.view(null));
        expect(spectator).toContain('tiger-5');
        expect(spectator).toContain('owl-6');
      });
  });
});

test('a claim or a pass does not touch the tokens', () => {
  given({ players: 3, reinforcements: [2], hands: HANDS, decrees: { k8: 'B02' } })
    .when(claims('A', 'tiger-5', 'k8'), passes('B'))
    .shows((scene) => expect(held(scene)).toEqual([2, 0, 0]));
});
