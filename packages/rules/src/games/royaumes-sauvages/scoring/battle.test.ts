import { describe, expect, test } from 'vitest';
import { given, reveals } from '../testing/given.ts';
import { bestOf } from './judge.ts';

const A = ['tiger-3', 'tiger-5', 'tiger-1', 'tiger-7'];
const B = ['owl-6', 'owl-2', 'owl-8', 'owl-5'];
const C = ['frog-6', 'frog-5', 'frog-1', 'frog-7'];
const D = ['wolf-7', 'wolf-2', 'wolf-3', 'wolf-8'];
const HANDS = [A, B, C, D];

const duel = {
  cubes: { k8: 'AABB' },
  hands: HANDS,
  tiles: { k8: [7, 8, 9] },
  scoring: 'k8' as const,
};

describe('sealed choice and reveal', () => {
  test('S-19 ROY-10.2 ROY-10.3 ROY-10.4 ROY-10.5 ROY-10.6 ROY-10.7 ROY-10.8 ROY-10.17 ROY-10.18 ROY-10.19 ROY-10.20 three fighters', () => {
    given({
      hands: HANDS,
      cubes: { k7: 'AABBCC|D' },
      tiles: { k7: [9, 10, 10] },
      scoring: 'k7',
    })
      .when((scene) => expect(scene.asked).toBe('ABC battleCard'))
      .when(reveals({ A: 'tiger-3', B: 'owl-6', C: 'frog-6' }))
      .shows((scene) => {
        expect(scene.happened('battleRound')).toMatchObject([{ leaders: [1, 2], eliminated: [0] }]);
        expect(scene.open.battle).toMatchObject({ standing: [1, 2], round: 2 });
        expect(scene.asked).toBe('BC battleCard');
      })
      .when(reveals({ B: 'owl-2', C: 'frog-5' }))
      .shows((scene) => {
        expect(scene.pointsAt('k7')).toEqual([3, 3, 9, 1]);
        expect(scene.open.players.map(({ reinforcements }) => reinforcements)).toEqual([
          1, 1, 0, 0,
        ]);
        expect(scene.happened('battleEnded')).toMatchObject([
          { winners: [2], losers: [0, 1], reinforced: [0, 1] },
        ]);
        expect(scene.happened('drew').map(({ seat, count }) => [seat, count])).toEqual([
          [0, 1],
          [1, 2],
          [2, 2],
        ]);
        expect(scene.open.battle).toBeNull();
      });
  });

  test('ROY-10.1 ties for lower places start no battle', () => {
    given({ cubes: { k8: 'AABC' }, scoring: 'k8' }).shows((scene) => {
      expect(scene.happened('battleStarted')).toEqual([]);
      expect(scene.pointsAt('k8')?.slice(1)).toEqual([3, 3, 0]);
    });
  });

  test('ROY-10.2 ROY-R.26 choices are sealed: others see only who is ready', () => {
    given(duel)
      .when(reveals({ A: 'tiger-3' }))
      .shows((scene) => {
        expect(scene.session.awaited()).toMatchObject({ seats: [0, 1], ready: [0] });
        for (const viewer of [null, 1, 2, 3]) {
          expect(JSON.stringify(scene.session.view(viewer))).not.toContain('tiger-3');
        }
        const id = scene.cardOf('A', 'tiger-5').id;
        expect(scene.session.answer(0, [id])).toEqual({ ok: false, code: 'alreadyAnswered' });
      })
      .when(reveals({ B: 'owl-2' }))
      .shows((scene) => {
        expect(scene.happened('battleRevealed')[0]?.cards.map(({ card }) => card.face)).toEqual([
          'tiger-3',
          'owl-2',
        ]);
      });
  });

  test('ROY-R.26 a last card is sent by itself', () => {
    const tie = { A: 'tiger-5', B: 'owl-5' };
    given({
      ...duel,
      hands: [
        ['tiger-5', 'tiger-6', 'tiger-7', 'tiger-8'],
        ['owl-5', 'owl-6', 'owl-7', 'owl-8'],
        C,
        D,
      ],
    })
      .when(reveals(tie), reveals({ A: 'tiger-6', B: 'owl-6' }))
      .when(reveals({ A: 'tiger-7', B: 'owl-7' }))
      .shows((scene) => {
        expect(scene.happened('battleRevealed')).toHaveLength(4);
        expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([7, 7]);
      });
  });

  test('the clock shows the highest card', () => {
    given(duel).shows((scene) => {
      expect(scene.session.questionOf(0)?.fallback).toEqual([scene.cardOf('A', 'tiger-7').id]);
      expect(scene.session.questionOf(0)).toMatchObject({ facts: { kingdom: 'k8', round: 1 } });
    });
  });
});

describe('which card wins', () => {
  test('S-20 ROY-10.3 a 1 beats an 8 and loses to a 7', () => {
    given(duel)
      .when(reveals({ A: 'tiger-1', B: 'owl-8' }))
      .shows((scene) => expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([7, 3]));
    given({ ...duel, hands: [A, ['owl-7', 'owl-2', 'owl-8', 'owl-5'], C, D] })
      .when(reveals({ A: 'tiger-1', B: 'owl-7' }))
      .shows((scene) => expect(scene.pointsAt('k8')?.slice(0, 2)).toEqual([3, 7]));
  });

  test('S-25 ROY-10.14 ROY-10.17 with an 8 on the table every 1 ranks above all', () => {
    given({
      cubes: { k8: 'AABBCCD|D' },
      hands: [
        ['tiger-1', 'tiger-2', 'tiger-3', 'tiger-4'],
        ['owl-1', 'owl-2', 'owl-3', 'owl-4'],
        ['frog-8', 'frog-2', 'frog-3', 'frog-4'],
        D,
      ],
      scoring: 'k8',
    })
      .when(reveals({ A: 'tiger-1', B: 'owl-1', C: 'frog-8', D: 'wolf-7' }))
      .shows((scene) => {
        expect(scene.happened('battleRound')).toMatchObject([
          { leaders: [0, 1], eliminated: [2, 3] },
        ]);
        expect(scene.asked).toBe('AB battleCard');
      });
  });

  test('S-50 ROY-R.33 ROY-10.14 ROY-10.17 ROY-10.7 five fighters fight like three', () => {
    given({
      players: 5,
      cubes: { k5: 'ABCD|E' },
      tiles: { k5: [9, 10, 10] },
      hands: [
        ['tiger-8', 'tiger-4', 'tiger-2', 'tiger-3'],
        ['owl-8', 'owl-1', 'owl-2', 'owl-3'],
        ['frog-7', 'frog-1', 'frog-2', 'frog-3'],
        ['wolf-6', 'wolf-1', 'wolf-2', 'wolf-3'],
        ['okapi-5', 'okapi-1', 'okapi-2', 'okapi-3'],
      ],
      scoring: 'k5',
    })
      .when(reveals({ A: 'tiger-8', B: 'owl-8', C: 'frog-7', D: 'wolf-6', E: 'okapi-5' }))
      .when(reveals({ A: 'tiger-4', B: 'owl-1' }))
      .shows((scene) => {
        expect(scene.pointsAt('k5')).toEqual([9, 3, 3, 3, 3]);
        expect(scene.open.players.map(({ reinforcements }) => reinforcements)).toEqual([
          0, 1, 1, 1, 1,
        ]);
        expect(scene.open.reinforcementSupply).toBe(14);
      });
  });

  test('ROY-R.29 the best of effective values: 10 beats 8, a 1 beats both', () => {
    expect(bestOf([8, 10])).toBe(10);
    expect(bestOf([1, 10, 8])).toBe(1);
    expect(bestOf([1, 7])).toBe(7);
    expect(bestOf([1, 1])).toBe(1);
    expect(bestOf([3, 8])).toBe(8);
  });
});

describe('ties and places', () => {
  test('S-26 ROY-10.9 ROY-R.25 ROY-R.32 equal over four cards: both score the tile', () => {
    given({
      age: 2,
      cubes: { k8: 'AAABBCC|D|B' },
      tiles: { k8: [7, 8] },
      hands: [
        ['tiger-1', 'tiger-2', 'tiger-3', 'tiger-4'],
        ['owl-1', 'owl-2', 'owl-3', 'owl-4'],
        C,
        D,
      ],
      scoring: 'k8',
    })
      .when(reveals({ A: 'tiger-1', B: 'owl-1' }), reveals({ A: 'tiger-2', B: 'owl-2' }))
      .when(reveals({ A: 'tiger-3', B: 'owl-3' }))
      .shows((scene) => {
        expect(scene.happened('battleRound').map(({ over }) => over)).toEqual([
          false,
          false,
          false,
          true,
        ]);
        expect(scene.pointsAt('k8')).toEqual([7, 7, 3, 1]);
        expect(scene.open.players.map(({ reinforcements }) => reinforcements)).toEqual([
          0, 0, 0, 0,
        ]);
        expect(scene.happened('drew').map(({ count }) => count)).toEqual([4, 4]);
        expect(scene.hand('A')).toHaveLength(4);
      });
  });

  test('S-27 ROY-10.9 ROY-R.32 one is out early, two stay equal', () => {
    given({
      cubes: { k7: 'AABBCC|D' },
      tiles: { k7: [6, 7, 8] },
      hands: [
        ['tiger-1', 'tiger-2', 'tiger-3', 'tiger-6'],
        ['owl-1', 'owl-2', 'owl-3', 'owl-6'],
        C,
        D,
      ],
      scoring: 'k7',
    })
      .when(
        reveals({ A: 'tiger-6', B: 'owl-6', C: 'frog-5' }),
        reveals({ A: 'tiger-1', B: 'owl-1' }),
      )
      .when(reveals({ A: 'tiger-2', B: 'owl-2' }))
      .shows((scene) => {
        expect(scene.pointsAt('k7')).toEqual([6, 6, 3, 1]);
        expect(scene.open.players.map(({ reinforcements }) => reinforcements)).toEqual([
          0, 0, 1, 0,
        ]);
      });
  });

  test('ROY-10.6 those outside the battle with the next count take third place', () => {
    given({ ...duel, cubes: { k8: 'AAABBBC|D' } })
      .when(reveals({ A: 'tiger-7', B: 'owl-2' }))
      .shows((scene) => expect(scene.pointsAt('k8')).toEqual([7, 3, 1, 1]));
  });

  test('ROY-10.8 ROY-10.17 after a tie only the tied fighters go on', () => {
    given({ hands: HANDS, cubes: { k7: 'AABBCC' }, scoring: 'k7' })
      .when(reveals({ A: 'tiger-3', B: 'owl-6', C: 'frog-6' }))
      .shows((scene) => expect(scene.session.questionOf(0)).toBeNull());
  });

  test('ROY-10.19 every revealed card is discarded, whatever the outcome', () => {
    given({ ...duel, cubes: { k7: 'AABB', k8: 'CCDD' }, scoring: 'k7' })
      .when(reveals({ A: 'tiger-3', B: 'owl-6' }))
      .shows((scene) => {
        expect(scene.open.discard.map(({ face }) => face)).toEqual(['tiger-3', 'owl-6']);
        expect(scene.asked).toBe('CD battleCard');
      });
  });

  test('ROY-10.20 ROY-R.34 refills go clockwise from the first player, each to four', () => {
    given({ ...duel, first: 'B', top: ['okapi-1', 'okapi-2'] })
      .when(reveals({ A: 'tiger-3', B: 'owl-6' }))
      .shows((scene) => {
        expect(scene.happened('drew').map(({ seat }) => seat)).toEqual([1, 0]);
        expect(scene.hand('B')).toContain('okapi-1');
        expect(scene.hand('A')).toContain('okapi-2');
      });
  });
});
